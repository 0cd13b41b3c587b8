/** What spells cost whoever casts them [DT 4.19.4] [DT R118]. Pure reads. */
import { bearerOf, pieceOf } from '../board.ts';
import type { Card } from '../cards/card.ts';
import { cardOf } from '../cards/pool.ts';
import { ART_WORTH, CAST_COST, GIFT_WORTH } from '../cards/static.ts';
import { eachHeld, lastingOn } from '../held.ts';
import type { Piece } from '../pieces.ts';
import type { State } from '../state.ts';
import { SYMMETRY } from '../vocabulary.ts';

/** What casting costs him more, or less, and for how many points one of his counts. */
function termsOf(s: State, w: Piece, card: Card): readonly [more: number, worth: number] {
  let [more, worth] = [0, 1];
  for (const l of lastingOn(s, w, CAST_COST)) more += l.n;
  eachHeld(s, w, CAST_COST, (t) => {
    more += t.n;
  });
  eachHeld(s, w, ART_WORTH, (t) => {
    if (t.layer === 0 || (t.layer & card.aspects) !== 0) worth = Math.max(worth, t.n);
  });
  return [more, worth];
}

/** The price of a spell for its caster: a point may count for several, rounded up; what costs less still costs one. */
export function castPrice(s: State, caster: number, price: number, card: Card): number {
  const w = pieceOf(s, caster);
  if (w === null) return price;
  const [more, worth] = termsOf(s, w, card);
  const rest = price % worth;
  const paid = (price - rest) / worth + (rest > 0 ? 1 : 0);
  return more < 0 ? Math.min(paid, Math.max(1, paid + more)) : paid + more;
}

/** How much a caster's player can spend on a spell. */
export function castWealth(s: State, caster: number, card: Card): number {
  const w = pieceOf(s, caster);
  if (w === null) return 0;
  const [more, worth] = termsOf(s, w, card);
  return Math.max(0, s.destiny[w.seat] - more) * worth;
}

/** For how many points one counts that is spent on a gift of the Symmetry in play. */
export function giftWorth(s: State, self: number): number {
  const p = pieceOf(s, self);
  const bearer = p === null || cardOf(p.card).kind !== SYMMETRY ? null : bearerOf(s, p);
  let worth = 1;
  if (bearer !== null)
    eachHeld(s, bearer, GIFT_WORTH, (t) => {
      worth = Math.max(worth, t.n);
    });
  return worth;
}

/** The price of what a gift in play does, rounded up. */
export function giftPrice(s: State, self: number, price: number): number {
  const worth = giftWorth(s, self);
  const rest = price % worth;
  return (price - rest) / worth + (rest > 0 ? 1 : 0);
}
