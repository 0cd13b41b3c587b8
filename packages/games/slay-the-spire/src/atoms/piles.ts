/** Cards between draw pile, hand, discard pile and exhaust pile; the only writers of these. The top of a pile is its last card. */
import type { Cite } from '@kolbiste/kernel';
import { emit, shuffle } from '@kolbiste/kernel';
import { BURN, DAZE, enemyCard, faceOf, SLIMED } from '../cards/pool.ts';
import { E } from '../events.ts';
import { DISCARDED_BY_CARD, EXHAUSTED, note, PILE_SHUFFLED, STATUS_DRAWN } from '../notes.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import {
  ALIVE,
  CARD,
  CHEAPER,
  DISCARD,
  DISCARDED,
  DONE,
  DRAW,
  ENERGY,
  EXHAUST,
  FREE,
  GONE,
  HAND,
  HELD,
  KEPT,
  KNOWN,
  LATE_DRAWN,
  NO_DRAW,
  PILE_KINDS,
  POWER_CUBES,
  POWERS,
  pileOf,
  RETAINED,
  SHUFFLED,
} from '../state.ts';
import { ALL_DAZE, ALL_STATUS, CURSE, STATUS } from '../vocabulary.ts';

const DRAWS = cite('12.5', 'R41');
const RENEWED = cite('12.6', 'R41');
const FORBIDDEN = cite('R20');
const BACK = cite('12.16', '24.6', '24.10', 'R50');
const EMPTY_SUPPLY = cite('18.3', 'R49');
const RETAINS = cite('24.13', 'R46');
const VOID = cite('10.7', '23.2');
const LOOK = cite('12.5', '12.11');

/** The discard pile becomes the draw pile, shuffled [STS 12.6]. */
function renewDraw(s: State, seat: number): void {
  const discard = pileOf(s, seat, DISCARD);
  const draw = pileOf(s, seat, DRAW);
  for (const face of discard) draw.push(face);
  discard.length = 0;
  shuffleDraw(s, seat, RENEWED);
}

/** A card that was looked for goes from the draw pile to the hand; its owner alone sees which [STS R7]. */
export function findInDraw(s: State, seat: number, face: number, rule: Cite): void {
  // The pile is shuffled afterwards: where the card lay must not show.
  s.heroes[seat][KNOWN] = 0;
  toHand(s, seat, outOfDraw(s, seat, pileOf(s, seat, DRAW).lastIndexOf(face)));
  emit(s, E.looked, rule, seat, face, 0, 0, 1 << seat);
  emit(s, E.moved, rule, seat, -1, DRAW, HAND);
}

/** The draw pile is shuffled by an effect; an empty one is not [STS R41]. */
export function shuffleDraw(s: State, seat: number, rule: Cite): void {
  const draw = pileOf(s, seat, DRAW);
  if (draw.length === 0) return;
  shuffle(s, 'drawPile', draw);
  s.heroes[seat][KNOWN] = 0;
  s.heroes[seat][SHUFFLED] = 1;
  emit(s, E.shuffled, rule, seat, draw.length);
  note(s, PILE_SHUFFLED, seat);
}

/** A draw pile is mixed because cards came into it: no discard pile is renewed by that, so nothing listens. */
export function mixDraw(s: State, seat: number, rule: Cite): void {
  const draw = pileOf(s, seat, DRAW);
  shuffle(s, 'drawPile', draw);
  s.heroes[seat][KNOWN] = 0;
  emit(s, E.shuffled, rule, seat, draw.length);
}

function toHand(s: State, seat: number, face: number, mark = 0): void {
  pileOf(s, seat, HAND).push(face);
  pileOf(s, seat, HELD).push(mark);
}

function allDone({ heroes }: State): boolean {
  for (const hero of heroes) if (hero[DONE] === 0) return false;
  return true;
}

/** Whether an enemy makes slimed be paid away as soon as it is drawn. */
const isVoid = (s: State): boolean => s.enemies.some((enemy) => enemy[GONE] === ALIVE && enemyCard(enemy[CARD]).voids);

/** The slimed that was drawn last is exhausted for 1 energy. */
function payAway(s: State, seat: number): void {
  s.heroes[seat][ENERGY]--;
  emit(s, E.energySet, VOID, seat, s.heroes[seat][ENERGY]);
  exhaustAt(s, seat, pileOf(s, seat, HAND).length - 1, VOID);
}

/** Draws one by one; stops where nothing is left [STS R41]. The type of the last card drawn, -1 = none was. */
export function drawCards(s: State, seat: number, n: number, rule: Cite = DRAWS): number {
  if (n > 0 && s.heroes[seat][NO_DRAW] !== 0) {
    emit(s, E.nothingDrawn, FORBIDDEN, seat, 1);
    return -1;
  }
  let last = -1;
  // In the end phase all have ended their turn [STS R43].
  const late = allDone(s) ? LATE_DRAWN : 0;
  const draw = pileOf(s, seat, DRAW);
  for (let k = 0; k < n; k++) {
    if (draw.length === 0 && pileOf(s, seat, DISCARD).length > 0) renewDraw(s, seat);
    const face = draw.pop();
    if (face === undefined) {
      emit(s, E.nothingDrawn, RENEWED, seat, 0);
      return last;
    }
    if (s.heroes[seat][KNOWN] > 0) s.heroes[seat][KNOWN]--;
    toHand(s, seat, face, late);
    emit(s, E.drew, LOOK, seat, face, 0, 0, 1 << seat);
    emit(s, E.drewHidden, rule, seat, pileOf(s, seat, HAND).length);
    const { type } = faceOf(face);
    if (type === STATUS || type === CURSE) note(s, STATUS_DRAWN, seat, face);
    if (face === SLIMED && s.heroes[seat][ENERGY] > 0 && isVoid(s)) payAway(s, seat);
    last = type;
  }
  return last;
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

/** The whole draw pile is exhausted. */
export function exhaustDraw(s: State, seat: number, rule: Cite): void {
  const draw = pileOf(s, seat, DRAW);
  s.heroes[seat][KNOWN] = 0;
  for (const face of draw.splice(0).reverse()) intoExhaust(s, seat, face, rule);
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

/** Whether a card of the hand is retained already, by itself or by an effect. */
export const staysAnyway = (s: State, seat: number, at: number): boolean =>
  (pileOf(s, seat, HELD)[at] & KEPT) !== 0 || faceOf(pileOf(s, seat, HAND)[at]).retain;

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

/** Its owner looks at so many cards on top of the draw pile, or at all of a smaller one; how many [STS 24.3]. */
export function lookAtTop(s: State, seat: number, n: number, rule: Cite): number {
  const draw = pileOf(s, seat, DRAW);
  const there = Math.min(n, draw.length);
  s.heroes[seat][KNOWN] = Math.max(s.heroes[seat][KNOWN], there);
  for (let k = 1; k <= there; k++) emit(s, E.looked, rule, seat, draw[draw.length - k], 0, 0, 1 << seat);
  return there;
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
