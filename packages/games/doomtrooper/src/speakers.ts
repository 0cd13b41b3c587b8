/**
 * Which cards in play have a text of a kind, in the order in which they lie. Most kinds nobody has, and each is asked for in
 * every state: what lies there is looked through once for as long as nothing enters play or leaves it.
 */
import { KINDS_OF_TEXTS, pool } from './cards/pool.ts';
import type { Piece } from './pieces.ts';
import type { State } from './state.ts';

const NONE: readonly Piece[] = [];
const lists: (readonly Piece[])[] = Array.from({ length: KINDS_OF_TEXTS }, () => NONE);
/** The kinds whose lists are not empty. */
let told: number[] = [];

/** What was looked through: nothing enters without a new number, and nothing leaves without the count falling. */
let pieces: readonly Piece[] = NONE;
let [count, serial, changes] = [0, 0, 0];

function lookThrough(s: State): void {
  for (const what of told) lists[what] = NONE;
  told = [];
  for (const p of s.pieces)
    for (const what of pool.texts[p.card] ?? []) {
      if (lists[what] !== NONE) (lists[what] as Piece[]).push(p);
      else {
        lists[what] = [p];
        told.push(what);
      }
    }
  pieces = s.pieces;
  count = s.pieces.length;
  ({ serial } = s);
  ({ changes } = pool);
}

/** Cards in play that have a text of a kind, hidden ones and those out of play among them. */
export function speakersOf(s: State, what: number): readonly Piece[] {
  if (s.pieces !== pieces || s.pieces.length !== count || s.serial !== serial || pool.changes !== changes)
    lookThrough(s);
  return lists[what];
}
