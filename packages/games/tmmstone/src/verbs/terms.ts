/** The terms of the verbs: what may stand in a card file, and what the engine reads. */
import type { Term } from '@kolbiste/cardkit/verbs';
import { standsFor } from '@kolbiste/cardkit/verbs';
import { both } from '@kolbiste/kernel/files';
import type { Rules } from '@kolbiste/kernel/grammar';
import { card, choice, listOf } from '@kolbiste/kernel/grammar';
import type { Shop } from '../cards/code.ts';
import * as grammar from '../cards/grammar/terms.ts';
import type { Amount, CardFilter, Condition, TargetSpec, Who } from '../cards/parts.ts';
import { UNTIL } from '../cards/spans.ts';
import type { Instruction, Static } from '../cards/steps.ts';
import type { AmountTerm, CardSieve, ConditionTerm, Sieve, WhoTerm } from '../cards/terms.ts';
import {
  amountTerm,
  BOTH,
  cardSieve,
  conditionTerm,
  keywordBit,
  OPP,
  OWN,
  tagBit,
  targetTerm,
  whoTerm,
} from '../cards/terms.ts';
import type { Keyword, Tag } from '../vocabulary.ts';

export { int, listOf, oneOf, optional, pairOf, recordOf, standsFor, yes } from '@kolbiste/cardkit/verbs';

export const who: Term<Who, WhoTerm, unknown> = { rule: grammar.who, read: whoTerm };
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
export const target: Term<TargetSpec, Sieve, unknown> = { rule: grammar.target, read: targetTerm };
export const cardFilter: Term<CardFilter, CardSieve, unknown> = { rule: grammar.cardFilter, read: cardSieve };
export const cardNumber: Term<number, number, unknown> = { rule: card, read: (id) => id };
export const keyword: Term<Keyword, number, unknown> = { rule: grammar.keyword, read: keywordBit };
export const tag: Term<Tag, number, unknown> = { rule: grammar.tag, read: tagBit };

/** For `sideSeat`: the player on turn. */
export const ACTIVE = 4;
export const side = standsFor({ own: OWN, opp: OPP });
export const anySide = standsFor({ own: OWN, opp: OPP, both: BOTH });
export const seatOnTurn = standsFor({ own: OWN, opp: OPP, active: ACTIVE });
export const until = standsFor(UNTIL);

/** Texts that hold: their number among the lasting ones. */
export const statics: Term<Static[], number, Shop> = {
  rule: grammar.statics,
  read: (list, shop) => shop.lasting(list),
};

const verbs: { rules: Rules } = { rules: {} };
/** Says what may stand in a text; the list of the verbs does. */
export function useVerbs(rules: Rules): void {
  verbs.rules = rules;
}
const instruction = choice(() => ({
  what: both('co se má stát (sloveso)', 'what is to happen (a verb)'),
  records: verbs.rules,
}));

/** Instructions inside an instruction. */
export interface Text extends Array<Instruction> {}
export const text: Term<Text, Text, unknown> = { rule: listOf(instruction, 1, 16), read: (list) => list };
export const anyText: Term<Text, Text, unknown> = { rule: listOf(instruction, 0, 16), read: (list) => list };
/** A text for later: its number among the texts. */
export const laterText: Term<Text, number, Shop> = { rule: text.rule, read: (list, shop) => shop.later(list) };
