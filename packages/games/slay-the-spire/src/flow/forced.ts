/** A card is played by an effect: without its cost, by its own rules otherwise (18.10, 18.15, R18). */
import { call, emit, nearest } from '@kolbiste/kernel';
import { drawCards, intoDiscard, takeFromHand } from '../atoms/piles.ts';
import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { DISCARD, HAND, pileOf } from '../state.ts';
import { canResolve, playCard, played, repeatsOf } from './play-card.ts';

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
