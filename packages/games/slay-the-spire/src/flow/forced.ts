/** A card is played by an effect: without its cost, by its own rules otherwise (18.10, 18.15, R18). */
import { call, emit, nearest } from '@kolbiste/kernel';
import { drawCards, intoDiscard, takeFromHand } from '../atoms/piles.ts';
import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { HAND, pileOf } from '../state.ts';
import { canResolve, playCard, played, repeatsOf } from './play-card.ts';

const FORCED = cite('18.10', 'R18');
const FREE = cite('19.5', 'R10', 'R11', 'R18');

/** Draws a card and plays it. @param exhaust whether it is then exhausted, powers apart */
export function playTopCard(s: State, seat: number, exhaust: boolean): void {
  const hand = pileOf(s, seat, HAND);
  const before = hand.length;
  drawCards(s, seat, 1);
  if (hand.length === before) return;
  const face = takeFromHand(s, seat, hand.length - 1);
  if (!canResolve(s, seat, face)) {
    intoDiscard(s, seat, face);
    emit(s, E.couldNotPlay, FORCED, seat, face);
    return;
  }
  emit(s, E.resolvedAlone, FREE, seat, face);
  const more = repeatsOf(s, seat, face);
  const inside = nearest(s, playCard) === null ? 0 : 1;
  call(s, playCard, { ...played(seat, face), more, burns: exhaust ? 1 : 0, inside });
}
