/** Hands are discarded in any order (12.18): where a hero's cards ask for the top of the discard pile, the hero says which one lies there. */
import { staysInHand } from '../atoms/piles.ts';
import { faceOf } from '../cards/pool.ts';
import { effectOf } from '../effects/context.ts';
import { ownCost } from '../effects/count.ts';
import type { State } from '../state.ts';
import { DISCARD, DRAW, EXHAUST, HAND, pileOf } from '../state.ts';
import { chooseCards, TO_LAST } from './choose-cards.ts';

/** Where a card lies that may ask for the top: one in play has asked. */
const ANYWHERE = [HAND, DRAW, DISCARD, EXHAUST];
/** All cards that cost something are alike. */
const COSTLY = -1;

const asksForTop = (s: State, seat: number): boolean =>
  ANYWHERE.some((pile) => pileOf(s, seat, pile).some((face) => faceOf(face).seesTop));

/** Whether it may matter which card of the hand is discarded last. */
function matters(s: State, seat: number): boolean {
  const hand = pileOf(s, seat, HAND);
  let first: number | null = null;
  for (let at = 0; at < hand.length; at++) {
    if (staysInHand(s, seat, at)) continue;
    const kind = ownCost(s, seat, hand[at]) === 0 ? hand[at] : COSTLY;
    if (first !== null && first !== kind) return asksForTop(s, seat);
    first = kind;
  }
  return false;
}

/** Asks a hero who lives for the last card, where it may matter. */
export function askForLast(s: State, seat: number): void {
  if (!matters(s, seat)) return;
  chooseCards(s, effectOf(seat, 0), { zone: 0, most: 1, least: 1, sieve: 0, aim: TO_LAST });
}
