/** Writers of hands, libraries and piles. Hands lie ascending: they have no places that could be followed. */
import type { Cite } from '@kolbiste/kernel';
import { emit, shuffle } from '@kolbiste/kernel';
import { E } from '../events.ts';
import type { State } from '../state.ts';

export function shuffleLibrary(s: State, seat: number, rule: Cite): void {
  shuffle(s, 'library', s.libraries[seat]);
  emit(s, E.shuffled, rule, seat, s.libraries[seat].length);
}

/** What happens with a card is told to its player alone [DT R157]. */
export function tellAlone(s: State, kind: number, rule: Cite, seat: number, card: number, how = 0): void {
  emit(s, kind, rule, seat, card, how, 0, 1 << seat);
}

export function toHand(s: State, seat: number, card: number): void {
  s.hands[seat].push(card);
  s.hands[seat].sort((a, b) => a - b);
}

/** Draws as many cards as there are, up to `n`. The last one ends nothing [DT 3.3]. */
export function draw(s: State, seat: number, n: number, rule: Cite): void {
  const library = s.libraries[seat];
  const count = Math.min(n, library.length);
  if (count === 0) return;
  emit(s, E.drew, rule, seat, count, library.length - count);
  for (let i = 0; i < count; i++) {
    const card = library.pop() as number;
    toHand(s, seat, card);
    tellAlone(s, E.saw, rule, seat, card);
  }
}

/** The hand for as many cards from the bottom of the library, or for all there are. */
export function swapWithBottom(s: State, seat: number, rule: Cite): void {
  const n = s.hands[seat].length;
  const found = s.libraries[seat].splice(0, n);
  s.libraries[seat].unshift(...s.hands[seat].splice(0));
  if (found.length > 0) emit(s, E.drew, rule, seat, found.length, s.libraries[seat].length);
  for (const card of found) {
    toHand(s, seat, card);
    tellAlone(s, E.saw, rule, seat, card);
  }
}

/** Takes one card of a kind out of a hand. */
export function takeFromHand(s: State, seat: number, card: number): void {
  const at = s.hands[seat].indexOf(card);
  if (at < 0) throw new Error(`seat ${seat} does not hold card ${card}`);
  s.hands[seat].splice(at, 1);
}

/** A card of the hand goes face down to the discard pile [DT 5.1]. */
export function throwAway(s: State, seat: number, card: number, rule: Cite): void {
  takeFromHand(s, seat, card);
  s.discards[seat].push(card);
  emit(s, E.discarded, rule, seat, 1);
  tellAlone(s, E.threw, rule, seat, card);
}

/** The privilege [DT 1.7] [DT R5]: seven new cards first, then the old ones into the library or the discard pile. */
export function exchangeHand(s: State, seat: number, free: boolean, rule: Cite): void {
  const old = s.hands[seat].splice(0);
  if (free) for (const card of old) emit(s, E.showed, rule, seat, card);
  emit(s, E.exchanged, rule, seat);
  draw(s, seat, old.length, rule);
  if (!free) return void s.discards[seat].push(...old);
  s.libraries[seat].push(...old);
  shuffleLibrary(s, seat, rule);
}
