/**
 * What a seat shows the others for a moment: pointing, what it thinks of, that it is ready. No rule reads it, nothing of it
 * is kept; it is over with the next step, with its time, and with the connection.
 */
import type { Seat } from '@kolbiste/kernel';

/** How the page names the places of a table: a thing, a player, a pile. */
export const PLACE = /^[\w.:-]{1,40}$/;

/** Milliseconds for which being ready may be taken back, at most. */
export const LONGEST_GRACE = 10_000;

export type Signal =
  | { readonly kind: 'point'; readonly place: string }
  /** It thinks of doing something there; null = no longer. */
  | { readonly kind: 'intend'; readonly place: string | null }
  /** It answers in so many milliseconds unless it takes that back; 0 = it has taken it back. */
  | { readonly kind: 'ready'; readonly millis: number };

/** @property step the step that the page has been told of */
export interface SentSignal {
  readonly step: number;
  readonly signal: Signal;
}

export type HeardSignal = SentSignal & { readonly seat: Seat };
