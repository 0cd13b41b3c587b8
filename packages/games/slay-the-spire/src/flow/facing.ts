/**
 * The fight against two elites in four rows (18.19): after the effects of the start heroes choose their rows, from row 1
 * upward, empty ones too (R60) - then each is met by what the enemy in front of the hero does to those who face it.
 */
import type { Candidates } from '@kolbiste/kernel';
import { call, done, goto } from '@kolbiste/kernel';
import { enemyOf } from '../atoms/creatures.ts';
import { readingOrder } from '../atoms/enemies.ts';
import { standIn } from '../atoms/rows.ts';
import { enemyCard } from '../cards/pool.ts';
import { effectOf } from '../effects/context.ts';
import { actionNow } from '../effects/intent.ts';
import { heroesInOrder, rowCount } from '../effects/targets.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { CARD } from '../state.ts';
import { effect } from './effect.ts';
import { flow } from './registry.ts';
import { settleNotes } from './settle.ts';

interface FacingLocals {
  /** Heroes who have still to choose, then enemies who are still to be faced. */
  order: number[];
}

const CHOOSE = cite('18.19', 'R60');
const FACED = cite('10.7', '18.19');

/** Whether somebody in this fight stands in several rows. */
export const hasFacing = (s: State): boolean => s.enemies.some((enemy) => enemyCard(enemy[CARD]).spans > 1);

/** Option: a row; one's own = stay. */
const stand = flow.question<FacingLocals>('stand', CHOOSE, {
  kind: 'row',
  seats: (_s, { order }) => (order.length === 0 ? 0 : 1 << order[0]),
  candidates(s, _x, _seat, out: Candidates) {
    for (let row = 0; row < rowCount(s); row++) out.push(row);
  },
  check: (s, _x, _seat, option) => (option >= 0 && option < rowCount(s) ? 0 : NOT_HERE),
  apply(s, x, seat, option, f) {
    standIn(s, seat, option);
    x.order.shift();
    goto(f, stand);
  },
});

const meet = flow.step<FacingLocals>('meet', FACED, (s, x) => {
  x.order = readingOrder(s).filter((e) => (actionNow(s, e)?.facing ?? -1) >= 0);
});

const faced = flow.step<FacingLocals>('faced', FACED, (s, x, f) => {
  goto(f, faced);
  if (settleNotes(s)) return;
  const e = x.order.shift();
  if (e === undefined) return done(f);
  const program = actionNow(s, e)?.facing ?? -1;
  if (program >= 0) call(s, effect, effectOf(enemyOf(e), program));
});

const facing = flow.procedure<FacingLocals>('facing', { rule: CHOOSE, locals: { order: [0] }, see: 'open' }, [
  stand,
  meet,
  faced,
]);

export function faceEnemies(s: State): void {
  call(s, facing, { order: heroesInOrder(s) });
}
