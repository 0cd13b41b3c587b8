/** What files below use and files above make. */
import { forward } from '@kolbiste/kernel';
import type { Piece } from './pieces.ts';
import type { State } from './state.ts';

/** BASE value of a warrior, of which sieves ask. */
export const baseValue = forward<(s: State, p: Piece) => number>('baseValue');
/** A figure of a warrior as it stands. */
export const figureNow = forward<(s: State, p: Piece, figure: number) => number>('figureNow');
/** Traits with texts that give them. */
export const traitsNow = forward<(s: State, p: Piece, by: Piece | null) => number>('traitsNow');
