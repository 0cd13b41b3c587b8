/** What spells cost whoever casts them [DT 4.19.4] [DT R118]. Pure reads. */
import { bearerOf, pieceOf } from '../board.ts';
import type { Card } from '../cards/card.ts';
import { cardOf } from '../cards/pool.ts';
import { ART_WORTH, CAST_COST, CAST_TIMES, CASTS_OTHER, GIFT_WORTH } from '../cards/static.ts';
import * as T from '../cards/timing.ts';
import { eachHeld, lastingOn } from '../held.ts';
import { aspectsOf } from '../holds.ts';
import type { Piece } from '../pieces.ts';
import type { State } from '../state.ts';
import { SYMMETRY } from '../vocabulary.ts';

/** Of what is not of his aspects: for how many points more a text lets him cast it, each text that does [DT 4.19.1]. */
const [NONCOMBAT, PERSONAL] = [1, 2];
function otherPrices(s: State, w: Piece, card: Card): number[] {
  const { timing } = card.play;
  const kind =
    timing === T.PERSONAL_SPELL ? PERSONAL : timing === T.COMBAT_SPELL || timing === T.DURING_COMBAT ? 0 : NONCOMBAT;
  const prices: number[] = [];
  eachHeld(s, w, CASTS_OTHER, (t) => {
    if (t.layer === kind) prices.push(t.n);
  });
  return prices;
}
const isForeign = (s: State, w: Piece, card: Card): boolean => (aspectsOf(s, w) & card.aspects) === 0;

/** Whether he knows the aspect of a spell, or a text lets him cast it all the same. */
export const knows = (s: State, w: Piece, card: Card): boolean =>
  !isForeign(s, w, card) || otherPrices(s, w, card).length > 0;

/** What casting costs him more, or less, and for how many points one of his counts. */
function termsOf(s: State, w: Piece, card: Card): readonly [more: number, worth: number] {
  let [more, worth] = [0, 1];
  for (const l of lastingOn(s, w, CAST_COST)) more += l.n;
  eachHeld(s, w, CAST_COST, (t) => {
    more += t.n;
  });
  if (isForeign(s, w, card)) more += Math.min(...otherPrices(s, w, card));
  eachHeld(s, w, ART_WORTH, (t) => {
    if (t.layer === 0 || (t.layer & card.aspects) !== 0) worth = Math.max(worth, t.n);
  });
  return [more, worth];
}

/** How many times as much a text makes spells cost him. */
function timesOf(s: State, w: Piece): number {
  let times = 1;
  eachHeld(s, w, CAST_TIMES, (t) => {
    times *= t.n;
  });
  return times;
}

/** The price of a spell for its caster: a point may count for several, rounded up; what costs less still costs one. */
export function castPrice(s: State, caster: number, price: number, card: Card): number {
  const w = pieceOf(s, caster);
  if (w === null) return price;
  const [more, worth] = termsOf(s, w, card);
  const rest = price % worth;
  const paid = timesOf(s, w) * ((price - rest) / worth + (rest > 0 ? 1 : 0));
  return more < 0 ? Math.min(paid, Math.max(1, paid + more)) : paid + more;
}

/** How much a caster's player can spend on a spell. */
export function castWealth(s: State, caster: number, card: Card): number {
  const w = pieceOf(s, caster) as Piece;
  const [more, worth] = termsOf(s, w, card);
  return (((s.destiny[w.seat] - more) / timesOf(s, w)) | 0) * worth;
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
