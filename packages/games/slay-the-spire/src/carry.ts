/** What passes over between two rooms of an adventure: all that everybody sees there; the order of decks is dealt anew. */
import type { Field } from '@kolbiste/kernel';
import { CodecError, int, ints, list, record } from '@kolbiste/kernel';
import { DECKS, ENEMY_FIELDS, HERO_FIELDS, PILE_KINDS } from './places.ts';

/** Named as in the state; decks and piles whose order nobody knows lie in order. */
export interface Carry {
  act: number;
  map: number;
  node: number;
  tokens: number[];
  boss: number;
  round: number;
  die: number;
  heroes: number[][];
  piles: number[][];
  enemies: number[][];
  decks: number[][];
  dealt: number[];
  event: number;
  eventsMet: number;
  portal: number;
  keys: number;
  beaten: number[];
  feats: number;
  changes: number;
}

const any = int();
const numbers = ints({ most: 4000 });

export const CARRIED: { readonly [K in keyof Carry]-?: Field<Carry[K]> } = {
  act: int(1, 4),
  map: int(0, 1),
  node: int(0),
  tokens: numbers,
  boss: any,
  round: any,
  die: int(0, 6),
  heroes: list(ints({ length: HERO_FIELDS.length }), { most: 4 }),
  piles: list(numbers, { most: 100 }),
  enemies: list(ints({ length: ENEMY_FIELDS.length }), { most: 200 }),
  decks: list(numbers, { length: DECKS.length }),
  dealt: numbers,
  event: any,
  eventsMet: int(0),
  portal: int(0, 1),
  keys: any,
  beaten: numbers,
  feats: any,
  changes: any,
};
const form = record<Carry>(CARRIED);

/** What of something that has it all, a view, passes over. */
export const carried = (from: { readonly [K in keyof Carry]: unknown }): Carry =>
  form.copy(Object.fromEntries(Object.keys(CARRIED).map((name) => [name, from[name as keyof Carry]])) as never);

/** Reads what passed over to so many heroes. @throws CodecError with the place of what is wrong */
export function readCarry(j: unknown, path: string, heroes: number): Carry {
  const carry = form.read(j, path, undefined);
  if (carry.heroes.length !== heroes)
    throw new CodecError(`${path}.heroes`, `expected ${heroes}, found ${carry.heroes.length}`);
  if (carry.piles.length !== heroes * PILE_KINDS)
    throw new CodecError(`${path}.piles`, `expected ${heroes * PILE_KINDS}, found ${carry.piles.length}`);
  return carry;
}

/** Lays it out again. */
export const layCarried = (s: Carry, carry: Carry): void => void Object.assign(s, form.copy(carry));
