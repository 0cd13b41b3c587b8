/** A text as a list of operations: blocks become jumps, so that a text can stop anywhere for a question and go on. */
import { readRecord } from '@kolbiste/cardkit/verbs';
import type { Speaker } from '../effects/speaker.ts';
import type { State } from '../state.ts';
import { verbOf } from '../verbs/index.ts';
import type { Instruction, Static } from './steps.ts';
import type { Tally } from './terms.ts';

/** What an operation does, and what it does with the answer to its question. A verb that is no block is one of them. */
export interface Step<A extends object = object> {
  readonly name: string;
  run(s: State, x: Speaker, op: A): void;
  take?(s: State, x: Speaker, op: A, answer: number): void;
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
export interface Assembler {
  readonly code: Op[];
  readonly shop: Shop;
  /** Appends an operation and returns its words: where it jumps may be known later. */
  push<A extends object>(step: Step<A>, words: A): A;
  text(list: readonly Instruction[]): void;
}

/** Appends a text to `code`. */
export function assemble(text: readonly Instruction[], code: Op[], shop: Shop): void {
  const to: Assembler = {
    code,
    shop,
    push(step, words) {
      code.push({ step, words });
      return words;
    },
    text(list) {
      for (const i of list) {
        const verb = verbOf(i);
        if ('cut' in verb) verb.cut(i as never, to);
        else to.push(verb, readRecord(verb.schema, i as never, shop));
      }
    },
  };
  to.text(text);
}
