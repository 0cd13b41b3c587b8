/** What playing costs besides what is printed. Pure reads. */
import { combatNow, pieceOf } from '../board.ts';
import type { Ability, Card } from '../cards/card.ts';
import { BANS, COST, ENTERS_FREELY, HALF_PRICE, PLAY_COST, SILENCE } from '../cards/static.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { worthOf } from '../figures.ts';
import { eachForSeat, eachHeld, namesCard } from '../held.ts';
import type { Piece } from '../pieces.ts';
import { countOf } from '../sieve.ts';
import type { State } from '../state.ts';
import { SPECIAL } from '../vocabulary.ts';

/** Of texts that keep somebody out of a combat: nobody plays specials, only who played it does, only who fights plays anything. */
export const [NO_SPECIALS, ONLY_ITS_OWN, ONLY_FIGHTERS] = [1, 2, 3];

/** Whether a text keeps a player from playing, or using, something in the combat that is fought. */
export function isSilenced(s: State, seat: number, card: Card | null): boolean {
  const c = combatNow(s);
  return s.lasting.some((l) => {
    if (c === null || l.what !== SILENCE || l.ends !== c.id) return false;
    if (l.n === ONLY_FIGHTERS) return seat !== c.attackerSeat && seat !== c.defenderSeat;
    return card?.kind === SPECIAL && (l.n === NO_SPECIALS || seat !== l.seat);
  });
}

/** Destiny points that a text asks for, where it is for each of some cards for all of them. */
export const destinyOf = (s: State, { self, seat }: Pick<EffectContext, 'self' | 'seat'>, a: Ability): number =>
  a.each === null ? a.destiny : a.destiny * countOf(s, a.each, pieceOf(s, self), seat);

const HALF = 2;
/** What a text asks for the value of the warrior concerned; half of it is rounded up [DT R118]. */
export function valuePrice(s: State, a: Ability, p: Piece): number {
  if (a.payValue === 0) return 0;
  const value = worthOf(s, p);
  return a.payValue === HALF ? (value + (value % 2)) / 2 : value;
}

/** Points that a text asks besides for a card that is laid on somebody. */
export function layFee(s: State, p: Piece, card: Card): number {
  let fee = 0;
  eachHeld(s, p, COST, (t) => {
    if (namesCard(t, card)) fee += t.n;
  });
  return fee;
}

/** Whether a text in force forbids to play such a card. */
export function isBanned(s: State, seat: number, card: Card): boolean {
  let banned = false;
  eachForSeat(s, seat, BANS, (t) => {
    banned ||= namesCard(t, card);
  });
  return banned;
}

/** What is left to a player for what a card of the hand costs: texts before him ask for more, each of them [DT 4.20.1]. */
export function purseFor(s: State, seat: number, card: Card): number {
  let left = s.destiny[seat];
  eachForSeat(s, seat, PLAY_COST, (t) => {
    if (namesCard(t, card)) left -= t.n;
  });
  return left;
}

/** Half of a price, rounded up, where a text of the player says so [DT R118]. */
export function halved(s: State, seat: number, card: Card, price: number): number {
  let half = false;
  eachForSeat(s, seat, HALF_PRICE, (t) => {
    half ||= namesCard(t, card);
  });
  return half ? (price + (price % 2)) / 2 : price;
}

/** How a text lets a warrior enter at any time for no action: 0 not, 1 for his price, 2 for nothing. */
export function freeEntry(s: State, seat: number, card: Card): number {
  let free = 0;
  eachForSeat(s, seat, ENTERS_FREELY, (t) => {
    if (namesCard(t, card)) free = Math.max(free, t.n);
  });
  return free;
}
