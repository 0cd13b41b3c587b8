/** Instructions as the engine reads them: what a card file says, ready to be carried out. One shape for all, so that reading is quick. */
import type { Read, Schema } from '@kolbiste/cardkit/verbs';
import { numbered } from '@kolbiste/cardkit/verbs';
import type { AnyVerb, Asked } from '../verbs/verb.ts';
import type { Sieve } from './parts.ts';

/** Who or what, without a choice. */
export const WORDS = [
  'self', // the card the ability stands on
  'host', // what the card is attached to
  'subject', // what the trigger is about
  'it', // what was chosen, or found, last
  'attacker', // the attacking enemy
  'defender',
  'activeLocation',
] as const;
export const WORD = numbered(WORDS);

/** Which player: you are the one who controls the card, or, on encounter cards, the one it is resolved for. */
export const PLAYERS = [
  'you',
  'each',
  'first',
  'defending',
  'choose',
  'chooseOther',
  'chosen',
  'highestThreat',
  'controller', // who controlled the subject
] as const;
/** The last: one of the players with the highest threat is chosen. */
export const WHO = { ...numbered(PLAYERS), chooseHighest: PLAYERS.length };

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
export const PLAIN: Much = { kind: AMOUNT_FIXED, n: 0 };

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

/** The parts of an operation that stand under different words in different verbs. */
export const PART = { aim: 'aim', who: 'who', programs: 'programs', figures: 'figures' } as const;

/** What the words of an instruction have become; what they are its verb knows. */
export type Words = Read<Schema>;

/** One operation: its verb, what its words have become, and of these what is asked of every verb. */
export interface Op {
  readonly verb: AnyVerb;
  readonly words: Words;
  /** The things it works on; null = none. */
  readonly aim: Aim | null;
  /** One of WHO; -1 = no player named. */
  readonly who: number;
  /** Programs that it runs or chooses from. */
  readonly programs: readonly number[];
  /** Figure and amount, in pairs, that it changes. */
  readonly figures: readonly number[];
  /** One of its programs is chosen. */
  readonly branches: boolean;
  readonly run: AnyVerb['run'];
  readonly would: Asked;
}

/** Whether a word of an operation says this. */
export const says = ({ words }: Op, word: string, value: unknown): boolean => words[word] === value;
