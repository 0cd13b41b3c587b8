/** What may stand in `play` of a scenario file, once it is read. */
import type { Game, Json, Seat } from '@kolbiste/kernel';
import type { Source } from './adapter.ts';

/** What stands in `play`, read: seats by number, kinds and keys known to exist. */
export type Entry = { readonly source: Source } & (
  | { readonly kind: 'answer'; readonly seat: Seat; readonly option: string }
  | { readonly kind: 'expect'; readonly facts: readonly Fact[] }
  | { readonly kind: 'changed'; readonly facts: readonly Fact[] }
  | { readonly kind: 'offered' | 'notOffered' | 'notListed'; readonly seats: readonly Offered[] }
  | { readonly kind: 'refused'; readonly seats: readonly RefusedHere[] }
  | { readonly kind: 'pending'; readonly owing: readonly Owing[] }
  | { readonly kind: 'happened' | 'notHappened'; readonly kinds: readonly Happening[] }
  | { readonly kind: 'heard' | 'notHeard'; readonly ears: readonly Heard[] }
  | { readonly kind: 'hidden'; readonly seat: Seat; readonly card: Source }
);

export interface Fact {
  readonly name: string;
  readonly value: Json;
  readonly source: Source;
}

export interface Offered {
  readonly seat: Seat;
  /** Whether these are all. */
  readonly only: boolean;
  readonly options: readonly OptionHere[];
  readonly source: Source;
}

export interface OptionHere {
  readonly name: string;
  /** Paragraphs that it must rest on. */
  readonly keys: readonly string[];
  readonly source: Source;
}

export interface RefusedHere {
  readonly seat: Seat;
  readonly option: string;
  readonly keys: readonly string[];
  readonly source: Source;
}

export interface Happening {
  readonly name: string;
  /** Paragraphs that the event must cite. */
  readonly keys: readonly string[];
  /** Words that its English sentence must hold; '' = any. */
  readonly says: string;
  /** The kind of an event from which it must descend; '' = any. */
  readonly because: string;
  /** Words that the sentence of that event must hold; '' = any. */
  readonly becauseSays: string;
  /** How many such events there must be; -1 = one at least. */
  readonly times: number;
  readonly source: Source;
}

/** What a seat is told of, or is not. */
export interface Heard {
  readonly seat: Seat;
  readonly kinds: readonly Happening[];
}

export interface Owing {
  readonly seat: Seat;
  readonly decision: string;
  readonly source: Source;
}

/** Words of `play`; no seat may be called so. */
export const WORDS = [
  'seat',
  'answer',
  'expect',
  'changed',
  'offered',
  'refused',
  'notOffered',
  'notListed',
  'pending',
  'happened',
  'notHappened',
  'heard',
  'notHeard',
  'hidden',
] as const;

export interface Names {
  readonly game: Game<any, any>;
  readonly seats: readonly string[];
  /** Whether the game can tell what is hidden. */
  readonly hidden: boolean;
}

/** What the file says of the end: seats that win, a draw, that the game goes on, or that there is no such game. */
export type Ending = { readonly source: Source | undefined } & (
  | { readonly kind: 'none' }
  | { readonly kind: 'draw' }
  | { readonly kind: 'won'; readonly winners: readonly Seat[] }
  | { readonly kind: 'refused'; readonly key: string }
);
