/** What the replay page and its worker say to each other. */
import type { Hint, Judged } from '@kolbiste/bots';
import type { HintMark, Result, Verdict } from '@kolbiste/kernel';
import type { Viewer } from '@kolbiste/wire';
import type { Choice, GameId, NameSet, Said, Started, Update } from '../engine/protocol.ts';
import type { StoryPiece } from '../story/story.ts';

/** Whose eyes a game is seen with: a seat's, everybody's, or everybody's and all that happened, hidden or not. */
export type Viewpoint = Viewer | 'all';
export const VIEWPOINTS: readonly Viewpoint[] = ['all', 0, 1, 2, 3, 4, 'public'];

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
  /** Who asked for a hint, after how many answers. */
  readonly hints: readonly HintMark[];
  readonly trouble: Trouble | null;
}

export interface Proof {
  readonly verdict: Verdict;
  /** Seals of the chance, the latest first; none = the draws come from a seed that nobody sealed. */
  readonly seals: readonly string[];
}

/** One thing that happened, as it was told then. */
export interface OldLine {
  readonly id: number;
  readonly text: Said;
  readonly rule: readonly string[];
}

export interface OldStep {
  readonly step: number;
  /** null = an answer that was not told. */
  readonly answer: OldLine | null;
  readonly lines: readonly OldLine[];
}

/** A record that is not played here, with all that it says by itself. */
export interface OldGame {
  readonly game: GameId;
  /** Rules it was played by, and those of today. */
  readonly theirs: string;
  readonly ours: string;
  /** As it was written, by its own hash. */
  readonly whole: boolean;
  /** What one viewer was told; else the bare answers of a whole game. */
  readonly told: { readonly viewer: Viewer; readonly steps: readonly OldStep[]; readonly result: Result | null } | null;
  /** The cards of each seat by today's names. */
  readonly decks: Readonly<Record<keyof Said, readonly (readonly string[])[]>>;
  /** Who answered, and the number of the option. */
  readonly answers: readonly (readonly [seat: number, option: number])[];
}

export interface RetellQuestion {
  readonly type: 'retell';
  readonly record: string;
  readonly viewpoint: Viewpoint;
  readonly names: NameSet;
}

/** Looking back with the eyes of a seat: the next answer from a step on is judged, or what else could have been done there. */
export interface ReviewQuestion {
  readonly type: 'review' | 'else';
  readonly record: string;
  readonly seat: number;
  /** So many answers had been given. */
  readonly at: number;
  readonly names: NameSet;
}

/** An answer, judged by the view of who gave it. */
export interface JudgedStep extends Judged {
  /** So many answers had been given before. */
  readonly at: number;
  readonly option: number;
}

export interface Reviewed {
  /** Answers of the whole game. */
  readonly answers: number;
  /** null = no more of them. */
  readonly next: JudgedStep | null;
  /** After the last one: what the result is worth to the seat, in percent; null = there is none. */
  readonly end: number | null;
}

export interface Elsewise {
  readonly hint: Hint;
  /** The answers that the hint names, and the one that was given. */
  readonly choices: readonly Choice[];
  readonly given: number;
}

/** The course of a game in numbers, a piece at a time. */
interface StoryQuestion {
  readonly type: 'story';
  readonly record: string;
  /** Told up to this answer. */
  readonly at: number;
}

export type ReplayQuestion =
  | RetellQuestion
  | ReviewQuestion
  | StoryQuestion
  | { readonly type: 'verify'; readonly record: string };

/** What the worker answers; questions are answered in their order. */
export type ReplayAnswer =
  | { readonly type: 'retold'; readonly retold: Retold }
  | { readonly type: 'old'; readonly old: OldGame }
  | { readonly type: 'trouble'; readonly trouble: Trouble }
  | { readonly type: 'told'; readonly piece: StoryPiece | null }
  | { readonly type: 'looked'; readonly back: Reviewed | Elsewise }
  | { readonly type: 'verified'; readonly proof: Proof };
