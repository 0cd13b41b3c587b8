/** What a game says of its course once it is over: what is counted at every step, and which draws of chance are judged. */
import type { Core, GameEvent } from '@kolbiste/kernel';
import type { Said } from '../engine/protocol.ts';

/** What is counted, and how it is said. */
export interface Counted {
  readonly title: Said;
  /** One line for each seat, or one for the whole table. */
  readonly of: 'seats' | 'table';
  /** A value at which something is decided, and what that is; null = none. */
  readonly limit: { readonly value: number; readonly words: Said } | null;
  /** What its time is measured in; `{n}` stands for the number: 'round {n}'. */
  readonly time: Said;
}

/** One draw that is judged: what it brought, and exactly what it brings on average. */
export interface Draw {
  readonly seat: number;
  readonly came: number;
  readonly expected: { readonly over: number; readonly under: number };
}

/** One way of judging chance. */
export interface Judged<S> {
  /** What is added up: 'Sum of the spins'. */
  readonly what: Said;
  /** Which draws are judged, and against what, in a sentence. */
  readonly how: Said;
  /** The draw that an event is, as the game stands when it is told; undefined = it is none that is judged. */
  draw(s: S, e: GameEvent): Draw | undefined;
}

export interface Story<S extends Core = Core> {
  /** The same for the whole game. */
  counted(s: S): Counted;
  /** The numbers as they are now: by seat, or one. */
  values(s: S): readonly number[];
  /** The turn or round that runs; 0 = none has begun. */
  time(s: S): number;
  /** None = the game cannot say what was to be expected. */
  readonly luck: readonly Judged<S>[];
}

/** A step after which a number is another one than before; the first and the last step always are such. */
export interface Point {
  /** So many answers had been given. */
  readonly at: number;
  readonly time: number;
  readonly values: readonly number[];
}

/** What chance brought to one seat. */
export interface Luck {
  readonly draws: number;
  readonly came: number;
  /** What the same draws bring on average, as an exact fraction. */
  readonly expected: Draw['expected'];
}

/** What was judged in one way, by seat. */
export interface LuckTold extends Pick<Judged<never>, 'what' | 'how'> {
  readonly seats: readonly Luck[];
}

/** A piece of the course: from one answer to another. */
export interface StoryPiece {
  readonly counted: Counted;
  readonly points: readonly Point[];
  /** All that was judged so far. */
  readonly luck: readonly LuckTold[];
  /** Told up to this answer. */
  readonly to: number;
  /** Answers of the whole game. */
  readonly answers: number;
}
