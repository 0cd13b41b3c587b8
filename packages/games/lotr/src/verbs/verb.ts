/** A verb of the game: one record, one file. */
import type { Read, Schema, VerbWords, Written } from '@kolbiste/cardkit/verbs';
import type { TwoTongues } from '@kolbiste/cardkit/words';
import type { Words } from '../cards/code.ts';
import type { Could } from '../effects/could.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import type { State, Thing } from '../state.ts';
import type { Speech } from '../text/card/speech.ts';

/** Whether it would change anything [LOTR G.5]: each is asked where it applies; where one is left out, it would. */
export interface Would<Words> {
  /** This thing, of those that it works on. */
  thing?(s: State, x: EffectContext, op: Words, t: Thing): boolean;
  /** Anything of this player: a verb that has it is about players. */
  player?(s: State, x: EffectContext, op: Words, seat: number): boolean;
  /** Anything at all, where it works on neither. */
  now?(s: State, x: EffectContext, op: Words): Could;
}

/** The same in one shape for all verbs; null = left out. */
export interface Asked {
  readonly thing: NonNullable<Would<Words>['thing']> | null;
  readonly player: NonNullable<Would<Words>['player']> | null;
  readonly now: NonNullable<Would<Words>['now']> | null;
}

export interface Verb<S extends Schema = Schema> extends VerbWords<S, Speech, string> {
  /**
   * Does it.
   * @param on the things it works on, those that it would not change left out
   * @param answer of a verb that holds texts to choose from: which was chosen, from 1; 0 = none
   */
  run(s: State, x: EffectContext, op: Read<S>, on: readonly Thing[], answer: number): void;
  readonly would?: Would<Read<S>>;
  /** Whether it is carried out in full, which a "then" behind it asks before it is done [LOTR G.4]; `effects/full.ts` has what holds for all. */
  full?(s: State, x: EffectContext, op: Read<S>, on: readonly Thing[]): boolean;
  /** Whether it can be met in full as what travelling somewhere asks [LOTR 4.3]; where it does not say, all that is asked has to change something. */
  met?(s: State, x: EffectContext, op: Read<S>): boolean;
  /** What is asked where somebody chooses a thing for it. */
  readonly asks?: TwoTongues;
  /** What its text ends with, which is said once where the next instruction ends with the same. */
  readonly tail?: { cs(i: Written<S>): string; en(i: Written<S>): string };
  /** No fight turns on it. */
  readonly beside?: true;
  /** One of the texts that it holds is chosen. */
  readonly branches?: true;
  /** Whether it would change anything hangs on what nobody else sees. */
  readonly hidden?: true;
}

/** Any of them. */
export type AnyVerb = Verb;
