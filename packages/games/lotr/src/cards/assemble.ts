/** A text as a list of operations, each with what is asked of every verb. */
import { assembling, partsOf } from '@kolbiste/cardkit/verbs';
import { verbOf } from '../verbs/index.ts';
import type { AnyVerb } from '../verbs/verb.ts';
import type { Aim, Op, Words } from './code.ts';
import { PART } from './code.ts';
import type { Instruction } from './steps.ts';

/** What the compiler adds to while it reads a text. */
export interface Shop {
  /** Adds a program and returns its number. */
  program(list: readonly Instruction[]): number;
}

function opOf(verb: AnyVerb, words: Words): Op {
  const parts = <T>(part: string): T[] => partsOf(verb.schema, part, words) as T[];
  const { thing = null, player = null, now = null } = verb.would ?? {};
  return {
    verb,
    words,
    aim: parts<Aim | null>(PART.aim)[0] ?? null,
    who: parts<number>(PART.who)[0] ?? -1,
    programs: parts<number | number[]>(PART.programs).flat(),
    figures: parts<number[]>(PART.figures).flat(),
    branches: verb.branches === true,
    run: verb.run,
    would: { thing, player, now },
  };
}

/** Appends a text to operations. */
export const assemble = assembling<AnyVerb, Op, Shop, Instruction>(verbOf, opOf);
