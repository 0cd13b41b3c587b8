/** What judgements weigh, in 1/64 of the logarithm of the odds, found in games. */
export const WEIGHTS = {
  even: 120,
  hp: 8,
  fewHp: 8,
  lastHp: 12,
  relic: 16,
  potion: 9,
  gold: 1,
  usualCard: 12,
  bestCard: 30,
  worstCard: 12,
  strength: 12,
  block: 1,
  energy: 1,
  harm: 5,
  power: 9,
  orb: 5,
  enemy: 14,
  enemyHp: 5,
  enemyBlock: 3,
  enemyStrength: 8,
  enemyHarm: 4,
  row: 4,
} as const;

/** What counts in a turn, in tenths of a point of damage. */
export const PLAN = {
  damage: 10,
  fallen: 15,
  disarmed: 9,
  won: 400,
  lost: 26,
  dead: 1000,
  miracle: 20,
  weakOff: 8,
  /** Above what cannot be paid. */
  even: 5000,
} as const;

/** What one of each is worth, in tenths of a point of damage. */
export const WORTH: Readonly<Record<string, number>> = {
  damage: 10,
  // It works again at each end of a round.
  poison: 40,
  block: 9,
  draw: 4,
  energy: 14,
  strength: 30,
  strengthUntilEnd: 15,
  vulnerable: 16,
  weak: 12,
  heal: 20,
  shiv: 10,
  miracle: 14,
  channel: 25,
  evoke: 12,
  scry: 4,
  gold: 4,
  loseHp: -18,
  daze: -8,
  burn: -12,
  slimed: -6,
  noDraw: -8,
  stance: 12,
};

/** What texts are worth otherwise. */
export const GIST = {
  /** A verb that says nothing of worth by a figure: something good is meant. */
  other: 3,
  /** A lasting text is carried out so often in a fight. */
  eachTurn: 3,
  hit: 11,
  static: 20,
  cost: 8,
  unplayable: -25,
  leavingCalm: 20,
  /** By the numbers of the stances: neutral, Calm, Wrath. */
  stances: [0, 25, 25],
} as const;

/** Between the fights. */
export const ROOMS = {
  /** A reward is taken when it is at least worth this. */
  goodEnough: 5,
  /** Whoever has fewer of a hundred HP rests, and goes the way of the hurt. */
  rest: 88,
  hurt: 60,
  rich: 6,
  campfire: 15,
  campfireHurt: 30,
  elite: 8,
  eliteHurt: -20,
  event: 10,
  merchant: 5,
  merchantRich: 20,
  encounter: 12,
  encounterHurt: 4,
  cardPrice: 5,
  price: 3,
  potion: 22,
  relic: 36,
} as const;
