/** How a table of sentences about events is written. */
import { deed, does, whose } from '@kolbiste/cardkit/words';
import type { GameEvent } from '@kolbiste/kernel';
import { capital } from '../cards/grammar.ts';
import { T_EFFECT, T_HERO, T_WEAPON } from '../legal.ts';
import { numberOf } from '../state.ts';
import { BONUSES, EFFECTS } from '../vocabulary.ts';
import { bonusPhrase, colouredField, effect, fieldPhrase } from './effects.ts';
import type { Talk } from './talk.ts';
import { two } from './talk.ts';
import { fieldAt, genderOfWeapon, seatOf, toughWeapon, weapon } from './weapons.ts';

/** One sentence about a kind of event, without its full stop. It reads nothing but the figures of the event and the cards. */
export type Told = (t: Talk, e: GameEvent) => string;

/** In both languages. */
type Said = (t: Talk, e: GameEvent) => readonly [cs: string, en: string];

/** What the player of seat `a` does, or what befalls him: Czech in the third person, English as to 'you'. */
export const player =
  (say: Said): Told =>
  (t, e) =>
    deed(t, e.a, does(t, e.a, ...say(t, e)));
/** A sentence about the game, or about a thing. */
export const all =
  (say: Said): Told =>
  (t, e) =>
    capital(two(t, ...say(t, e)));

/** A weapon, and whose: 'meč „X“ hráče A', 'your sword “X”'. */
export const owned = (t: Talk, w: number): string =>
  whose(t, seatOf(w), weapon(t, w), genderOfWeapon(t, w) === 'f' ? 'vaše' : 'váš');
/** The hero of a seat, and whose. */
export const heroOf = (t: Talk, seat: number): string => whose(t, seat, two(t, 'hrdina', 'hero'));

/** The field of an event's weapon `b` and field `c`: 'obranný štít 2, odolnost 3'. */
export function fieldOf(t: Talk, e: GameEvent, colour = false): string {
  const field = fieldAt(t, e.b, e.c);
  if (field === undefined) return two(t, 'efekt', 'effect');
  return colour ? colouredField(t, field) : fieldPhrase(t, field);
}

/** An effect of a weapon in short, with the weapon: 'obranný štít 2, odolnost 3 (meč „X“)'. */
export const fieldOn = (t: Talk, e: GameEvent): string => `${fieldOf(t, e)} (${weapon(t, e.b)})`;

export const effectOf = (t: Talk, kind: number): string => effect(t, EFFECTS[kind]);
export const bonusOf = (t: Talk, kind: number, value: number): string => bonusPhrase(t, BONUSES[kind], value);

/** The target of an attack by seat `by`: always the other player's hero, weapon or laid effect. */
export function targetOf(t: Talk, by: number, target: number): string {
  if (target === T_HERO) return two(t, 'hrdina', 'hero');
  const w = numberOf(1 - by, target - (target >= T_EFFECT ? T_EFFECT : T_WEAPON));
  if (target < T_EFFECT) return toughWeapon(t, w);
  return two(t, `efekt odložený na ${weapon(t, w, 'loc')}`, `effect laid on ${weapon(t, w)}`);
}
