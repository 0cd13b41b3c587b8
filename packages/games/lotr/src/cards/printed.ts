/** What the engine reads of a card: one shape for all, so that reading is quick. */
import type { Much, Op } from './code.ts';
import type { Sieve } from './parts.ts';

export const ACTION = 0;
export const RESPONSE = 1;
export const FORCED = 2;

// What a trigger must be about
export const ABOUT_ANY = 0;
export const ABOUT_SELF = 1;
export const ABOUT_HOST = 2;
export const ABOUT_SIEVE = 3;
export const ABOUT_TREACHERY = 4;
export const ABOUT_ATTACKING_YOU = 5;
export const ABOUT_WITH_REVEALED = 6;

export interface CostCode {
  /** 0 exhaust itself, 1 exhaust one of, 2 pay from its pool, 3 discard from hand. */
  readonly kind: number;
  readonly n: number;
  readonly sieve: Sieve | null;
}

/** An ability that somebody uses, or that must be carried out. */
export interface CompiledAbility {
  /** Its number among all abilities. */
  readonly index: number;
  readonly card: number;
  readonly kind: number;
  /** Of an action: the only phase; -1 = any. */
  readonly phase: number;
  readonly anyone: boolean;
  /** Of a response or a forced effect: the kind of note. */
  readonly trigger: number;
  readonly about: number;
  readonly aboutSieve: Sieve | null;
  readonly fromHand: boolean;
  readonly costs: readonly CostCode[];
  readonly limit: number;
  /** 1 phase, 2 round. */
  readonly limitPer: number;
  readonly limitEach: boolean;
  readonly program: number;
}

export interface PassiveCode {
  readonly kind:
    | 'stat'
    | 'trait'
    | 'icon'
    | 'cannotAttack'
    | 'attacksStaging'
    | 'damageRevealed'
    | 'noDraw'
    | 'staysExhausted'
    | 'notWhile';
  readonly stat: number;
  readonly host: boolean;
  readonly much: Much;
  readonly trait: number;
  readonly icon: number;
  readonly n: number;
  /** Only where the host has the trait, is the card, or where the attack is against the trait or on staging. */
  readonly ifTrait: number;
  readonly ifCard: number;
  readonly against: number;
  readonly soleStaging: boolean;
}

export interface Printed {
  readonly id: number;
  readonly type: number;
  readonly sphere: number;
  readonly unique: boolean;
  /** -1 = it is not played, -2 = X. */
  readonly cost: number;
  readonly payers: number;
  readonly threatCost: number;
  /** By STATS. */
  readonly stats: readonly number[];
  readonly questPoints: number;
  readonly victory: number;
  readonly stage: number;
  readonly traits: readonly number[];
  readonly keywords: number;
  readonly doomed: number;
  readonly set: string;
  readonly copies: number;
  readonly easy: number;
  readonly attach: Sieve | null;
  /** Actions, responses and forced effects, in the order of the card. */
  readonly doings: readonly CompiledAbility[];
  readonly passives: readonly PassiveCode[];
  /** The action that an event of the hand is; null = it is none. */
  readonly action: CompiledAbility | null;
  /** Whether it has an action. */
  readonly acts: boolean;
  /** Triggers that its forced effects in play wait for, and its responses, as bits: most cards wait for nothing. */
  readonly forced: number;
  readonly answers: number;
  /** Programs; -1 = none. */
  readonly revealed: number;
  readonly shadow: number;
  readonly undefended: number;
  readonly travel: number;
  readonly setup: number;
}

/** Whether a card has such a text, by the number of its program. */
export const isText = (program: number): boolean => program >= 0;

export interface Pool {
  readonly cards: readonly (Printed | undefined)[];
  readonly doings: readonly CompiledAbility[];
  readonly programs: readonly (readonly Op[])[];
  /** By figure: whether any text takes from it. Where none does, a figure is never less than what is printed. */
  readonly lowered: readonly boolean[];
  /** Responses that are made from a hand, each once, and the kinds of notes they wait for, as bits. */
  readonly fromHands: readonly CompiledAbility[];
  readonly fromHandKinds: number;
}

export const COST_X = -2;
