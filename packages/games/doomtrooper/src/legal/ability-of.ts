/** How a card is played, and what it does in play. */
import { bearerOf, pieceOf } from '../board.ts';
import type { Ability, Card } from '../cards/card.ts';
import { STORED } from '../options.ts';
import type { Piece } from '../pieces.ts';
import type { State } from '../state.ts';
import { fitsBearer, isUsable } from '../traits.ts';
import { MARK } from '../vocabulary.ts';

/** Whether the bearer of a vehicle could get in: nobody in cover, or in prison, does [DT R51] [DT R67]. */
export function mayEnter(s: State, p: Piece): boolean {
  const { marks } = pieceOf(s, p.on) as Piece;
  return (marks & (MARK.covered | MARK.imprisoned)) === 0 && (p.marks & MARK.inside) === 0;
}

/** Whether what a card does may be used: what is of no use does nothing at all [DT 8.10.2] [DT R74]; a vehicle may be entered. */
export const serves = (s: State, p: Piece, a: Ability): boolean =>
  a.parked ? mayEnter(s, p) && fitsBearer(s, p) : isUsable(s, p);

/** Who uses a text of a card in play: its player, or whoever controls its bearer. */
export const userOf = (s: State, p: Piece, a: Ability): number =>
  a.bearers ? (bearerOf(s, p)?.seat ?? p.seat) : p.seat;
export const playOf = (card: Card): Ability => card.play;
export const abilityOf = (card: Card, ability: number): Ability =>
  ability < 0 || ability === STORED ? playOf(card) : card.abilities[ability];
