/** Verbs about hands: drawing, giving, burning, throwing away, playing and summoning out of a hand. */

import { call, chance, emit } from '@kolbiste/kernel';
import * as zones from '../../atoms/zones.ts';
import type { Op } from '../../cards/code.ts';
import { OWNER_OF_TARGET } from '../../cards/code.ts';
import { ST } from '../../cards/compile.ts';
import { printedCard } from '../../cards/pool.ts';
import type { AmountTerm, CardSieve } from '../../cards/terms.ts';
import { BOTH } from '../../cards/terms.ts';
import type { Speaker } from '../../effects/speaker.ts';
import { cardPasses, eachStatic } from '../../effects/statics.ts';
import { amountOf } from '../../effects/terms.ts';
import { E } from '../../events.ts';
import { mayPlayUnpaid } from '../../legal.ts';
import { cite } from '../../rulebook.ts';
import type { State } from '../../state.ts';
import { cardIn, unitOf } from '../../state.ts';
import { UNIT } from '../../vocabulary.ts';
import { drawCards } from '../draw.ts';
import { pickCard } from '../pick-card.ts';
import { playFree } from '../play.ts';
import { summoning, summonLocals } from '../summon.ts';
import { hasNoRoom, sideSeat } from './shared.ts';

const GIVEN = cite('cards.5', 'hand.6');
const LOOK = cite('hand.2', 'R20');
const BURN_RANDOM = cite('hand.9', 'key.18', 'cond.5', 'R90', 'R141');

export function draw(s: State, x: Speaker, op: Op): void {
  const n = amountOf(s, x, op.n as AmountTerm);
  if (op.a === OWNER_OF_TARGET) {
    const u = unitOf(s, x.targets[0] ?? -1);
    if (u !== null) drawCards(s, u.owner, n, false);
  } else drawCards(s, sideSeat(s, x, op.a), n, op.a === BOTH);
}

export function give(s: State, x: Speaker, op: Op): void {
  let n = amountOf(s, x, op.n as AmountTerm);
  eachStatic(s, ST.doubleGiven, (t, of) => {
    if ((of < 0 || of === x.seat) && t.n === op.a) n *= 2;
  });
  if (n > 0) zones.giveCards(s, sideSeat(s, x, op.b), op.a, n, GIVEN);
}

/** Random cards, or all; all leave before anything fires [TMM R90] [TMM R141]. */
export function burn(s: State, x: Speaker, op: Op): void {
  const seat = sideSeat(s, x, op.a);
  const hand = s.hands[seat];
  if (op.n === null) {
    while (hand.length > 0) zones.burnAt(s, seat, 0);
    return;
  }
  for (let n = Math.min(hand.length, amountOf(s, x, op.n)); n > 0; n--)
    zones.burnAt(s, seat, chance(s, 'hand', hand.length), BURN_RANDOM);
}

/** Some random cards of the other hand are looked at; the answer comes to `burnLooked`. */
export function lookAndBurn(s: State, x: Speaker, op: Op): void {
  const seat = 1 - x.seat;
  const places = s.hands[seat].map((_, i) => i);
  const looked: number[] = [];
  while (looked.length < op.a && places.length > 0) looked.push(...places.splice(chance(s, 'hand', places.length), 1));
  if (looked.length === 0) return;
  const cards = looked.map((at) => cardIn(s.hands[seat][at]));
  emit(s, E.looked, LOOK, x.seat, cards.length, seat);
  for (const card of cards) emit(s, E.saw, LOOK, x.seat, card, 2, 0, 1 << x.seat);
  x.asked = 1;
  // Places, not cards: everybody sees what a text remembers [TMM R20].
  x.rolls = looked;
  call(s, pickCard, { seat: x.seat, card: x.card, cards, secret: 1, chosen: -1 });
}

export function burnLooked(s: State, x: Speaker, _op: Op, answer: number): void {
  const seat = 1 - x.seat;
  const at = x.rolls[answer];
  x.rolls = [];
  if (at < s.hands[seat].length) zones.burnAt(s, seat, at);
}

export function discard(s: State, x: Speaker): void {
  while (s.hands[x.seat].length > 0) zones.discardAt(s, x.seat, 0);
}

export function discardCards(s: State, x: Speaker, op: Op): void {
  for (let k = 0; k < op.b; k++) {
    const at = s.hands[x.seat].findIndex((entry) => cardIn(entry) === op.a);
    if (at >= 0) zones.discardAt(s, x.seat, at);
  }
}

function handCards(s: State, seat: number, f: CardSieve): number[] {
  const cards: number[] = [];
  for (const entry of s.hands[seat]) if (cardPasses(f, -1, seat, cardIn(entry))) cards.push(cardIn(entry));
  return cards;
}

/** Read anew when the answer comes: what a text remembers everybody sees [TMM R20]. */
const playable = (s: State, x: Speaker, op: Op): number[] =>
  [...new Set(handCards(s, x.seat, op.cards as CardSieve))]
    .filter((id) => mayPlayUnpaid(s, x.seat, id) === 0)
    .sort((a, b) => a - b);

export function playFromHand(s: State, x: Speaker, op: Op): void {
  const cards = playable(s, x, op);
  if (cards.length === 0) return;
  x.asked = 1;
  call(s, pickCard, { seat: x.seat, card: x.card, cards, secret: 1, chosen: -1 });
}

export function playThat(s: State, x: Speaker, op: Op, answer: number): void {
  const card = playable(s, x, op)[answer];
  if (card !== undefined) playFree(s, x.seat, card);
}

export function summonFromHand(s: State, x: Speaker, op: Op): void {
  if (hasNoRoom(s, x)) return;
  const cards = handCards(s, x.seat, op.cards as CardSieve).filter((id) => printedCard(id).kind === UNIT);
  if (cards.length === 0) return;
  const card = cards[cards.length === 1 ? 0 : chance(s, 'hand', cards.length)];
  if (zones.takeFromHand(s, x.seat, card)) call(s, summoning, summonLocals(card, x.seat, 1));
}
