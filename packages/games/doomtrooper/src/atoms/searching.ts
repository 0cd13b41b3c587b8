/** Writers of piles that texts look through, and of hands that they show. */
import type { Cite } from '@kolbiste/kernel';
import { emit } from '@kolbiste/kernel';
import { E } from '../events.ts';
import type { State } from '../state.ts';
import { shuffleLibrary } from './piles.ts';

/** The discard pile goes back into the library. */
export function refillLibrary(s: State, seat: number, rule: Cite): void {
  s.libraries[seat].push(...s.discards[seat].splice(0));
  shuffleLibrary(s, seat, rule);
}

/** Every card of a hand is shown to one player. */
export function showHand(s: State, seat: number, to: number, rule: Cite): void {
  for (const card of s.hands[seat]) emit(s, E.peeked, rule, seat, card, to, 0, (1 << to) | (1 << seat));
}

/** Every card of a pile is seen by one player, from the top: 0 library, 1 discard pile. */
export function lookThrough(s: State, seat: number, pile: number, to: number, rule: Cite): void {
  const cards = [s.libraries, s.discards][pile][seat];
  emit(s, E.lookedThrough, rule, to, seat, pile);
  for (const card of cards.toReversed()) emit(s, E.looked, rule, seat, card, to, pile, 1 << to);
}

/** A card of a discard pile that was looked through is taken out. */
export function takeDiscarded(s: State, seat: number, card: number): void {
  s.discards[seat].splice(s.discards[seat].indexOf(card), 1);
}

/** Takes a card out of a pile of a collection: 0 library, 1 discard pile, 2 sideboard, 3 annihilation pile. A library that was looked through is shuffled. */
export function takeFrom(s: State, seat: number, pile: number, card: number, rule: Cite): void {
  const cards = [s.libraries, s.discards, s.sideboards, s.annihilated][pile][seat];
  cards.splice(cards.indexOf(card), 1);
  emit(s, E.searched, rule, seat);
  if (pile === 0) shuffleLibrary(s, seat, rule);
}
