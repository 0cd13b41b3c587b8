/** How a game shows what happens. Its table says so when it is fetched. */
import type { AnyIcon } from '../draw/icon.tsx';
import type { GameId, Happening } from '../engine/protocol.ts';
import type { Speed } from './settings.ts';

/** What is heard of a thing that happens at a table of cards. */
export type Heard = 'put' | 'draw' | 'blow' | 'clink' | 'rise' | 'fall';

/** What something that comes to rest means: go on, choose, or stop. */
export type Light = 'green' | 'orange' | 'red';

/** Things that move: they turn before their result is told. */
export interface Motion<M> {
  /** What an event sets in motion; undefined = nothing. A new number is a new motion. */
  of(line: Happening, n: number): M | undefined;
  /** The same at rest: its result may be told. */
  rested(motion: M): M;
  /** Milliseconds that it takes. */
  ms(speed: Speed, calm: boolean): number;
  /** What is heard of its result; undefined while it moves. */
  light(motion: M): Light | undefined;
}

/** A tool beside the log that no other table has. */
export interface OwnTool {
  readonly action: string;
  readonly icon: AnyIcon;
  /** The dictionary of the game that names it, and says what its key does. */
  readonly words: string;
  run(): void;
}

export interface Showing {
  /** Milliseconds for which an event stands before the next, by its kind. What is not named passes at once. */
  readonly times: Readonly<Record<string, number>>;
  /** Kind of the events that stand for themselves in the log, whatever they follow from. */
  readonly root: string;
  readonly heard: Readonly<Record<string, Heard>>;
  readonly motion: Motion<unknown> | null;
  readonly tools: readonly OwnTool[];
  /** What the seats of a table are called by what they lead; none = by their letters. */
  readonly seats?: (table: unknown) => readonly string[];
}

/** A motion that nobody looks into. */
export const anyMotion = <M>(motion: Motion<M>): Motion<unknown> => motion;

const PLAIN: Showing = { times: {}, root: '', heard: {}, motion: null, tools: [] };

const all = new Map<GameId, Showing>();

/** Says how the events of a game are shown; what is left out is shown as everywhere. */
export function shows(game: GameId, showing: Partial<Showing>): void {
  all.set(game, { ...PLAIN, ...showing });
}

export const showingOf = (game: GameId): Showing => all.get(game) ?? PLAIN;
