/** The terms of the verbs: what may stand in a card file, and what the engine reads. */
import type { Term } from '@kolbiste/cardkit/verbs';
import { instructions, pairOf } from '@kolbiste/cardkit/verbs';
import { listOf } from '@kolbiste/kernel/grammar';
import type { Op } from '../cards/card.ts';
import type { Instruction } from '../cards/steps.ts';

export { flag, int, oneOf, optional, standsFor, yes } from '@kolbiste/cardkit/verbs';
export { amount, figures, filter, sought, until, who, whom } from '../cards/parts.ts';

/** What the compiler does for a text inside a text. */
export interface Shop {
  code(list: readonly Instruction[]): readonly Op[];
}

const { rule: instruction, use } = instructions();
/** Says what may stand in a text; the list of the verbs does. */
export const useVerbs = use;

/** Instructions inside an instruction. */
export interface Text extends Array<Instruction> {}
export const text: Term<Text, readonly Op[], Shop> = {
  rule: listOf(instruction, 0, 12),
  read: (list, shop) => shop.code(list),
};

/** Two texts, of which one is carried out. */
export const twoTexts: Term<[Text, Text], readonly [readonly Op[], readonly Op[]], Shop> = pairOf(text);
