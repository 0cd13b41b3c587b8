/** What stands where in the flat state: fields of heroes and enemies, piles and decks, by their places. */

/** What a row of a hero holds, by place. */
export const HERO_FIELDS = [
  'hero',
  'row',
  'hp',
  'maxHp',
  'gold',
  'energy',
  'block',
  'strength',
  'weak',
  'vulnerable',
  'shivs',
  'miracles',
  'stance',
  /** Orb slots. */
  'slots',
  /** Whether the hero has ended the turn [STS R3]. */
  'done',
  'lostHp',
  'discarded',
  'noDraw',
  'noPlay',
  /** Attacks, shivs among them, and cards that were played this turn. */
  'attacks',
  'cards',
  'powersPlayed',
  'stanceSwitched',
  'wrathEntered',
  /** Repeats that wait for the next attack and the next skill: how many more times it is resolved. */
  'repeatAttack',
  'repeatSkill',
  /** Strength that goes at the end of turn. */
  'passing',
  /** Cards that may be retained this turn by an effect. */
  'retains',
  'shuffled',
  /** Energy left over and block left over at the end of the turn before. */
  'energyLeft',
  /** Loss of HP is at most one until the round ends; what was lost of it. */
  'shielded',
  'lostRound',
  'freeNext',
  /** How many cards from the top of the draw pile its owner knows: scried, or put there. */
  'known',
  /** Repeats that wait for the next attack or skill. */
  'repeatCard',
  /** The last attack card of this turn, plus 1, and its X. */
  'lastAttack',
  'lastX',
  /** Shivs that were thrown this turn. */
  'thrown',
  /** Strength that goes when the next attack is over. */
  'attackStrength',
  /** Block that was left over when the turn began. */
  'blockLeft',
  /** Deals no damage this turn. */
  'harmless',
] as const;
export const [
  HERO,
  ROW,
  HP,
  MAX_HP,
  GOLD,
  ENERGY,
  BLOCK,
  STRENGTH,
  WEAK,
  VULNERABLE,
  SHIVS,
  MIRACLES,
  STANCE,
  SLOTS,
  DONE,
  LOST_HP,
  DISCARDED,
  NO_DRAW,
  NO_PLAY,
  ATTACKS,
  CARDS,
  POWERS_PLAYED,
  SWITCHED,
  WRATH_ENTERED,
  REPEAT_ATTACK,
  REPEAT_SKILL,
  PASSING,
  RETAINS,
  SHUFFLED,
  ENERGY_KEPT,
  SHIELDED,
  LOST_ROUND,
  FREE_NEXT,
  KNOWN,
  REPEAT_CARD,
  LAST_ATTACK,
  LAST_X,
  THROWN,
  ATTACK_STRENGTH,
  BLOCK_LEFT,
  HARMLESS,
] = HERO_FIELDS.keys() as unknown as number[];

/** What a row of an enemy holds; row, HP, block and tokens stand at the same places as a hero's. */
export const ENEMY_FIELDS = [
  'card',
  'row',
  'hp',
  'maxHp',
  /** 0 alive, 1 dead, 2 left. */
  'gone',
  /** Slot of the action cube. */
  'slot',
  'block',
  'strength',
  'weak',
  'vulnerable',
  'poison',
  /** Slots that happen only once and have happened, by bit. */
  'once',
  /** Marks of its abilities: curled up, enraged. */
  'marks',
  /** Cubes of an ability: thorns. */
  'cubes',
  /** Came in the enemies' turn of this round: does not act, its cube stays [STS R54] [STS R55]. */
  'late',
] as const;
export const CARD = 0;
export const GONE = 4;
export const SLOT = 5;
export const POISON = 10;
export const ONCE = 11;
export const MARKS = 12;
export const CUBES = 13;
export const LATE = 14;
export const [ALIVE, DEAD, LEFT] = [0, 1, 2];
/** The row of a boss: it counts as being in every row [STS 11.2]. */
export const EVERY_ROW = -1;

/** Piles of a hero. The top of a pile is its last card. */
const PILES = [
  'draw',
  'hand',
  /** Beside the hand: what is remembered of each of its cards while it is there [STS 18.4]. */
  'marks',
  'discard',
  'exhaust',
  'powers',
  /** Beside the powers: cubes on them. */
  'cubes',
  'orbs',
  'deck',
  'reward',
  'rare',
  'relics',
  /** Beside the relics: whether each lies face down, and cubes on it. */
  'uses',
  'potions',
  /** Cards that lie beside enemies, and beside which each does. */
  'attached',
  'hosts',
] as const;
export const [
  DRAW,
  HAND,
  HELD,
  DISCARD,
  EXHAUST,
  POWERS,
  POWER_CUBES,
  ORBS,
  DECK,
  REWARD,
  RARE,
  RELICS,
  USES,
  POTIONS,
  ATTACHED,
  HOSTS,
] = PILES.keys() as unknown as number[];
export const PILE_KINDS = PILES.length;

/** What stands beside a power: its cubes, and whether its text has spoken this turn. */
export const CUBES_OF_POWER = 255;
export const MARKED_THIS_TURN = 1 << 8;

/** Marks of a card in hand. */
export const RETAINED = 1;
export const KEPT = 2;
export const FREE = 4;
/** Drawn in the end phase: its own end-of-turn texts are ignored [STS 18.12] [STS R43]. */
export const LATE_DRAWN = 8;
export const CHEAPER = 16;

/** Decks of the group. */
export const DECKS = [
  'first',
  'encounter',
  'elite',
  'event',
  'relic',
  'potion',
  'bossRelic',
  'curse',
  'colorless',
  /** Reward cards of heroes whom nobody plays, by hero, and their rare ones [STS 19.3]. */
  'rewardIronclad',
  'rewardSilent',
  'rewardDefect',
  'rewardWatcher',
  'rareIronclad',
  'rareSilent',
  'rareDefect',
  'rareWatcher',
] as const;
export const [
  FIRST_DECK,
  ENCOUNTER_DECK,
  ELITE_DECK,
  EVENT_DECK,
  RELIC_DECK,
  POTION_DECK,
  BOSS_RELIC_DECK,
  CURSE_DECK,
  COLORLESS_DECK,
] = DECKS.keys() as unknown as number[];
export const OTHER_REWARD = DECKS.indexOf('rewardIronclad');
export const OTHER_RARE = DECKS.indexOf('rareIronclad');
