/** Cards between hand, discard pile, exhaust pile and draw pile; with `draw-pile.ts` the only writers of these. The top of a pile is its last card. */
import type { Cite } from '@kolbiste/kernel';
import { emit } from '@kolbiste/kernel';
import { BURN, DAZE, faceOf, SLIMED } from '../cards/pool.ts';
import { E } from '../events.ts';
import { DISCARDED_BY_CARD, EXHAUSTED, note } from '../notes.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import {
  CHEAPER,
  DISCARD,
  DISCARDED,
  DRAW,
  EXHAUST,
  FREE,
  HAND,
  HELD,
  KEPT,
  KNOWN,
  LATE_DRAWN,
  PILE_KINDS,
  POWER_CUBES,
  POWERS,
  pileOf,
  RETAINED,
} from '../state.ts';
import { ALL_DAZE, ALL_STATUS, STATUS } from '../vocabulary.ts';

const BACK = cite('12.16', '24.6', '24.10', 'R50');
const EMPTY_SUPPLY = cite('18.3', 'R49');
const RETAINS = cite('24.13', 'R46');

/** Into the hand, as its last card. */
export function toHand(s: State, seat: number, face: number, mark = 0): void {
  pileOf(s, seat, HAND).push(face);
  pileOf(s, seat, HELD).push(mark);
}

/** The card that came to the hand last is retained at the end of this turn [STS 24.13]. */
export function keepLast(s: State, seat: number): void {
  const marks = pileOf(s, seat, HELD);
  marks[marks.length - 1] |= KEPT;
}

/** Cards that stayed in hand through the end of the turn before cost less [STS R46]. */
export function cheapenRetained(s: State, seat: number, n: number): void {
  const marks = pileOf(s, seat, HELD);
  for (let at = 0; at < marks.length; at++) if ((marks[at] & RETAINED) !== 0) marks[at] += n * CHEAPER;
}

/** Takes a card out of the hand by its place; what was remembered of it is forgotten [STS 18.4]. */
export function takeFromHand(s: State, seat: number, at: number): number {
  cut(pileOf(s, seat, HELD), at);
  return cut(pileOf(s, seat, HAND), at);
}

/** Takes one out of a list; nothing is made on the way. */
function cut(list: number[], at: number): number {
  const taken = list[at];
  for (let k = at + 1; k < list.length; k++) list[k - 1] = list[k];
  list.pop();
  return taken;
}

/** A card of the hand goes behind the others, so that it is discarded last and lies on top [STS 12.18]. */
export function putLast(s: State, seat: number, at: number): void {
  for (const list of [pileOf(s, seat, HAND), pileOf(s, seat, HELD)]) list.push(cut(list, at));
}

/** Whether a card of the hand is retained already, by itself or by an effect. */
export const staysAnyway = (s: State, seat: number, at: number): boolean =>
  (pileOf(s, seat, HELD)[at] & KEPT) !== 0 || faceOf(pileOf(s, seat, HAND)[at]).retain;

/** Whether a card of the hand is not discarded at the end of this turn: it is retained, or was drawn too late. */
export const staysInHand = (s: State, seat: number, at: number): boolean =>
  staysAnyway(s, seat, at) || (pileOf(s, seat, HELD)[at] & LATE_DRAWN) !== 0;

/** A card of the hand is retained at the end of this turn; the others do not see which. */
export function keepAt(s: State, seat: number, at: number, rule: Cite): void {
  pileOf(s, seat, HELD)[at] |= KEPT;
  emit(s, E.retained, rule, seat, pileOf(s, seat, HAND)[at], 0, 0, 1 << seat);
}

/** Where an exhausted card lies: daze and status go back to the common decks [STS 12.16]. */
export function intoExhaust(s: State, seat: number, face: number, rule: Cite): void {
  emit(s, E.exhausted, rule, seat, face);
  if (faceOf(face).type === STATUS) emit(s, E.statusGone, BACK, seat, face);
  else pileOf(s, seat, EXHAUST).push(face);
  note(s, EXHAUSTED, seat, face);
}

export function exhaustAt(s: State, seat: number, at: number, rule: Cite): void {
  intoExhaust(s, seat, takeFromHand(s, seat, at), rule);
}

/** A power in play is exhausted. */
export function exhaustPower(s: State, seat: number, at: number, rule: Cite): void {
  pileOf(s, seat, POWER_CUBES).splice(at, 1);
  intoExhaust(s, seat, pileOf(s, seat, POWERS).splice(at, 1)[0], rule);
}

export function intoDiscard(s: State, seat: number, face: number): void {
  pileOf(s, seat, DISCARD).push(face);
}

/** A card goes from the hand to the discard pile by the effect of a card. */
export function discardAt(s: State, seat: number, at: number, rule: Cite): void {
  const face = takeFromHand(s, seat, at);
  intoDiscard(s, seat, face);
  s.heroes[seat][DISCARDED]++;
  emit(s, E.discardedCard, rule, seat, face);
  note(s, DISCARDED_BY_CARD, seat, face);
}

/** Onto the draw pile, where its owner knows it. */
export function ontoDraw(s: State, seat: number, face: number): void {
  pileOf(s, seat, DRAW).push(face);
  s.heroes[seat][KNOWN]++;
}

/** A card out of the middle of the draw pile; what lies above it stays known. */
export function outOfDraw(s: State, seat: number, at: number): number {
  const draw = pileOf(s, seat, DRAW);
  if (at >= draw.length - s.heroes[seat][KNOWN]) s.heroes[seat][KNOWN]--;
  return draw.splice(at, 1)[0];
}

/** All cards of the hand cost nothing while they are in it this turn. */
export function freeHand(s: State, seat: number): void {
  const marks = pileOf(s, seat, HELD);
  for (let at = 0; at < marks.length; at++) marks[at] |= FREE;
}

export function move(s: State, seat: number, from: number, at: number, to: number, rule: Cite, mark = 0): void {
  const face =
    from === HAND
      ? takeFromHand(s, seat, at)
      : from === DRAW
        ? outOfDraw(s, seat, at)
        : pileOf(s, seat, from).splice(at, 1)[0];
  if (to === HAND) toHand(s, seat, face, mark);
  else if (to === DRAW) ontoDraw(s, seat, face);
  else pileOf(s, seat, to).push(face);
  // Onto the draw pile from a hand: the others do not see which card it is.
  emit(s, E.moved, rule, seat, from === HAND ? -1 : face, from, to);
}

/** Cards of the common decks that somebody has. */
function statusesOut(s: State, daze: boolean): number {
  let out = 0;
  for (let seat = 0; seat < s.heroes.length; seat++)
    for (const kind of [DRAW, HAND, DISCARD])
      for (const face of s.piles[seat * PILE_KINDS + kind]) {
        if (daze ? face === DAZE : face === BURN || face === SLIMED) out++;
      }
  return out;
}

/** Daze or status cards from their common deck, as many as are left [STS 24.6] [STS 24.10] [STS R49]. */
export function gainStatus(s: State, seat: number, face: number, n: number, pile: number, rule: Cite): void {
  const daze = face === DAZE;
  for (let k = 0; k < n; k++) {
    if (statusesOut(s, daze) >= (daze ? ALL_DAZE : ALL_STATUS)) {
      emit(s, E.supplyEmpty, EMPTY_SUPPLY, -1, n - k);
      return;
    }
    if (pile === DRAW) ontoDraw(s, seat, face);
    else pileOf(s, seat, pile).push(face);
    emit(s, E.statusGained, rule, seat, face, pile);
  }
}

/** At the end of turn the hand goes to the discard pile, but for what is retained or was drawn too late [STS 12.18]. */
export function discardHand(s: State, seat: number, stays: (face: number, mark: number) => boolean, rule: Cite): void {
  const hand = pileOf(s, seat, HAND);
  const marks = pileOf(s, seat, HELD);
  let kept = 0;
  const held = hand.length;
  for (let at = 0; at < held; at++) {
    const late = (marks[at] & LATE_DRAWN) !== 0;
    if (late || stays(hand[at], marks[at])) {
      hand[kept] = hand[at];
      marks[kept++] = late ? 0 : RETAINED;
      if (!late) emit(s, E.retained, RETAINS, seat, hand[at], 0, 0, 1 << seat);
    } else intoDiscard(s, seat, hand[at]);
  }
  while (hand.length > kept) {
    hand.pop();
    marks.pop();
  }
  emit(s, E.handDiscarded, rule, seat, held - kept);
}
