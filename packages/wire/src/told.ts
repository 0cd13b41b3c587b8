/** What a table tells a viewer. No words: who reads it describes it from the view, in any language. */
import type { Json, Result, Seat } from '@kolbiste/kernel';

/** A seat, or somebody who only watches. */
export type Viewer = Seat | 'public';

/** A view as plain data, by its fields. */
export type Seen = { readonly [field: string]: Json };

/** How a view changed: fields that are new or different, and those that are no more. */
export interface Patch {
  readonly set: Seen;
  readonly gone?: readonly string[];
}

/** An event as one viewer receives it: ids and causes counted for this viewer alone, paragraphs as keys. */
export interface ToldEvent {
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
