/** Instructions as numbers: what a card file says, ready to be carried out. One shape for all, so that reading is quick. */
import { STATS } from '../vocabulary.ts';
import type { Sieve } from './sieve.ts';

const OPS = [
  'ready',
  'exhaust',
  'damage',
  'heal',
  'resources',
  'progress',
  'draw',
  'threat',
  'modify',
  'muteThreat',
  'addResourceToken',
  'engage',
  'toStaging',
  'discard',
  'discardHand',
  'fromHand',
  'self',
  'atEnd',
  'fromDiscard',
  'shuffleDiscard',
  'control',
  'peek',
  'search',
  'lookAtShadow',
  'cancel',
  'reveal',
  'surge',
  'removeFromQuest',
  'noAttack',
  'manyDefenders',
  'attackNow',
  'dealShadow',
  'fetch',
  'shuffleEncounter',
  'nextStage',
  'completeStage',
  'choosePlayer',
  'pick',
  'each',
  'oneOf',
  'leaveCombat',
  'enemyAttacks',
  'ifDone',
] as const;
export type OpName = (typeof OPS)[number];
export const OP_NAMES: readonly OpName[] = OPS;
export const OP = Object.fromEntries(OPS.map((name, i) => [name, i])) as { readonly [K in OpName]: number };

const WORDS = ['self', 'host', 'subject', 'it', 'attacker', 'defender', 'activeLocation'] as const;
export const WORD = Object.fromEntries(WORDS.map((name, i) => [name, i])) as {
  readonly [K in (typeof WORDS)[number]]: number;
};

const PLAYERS = [
  'you',
  'each',
  'first',
  'defending',
  'choose',
  'chooseOther',
  'chosen',
  'highestThreat',
  'controller',
] as const;
export const WHO = Object.fromEntries(PLAYERS.map((name, i) => [name, i])) as {
  readonly [K in (typeof PLAYERS)[number]]: number;
};

// How many
export const AMOUNT_FIXED = 0;
export const AMOUNT_ALL = 1;
export const AMOUNT_TRIGGER = 2;
export const AMOUNT_X = 3;
export const AMOUNT_DAMAGE = 4;
export const AMOUNT_RESOURCES = 5;
export interface Much {
  readonly kind: number;
  readonly n: number;
}

// What an instruction works on
export const AIM_WORD = 0;
export const AIM_EACH = 1;
export const AIM_CHOOSE = 2;
export interface Aim {
  readonly mode: number;
  readonly word: number;
  readonly sieve: Sieve | null;
  /** 0 you, 1 the first player, 2 the player chosen last. */
  readonly by: number;
  readonly may: boolean;
}

export interface Op {
  readonly op: number;
  readonly aim: Aim | null;
  readonly much: Much;
  /** One of WHO; -1 = no player named. */
  readonly who: number;
  /** Figure and amount, in pairs. */
  readonly stats: readonly number[];
  readonly until: number;
  /** Programs that it runs or chooses from. */
  readonly programs: readonly number[];
  /** The word, card or trait that makes it special; each verb says which. */
  readonly word: string;
  readonly card: number;
  readonly flag: boolean;
  readonly filter: CardSieve | null;
}

export interface CardSieve {
  readonly type: number;
  readonly sphere: number;
  readonly costX: boolean;
  readonly sphered: boolean;
}

export const statOf = (name: string): number => STATS.indexOf(name as (typeof STATS)[number]);
