/** What a table tells a viewer. No words: who reads it describes it from the view, in any language. */
import type { Json, Result, Seat } from '@kolbiste/kernel';

/** A seat, or somebody who only watches. */
export type Viewer = Seat | 'public';

/** A view as plain data, by its fields. */
export type Seen = { readonly [field: string]: Json };

/** How a record changed, a view or one within it. */
export interface Patch {
  /** Fields that are new or different, whole. */
  readonly set?: Seen;
  /** Fields of which a part has changed, and how. */
  readonly in?: { readonly [field: string]: Change };
  /** Fields that are no more. */
  readonly gone?: readonly string[];
  /** Instead of all these the record itself, for a reader in the same place: it is never sent. */
  readonly whole?: Seen;
}

/** How a list changed: step by step along its rows. Those behind the last step stay. */
export interface Rows {
  readonly rows: readonly Edit[];
}

/** A number above 0: so many rows stay; below 0: so many go. A list: these rows are new. Else: how the next row changed. */
export type Edit = number | readonly Json[] | Change;

export type Change = Patch | Rows;

/**
 * An event as one viewer receives it: kind, by how many events its cause is earlier (0 = the beginning), paragraphs as keys,
 * then its figures a, b, c, d without the zeros at the end; behind all four, by how many events those are earlier that laid
 * the things which act here. Nothing in it tells how much was heard before, so all who are told it are told the same.
 */
export type BriefEvent = readonly [
  kind: number,
  back: number,
  rule: readonly string[],
  a?: number,
  b?: number,
  c?: number,
  d?: number,
  from?: readonly number[],
];

/** An event with its number, counted for this viewer alone: so it is read, and so it was told up to protocol 3. */
export interface NumberedEvent {
  readonly id: number;
  /** Id of the event it descends from; 0 = the beginning. */
  readonly cause: number;
  readonly kind: number;
  readonly rule: readonly string[];
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  /** Ids of the events that laid the things which act here; absent = none do. */
  readonly from?: readonly number[];
}

/** As it stands in messages, and in what is kept of older ones. */
export type ToldEvent = BriefEvent | NumberedEvent;

/** Something that happened, and how the view changed by then; no patch = not at all. */
export interface Happened {
  readonly event: ToldEvent;
  readonly patch?: Patch;
}

/** What one viewer is told after an answer. Fits upon the view of the step before. */
export interface Told {
  /** How many answers the game has had. */
  readonly step: number;
  readonly happened: readonly Happened[];
  /** What changed after the last event. */
  readonly patch?: Patch;
  readonly result: Result | null;
}

/** The whole view, for who comes late or missed too much. */
export interface Full {
  readonly step: number;
  readonly view: Seen;
  /** How many events this viewer was told of so far. */
  readonly events: number;
  readonly result: Result | null;
}
