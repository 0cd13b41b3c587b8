/** How a table of sentences about events is written. */
import type { GameEvent } from '@kolbiste/kernel';
import { T_EFFECT, T_HERO, T_WEAPON } from '../legal.ts';
import { numberOf } from '../state.ts';
import { BONUSES, EFFECTS } from '../vocabulary.ts';
import { bonusPhrase, colouredField, effect, fieldPhrase } from './effects.ts';
import type { Talk } from './talk.ts';
import { two } from './talk.ts';
import { fieldAt, toughWeapon, weapon } from './weapons.ts';

/**
 * One sentence about a kind of event, without its full stop. It reads nothing but the figures of the event and the cards.
 */
export interface Told {
  /** True: it stands after the name of seat `a`, 'Hráč A: '. */
  readonly named: boolean;
  readonly say: (t: Talk, e: GameEvent) => string;
}

/** A sentence about the player of seat `a`. */
export const player = (say: Told['say']): Told => ({ named: true, say });
/** A sentence about the game. */
export const all = (say: Told['say']): Told => ({ named: false, say });

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
