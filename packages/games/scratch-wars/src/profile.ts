/**
 * Where the rulebook can honestly be read in two ways, a switch chooses; the first value is the ruling. Both readings
 * are told in docs/scratch-wars-rulings.md and shown by scenarios. The profile is part of set-up and replay.
 */
export const SWITCHES = {
  /** On a tied start spin the players choose again, or spin the same weapons again (R5). */
  tieRespin: ['choose', 'same'],
  /** May an owner cancel a laid persistent attack (R18)? */
  cancelLaid: ['reusable', 'none'],
  /** Does a red or chosen orange effect that a trap cancels still end the turn (R41)? */
  trappedEndsTurn: ['yes', 'no'],
  /** Is the bonus to a persistent attack the player's choice, or automatic as for a passive effect (R55)? */
  persistentBonus: ['chosen', 'automatic'],
  /** Is the second attack of a shrapnel optional (R59)? */
  shrapnelSecond: ['may', 'must'],
  /** Is the resistance of a shield that was used in its own defence taken off the rest of a shrapnel (R61)? */
  shrapnelOwnShield: ['shieldsOnly', 'alsoResistance'],
  /** Does laying a freshly spun effect trigger a trap (R75)? */
  trapOnLaying: ['yes', 'no'],
  /** Is a bonus used on a trapped effect spent (R80)? */
  trappedBonus: ['spent', 'kept'],
  /** Which energy costs does the trick compare (R89)? */
  trickCost: ['effective', 'printed'],
  /** May the trick be paid with the last life (R90)? */
  trickLethal: ['permitted', 'forbidden'],
  /** A printed value of 0 or less: no impact, or compared with the resistance (R38)? */
  printedZero: ['noImpact', 'compare'],
  /** When may an owner cancel a laid persistent attack: with an action left, or whenever in his turn no effect is being resolved (R18)? */
  cancelTime: ['action', 'turn'],
  /** Does a malus to shields used together lower one of them, not below 0, or their sum (R53)? */
  shieldMalus: ['one', 'sum'],
  /** Does a malus to several persistent attacks lower their sum, or one of them, not below 0 (R45)? */
  persistentMalus: ['sum', 'one'],
  /** Does the bonus or malus of a trap count for each trap laid, or for one, the largest (R54)? */
  trapBonus: ['each', 'one'],
  /** Combos whose sum is 0 or less without a malus: no impact, or an attack of power 0 (R85)? */
  comboZero: ['noImpact', 'attack'],
} as const;

export type Switch = keyof typeof SWITCHES;
export type Profile = { [K in Switch]: (typeof SWITCHES)[K][number] };

export const SWITCH_NAMES = Object.keys(SWITCHES) as Switch[];

/** The rulings throughout. */
export const RULINGS: Profile = {
  tieRespin: 'choose',
  cancelLaid: 'reusable',
  trappedEndsTurn: 'yes',
  persistentBonus: 'chosen',
  shrapnelSecond: 'may',
  shrapnelOwnShield: 'shieldsOnly',
  trapOnLaying: 'yes',
  trappedBonus: 'spent',
  trickCost: 'effective',
  trickLethal: 'permitted',
  printedZero: 'noImpact',
  cancelTime: 'action',
  shieldMalus: 'one',
  persistentMalus: 'sum',
  trapBonus: 'each',
  comboZero: 'noImpact',
};

/** A whole profile from the switches that differ. @throws Error naming the switch and its values */
export function profileFrom(given: unknown): Profile {
  if (given === undefined || given === null) return RULINGS;
  if (typeof given !== 'object' || Array.isArray(given)) throw new Error('profile: expected a record of switches');
  const profile: { [name: string]: string } = { ...RULINGS };
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(SWITCHES, name)) {
      throw new Error(`profile.${name.slice(0, 40)}: no such switch; there are ${SWITCH_NAMES.join(', ')}`);
    }
    const values: readonly string[] = SWITCHES[name as Switch];
    if (typeof value !== 'string' || !values.includes(value)) {
      throw new Error(`profile.${name}: expected ${values.join(' or ')}, found ${JSON.stringify(value)?.slice(0, 40)}`);
    }
    profile[name] = value;
  }
  return profile as Profile;
}

/** The profile as bits: bit k is set where switch k differs from the ruling. */
export function profileBits(profile: Profile): number {
  let bits = 0;
  SWITCH_NAMES.forEach((name, k) => {
    if (profile[name] !== SWITCHES[name][0]) bits |= 1 << k;
  });
  return bits;
}

/** Bit of a switch in profileBits. */
export const bitOf = (name: Switch): number => 1 << SWITCH_NAMES.indexOf(name);
