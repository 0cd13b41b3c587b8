/**
 * A printed card as the rules read it: plain data, integers where something is read in every state. Files of cards are
 * compiled into this; the flow reads nothing else. How it is meant: docs/doomtrooper-design.md.
 */
import type { EffectContext } from '../effects/effect-context.ts';
import type { State } from '../state.ts';
import type { Sieve, Static, When } from './static.ts';

/** What is pointed at before something resolves; asked one after the other, in this order. */
export const TARGET_NAMES = [
  'piece',
  'player',
  'area',
  'number',
  'participant',
  'affiliation',
  'fighters',
  'tactic',
] as const;
export const [T_PIECE, T_PLAYER, T_AREA, T_NUMBER, T_PARTICIPANT, T_AFFILIATION, T_FIGHTERS, T_TACTIC] =
  TARGET_NAMES.keys();
/** enemys: an enemy's warrior attacks whom he can, of his own side too; any: any two who can fight each other at all. */
export const FIGHTERS_NAMES = ['enemys', 'any'] as const;
export const [ENEMYS, ANY_TWO] = FIGHTERS_NAMES.keys();
export interface Target {
  readonly what: number;
  /** Pieces and participants: which; areas: `zones`; players: `whose`; affiliations: `some`. */
  readonly of: Sieve;
  /** May be left out. */
  readonly may: boolean;
  /** One more of those before it: left out if the last one was. */
  readonly more: boolean;
  /** The text harms what is pointed at: who is immune is no target [DT R92] [DT R121]. */
  readonly harms: boolean;
  /** Numbers: from, to. Fighters: one of FIGHTERS_NAMES. */
  readonly low: number;
  readonly high: number;
}

/** One operation of a program: a verb with what its words have become. */
export interface Op {
  readonly step: Step;
  readonly words: object;
}

/** What an operation does. It may write by atoms alone, note moments, call procedures, and ask by them. */
export interface Step<W extends object = object> {
  readonly name: string;
  run(s: State, x: EffectContext, words: W): void;
  /** What it does with the answer to the question that its run asked. */
  take?(s: State, x: EffectContext, words: W, answer: number): void;
  /** It may be done as well to a card of the combat that acts already [DT 7.2.2] [DT R106]. */
  readonly late?: boolean;
  /** It improves whom the text is aimed at [DT R88]. */
  readonly favours?: boolean;
  /** Whether it would change anything now: a card must have an effect [DT 7.2.8] [DT R92]. Without it: always. */
  would?(s: State, x: EffectContext, words: W): boolean;
}

/** So many Destiny points for what passes. */
export interface Fare {
  readonly of: Sieve;
  readonly n: number;
}

/** Something a card does when it is played, used, or by itself. */
export interface Ability {
  readonly timing: number;
  /** Reactions and triggers: the moment, and which subject; a card that is played passes by its type (`types`). */
  readonly on: number;
  readonly about: Sieve | null;
  /** Who did it, where the moment says so: killed, wounded, struck. */
  readonly by: Sieve | null;
  readonly actions: number;
  /** Destiny points to pay: fixed, or from `destiny` up in steps of `scale` [DT 4.19.4]; `scaleMost` steps, 0 = as many as are paid. */
  readonly destiny: number;
  /** They are paid for each of these. */
  readonly each: Sieve | null;
  readonly scale: number;
  readonly scaleMost: number;
  readonly promotion: number;
  /** Destiny points to pay for each target beyond the first. */
  readonly perTarget: number;
  /** The value of the warrior concerned is paid besides: 1 wholly, 2 half of it; 0 = it is not. */
  readonly payValue: number;
  /** Destiny points by what the warrior concerned is; whom none of these fits is no target. Empty = the same for everybody. */
  readonly tariff: readonly Fare[];
  /** Destiny points besides for each of these cards that a target bears; null = none. */
  readonly borne: Fare | null;
  readonly when: When | null;
  readonly targets: readonly Target[];
  readonly code: readonly Op[];
  /** How often in a turn; 0 = freely. */
  readonly perTurn: number;
  /** A trigger that its player may decline. */
  readonly may: boolean;
  /** Used from play, its card goes where its icon says. */
  readonly spends: boolean;
  /** Whoever controls the bearer uses it, instead of whose card it is. */
  readonly bearers: boolean;
  /** Actions of any kind pay for it. */
  readonly anyActions: boolean;
  /** Used once in a game. */
  readonly once: boolean;
  /** Of a vehicle in which nobody sits. */
  readonly parked: boolean;
}

/** Where a card goes when it is played. */
export const LAY_NAMES = ['nowhere', 'area', 'warrior', 'zone', 'player', 'card'] as const;
export type LayName = (typeof LAY_NAMES)[number];
/** area: a warrior into his area; warrior: on one; zone: on an area itself; card: on another card (equipment). */
export const [NOWHERE, INTO_AREA, ON_WARRIOR, ON_AREA, ON_PLAYER, ON_CARD] = LAY_NAMES.keys();

/** A printed card. `id` is the official number (01005 = 1005): it stands in decks, records and options. */
export interface Card {
  readonly id: number;
  readonly kind: number;
  /** RITUAL, PROPHECY, VIRUS, GIFT, STACKS. */
  readonly sub: number;
  readonly traits: number;
  /** Kinds of warriors it is, and is considered. */
  readonly kinds: readonly number[];
  /** Fight, shoot, armor, value; of warzones and beasts what they add. A crossed figure is 0, and a right says so. */
  readonly figures: readonly [number, number, number, number];
  readonly rights: number;
  readonly immune: number;
  readonly aspects: number;
  readonly gear: number;
  /** One copy in play: personalities, relics, alliances [DT 9.16]. */
  readonly unique: boolean;
  readonly after: number;
  readonly lays: number;
  /** On which warriors, cards or players it is laid; what it asks of its bearer must stay true, or it is unusable [DT R74]. */
  readonly to: Sieve | null;
  /** Into which areas, by `1 << zone`: of a warrior the one he is played to, of cards laid on areas those allowed. */
  readonly areas: number;
  /** Copies that a player may lay of a fortification or warzone, a warrior bear of a gift or ki power; 0 = no limit. */
  readonly copies: number;
  /** How it is played; warriors cost their value besides [DT 4.1]. */
  readonly play: Ability;
  readonly statics: readonly Static[];
  /** What it does in play. */
  readonly abilities: readonly Ability[];
  /** A card whose text is not carried out yet is shown and not legal in a game. */
  readonly scripted: boolean;
}
