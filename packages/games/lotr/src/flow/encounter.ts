/**
 * The encounter phase [LOTR 5].
 * Each player may engage one enemy (5.1), window - engagement checks, round and round (5.2, 5.4, 5.5), window.
 */
import { call, emit, goto, resetCause } from '@kolbiste/kernel';
import { engage } from '../atoms/things.ts';
import { engagementOf } from '../effects/figures.ts';
import { E } from '../events.ts';
import { isEnemy, thingOf } from '../in-play.ts';
import * as R from '../refusals.ts';
import { cite } from '../rulebook.ts';
import { clockwiseFrom, isIn, seatsAt } from '../seats.ts';
import type { State, Thing } from '../state.ts';
import { STAGING } from '../state.ts';
import { W } from '../vocabulary.ts';
import { endsPhase } from './phase-end.ts';
import { ASK, listLocals, pickOne } from './pick-list.ts';
import { flow } from './registry.ts';
import { settle } from './settle.ts';
import { openWindow } from './window.ts';

const BEGINS = cite('5.1');
const OPTIONAL = cite('5.1', '5.3', 'L92');
const CHECKS = cite('5.2', '5.3', '5.4', '5.5');
const NOBODY = cite('5.2', '5.5');

export interface EncounterLocals {
  [name: string]: number | number[];
  from: number;
  at: number;
  /** Players in a row without an enemy to engage. */
  idle: number;
}
const N_NOBODY = 0;

const players = clockwiseFrom<EncounterLocals>('at');
const inStaging = (t: Thing): boolean => isEnemy(t) && t.zone === STAGING;

const begin = flow.step<EncounterLocals>('begin', BEGINS, (s, x) => {
  x.from = s.first;
});
const optional = flow.question<EncounterLocals>('optional', OPTIONAL, {
  kind: 'engage',
  fresh: true,
  seats: players.asks((s, _x, seat) => isIn(s, seat) && s.things.some(inStaging)),
  candidates(s, _x, _seat, out) {
    out.push(N_NOBODY);
    for (const t of s.things) if (inStaging(t)) out.push(t.id);
  },
  check(s, _x, _seat, option) {
    if (option === N_NOBODY) return 0;
    const t = thingOf(s, option);
    return t !== null && inStaging(t) ? 0 : R.NOT_HERE;
  },
});
const engaged = flow.step<EncounterLocals>('engaged', OPTIONAL, (s, x, f) => {
  if (players.over(s, x)) return goto(f, optionalWindow);
  const seat = players.seat(s, x);
  const t = thingOf(s, f.result);
  players.pass(x);
  goto(f, optional);
  if (t === null) return;
  engage(s, t, seat, OPTIONAL);
  settle(s);
});
const optionalWindow = flow.step<EncounterLocals>('optionalWindow', cite('5.1', 'W.5'), (s, x) => {
  players.begin(x);
  openWindow(s, W.optionalEngagement);
});

/** The enemies tied for the highest engagement cost not above the player's threat. */
export function checked(s: State, seat: number): Thing[] {
  const found = s.things.filter((t) => inStaging(t) && engagementOf(s, t) <= s.threat[seat]);
  const most = Math.max(-1, ...found.map((t) => engagementOf(s, t)));
  return found.filter((t) => engagementOf(s, t) === most);
}

const check = flow.step<EncounterLocals>('check', CHECKS, (s, x, f) => {
  resetCause(s, f);
  if (x.idle >= seatsAt(s)) return goto(f, checkWindow);
  const seat = players.seat(s, x);
  const found = isIn(s, seat) ? checked(s, seat) : [];
  if (found.length === 0) {
    if (isIn(s, seat)) emit(s, E.checked, NOBODY, seat);
    x.idle++;
    players.pass(x);
    return goto(f, check);
  }
  const by = s.config.profile.tiedChecks === 'firstPlayer' ? s.first : seat;
  call(
    s,
    pickOne,
    listLocals(
      by,
      found.map((t) => t.id),
      ASK.check,
    ),
  );
});
const engages = flow.step<EncounterLocals>('engages', CHECKS, (s, x, f) => {
  const t = thingOf(s, f.result);
  const seat = players.seat(s, x);
  goto(f, check);
  players.pass(x);
  x.idle = 0;
  if (t === null) return;
  engage(s, t, seat, CHECKS);
  settle(s);
});
const checkWindow = flow.step<EncounterLocals>('checkWindow', cite('5.2', 'W.5'), (s) =>
  openWindow(s, W.engagementChecks),
);
const ends = flow.step<EncounterLocals>('ends', cite('G.10'), (s, _x, f) => endsPhase(s, f));

export const encounterPhase = flow.procedure<EncounterLocals>(
  'encounter',
  { rule: BEGINS, locals: { from: 0, at: 0, idle: 0 }, see: 'open' },
  [begin, optional, engaged, optionalWindow, check, engages, checkWindow, ends],
);
