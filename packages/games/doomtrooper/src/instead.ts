/** Where a card goes that leaves play, if a text says otherwise. Pure reads. */
import { inPlay } from './board.ts';
import { cardOf } from './cards/pool.ts';
import { REPLACES } from './cards/static.ts';
import { GONE_DISCARDED, GONE_KILLED } from './events.ts';
import type { Piece } from './pieces.ts';
import { passes } from './sieve.ts';
import type { State } from './state.ts';

/** Where a card that is discarded goes in place of the discard pile, by a text; `killed`: only with a bearer who is killed. */
export function instead(s: State, p: Piece, how: number, killed: boolean): number {
  if (how !== GONE_DISCARDED && how !== GONE_KILLED) return how;
  for (const l of s.lasting)
    if (l.what === REPLACES && l.piece === p.id && (l.layer === 0 || how === GONE_KILLED)) return l.n;
  for (const by of s.pieces)
    for (const t of cardOf(by.card).statics) {
      if (t.what !== REPLACES || (t.layer === 1 && !killed) || (by.id !== p.id && !inPlay(s, by))) continue;
      if (passes(s, t.whom, by, by.seat, p)) return t.n;
    }
  return how;
}
