/** The terms of the verbs: what may stand in a card file, and what the engine reads. */
import type { Term } from '@kolbiste/cardkit/verbs';
import { instructions, standsFor } from '@kolbiste/cardkit/verbs';
import { listOf } from '@kolbiste/kernel/grammar';
import type { Shop } from '../cards/code.ts';
import * as grammar from '../cards/grammar/terms.ts';
import type { Amount, Condition } from '../cards/parts.ts';
import { UNTIL } from '../cards/spans.ts';
import type { Instruction, Static } from '../cards/steps.ts';
import type { AmountTerm, ConditionTerm } from '../cards/terms.ts';
import { amountTerm, conditionTerm } from '../cards/terms.ts';
import { BOTH, OPP, OWN } from '../cards/whom.ts';

export { cardNumber, int, listOf, oneOf, optional, pairOf, recordOf, standsFor, yes } from '@kolbiste/cardkit/verbs';
export { cardFilter, keyword, side, tag, target, who } from '../cards/whom.ts';

export const amount: Term<Amount, AmountTerm, Shop> = {
  rule: grammar.amount,
  read: (value, shop) => amountTerm(value, shop.tallies),
};
/** An amount, or a word in its place, which is read as null. */
export const amountOr = <W extends string>(word: W): Term<Amount | W, AmountTerm | null, Shop> => ({
  rule: (c, value, path) => (value === word ? undefined : grammar.amount(c, value, path)),
  read: (value, shop) => (value === word ? null : amountTerm(value as Amount, shop.tallies)),
});
export const condition: Term<Condition, ConditionTerm, Shop> = {
  rule: grammar.condition,
  read: (value, shop) => conditionTerm(value, shop.tallies),
};

/** For `sideSeat`: the player on turn. */
export const ACTIVE = 4;
export const anySide = standsFor({ own: OWN, opp: OPP, both: BOTH });
export const seatOnTurn = standsFor({ own: OWN, opp: OPP, active: ACTIVE });
export const until = standsFor(UNTIL);

/** Texts that hold: their number among the lasting ones. */
export const statics: Term<Static[], number, Shop> = {
  rule: grammar.statics,
  read: (list, shop) => shop.lasting(list),
};

const { rule: instruction, use } = instructions();
/** Says what may stand in a text; the list of the verbs does. */
export const useVerbs = use;

/** Instructions inside an instruction. */
export interface Text extends Array<Instruction> {}
export const text: Term<Text, Text, unknown> = { rule: listOf(instruction, 1, 16), read: (list) => list };
export const anyText: Term<Text, Text, unknown> = { rule: listOf(instruction, 0, 16), read: (list) => list };
/** A text for later: its number among the texts. */
export const laterText: Term<Text, number, Shop> = { rule: text.rule, read: (list, shop) => shop.later(list) };
