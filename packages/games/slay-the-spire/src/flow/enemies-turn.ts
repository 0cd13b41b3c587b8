/** Each enemy does its action (13.2): reading order, those who act last, the boss (13.3, 13.4, R53); who came in this turn does not (R54). */
import { call, done, emit, goto } from '@kolbiste/kernel';
import { enemyOf } from '../atoms/creatures.ts';
import { readingOrder } from '../atoms/enemies.ts';
import { BY_DIE } from '../cards/compile-enemy.ts';
import { enemyCard } from '../cards/pool.ts';
import { effectOf } from '../effects/context.ts';
import { actionNow } from '../effects/intent.ts';
import { E } from '../events.ts';
import { byRank } from '../lists.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { ALIVE, CARD, EVERY_ROW, GONE, ROW, SLOT } from '../state.ts';
import { effect } from './effect.ts';
import { flow } from './registry.ts';
import { settleNotes } from './settle.ts';

interface TurnLocals {
  order: number[];
  at: number;
  /** 1 = the order is fixed. */
  ready: number;
}

const ORDER = cite('13.2', '13.3', '13.4', 'R53', 'R54');
const ACTS = cite('13.2', '13.6', '13.7', '13.8', '13.9', '15.3', 'R57', 'R58', 'R59');

/** Ordinary enemies, those who act last, bosses, bosses that act last. */
const group = (s: State, e: number): number =>
  (s.enemies[e][ROW] === EVERY_ROW ? 2 : 0) + (actionNow(s, e)?.last === true ? 1 : 0);

const order = flow.step<TurnLocals>('order', ORDER, (s, x) => {
  x.order = readingOrder(s);
  // Each group keeps the order of reading.
  byRank(s, x.order, group);
  x.ready = 1;
});

const act = flow.step<TurnLocals>('act', ACTS, (s, x, f) => {
  if (settleNotes(s)) return goto(f, act);
  const e = x.order[x.at++];
  if (e === undefined) return done(f);
  goto(f, act);
  const enemy = s.enemies[e];
  const action = enemy[GONE] === ALIVE ? actionNow(s, e) : null;
  if (action === null) return;
  emit(s, E.enemyActed, ACTS, e, enemyCard(enemy[CARD]).pattern === BY_DIE ? s.die : enemy[SLOT]);
  call(s, effect, effectOf(enemyOf(e), action.program));
});

export const enemiesTurn = flow.procedure<TurnLocals>(
  'enemiesTurn',
  { rule: ORDER, locals: { order: [0], at: 0, ready: 0 }, see: 'open' },
  [order, act],
);
