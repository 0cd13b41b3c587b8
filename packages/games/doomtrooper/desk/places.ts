/**
 * Everything that lies on the table, by its short name: `A s1` the first card of a Squad, `A k1` of a Kohort, `A o1` of an
 * Outpost, `A n1` of no area, `A p1` before the player, `A h1` of the hand; `A s1.1` what is attached to it.
 */
import type { Piece } from '../src/pieces.ts';
import type { View } from '../src/view.ts';
import { ATTACHED, PLAYER, ZONE_NAMES } from '../src/vocabulary.ts';

export const letter = (seat: number): string => String.fromCharCode(65 + seat);

/** The sign of a zone; what is attached is called after what bears it. */
const SIGNS: Readonly<Record<(typeof ZONE_NAMES)[number], string>> = {
  squad: 's',
  kohort: 'k',
  outpost: 'o',
  outside: 'n',
  attached: '',
  player: 'p',
};

/** What lies at a place: a card in play, or one of the hand. */
export type Lying = { readonly piece: Piece } | { readonly card: number };

/** The cards of a zone beside a seat, oldest first; before a player lies what is about that player. */
export const lyingIn = (v: View, seat: number, zone: number): Piece[] =>
  v.pieces.filter((p) => p.zone === zone && (zone === PLAYER ? p.on : p.seat) === seat);

export const attachedIn = (v: View, id: number): Piece[] => v.pieces.filter((p) => p.zone === ATTACHED && p.on === id);

function putPiece(out: Map<string, Lying>, v: View, place: string, piece: Piece): void {
  out.set(place, { piece });
  for (const [at, each] of attachedIn(v, piece.id).entries()) putPiece(out, v, `${place}.${at + 1}`, each);
}

/** Every card that can be pointed at, by its place. */
export function placesOf(v: View): Map<string, Lying> {
  const out = new Map<string, Lying>();
  for (const seat of v.counts.keys()) {
    for (const [zone, name] of ZONE_NAMES.entries()) {
      if (zone === ATTACHED) continue;
      for (const [at, piece] of lyingIn(v, seat, zone).entries())
        putPiece(out, v, `${letter(seat)} ${SIGNS[name]}${at + 1}`, piece);
    }
    for (const [at, card] of (v.hands[seat] ?? []).entries()) out.set(`${letter(seat)} h${at + 1}`, { card });
  }
  return out;
}

/** The places of all pieces, by their numbers. */
export function piecePlaces(v: View): Map<number, string> {
  return new Map([...placesOf(v)].flatMap(([place, at]) => ('piece' in at ? [[at.piece.id, place]] : [])));
}
