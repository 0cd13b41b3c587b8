/** Texts as lists of operations: an instruction is read into one, or, where it holds other texts, may cut itself into several. */
import type { Schema } from './term.ts';
import { readRecord } from './term.ts';

/** What works on such words. */
interface Does<Words> {
  run(s: never, x: never, op: Words): void;
}

/** What a text is cut into: operations behind those that are there. */
export interface Assembler<Step, Op, Shop, Instruction> {
  readonly code: Op[];
  readonly shop: Shop;
  /** Appends an operation and returns its words: where it jumps may be known later. */
  push<Words extends object>(step: Step & Does<Words>, words: Words): Words;
  text(list: readonly Instruction[]): void;
}

/** A verb that is one operation, and one that is several. */
type Whole<Step> = Step & { readonly schema: Schema };
interface Block<To> {
  cut(instruction: never, to: To): void;
}

/**
 * How a game appends a text to its operations.
 * @param verbOf the verb of an instruction
 * @param opOf an operation: what is done, with its words
 */
export const assembling =
  <Step extends object, Op, Shop, Instruction extends object>(
    verbOf: (instruction: Instruction) => Whole<Step> | Block<Assembler<Step, Op, Shop, Instruction>>,
    opOf: (step: Step, words: object) => Op,
  ) =>
  (text: readonly Instruction[], code: Op[], shop: Shop): void => {
    const to: Assembler<Step, Op, Shop, Instruction> = {
      code,
      shop,
      push(step, words) {
        code.push(opOf(step, words));
        return words;
      },
      text(list) {
        for (const each of list) {
          const verb = verbOf(each);
          if ('cut' in verb) verb.cut(each as never, to);
          else code.push(opOf(verb, readRecord(verb.schema, each as never, shop)));
        }
      },
    };
    to.text(text);
  };
