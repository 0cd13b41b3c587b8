/** How a table of sentences about events is written. */
import { deed, does } from '@kolbiste/cardkit/words';
import type { GameEvent } from '@kolbiste/kernel';
import { cap } from './card/join.ts';
import type { Talk } from './talk.ts';
import { card, first, ofCard, two } from './talk.ts';

/** One sentence about a kind of event, without its full stop. It reads nothing but the figures of the event. */
export interface Told {
  /** The seat it begins with, 'Hráč A: ', by the figure that names it; none = it begins by itself. */
  readonly whose: 'a' | 'b' | 'c' | null;
  readonly say: (t: Talk, e: GameEvent) => string;
}

/** A sentence in which somebody is spoken to, and the same of anybody else, which begins with the seat in a figure. */
export const toYou = (whose: 'a' | 'c', you: Told['say'], other: Told['say']): Told => ({
  whose: null,
  say: (t, e) => (e[whose] === t.players.you ? you(t, e) : first(t, e[whose]) + other(t, e)),
});
/** What the player in a figure does: 'Nebráníte se', 'Hráč A se nebrání'. @param say in Czech of anybody else, in English to who is spoken to */
export const acts = (whose: 'a' | 'c', say: (t: Talk, e: GameEvent) => readonly [cs: string, en: string]): Told => ({
  whose: null,
  say(t, e) {
    const [cs, en] = say(t, e);
    return deed(t, e[whose], does(t, e[whose], cs, en));
  },
});
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
