/** What judgements and habits ask of a fight in common: what the enemies are about to do, and how much there is left of them. */
import { enemyOf } from '../src/atoms/creatures.ts';
import { programOf } from '../src/cards/code.ts';
import { effectOf } from '../src/effects/context.ts';
import { amountOf } from '../src/effects/count.ts';
import { hitFigure } from '../src/effects/hit.ts';
import { actionNow } from '../src/effects/intent.ts';
import type { State } from '../src/state.ts';
import { ALIVE, BLOCK, EVERY_ROW, GONE, HP, ROW } from '../src/state.ts';
import type { Amount, WhoTerm } from '../src/verbs/terms.ts';
import { ALL_HEROES } from '../src/verbs/terms.ts';

interface HitWords {
  readonly hit: Amount;
  readonly times: Amount;
  readonly strength?: number;
  readonly to: WhoTerm;
}

/** Damage that an enemy's action of this round would do to a hero, before block. */
export function strikes(s: State, e: number, seat: number): number {
  const action = actionNow(s, e);
  if (action === null) return 2;
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

/** HP that this round takes from a hero as things stand. */
export const losses = (s: State, seat: number): number =>
  Math.min(s.heroes[seat][HP], Math.max(0, incoming(s, seat) - s.heroes[seat][BLOCK]));

/** The best of the options, the first of equals. */
export function best(options: readonly number[], worth: (option: number) => number): number {
  let most = options[0];
  let highest = worth(most);
  for (let i = 1; i < options.length; i++) {
    const value = worth(options[i]);
    if (value <= highest) continue;
    most = options[i];
    highest = value;
  }
  return most;
}
