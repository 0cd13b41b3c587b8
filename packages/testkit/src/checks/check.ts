import type { Core, Game, Lang } from '@kolbiste/kernel';
import type { Configs, Table } from '../table.ts';

export const LANGS: readonly Lang[] = ['cs', 'en'];

export interface BatteryOptions {
  readonly configs: Configs;
  /** Games that all checks watch. */
  readonly games: number;
  readonly seed: string;
  /** More answers than this in one game count as a game that does not end. Default 5000. */
  readonly maxAnswers?: number;
  /** Names of the checks to run; default all. */
  readonly only?: readonly string[];
  /** The costly checks look at every n-th question. Default 1. */
  readonly every?: number;
  /** Games that are only played to the end, to see that they do end. Default five for each watched one. */
  readonly endings?: number;
  /** Sentence behind the key of a remedy; undefined = there is none. Without it a remedy must only not be empty. */
  readonly remedy?: (key: string, lang: Lang) => string | undefined;
  /** Paths of the state that clones, views and saves may share because nothing ever writes there, e.g. `$.cards`. */
  readonly shared?: readonly string[];
}

/** What a check does during one game. It may keep what it needs between its calls. */
export interface Watch {
  /** At every question, before anybody answers. */
  question?(): void;
  /** Before and after the answer that the game goes on with. */
  before?(seat: number, option: number): void;
  answered?(seat: number, option: number): void;
  end?(): void;
}

/** One law that every game keeps. */
export interface Check {
  readonly name: string;
  /** The law in one sentence. */
  readonly says: string;
  /** Before any game. */
  once?(game: Game<any, any>, options: BatteryOptions): void;
  watch?(table: Table, options: BatteryOptions): Watch;
}

/** True at every n-th question. */
export function everyNth(options: BatteryOptions): () => boolean {
  let at = 0;
  const n = options.every ?? 1;
  return () => at++ % n === 0;
}

export function allSeats(game: Game<any, any>, s: Core): number[] {
  return Array.from({ length: game.seats(s) }, (_, seat) => seat);
}
