/** The terms of the verbs: what may stand in a card file, and what the engine reads. */
import type { Term } from '@kolbiste/cardkit/verbs';
import { instructions, pairOf, verbFinder } from '@kolbiste/cardkit/verbs';
import { listOf } from '@kolbiste/kernel/grammar';
import type { Op } from '../cards/card.ts';
import type { Instruction } from '../cards/steps.ts';
import type { AnyVerb } from './verb.ts';

export { flag, int, oneOf, optional, standsFor, yes } from '@kolbiste/cardkit/verbs';
export { amount, figures, filter, letters, sought, until, who, whom } from '../cards/parts.ts';

/** What the compiler does for a text inside a text. */
export interface Shop {
  code(list: readonly Instruction[]): readonly Op[];
}

const { rule: instruction, use } = instructions();
let find: ((instruction: Instruction) => AnyVerb) | undefined;

/** Says what may stand in a text and who carries it out; the list of the verbs does. */
export function useVerbs(grammar: Parameters<typeof use>[0], verbs: readonly AnyVerb[]): void {
  use(grammar);
  find = verbFinder<AnyVerb>(verbs);
}

/** The verb of an instruction. @throws where the list of the verbs is not loaded */
export function verbOf(instruction: Instruction): AnyVerb {
  if (find === undefined) throw new Error('the list of the verbs is not loaded');
  return find(instruction);
}

/** Instructions inside an instruction. */
export interface Text extends Array<Instruction> {}
export const text: Term<Text, readonly Op[], Shop> = {
  rule: listOf(instruction, 0, 12),
  read: (list, shop) => shop.code(list),
};

/** Two texts, of which one is carried out. */
export const twoTexts: Term<[Text, Text], readonly [readonly Op[], readonly Op[]], Shop> = pairOf(text);
