/** Who may be declared as a defender [LOTR 6.2.2.1] [LOTR 6.2.2.4] [LOTR L26]. */
import { printed } from '../cards/pool.ts';
import { isCharacter, isReady } from '../in-play.ts';
import * as R from '../refusals.ts';
import { isIn } from '../seats.ts';
import type { State, Thing } from '../state.ts';
import { SENTINEL } from '../vocabulary.ts';
import type { EnemyAttack } from './forward-refs.ts';

export const D_NONE = 0;

/** Who may be declared: ready characters of the attacked player; others only as sentinels, when he has declared none. */
export function mayDefend(s: State, x: EnemyAttack, seat: number, t: Thing | null): number {
  if (t === null || !isCharacter(t) || x.defenders.includes(t.id)) return R.NOT_HERE;
  if (t.seat !== seat) return R.NOT_YOUR_ATTACK;
  if (seat !== x.seat && (printed(t.card).keywords & SENTINEL) === 0) return R.NOT_YOUR_ATTACK;
  return isReady(t) ? 0 : R.DEFENDER_EXHAUSTED;
}

export const canDefend = (s: State, x: EnemyAttack, seat: number): boolean =>
  isIn(s, seat) && s.things.some((t) => t.seat === seat && mayDefend(s, x, seat, t) === 0);

/** Whoever defends already is no candidate any more. */
export const listDefenders = (s: State, x: EnemyAttack, seat: number, push: (option: number) => void): void => {
  push(D_NONE);
  for (const t of s.things) if (isCharacter(t) && t.seat === seat && !x.defenders.includes(t.id)) push(t.id);
};
