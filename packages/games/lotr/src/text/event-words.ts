/** How a table of sentences about events is written. */
import type { GameEvent } from '@kolbiste/kernel';
import { cap } from './card/join.ts';
import type { Talk } from './talk.ts';
import { card, ofCard, two } from './talk.ts';

/** One sentence about a kind of event, without its full stop. It reads nothing but the figures of the event. */
export interface Told {
  /** The seat it begins with, 'Hráč A: ', by the figure that names it; none = it begins by itself. */
  readonly whose: 'a' | 'b' | 'c' | null;
  readonly say: (t: Talk, e: GameEvent) => string;
}

/** A sentence about the player of seat `a`. */
export const player = (say: Told['say']): Told => ({ whose: 'a', say });
/** A sentence about the player of seat `c`. */
export const playerC = (say: Told['say']): Told => ({ whose: 'c', say });
/** A sentence about the game, or about a card. */
export const all = (say: Told['say']): Told => ({ whose: null, say });

/** 'Hrdina „X“' at the beginning of a sentence. */
export const First = (t: Talk, id: number): string => cap(card(t, id));

/** A sentence 'Hrdina „X“ je vyčerpaný' about the card in figure b. */
export const state = (cs: string, en: string): Told =>
  all((t, { b }) => `${First(t, b)} ${two(t, `je ${ofCard(b, cs)}`, `is ${en}`)}`);
