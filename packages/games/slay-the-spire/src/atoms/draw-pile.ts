/** The draw pile: drawing from it, looking into it, renewing and shuffling it. Its top is its last card. */
import type { Cite } from '@kolbiste/kernel';
import { emit, shuffle } from '@kolbiste/kernel';
import { enemyCard, faceOf, SLIMED } from '../cards/pool.ts';
import { E } from '../events.ts';
import { empty } from '../lists.ts';
import { note, PILE_SHUFFLED, STATUS_DRAWN } from '../notes.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import {
  ALIVE,
  CARD,
  DISCARD,
  DONE,
  DRAW,
  ENERGY,
  GONE,
  HAND,
  KNOWN,
  LATE_DRAWN,
  NO_DRAW,
  pileOf,
  SHUFFLED,
} from '../state.ts';
import { CURSE, STATUS } from '../vocabulary.ts';

import { exhaustAt, intoExhaust, outOfDraw, toHand } from './piles.ts';

const DRAWS = cite('12.5', 'R41');
const RENEWED = cite('12.6', 'R41');
const FORBIDDEN = cite('R20');
const VOID = cite('10.7', '23.2');
const LOOK = cite('12.5', '12.11');

/** The discard pile becomes the draw pile, shuffled [STS 12.6]. */
function renewDraw(s: State, seat: number): void {
  const discard = pileOf(s, seat, DISCARD);
  const draw = pileOf(s, seat, DRAW);
  for (const face of discard) draw.push(face);
  empty(discard);
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
  const hero = s.heroes[seat];
  for (let k = 0; k < n; k++) {
    if (draw.length === 0 && pileOf(s, seat, DISCARD).length > 0) renewDraw(s, seat);
    const face = draw.pop();
    if (face === undefined) {
      emit(s, E.nothingDrawn, RENEWED, seat, 0);
      return last;
    }
    if (hero[KNOWN] > 0) hero[KNOWN]--;
    toHand(s, seat, face, late);
    emit(s, E.drew, LOOK, seat, face, 0, 0, 1 << seat);
    emit(s, E.drewHidden, rule, seat, pileOf(s, seat, HAND).length);
    const { type } = faceOf(face);
    if (type === STATUS || type === CURSE) note(s, STATUS_DRAWN, seat, face);
    if (face === SLIMED && hero[ENERGY] > 0 && isVoid(s)) payAway(s, seat);
    last = type;
  }
  return last;
}

/** The whole draw pile is exhausted. */
export function exhaustDraw(s: State, seat: number, rule: Cite): void {
  const draw = pileOf(s, seat, DRAW);
  s.heroes[seat][KNOWN] = 0;
  for (const face of draw.splice(0).reverse()) intoExhaust(s, seat, face, rule);
}

/** Its owner looks at so many cards on top of the draw pile, or at all of a smaller one; how many [STS 24.3]. */
export function lookAtTop(s: State, seat: number, n: number, rule: Cite): number {
  const draw = pileOf(s, seat, DRAW);
  const there = Math.min(n, draw.length);
  s.heroes[seat][KNOWN] = Math.max(s.heroes[seat][KNOWN], there);
  for (let k = 1; k <= there; k++) emit(s, E.looked, rule, seat, draw[draw.length - k], 0, 0, 1 << seat);
  return there;
}
