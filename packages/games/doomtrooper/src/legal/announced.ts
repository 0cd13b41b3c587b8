/** What a play costs as it is announced, with whom it is aimed at [DT 4.19.4] [DT 4.19.5]. Pure reads. */
import { attachedTo, pieceOf } from '../board.ts';
import type { Ability, Fare } from '../cards/card.ts';
import { cardOf } from '../cards/pool.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import type { Piece } from '../pieces.ts';
import { passes } from '../sieve.ts';
import type { State } from '../state.ts';
import { ART } from '../vocabulary.ts';
import { castPrice, giftPrice } from './cast.ts';
import { destinyOf, purseFor, valuePrice } from './price.ts';

type Announced = Pick<EffectContext, 'card' | 'self' | 'seat' | 'caster' | 'targets'>;

/** What a text may ask for whom it concerns, by what he is. */
const faresOf = (s: State, a: Ability, p: Piece): number[] =>
  a.tariff.flatMap(({ of, n }) => (passes(s, of, null, p.seat, p) ? [n] : []));

/** The cheapest of it. */
function fareOf(s: State, a: Ability, p: Piece): number {
  const fares = faresOf(s, a, p);
  return fares.length === 0 ? 0 : Math.min(...fares);
}

/** Whether a text that names prices names one for him. */
export const hasFare = (s: State, a: Ability, p: Piece): boolean =>
  a.tariff.length === 0 || faresOf(s, a, p).length > 0;

/** For each card on a target that the text counts. */
function borneBy(s: State, borne: Fare, p: Piece): number {
  return borne.n * attachedTo(s, p.id).filter((on) => passes(s, borne.of, null, p.seat, on)).length;
}

/**
 * The price that is written, for what is aimed at so far.
 * @param on whom it concerns before all: the first target, or where its card is laid
 */
export function writtenPrice(s: State, x: Announced, a: Ability, on: number): number {
  const price = destinyOf(s, x, a);
  const named = x.targets.filter((each) => each >= 0);
  const first = pieceOf(s, on);
  const whom = first === null ? 0 : valuePrice(s, a, first) + fareOf(s, a, first);
  const borne = named.reduce((sum, id) => {
    const p = pieceOf(s, id);
    return sum + (p === null || a.borne === null ? 0 : borneBy(s, a.borne, p));
  }, 0);
  return price + whom + borne + a.perTarget * Math.max(0, named.length - 1);
}

/** What is paid for a written price: spells by who casts them, gifts by who bears them [DT R118]; for a card of the hand what texts add. */
export function paidFor(s: State, x: Announced, price: number): number {
  if (x.self !== 0) return giftPrice(s, x.self, price);
  const card = cardOf(x.card);
  const paid = card.kind === ART ? castPrice(s, x.caster, price, card) : price;
  return paid + s.destiny[x.seat] - purseFor(s, x.seat, card);
}

/** Whether its player could not pay if it were aimed at one more. */
export const isTooDear = (s: State, x: Announced, a: Ability, code: number): boolean =>
  paidFor(s, x, writtenPrice(s, { ...x, targets: [...x.targets, code] }, a, x.targets[0] ?? code)) > s.destiny[x.seat];
