/** Affiliations that cards have named. Pure reads. */
import { NAMED_ONE } from './cards/static.ts';
import { traitsNow } from './forward-refs.ts';
import type { Piece } from './pieces.ts';
import type { State } from './state.ts';
import { PLAYER } from './vocabulary.ts';

/** Of the affiliation that a card has named, on the side of whom it lies before. */
export function isNamed(s: State, by: Piece | null, p: Piece): boolean {
  const n = by === null ? undefined : s.lasting.find((l) => l.what === NAMED_ONE && l.piece === by.id)?.n;
  if (by === null || n === undefined || (by.zone === PLAYER && p.seat !== by.on)) return false;
  return (traitsNow.get()(s, p, by) & (1 << n)) !== 0;
}
