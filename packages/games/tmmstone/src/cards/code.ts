/** A text as a list of operations: blocks become jumps, so that a text can stop anywhere for a question and go on. */
import type { Assembler as Texts } from '@kolbiste/cardkit/verbs';
import { assembling } from '@kolbiste/cardkit/verbs';
import type { EffectContext } from '../effects/effect-context.ts';
import type { State } from '../state.ts';
import { verbOf } from '../verbs/index.ts';
import type { Instruction, Static } from './steps.ts';
import type { Tally } from './terms.ts';

/** What an operation does, and what it does with the answer to its question. A verb that is no block is one of them. */
export interface Step<A extends object = object> {
  readonly name: string;
  run(s: State, x: EffectContext, op: A): void;
  take?(s: State, x: EffectContext, op: A, answer: number): void;
}

/** One operation: a step with what its words have become. */
export interface Op {
  readonly step: Step;
  readonly words: object;
}

/** What the compiler adds to while it reads a text. */
export interface Shop {
  tallies: Tally[];
  /** Adds a lasting text and returns its number. */
  lasting(statics: readonly Static[]): number;
  /** Adds a delayed text and returns its number. */
  later(text: readonly Instruction[]): number;
}

/** What a block is cut into: operations behind those that are there. */
export type Assembler = Texts<Step, Op, Shop, Instruction>;

/** Appends a text to operations. */
export const assemble = assembling<Step, Op, Shop, Instruction>(verbOf, (step, words) => ({ step, words }));
