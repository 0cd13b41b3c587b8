/**
 * The parts of types.ts by the word that stands for each. Whoever says them has to say all of them, and a part without
 * a word here does not satisfy `Said...`: a new verb does not compile before both languages have it.
 */
import type { Amount, Condition, Filter } from '../../cards/parts.ts';
import type { Instruction, Static } from '../../cards/steps.ts';

/** The members of a union that have one of these words. */
type With<U, W extends string> = W extends string ? (U extends Readonly<Record<W, unknown>> ? U : never) : never;
/** One speaker for every word. */
type Speakers<U, W extends string, S, R> = { readonly [K in W]: (part: With<U, K>, s: S) => R };

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

type LifeWord = 'damage' | 'heal' | 'destroy' | 'destroyHero' | 'buff' | 'set' | 'swapStats' | 'swapHealth';
type MarkWord = 'freeze' | 'silence' | 'grant' | 'wake' | 'attackWith' | 'redirect';
type BoardWord =
  | 'summon'
  | 'revive'
  | 'reviveChosen'
  | 'reviveNth'
  | 'bounce'
  | 'steal'
  | 'switchSide'
  | 'transform'
  | 'vanish'
  | 'exile'
  | 'release'
  | 'setAside'
  | 'enter'
  | 'rotate';
type HandWord =
  | 'draw'
  | 'give'
  | 'burn'
  | 'lookAndBurn'
  | 'discard'
  | 'discardCards'
  | 'graveToHand'
  | 'playFromHand'
  | 'summonFromHand'
  | 'summonFromDeck'
  | 'nameCard'
  | 'handLimit';
type DeckWord =
  | 'shuffleIn'
  | 'shuffleCards'
  | 'selfTo'
  | 'spellTo'
  | 'deckToGrave'
  | 'peek'
  | 'compareTops'
  | 'castTop'
  | 'mergeDecks'
  | 'mergeGraves';
type PlayWord =
  | 'counter'
  | 'copySpellOn'
  | 'removeField'
  | 'removeExperiments'
  | 'flipInto'
  | 'lasting'
  | 'insertTurns'
  | 'mana'
  | 'slots'
  | 'slotsTo'
  | 'spendAllMana';
type FlowWord =
  | 'coin'
  | 'roll'
  | 'chance'
  | 'chooseNumber'
  | 'payExtra'
  | 'chooseTarget'
  | 'pick'
  | 'chooseOne'
  | 'may'
  | 'if'
  | 'repeat'
  | 'later';
type Verb = LifeWord | MarkWord | BoardWord | HandWord | DeckWord | PlayWord | FlowWord;
export type SaidInstruction = With<Instruction, Verb>;
export type VerbSpeakers<S, R> = Speakers<Instruction, Verb, S, R>;
type Part<W extends Verb, S, R> = Pick<VerbSpeakers<S, R>, W>;
export type LifeSpeakers<S, R> = Part<LifeWord, S, R>;
export type MarkSpeakers<S, R> = Part<MarkWord, S, R>;
export type BoardSpeakers<S, R> = Part<BoardWord, S, R>;
export type HandSpeakers<S, R> = Part<HandWord, S, R>;
export type DeckSpeakers<S, R> = Part<DeckWord, S, R>;
export type PlaySpeakers<S, R> = Part<PlayWord, S, R>;
export type FlowSpeakers<S, R> = Part<FlowWord, S, R>;

/** What each property of a filter adds to a noun phrase behind its noun; '' for one that is said before it. */
export type FilterSpeakers<S> = {
  readonly [K in keyof Filter]-?: (value: Exclude<Filter[K], undefined>, s: S) => string;
};

/** All that a filter adds behind the noun, in the order of the speakers. */
export const added = <S>(f: Filter, s: S, speakers: FilterSpeakers<S>): string =>
  Object.entries(speakers)
    .map(([word, say]) => {
      const value = f[word as keyof Filter];
      const text = value === undefined ? '' : (say as (value: unknown, s: S) => string)(value, s);
      return text === '' ? '' : ` ${text}`;
    })
    .join('');

/** Says a part with the speaker of its word, the first of its keys that is one. */
export function spoken<S, R>(part: object, s: S, speakers: Readonly<Record<string, (part: never, s: S) => R>>): R {
  const word = Object.keys(part).find((key) => Object.hasOwn(speakers, key));
  if (word === undefined) throw new Error(`no words for ${JSON.stringify(part).slice(0, 80)}`);
  return speakers[word](part as never, s);
}
