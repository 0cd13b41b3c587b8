/** A quick start (22.8): the rows of the table for the act, one after another, for each hero by himself - gold (22.9), rolls (22.11), boss relics as a group (22.12) - and one merchant for all (22.13). */
import { call, done, emit, goto } from '@kolbiste/kernel';
import { QUICK_ROWS } from '../cards/quick-start.ts';
import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { ALL_KEYS } from '../vocabulary.ts';
import { bless } from './blessings.ts';
import { callBossRelics } from './boss-relics.ts';
import { runEffect } from './effect.ts';
import { callMerchant } from './merchant.ts';
import { flow } from './registry.ts';

interface QuickLocals {
  /** The row of the table, how many of it are gained, and by how many heroes the next one. */
  row: number;
  times: number;
  seat: number;
  /** The first hero who gains by the table: those before have played on already. */
  from: number;
}

const QUICK = cite('22.8', 'R110');
const RULES: Readonly<Record<string, ReturnType<typeof cite>>> = {
  gold: cite('22.9', '22.8'),
  roll: cite('22.11', '22.8'),
  bossRelic: cite('22.12', '22.8'),
  merchant: cite('22.13', '22.8'),
};
const CATCH_UP = cite('22.14', 'R110');
const FOURTH = 4;

const go = flow.step<QuickLocals>('go', QUICK, (s, x, f) => {
  const row = QUICK_ROWS[x.row];
  if (row === undefined) return done(f);
  goto(f, go);
  if (x.times >= row.counts[s.act - 2]) {
    x.row++;
    x.times = 0;
    return;
  }
  if (x.seat === x.from) emit(s, E.quickRow, x.from > 0 ? CATCH_UP : (RULES[row.kind] ?? QUICK), x.row, x.times);
  if (row.program >= 0) {
    runEffect(s, x.seat, row.program);
    if (++x.seat === s.heroes.length) x.seat = x.from;
  } else if (row.kind === 'neow') bless(s, x.from);
  else if (row.kind === 'bossRelic') callBossRelics(s, x.from);
  else callMerchant(s, x.from);
  if (x.seat === x.from) x.times++;
});

const quickStart = flow.procedure<QuickLocals>(
  'quickStart',
  { rule: QUICK, locals: { row: 0, times: 0, seat: 0, from: 0 }, see: 'open' },
  [go],
);

/** Who begins in Act IV has all keys [STS R110]. */
export function callQuickStart(s: State): void {
  if (s.act === FOURTH) s.keys = ALL_KEYS;
  call(s, quickStart, { row: 0, times: 0, seat: 0, from: 0 });
}

/** Heroes from this one on catch up with those who have won acts before [STS 22.14]. */
export function callCatchUp(s: State, from: number): void {
  call(s, quickStart, { row: 0, times: 0, seat: from, from });
}
