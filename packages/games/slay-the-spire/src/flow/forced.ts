/** A card is played by an effect: without its cost, by its own rules otherwise (18.10, 18.15, R18). */
import type { Candidates } from '@kolbiste/kernel';
import { call, emit, goto, nearest } from '@kolbiste/kernel';
import { drawCards } from '../atoms/draw-pile.ts';
import { isStopped } from '../atoms/harm.ts';
import { intoDiscard, takeFromHand } from '../atoms/piles.ts';
import { E } from '../events.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { DISCARD, HAND, pileOf } from '../state.ts';
import { canResolve, playCard, played, repeatsOf } from './play-card.ts';
import { flow } from './registry.ts';

interface DrawnLocals {
  seat: number;
  /** The faces that were drawn and are still to be played. */
  cards: number[];
}

const FORCED = cite('18.10', 'R18');
const FREE = cite('19.5', 'R10', 'R11', 'R18');

/** How a card is played for nothing: 1 = it is then exhausted; how it came to be played; how often it is resolved again. */
interface Manner {
  readonly burns?: number;
  readonly retained?: number;
  readonly more?: number;
}

/** Plays a card that lies nowhere, or puts it away where it cannot be played. */
export function playFreely(s: State, seat: number, face: number, { burns = 0, retained = 0, more }: Manner): void {
  if (!canResolve(s, seat, face)) {
    intoDiscard(s, seat, face);
    emit(s, E.couldNotPlay, FORCED, seat, face);
    return;
  }
  emit(s, E.resolvedAlone, FREE, seat, face);
  const again = more ?? repeatsOf(s, seat, face);
  const inside = nearest(s, playCard) === null ? 0 : 1;
  call(s, playCard, { ...played(seat, face), more: again, burns, retained, inside });
}

const SCRIED_AWAY = 2;
/** Plays a card that was put away while its owner scried, if it still lies there [STS R42]. */
export function playDiscarded(s: State, seat: number, face: number): void {
  const discard = pileOf(s, seat, DISCARD);
  const at = discard.lastIndexOf(face);
  if (at < 0) return;
  discard.splice(at, 1);
  playFreely(s, seat, face, { retained: SCRIED_AWAY });
}

/** Draws a card and plays it. @param exhaust whether it is then exhausted, powers apart */
export function playTopCard(s: State, seat: number, exhaust: boolean): void {
  const hand = pileOf(s, seat, HAND);
  const before = hand.length;
  drawCards(s, seat, 1);
  if (hand.length === before) return;
  const face = takeFromHand(s, seat, hand.length - 1);
  playFreely(s, seat, face, { burns: exhaust ? 1 : 0 });
}

/** Option: the place of a card among those drawn, the first of equal ones. */
const pick = flow.question<DrawnLocals>('pick', FORCED, {
  kind: 'cards',
  seats: (s, { seat, cards }) => (cards.length > 1 && !isStopped(s) ? 1 << seat : 0),
  candidates(_s, { cards }, _seat, out: Candidates) {
    for (let at = 0; at < cards.length; at++) if (cards.indexOf(cards[at]) === at) out.push(at);
  },
  check: (_s, { cards }, _seat, option) =>
    cards[option] !== undefined && cards.indexOf(cards[option]) === option ? 0 : NOT_HERE,
  apply(s, x, seat, option, f) {
    goto(f, pick);
    playFreely(s, seat, x.cards.splice(option, 1)[0], {});
  },
});

const last = flow.step<DrawnLocals>('last', FORCED, (s, x) => {
  const face = x.cards.pop();
  if (face !== undefined && !isStopped(s)) playFreely(s, x.seat, face, {});
});

const playDrawn = flow.procedure<DrawnLocals>(
  'playDrawn',
  { rule: FORCED, locals: { seat: 0, cards: [0] }, see: 'open' },
  [pick, last],
);

/** Draws cards and plays each of them. */
export function playDrawnCards(s: State, seat: number, n: number): void {
  const hand = pileOf(s, seat, HAND);
  const before = hand.length;
  drawCards(s, seat, n);
  const cards: number[] = [];
  while (hand.length > before) cards.unshift(takeFromHand(s, seat, hand.length - 1));
  if (cards.length > 0) call(s, playDrawn, { seat, cards });
}
