/**
 * The parts of types.ts by the word that stands for each. Whoever says them has to say all of them, and a part without
 * a word here does not satisfy `Said...`: a new verb does not compile before both languages have it.
 */
import type { Speakers, With } from '@kolbiste/cardkit/words';
import { saidOf } from '@kolbiste/cardkit/words';
import type { Amount, Condition, Filter } from '../../cards/parts.ts';
import type { Static } from '../../cards/steps.ts';

export { spoken } from '@kolbiste/cardkit/words';

type AmountWord =
  | 'attackOf'
  | 'healthOf'
  | 'printedAttackOf'
  | 'printedHealthOf'
  | 'count'
  | 'cards'
  | 'playedInGame'
  | 'summonedInGame'
  | 'times'
  | 'plus'
  | 'minus'
  | 'abs'
  | 'roundTen';
export type PlainAmount = Extract<Amount, string>;
export type BuiltAmount = Exclude<Amount, string | number>;
export type SaidAmount = With<BuiltAmount, AmountWord>;
export type AmountSpeakers<S, R> = Speakers<BuiltAmount, AmountWord, S, R>;

type ConditionWord =
  | 'any'
  | 'none'
  | 'frozen'
  | 'has'
  | 'equal'
  | 'rolledIn'
  | 'diedInGame'
  | 'experimentInPlay'
  | 'inHand'
  | 'not'
  | 'all';
type BuiltCondition = Exclude<Condition, string>;
export type PlainCondition = Extract<Condition, string>;
/** Conditions with a word that another condition has beside its own. */
type Compared = Extract<BuiltCondition, { atLeast: [Amount, Amount] }>;
type Casting = Extract<BuiltCondition, { spellsThisTurn: unknown }>;
export type SaidCondition = With<BuiltCondition, ConditionWord> | Compared | Casting;
export type ConditionSpeakers<S, R> = Speakers<Exclude<BuiltCondition, Compared | Casting>, ConditionWord, S, R> &
  Speakers<Compared, 'atLeast', S, R> &
  Speakers<Casting, 'spellsThisTurn', S, R>;

type StaticWord =
  | 'cost'
  | 'costTo'
  | 'costsLife'
  | 'ownCost'
  | 'attack'
  | 'ownAttack'
  | 'attackIsHealth'
  | 'spellDamage'
  | 'cannotAttack'
  | 'ban'
  | 'banNamed'
  | 'heroImmune'
  | 'handsRevealed'
  | 'doubleOnPlay'
  | 'doubleOnDeath'
  | 'doubleSpells'
  | 'doubleGiven'
  | 'healsHurt'
  | 'bothDraw'
  | 'chooseChance'
  | 'deckSize';
export type SaidStatic = With<Static, StaticWord>;
export type StaticSpeakers<S, R> = Speakers<Static, StaticWord, S, R>;

/** What each property of a filter adds to a noun phrase behind its noun; '' for one that is said before it. */
export type FilterSpeakers<S> = {
  readonly [K in keyof Filter]-?: (value: Exclude<Filter[K], undefined>, s: S) => string;
};

/** All that a filter adds behind the noun, in the order of the speakers. */
export const added = <S>(f: Filter, s: S, speakers: FilterSpeakers<S>): string =>
  saidOf(f, s, speakers)
    .map((text) => ` ${text}`)
    .join('');
