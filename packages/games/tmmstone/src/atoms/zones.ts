/** Cards on their way between deck, hand and grave; the only writers of these. */
import type { Cite } from '@kolbiste/kernel';
import { emit, shuffle } from '@kolbiste/kernel';
import { cardIn } from '../board.ts';
import { TO } from '../cards/spans.ts';
import { E } from '../events.ts';
import { N, noteThat } from '../notes.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { KNOWN } from '../state.ts';

const FULL = cite('hand.1', 'key.22', 'R110');
const SHUFFLED = cite('draw.2', 'R112');
export const GRAVE = cite('grave.1', 'grave.2', 'R113', 'R38');
const NOT_MADE = cite('hand.6');
const BURN = cite('key.18', 'cond.5', 'R90');
const MOVED = cite('order.6', 'R55');
const UNDER = cite('order.6', 'draw.4', 'R55', 'R112');
const LIQUIDATED = cite('key.21', 'key.23', 'R93');

/** How many cards a hand has room for; a text may have set its limit below what it holds, and then it has none [TMM hand.1]. */
export const handRoom = (s: State, seat: number): number => Math.max(0, s.handLimit[seat] - s.hands[seat].length);

/** The deck a player draws from. */
export const deckOf = (s: State, seat: number): number[] => s.decks[s.pile[seat]];

export function shuffleDeck(s: State, seat: number, rule: Cite = SHUFFLED): void {
  shuffle(s, 'deck', deckOf(s, seat));
  emit(s, E.deckShuffled, rule, seat);
}

function layInGrave(s: State, owner: number, card: number, id = 0): void {
  s.graves[owner].push(card);
  s.graveIds[owner].push(id);
}

/** Puts a card on its owner's grave. `id` is what it was on the board, so that a text can find this very card again. */
export function toGrave(s: State, owner: number, card: number, rule: Cite = GRAVE, id = 0): void {
  layInGrave(s, owner, card, id);
  emit(s, E.toGrave, rule, owner, card);
}

/** Puts a card that both know or not into a hand that has room. */
export function putInHand(s: State, seat: number, card: number, known: boolean): void {
  s.hands[seat].push(known ? card + KNOWN : card);
}

/** Makes cards for a hand; beyond the room none are made [TMM hand.6]. Returns how many. */
export function giveCards(s: State, seat: number, card: number, count: number, rule: Cite): number {
  const made = Math.min(count, handRoom(s, seat));
  for (let i = 0; i < made; i++) {
    putInHand(s, seat, card, true);
    emit(s, E.given, rule, seat, card);
  }
  if (made < count) emit(s, E.noRoom, NOT_MADE, seat, card);
  return made;
}

/** A card from somewhere else for a hand; without room it is liquidated, into its owner's grave [TMM R110]. */
export function returnToHand(s: State, seat: number, card: number, rule: Cite, owner = seat): boolean {
  if (handRoom(s, seat) > 0) {
    putInHand(s, seat, card, true);
    emit(s, E.toHand, rule, seat, card);
    return true;
  }
  emit(s, E.overdrawn, FULL, seat, card);
  layInGrave(s, owner, card);
  return false;
}

/** Puts a card where a text sends it. */
export function send(s: State, owner: number, card: number, where: number): void {
  emit(s, E.movedSelf, where === TO.deckBottom ? UNDER : MOVED, owner, card, where);
  if (where === TO.hand) returnToHand(s, owner, card, MOVED);
  else if (where === TO.otherHand) returnToHand(s, 1 - owner, card, MOVED, owner);
  else if (where === TO.deckBottom) deckOf(s, owner).unshift(card);
  else {
    deckOf(s, owner).push(card);
    shuffleDeck(s, owner);
  }
}

/** Takes a card out of a hand; a copy that both know goes first, so that nobody learns which it was. Returns false if there is none. */
export function takeFromHand(s: State, seat: number, card: number): boolean {
  const hand = s.hands[seat];
  let at = hand.indexOf(card + KNOWN);
  if (at < 0) at = hand.indexOf(card);
  if (at < 0) return false;
  hand.splice(at, 1);
  return true;
}

/** Burns a card of a hand: to the grave, its death text does not fire [TMM key.18]. */
export function burnAt(s: State, seat: number, at: number, rule: Cite = BURN): void {
  const card = cardIn(s.hands[seat][at]);
  s.hands[seat].splice(at, 1);
  layInGrave(s, seat, card);
  emit(s, E.burned, rule, seat, card);
  noteThat(s, N.burned, card, seat);
}

/** Throws a card of a hand away; nothing fires. */
export function discardAt(s: State, seat: number, at: number, rule: Cite = LIQUIDATED): void {
  const card = cardIn(s.hands[seat][at]);
  s.hands[seat].splice(at, 1);
  layInGrave(s, seat, card);
  emit(s, E.discarded, rule, seat, card);
}

/** Where the very card of an id lies: whose grave, and at which place; null = in none. */
export function inGrave(s: State, id: number): { owner: number; at: number } | null {
  if (id < 2) return null;
  for (const owner of [0, 1]) {
    const at = s.graveIds[owner].indexOf(id);
    if (at >= 0) return { owner, at };
  }
  return null;
}

/** Takes the card at a place out of a grave; 0 = there is none. */
export function takeFromGrave(s: State, seat: number, at: number): number {
  s.graveIds[seat].splice(at, 1);
  return s.graves[seat].splice(at, 1)[0] ?? 0;
}

/** Both decks become one that both draw from; once they are one nothing happens. */
export function mergeDecks(s: State, seat: number): void {
  if (s.pile[0] === s.pile[1]) return;
  s.decks[0].push(...s.decks[1]);
  s.decks[1] = [];
  s.pile = [0, 0];
  emit(s, E.decksMerged, SHUFFLED, seat);
  shuffleDeck(s, seat);
}

/** Both graves, shuffled, become the deck of both; the old decks become the graves, a common one that of `seat`. */
export function mergeGraves(s: State, seat: number): void {
  const fresh = [...s.graves[0], ...s.graves[1]];
  if (s.pile[0] === s.pile[1]) {
    s.graves[seat] = s.decks[s.pile[0]];
    s.graves[1 - seat] = [];
  } else s.graves = [s.decks[0], s.decks[1]];
  s.graveIds = s.graves.map((grave) => grave.map(() => 0));
  s.decks = [fresh, []];
  s.pile = [0, 0];
  emit(s, E.gravesMerged, SHUFFLED, seat);
  shuffleDeck(s, seat);
}
