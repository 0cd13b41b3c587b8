/** What a bot may know of a game beyond its rules: how a position is judged before the end, and what lies open. */
import type { Seat } from '@kolbiste/kernel';
import type { Bilingual } from './words.ts';

/** All functions are pure and get worlds of the bot's own making (from `determinize`), never the table's state. */
export interface Evaluation<S = any, V = any> {
  /**
   * How good a position under way is for a seat: the logarithm of its odds to win in 1/64 (64 = e : 1, 0 = even).
   * For two seats that want the opposite, `points(s, 1) = -points(s, 0)`.
   */
  points(s: S, seat: Seat): number;
  /** True when the view leaves one world only, draws aside: one dealt world then serves a whole thought. */
  open?(view: V): boolean;
  /**
   * After so many answers a random playout is broken off and its position judged; without it games are played to their
   * end. For games in which random play says little.
   */
  readonly horizon?: number;
  /** Habits by which the searching levels look ahead. */
  readonly guide?: Guide<S>;
  /** Kinds of decisions that matter little: below the first one the search answers them at random instead of branching. */
  readonly minor?: ReadonlySet<string>;
}

/** How a game is played on without much thought, and how far. */
export interface Guide<S = any> {
  /** The usual answer. May read of what its seat does not see no more than the numbers of cards. */
  habit(s: S, seat: Seat, options: readonly number[]): number;
  /** A number that rises as the game goes on, such as the round. */
  era(s: S): number;
  /** Playouts are judged when the era has risen by more than this. */
  readonly eras: number;
  /** Points count for one in 2^soften parts: whoever is as good as lost still tells better from worse. */
  readonly soften: number;
  /** Quarters of the playouts that the open question deserves. */
  share(s: S): number;
  /** An option is dropped when it is no more ahead of the habit than this, and taken when it is more, in 1/16 of the standard error. */
  readonly behind: number;
  readonly ahead: number;
}

/** A number of the table that players go by: hints tell by it what an answer changes. */
export interface Measure<S = any> {
  /** What it is called, spoken to the seat: a name that a number may follow. */
  readonly name: Bilingual;
  /** How it stands for a seat: a whole number. */
  of(s: S, seat: Seat): number;
  /** What one more of it is about worth to that seat, in points of the evaluation; below 0 = less is better. */
  readonly worth: number;
}

/** What bots may know of a game beyond its rules. */
export interface Mind {
  /** By which the greedy bot judges, and the searching levels where they do not play a game out. */
  readonly evaluation: Evaluation;
  /** By which the searching levels judge positions with nothing hidden; null = they play games out instead. */
  readonly fitted: Evaluation | null;
  /** By which hints say what an answer changes; none = they give chances alone. */
  readonly measures: readonly Measure[];
}
