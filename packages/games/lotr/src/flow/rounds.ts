/**
 * The phases around combat [LOTR 0.1].
 * 1 resource: resources (1.1), cards (1.2), window (1.3) - 2 planning: player by player (2.3) - 4 travel (4.1) - 7 refresh: ready
 * (7.1), dials (7.2), first player (7.3), window (7.4), the end of the round (7.5). Quest and encounter have files of their own.
 */
import { call, done, emit, goto, resetCause } from '@kolbiste/kernel';
import { draw } from '../atoms/cards.ts';
import { gain, pay, ready } from '../atoms/marks.ts';
import * as table from '../atoms/table.ts';
import { travelTo } from '../atoms/things.ts';
import { printed } from '../cards/pool.ts';
import { isText } from '../cards/printed.ts';
import { contextOf } from '../effects/effect-context.ts';
import { borne } from '../effects/figures.ts';
import { meetsTravel } from '../effects/travel.ts';
import { E } from '../events.ts';
import { activeLocation, attachmentsOf, isHero, isLocation, isReady, thingOf } from '../in-play.ts';
import { N, noteThat } from '../notes.ts';
import * as R from '../refusals.ts';
import { cite } from '../rulebook.ts';
import { clockwiseFrom, isIn, playerOrder } from '../seats.ts';
import type { State, Thing } from '../state.ts';
import { STAGE, STAGING } from '../state.ts';
import { W } from '../vocabulary.ts';
import { endsPhase } from './phase-end.ts';
import { ASK, listLocals, pickOne } from './pick-list.ts';
import { runProgram } from './programs.ts';
import { flow } from './registry.ts';
import { settle } from './settle.ts';
import { openWindow } from './window.ts';

const RESOURCES = cite('1.1');
const CARDS = cite('1.2');
const PLANS = cite('2.1', '2.3');
const TRAVELS = cite('4.1', '4.2', '4.4');
const COST = cite('4.3');
const READIES = cite('7.1');
const STAYS = cite('7.1', 'G.2');
const DIALS = cite('7.2');
const PASSES = cite('7.3');

export interface RoundLocals {
  [name: string]: number | number[];
  at: number;
  from: number;
}
const locals: RoundLocals = { at: 0, from: 0 };

const endOf = (name: string) => flow.step<RoundLocals>(name, cite('G.10', 'L102'), (s, _x, f) => endsPhase(s, f));

// 1 Resource

const gainAll = flow.step<RoundLocals>('resources', RESOURCES, (s) => {
  for (const t of s.things) if (isHero(t)) gain(s, t, 1, RESOURCES);
});
const drawAll = flow.step<RoundLocals>('cards', CARDS, (s) => {
  for (const seat of playerOrder(s)) draw(s, seat, 1, CARDS);
});
const resourceWindow = flow.step<RoundLocals>('window', cite('1.3', 'W.5'), (s) => openWindow(s, W.resource));
export const resourcePhase = flow.procedure<RoundLocals>('resource', { rule: RESOURCES, locals, see: 'open' }, [
  gainAll,
  drawAll,
  resourceWindow,
  endOf('ends'),
]);

// 2 Planning

const planners = clockwiseFrom<RoundLocals>('at');
const plan = flow.step<RoundLocals>('begin', PLANS, (s, x) => {
  x.from = s.first;
});
/** Each player once is the active one, in a window of his own [LOTR 2.3] [LOTR L93]. */
const planOne = flow.step<RoundLocals>('player', cite('2.1', '2.2', '2.3', 'L93'), (s, x, f) => {
  if (planners.over(s, x)) return;
  const seat = planners.seat(s, x);
  planners.pass(x);
  goto(f, planOne);
  if (isIn(s, seat)) openWindow(s, W.planning, seat);
});
export const planningPhase = flow.procedure<RoundLocals>('planning', { rule: PLANS, locals, see: 'open' }, [
  plan,
  planOne,
  endOf('ends'),
]);

// 4 Travel

const T_STAY = 0;

function mayTravel(s: State, t: Thing | null): number {
  if (t === null || !isLocation(t) || t.zone !== STAGING) return R.NOT_HERE;
  return meetsTravel(s, t) ? 0 : R.TRAVEL_NOT_MET;
}
const where = flow.question<RoundLocals>('where', TRAVELS, {
  kind: 'travel',
  seats: (s) => (activeLocation(s) === null && s.things.some((t) => mayTravel(s, t) === 0) ? 1 << s.first : 0),
  candidates(s, _x, _seat, out) {
    out.push(T_STAY);
    for (const t of s.things) if (isLocation(t) && t.zone === STAGING) out.push(t.id);
  },
  check: (s, _x, _seat, option) => (option === T_STAY ? 0 : mayTravel(s, thingOf(s, option))),
});
const travelCost = flow.step<RoundLocals>('cost', COST, (s, x, f) => {
  x.at = f.result;
  const t = thingOf(s, x.at);
  if (t === null) return void emit(s, E.stayed, TRAVELS);
  const { travel } = printed(t.card);
  if (isText(travel)) runProgram(s, contextOf(travel, t.card, t.id, s.first), travel, s.first);
});
const arrive = flow.step<RoundLocals>('arrive', TRAVELS, (s, x) => {
  const t = thingOf(s, x.at);
  if (t === null) return;
  travelTo(s, t, TRAVELS);
  settle(s);
});
const travelWindow = flow.step<RoundLocals>('window', cite('4.1', 'W.5'), (s) => openWindow(s, W.travelled));
export const travelPhase = flow.procedure<RoundLocals>('travel', { rule: TRAVELS, locals, see: 'open' }, [
  where,
  travelCost,
  arrive,
  travelWindow,
  endOf('ends'),
]);

// 7 Refresh

/** What it costs to ready it: so much for each text that keeps it exhausted. */
const priceOf = (s: State, t: Thing): number =>
  attachmentsOf(s, t.id)
    .flatMap((a) => printed(a.card).passives)
    .reduce((sum, p) => sum + (p.kind === 'staysExhausted' ? p.n : 0), 0);

/** Those that a card keeps exhausted, in the order in which they came. */
const bound = (s: State): Thing[] => s.things.filter((t) => !isReady(t) && borne(s, t, 'staysExhausted') !== null);

/** Whoever is kept exhausted stays so unless it is paid for, each card on its own [LOTR 7.1] [LOTR G.2]. */
const held = flow.step<RoundLocals>('held', STAYS, (s, x, f) => {
  resetCause(s, f);
  const t = bound(s)[x.at];
  if (t === undefined) return goto(f, readyAll);
  if (t.resources < priceOf(s, t)) return goto(f, freed);
  call(s, pickOne, { ...listLocals(t.seat, [1], ASK.yes, t.card), may: 1 });
});
const freed = flow.step<RoundLocals>('freed', STAYS, (s, x, f) => {
  const t = bound(s)[x.at];
  goto(f, held);
  if (f.result !== 1) {
    x.at++;
    return void emit(s, E.staysExhausted, STAYS, t.id, t.card);
  }
  pay(s, t, priceOf(s, t), STAYS);
  ready(s, t, READIES);
});
const readyAll = flow.step<RoundLocals>('ready', READIES, (s) => {
  for (const t of s.things) if (t.zone !== STAGE && borne(s, t, 'staysExhausted') === null) ready(s, t, READIES);
  emit(s, E.refreshed, READIES);
});
const dials = flow.step<RoundLocals>('dials', DIALS, (s) => {
  for (const seat of playerOrder(s)) table.changeThreat(s, seat, 1, DIALS);
  settle(s);
});
const token = flow.step<RoundLocals>('token', PASSES, (s) => table.passFirst(s, PASSES));
const refreshWindow = flow.step<RoundLocals>('window', cite('7.4', 'W.5'), (s) => openWindow(s, W.refresh));
const ROUND_ENDS = cite('7.5', 'G.10');
const roundEnds = flow.step<RoundLocals>('roundEnds', ROUND_ENDS, (s) => {
  noteThat(s, N.roundEnds, 0);
  settle(s);
});
const expire = flow.step<RoundLocals>('expire', ROUND_ENDS, (s, _x, f) => {
  table.endRound(s, ROUND_ENDS);
  settle(s);
  done(f);
});
export const refreshPhase = flow.procedure<RoundLocals>('refresh', { rule: READIES, locals, see: 'open' }, [
  held,
  freed,
  readyAll,
  dials,
  token,
  refreshWindow,
  endOf('ends'),
  roundEnds,
  expire,
]);
