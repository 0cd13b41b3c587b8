/** How much damage enemies are about to do this round, as things stand. */
import { enemyOf } from '../atoms/creatures.ts';
import { programOf } from '../cards/code.ts';
import type { State } from '../state.ts';
import { ALIVE, EVERY_ROW, GONE, ROW } from '../state.ts';
import type { Amount, WhoTerm } from '../verbs/terms.ts';
import { ALL_HEROES } from '../verbs/terms.ts';
import { effectOf } from './context.ts';
import { amountOf } from './count.ts';
import { hitFigure } from './hit.ts';
import { actionNow } from './intent.ts';

interface HitWords {
  readonly hit: Amount;
  readonly times: Amount;
  readonly strength?: number;
  readonly to: WhoTerm;
}

/** What is taken for an action that no die has named yet. */
const UNKNOWN = 2;

/** Damage that an enemy's action of this round would do to a hero, before block. */
export function strikes(s: State, e: number, seat: number): number {
  const action = actionNow(s, e);
  if (action === null) return UNKNOWN;
  const row = s.enemies[e][ROW];
  const near = row === EVERY_ROW || row === s.heroes[seat][ROW];
  let sum = 0;
  for (const { step, words } of programOf(action.program).ops) {
    if (step.hits !== true) continue;
    const { hit, times, strength, to } = words as unknown as HitWords;
    if (!near && to.how !== ALL_HEROES) continue;
    const x = effectOf(enemyOf(e), action.program);
    const figure = hitFigure(s, enemyOf(e), seat, amountOf(s, x, hit), strength ?? 1);
    sum += figure * Math.max(1, amountOf(s, x, times));
  }
  return sum;
}

/** Damage that this round brings to a hero, before block. */
export function incoming(s: State, seat: number): number {
  let sum = 0;
  for (let e = 0; e < s.enemies.length; e++) if (s.enemies[e][GONE] === ALIVE) sum += strikes(s, e, seat);
  return sum;
}
