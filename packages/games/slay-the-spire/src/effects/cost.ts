/**
 * What a card costs now: printed - what its own text says - other reductions - what makes it free - what confuses
 * the hero, whatever else is said [STS R10] [STS 18.16].
 */
import { COST_X, NO_COST } from '../cards/compile.ts';
import { LASTING } from '../cards/lasting.ts';
import { enemyCard, faceOf } from '../cards/pool.ts';
import type { State } from '../state.ts';
import { ALIVE, CARD, CARDS, CHEAPER, FREE, FREE_NEXT, GONE, HAND, HELD, pileOf, ROW } from '../state.ts';
import { ATTACK, SKILL } from '../vocabulary.ts';
import { ownCost } from './count.ts';
import { lastingSum } from './lasting-sum.ts';

/** What the next card costs nothing for. */
export const FREE_ATTACK = 1;
export const FREE_CARD = 2;

/** Whether something makes a card free. */
function isFree(s: State, seat: number, type: number, mark: number): boolean {
  if ((mark & FREE) !== 0) return true;
  const next = s.heroes[seat][FREE_NEXT];
  if ((next & FREE_CARD) !== 0 || ((next & FREE_ATTACK) !== 0 && type === ATTACK)) return true;
  return type === SKILL && lastingSum(s, seat, LASTING.skillsFree) > 0;
}

/** What an enemy of its row makes the first card of a turn cost; -1 = none confuses the hero [STS 18.16]. */
export function confusedCost(s: State, seat: number): number {
  const hero = s.heroes[seat];
  if (hero[CARDS] > 0) return -1;
  for (const enemy of s.enemies) {
    if (enemy[GONE] !== ALIVE || enemy[ROW] !== hero[ROW]) continue;
    const { confuses } = enemyCard(enemy[CARD]);
    if (confuses.length > 0) return confuses[(s.die - 1) >> 1] ?? -1;
  }
  return -1;
}

/** The cost of a card of the hand; COST_X = it is named, NO_COST = it has none. @param confused as `confusedCost`, which is the same for the whole hand */
export function costOf(s: State, seat: number, at: number, confused = confusedCost(s, seat)): number {
  const face = faceOf(pileOf(s, seat, HAND)[at]);
  const mark = pileOf(s, seat, HELD)[at];
  if (face.cost === NO_COST) return NO_COST;
  if (confused >= 0) return confused;
  if (isFree(s, seat, face.type, mark)) return 0;
  if (face.cost === COST_X) return COST_X;
  return Math.max(0, ownCost(s, seat, face.face) - ((mark / CHEAPER) | 0));
}
