/** The terms of the verbs: what may stand in a card file, and what the engine reads. */
import type { Term } from '@kolbiste/cardkit/verbs';
import { asPart, instructions, listOf, oneOf, standsFor } from '@kolbiste/cardkit/verbs';
import { listOf as listRule } from '@kolbiste/kernel/grammar';
import type { Shop } from '../cards/assemble.ts';
import { PART } from '../cards/code.ts';
import { few } from '../cards/parts.ts';
import type { Instruction } from '../cards/steps.ts';

export { cardNumber, flag, int, oneOf, optional, yes } from '@kolbiste/cardkit/verbs';
export {
  amount,
  cardFilter,
  change,
  few,
  figures,
  player,
  target,
  targetOrQuest,
  theWord,
  trait,
  until,
} from '../cards/parts.ts';

/** A player under a word of the verb's own. */
export const playerCalled = <W extends string>(words: Readonly<Record<W, number>>): Term<W, number, unknown> =>
  asPart(PART.who, standsFor(words));

/** So many, or a word in their place, which is read as null. */
export const fewOr = <W extends string>(word: W): Term<number | W, number | null, unknown> => ({
  rule: (c, value, path) => (typeof value === 'string' ? oneOf([word]) : few).rule(c, value, path),
  read: (value) => (typeof value === 'string' ? null : value),
});

const { rule: instruction, use } = instructions();
/** Says what may stand in a text; the list of the verbs does. */
export const useVerbs = use;

/** Instructions inside an instruction. */
export interface Text extends Array<Instruction> {}
const inText: Term<Text, number, Shop> = {
  rule: listRule(instruction, 1, 12),
  read: (list, shop) => shop.program(list),
};
/** A text: its number among the programs. */
export const text: Term<Text, number, Shop> = asPart(PART.programs, inText);
/** Several of them, to choose from. */
export const texts: Term<Text[], readonly number[], Shop> = asPart(PART.programs, listOf(inText, 2, 6));
