/** What the replay page and its worker say to each other. */
import type { Verdict } from '@kolbiste/kernel';
import type { Viewer } from '@kolbiste/wire';
import type { NameSet, Started, Update } from '../engine/protocol.ts';

/** Whose eyes a game is seen with: a seat's, everybody's, or everybody's and all that happened, hidden or not. */
export type Viewpoint = Viewer | 'all';
export const VIEWPOINTS: readonly Viewpoint[] = ['all', 0, 1, 2, 3, 'public'];

/** The viewpoints of a table of so many seats. */
export const viewpointsOf = (seats: number): readonly Viewpoint[] =>
  VIEWPOINTS.filter((one) => typeof one !== 'number' || one < seats);

/** Why a record cannot be shown, or not to its end. */
export interface Trouble {
  /** Not a record; of another game; of other rules; leads elsewhere at some step. */
  readonly why: 'unreadable' | 'game' | 'rules' | 'broken';
  readonly detail: string;
  /** Answers that can be shown all the same. */
  readonly good: number;
}

export interface Retold {
  readonly started: Started;
  /** The table after each answer; the first one before all of them. */
  readonly updates: readonly Update[];
  /** The answers as the record has them: who, and which draws they took part in. */
  readonly seats: readonly number[];
  readonly trouble: Trouble | null;
}

export interface Proof {
  readonly verdict: Verdict;
  /** Seals of the chance, the latest first; none = the draws come from a seed that nobody sealed. */
  readonly seals: readonly string[];
}

export interface RetellQuestion {
  readonly type: 'retell';
  readonly record: string;
  readonly viewpoint: Viewpoint;
  readonly names: NameSet;
}

export type ReplayQuestion = RetellQuestion | { readonly type: 'verify'; readonly record: string };

/** What the worker answers; questions are answered in their order. */
export type ReplayAnswer =
  | { readonly type: 'retold'; readonly retold: Retold }
  | { readonly type: 'trouble'; readonly trouble: Trouble }
  | { readonly type: 'verified'; readonly proof: Proof };
