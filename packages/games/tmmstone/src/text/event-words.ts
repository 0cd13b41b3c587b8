/** How a table of sentences about events is written. */
import { deed, does } from '@kolbiste/cardkit/words';
import type { GameEvent } from '@kolbiste/kernel';
import type { Talk } from './talk.ts';

/** One sentence about a kind of event, without its full stop. It reads nothing but the figures of the event. */
export interface Told {
  /** The seat it begins with, 'Hráč A: ', by the figure that names it; none = it begins by itself. */
  readonly whose: 'a' | 'b' | 'c' | null;
  readonly say: (t: Talk, e: GameEvent) => string;
}

/**
 * What the player of seat `a` does: 'Začínáte tah', 'Hráč A začíná tah'. The verb stands first.
 * @param say to the one who is spoken to in English, of anybody else in Czech
 */
export const acts = (say: (t: Talk, e: GameEvent) => readonly [cs: string, en: string]): Told => ({
  whose: null,
  say(t, e) {
    const [cs, en] = say(t, e);
    return deed(t, e.a, does(t, e.a, cs, en));
  },
});
/** A sentence about the player of seat `a`. */
export const player = (say: Told['say']): Told => ({ whose: 'a', say });
/** A sentence about the player of seat `b`, or `c`. */
export const playerB = (say: Told['say']): Told => ({ whose: 'b', say });
export const playerC = (say: Told['say']): Told => ({ whose: 'c', say });
/** A sentence about the game, or about a character. */
export const all = (say: Told['say']): Told => ({ whose: null, say });
