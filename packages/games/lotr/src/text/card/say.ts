/**
 * The parts of types.ts by the word that stands for each. Whoever says them has to say all of them, and a part without
 * a word here does not satisfy `Said...`: a new word does not compile before both languages have it. Instructions are said
 * by their verbs.
 */
import type { Speakers, With } from '@kolbiste/cardkit/words';
import { saidOf } from '@kolbiste/cardkit/words';
import type { Ability, Condition, Cost, Filter, Passive, Player, Trigger } from '../../cards/types.ts';

export { spoken } from '@kolbiste/cardkit/words';

type PassiveWord =
  | 'stat'
  | 'trait'
  | 'icon'
  | 'cannotAttack'
  | 'attacksStaging'
  | 'damageRevealed'
  | 'noDraw'
  | 'staysExhausted'
  | 'notWhile';
export type SaidPassive = With<Passive, PassiveWord>;
export type PassiveSpeakers<S> = Speakers<Passive, PassiveWord, S, string>;

type ConditionWord = 'hostTrait' | 'hostIs' | 'against' | 'soleAgainstStaging';
export type SaidCondition = With<Condition, ConditionWord>;
export type ConditionSpeakers<S> = Speakers<Condition, ConditionWord, S, string>;

type CostWord = 'exhaust' | 'pay' | 'discardHand';
export type SaidCost = With<Cost, CostWord>;
export type CostSpeakers<S> = Speakers<Cost, CostWord, S, string>;

export type Kind = 'action' | 'response' | 'forced' | 'passive' | 'revealed' | 'shadow' | 'travel' | 'setup';
export type SaidAbility = With<Ability, Kind>;
export type AbilityOf<K extends Kind> = With<Ability, K>;

/** Every trigger, about the card itself and about anything else. */
export type TriggerSpeakers<S> = { readonly [K in Trigger]: (s: S, who: string) => string };
export type PlayerWords = Readonly<Record<Player, string>>;

/** What each property of a filter says; '' where it is said elsewhere. */
export type FilterSpeakers<S> = {
  readonly [K in keyof Filter]-?: (value: Exclude<Filter[K], undefined>, s: S) => string;
};

/** All that a filter says with these speakers, in their order, with spaces between. */
export const added = <S>(f: Filter, s: S, speakers: FilterSpeakers<S>): string => saidOf(f, s, speakers).join(' ');
