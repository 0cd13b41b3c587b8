/** The table of Doomtrooper as the page shows it: what the viewer sees, and the hands of all who sit at this screen in turn. */
import type { Beside } from '@kolbiste/tablekit/engine/adapter.ts';
import type { View } from '../../src/index.ts';

export type DoomTable = View;

/** A hand as whoever sits here knows it: of a screen that several share, that of the one who sits there now. */
function handOf(v: View, seat: number, others: readonly View[]): number[] | null {
  const own = others.find(({ who, counts }) => who === seat && counts[seat][0] === v.counts[seat][0]);
  return own?.hands[seat] ?? v.hands[seat];
}

/** A piece that lies hidden, as its player knows it. */
function pieceOf(v: View, at: number, others: readonly View[]): View['pieces'][number] {
  const p = v.pieces[at];
  if (p.card !== 0) return p;
  const own = others.find(({ who }) => who === p.seat)?.pieces.find(({ id }) => id === p.id);
  return own ?? p;
}

/** The table of a view. */
export function doomTable(v: View, beside?: Beside<View>): DoomTable {
  const others = beside === undefined ? [] : [beside.before, beside.after];
  if (others.length === 0) return v;
  return {
    ...v,
    hands: v.hands.map((_, seat) => handOf(v, seat, others)),
    pieces: v.pieces.map((_, at) => pieceOf(v, at, others)),
  };
}
