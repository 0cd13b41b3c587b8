/** What files below use and files above make. */
import { forward } from '@kolbiste/kernel';
import type { Sieve } from './cards/static.ts';
import type { Piece } from './pieces.ts';
import type { State } from './state.ts';

/** BASE value of a warrior, of which sieves ask. */
export const baseValue = forward<(s: State, p: Piece) => number>('baseValue');
/** A figure of a warrior as it stands. */
export const figureNow = forward<(s: State, p: Piece, figure: number) => number>('figureNow');
/** Whether somebody may fight at all, and be named attacker of the combat that was declared. */
export const capableNow = forward<(s: State, p: Piece) => boolean>('capableNow');
export const attacksNow = forward<(s: State, p: Piece) => boolean>('attacksNow');
/** Whether a fortification that a sieve means reaches a warrior. */
export const sheltered =
  forward<(s: State, of: Sieve, by: Piece | null, seat: number, p: Piece) => boolean>('sheltered');
/** Traits with texts that give them. */
export const traitsNow = forward<(s: State, p: Piece, by: Piece | null) => number>('traitsNow');
/** Whether the combat that goes on will read figures of a strike again. */
export const strikesAhead = forward<(s: State) => boolean>('strikesAhead');
