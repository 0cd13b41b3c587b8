/**
 * Switches: where the rulebook is silent and two readings can honestly be defended, or where those who made the cards
 * play it otherwise, and the size of a cascade. The first value is the ruling. Both readings are told in
 * docs/tmmstone-cards.md and shown by scenarios. The profile is part of set-up and replay.
 */
import { CASCADE } from './vocabulary.ts';

export const SWITCHES = {
  /** May a unit without attack attack (R32)? */
  zeroAttack: ['may', 'mayNot'],
  /** Are neighbours the nearest units, or only units on the slots beside (R41)? */
  neighbours: ['nearest', 'touching'],
  /** Who summons or revives a unit chooses its slot, or it gets the free one farthest to the right (R40). */
  arrivalSlot: ['chosen', 'rightmost'],
  /** Does a unit that is still frozen lose its next attack when it is frozen again in the opponent's turn (R87, R88)? */
  freezeAgain: ['renews', 'nothing'],
  /** Does a frozen unit attack where a text orders it (R44)? */
  frozenOrdered: ['stays', 'attacks'],
  /** Does a unit that is stolen onto a full side die, or is it removed without any trigger (R80)? */
  fullSteal: ['dies', 'removed'],
  /** Does silence take attack and text, or granted taunt, stealth, freeze and additional health too (R82)? */
  silence: ['text', 'everything'],
  /** Does the revived card leave the grave, or a copy of it come (R91)? */
  revive: ['card', 'copy'],
  /** Does a unit that returns to a full hand die, or is it removed without any trigger (R111)? */
  fullReturn: ['dies', 'removed'],
  /** Where both draw instead of one: does a text by which both draw make two draws of it, or four (card 224)? */
  bothDraw: ['once', 'each'],
  /** Where healing is turned to damage, is the life that a lifesteal takes turned too (card 294)? */
  stolenLife: ['turned', 'heals'],
  /** Is an ability used for what is printed on it, or for what texts about all cards make of it (card 191)? */
  abilityCost: ['printed', 'asCards'],
} as const;

export type Switch = keyof typeof SWITCHES;
export type Profile = { [K in Switch]: (typeof SWITCHES)[K][number] } & {
  /** Firings after one answer before the rest does not fire any more [TMM R132]. */
  cascade: number;
};

export const SWITCH_NAMES = Object.keys(SWITCHES) as Switch[];

/** The rulings throughout. */
export const RULINGS: Profile = {
  cascade: CASCADE,
  zeroAttack: 'may',
  neighbours: 'nearest',
  arrivalSlot: 'chosen',
  freezeAgain: 'renews',
  frozenOrdered: 'stays',
  fullSteal: 'dies',
  silence: 'text',
  revive: 'card',
  fullReturn: 'dies',
  bothDraw: 'once',
  stolenLife: 'turned',
  abilityCost: 'printed',
};

function checkSwitch(name: string, value: unknown): void {
  if (name === 'cascade') {
    if (!Number.isInteger(value) || (value as number) < 100 || (value as number) > CASCADE)
      throw new Error(`cascade is a number from 100 to ${CASCADE}`);
    return;
  }
  if (!Object.hasOwn(SWITCHES, name))
    throw new Error(`no switch "${name.slice(0, 40)}"; there is: cascade, ${SWITCH_NAMES.join(', ')}`);
  const values: readonly unknown[] = SWITCHES[name as Switch];
  if (!values.includes(value)) throw new Error(`${name} is ${values.join(' or ')}`);
}

/**
 * A profile from what was written down; what is missing is as ruled.
 * @throws Error that names what is wrong
 */
export function profileFrom(j: unknown): Profile {
  if (j === undefined) return RULINGS;
  if (typeof j !== 'object' || j === null || Array.isArray(j)) throw new Error('a profile is a record of switches');
  const given = Object.entries(j);
  for (const [name, value] of given) checkSwitch(name, value);
  return given.length === 0 ? RULINGS : { ...RULINGS, ...(j as Partial<Profile>) };
}
