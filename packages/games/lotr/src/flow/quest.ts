/**
 * The quest phase [LOTR 3].
 * Window - characters are committed, player by player (3.1, 3.5), window - staging, one card for each player (3.2, 3.7), window -
 * resolution (3.3, 3.10), window.
 */
import { call, emit, goto, resetCause, setCause, withCause } from '@kolbiste/kernel';
import { commit } from '../atoms/marks.ts';
import * as table from '../atoms/table.ts';
import { stagingThreat, willpower } from '../effects/sums.ts';
import { E } from '../events.ts';
import { isCharacter, isReady, thingOf } from '../in-play.ts';
import { layLast, ofNaming, originOf } from '../origins.ts';
import * as R from '../refusals.ts';
import { cite } from '../rulebook.ts';
import { clockwiseFrom, isIn, playerOrder } from '../seats.ts';
import type { State, Thing } from '../state.ts';
import { W } from '../vocabulary.ts';
import { endsPhase } from './phase-end.ts';
import { flow } from './registry.ts';
import { revealing, revealLocals } from './reveal.ts';
import { settle } from './settle.ts';
import { questProgress } from './stage.ts';
import { openWindow } from './window.ts';

const BEGINS = cite('3.1');
const COMMITS = cite('3.1', '3.5', '3.6');
const ENOUGH = cite('3.5');
const RESOLVES = cite('3.3', '3.9', '3.10');
const FAILS = cite('3.3', '3.10');

export interface QuestLocals {
  [name: string]: number | number[];
  from: number;
  at: number;
  chosen: number[];
  left: number;
}
const Q_DONE = 0;

const committers = clockwiseFrom<QuestLocals>('at');
const mayCommit = (s: State, x: QuestLocals, seat: number, t: Thing | null): number => {
  if (t === null || !isCharacter(t) || t.seat !== seat || x.chosen.includes(t.id)) return R.NOT_HERE;
  return isReady(t) ? 0 : R.NOT_READY;
};

const begin = flow.step<QuestLocals>('begin', BEGINS, (s, x) => {
  x.from = s.first;
  openWindow(s, W.questBegins);
});

/** One after the other they are named; then all are committed together [LOTR 3.5]. */
const who = flow.question<QuestLocals>('who', COMMITS, {
  kind: 'commit',
  fresh: true,
  seats: committers.asks((s, x, seat) => isIn(s, seat) && s.things.some((t) => mayCommit(s, x, seat, t) === 0)),
  candidates(s, x, seat, out) {
    out.push(Q_DONE);
    for (const t of s.things) if (isCharacter(t) && t.seat === seat && !x.chosen.includes(t.id)) out.push(t.id);
  },
  check: (s, x, seat, option) => (option === Q_DONE ? 0 : mayCommit(s, x, seat, thingOf(s, option))),
  cite: (_s, _x, _seat, option) => (option === Q_DONE ? ENOUGH : COMMITS),
});
const named = flow.step<QuestLocals>('named', COMMITS, (s, x, f) => {
  if (committers.over(s, x)) return goto(f, committed);
  goto(f, who);
  if (f.result !== Q_DONE) {
    x.chosen.push(f.result);
    return layLast(s, ofNaming(f.result));
  }
  for (const id of x.chosen) {
    const t = thingOf(s, id);
    if (t !== null) withCause(s, originOf(s, ofNaming(id), f.cause), () => commit(s, t, COMMITS));
  }
  x.chosen = [];
  committers.pass(x);
  settle(s);
});
const committed = flow.step<QuestLocals>('committed', cite('3.1', 'W.5'), (s) => openWindow(s, W.committed));

const count = flow.step<QuestLocals>('count', cite('3.2', '3.7'), (s, x, f) => {
  resetCause(s, f);
  x.left = playerOrder(s).length;
});
const revealNext = flow.step<QuestLocals>('reveal', cite('3.2', '3.7', '3.8'), (s, x, f) => {
  if (x.left <= 0) return;
  x.left--;
  goto(f, revealNext);
  call(s, revealing, revealLocals(s.first));
});
const staged = flow.step<QuestLocals>('staged', cite('3.2', 'W.5'), (s) => openWindow(s, W.staged));

const resolve = flow.step<QuestLocals>('resolve', RESOLVES, (s, _x, f) => {
  const [w, t] = [willpower(s), stagingThreat(s)];
  setCause(f, emit(s, E.questResolved, RESOLVES, w, t));
  if (w > t) questProgress(s, w - t);
  if (w < t) for (const seat of playerOrder(s)) table.changeThreat(s, seat, t - w, FAILS);
  settle(s);
});
const resolved = flow.step<QuestLocals>('resolved', cite('3.3', 'W.5'), (s) => openWindow(s, W.resolved));
const ends = flow.step<QuestLocals>('ends', cite('3.6', 'G.10'), (s, _x, f) => endsPhase(s, f));

export const questPhase = flow.procedure<QuestLocals>(
  'quest',
  { rule: BEGINS, locals: { from: 0, at: 0, chosen: [], left: 0 }, see: 'open' },
  [begin, who, named, committed, count, revealNext, staged, resolve, resolved, ends],
);
