/**
 * Effects of a start or an end phase, in any order (12.9, 12.17, 13.13): all that are due then - whose they are picks
 * among his own, anybody among those of nobody (R4) - what one sets off comes right after it (R5).
 */
import type { Candidates } from '@kolbiste/kernel';
import { call, done, emit, goto } from '@kolbiste/kernel';
import { enemyOf } from '../atoms/creatures.ts';
import { ruleOfChange } from '../cards/change-texts.ts';
import { programOf } from '../cards/code.ts';
import { textOf } from '../cards/texts.ts';
import { effectOf, NOTHING } from '../effects/context.ts';
import { holds } from '../effects/count.ts';
import { E } from '../events.ts';
import { cutOut } from '../lists.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { ALIVE, GONE, HAND, ORBS, POWERS, pileOf } from '../state.ts';
import { FROM_BOARD, FROM_CARD, FROM_ENEMY, FROM_ORB, FROM_POWER, FROM_RELIC } from '../vocabulary.ts';
import { B_FROST, B_PASSING, runBuiltin } from './builtin.ts';
import { effect } from './effect.ts';
import { ENTRY } from './gather.ts';
import { flow } from './registry.ts';
import { settleNotes, USUAL_ORDER } from './settle.ts';
import { textAlone, use } from './use.ts';

interface PoolLocals {
  /** Heroes, by bit, whose effects come in the usual order when nobody chooses any more [STS R4]. */
  rest: number;
}

const ORDER = cite('12.9', '12.17', 'R4', 'R5');
const OF_ITEM = cite('12.9', '12.17', '6.4', 'R4');
const OF_BOARD = cite('12.9', '12.17', 'R4', '6.8', 'R115');

/** Verbs after which nothing else of a phase comes out otherwise. */
const PLAIN: ReadonlySet<string> = new Set(['energy', 'heal', 'strength', 'strengthUntilEnd', 'miracle', 'repeatNext']);
const isPlain = (program: number): boolean =>
  program === B_PASSING ||
  program === B_FROST ||
  (program >= 0 && textOf(program).condition < 0 && programOf(program).ops.every(({ step }) => PLAIN.has(step.name)));

/** Whether all entries are alike, as one alone is. */
function areTwins(pool: readonly number[]): boolean {
  for (let at = ENTRY; at < pool.length; at++) if (pool[at] !== pool[at - ENTRY]) return false;
  return true;
}

/** Whether any order may matter: two effects at least that differ, not all of them of those that only add up. */
function matters({ pool }: State): boolean {
  let telling = 0;
  for (let at = 1; at < pool.length; at += ENTRY) if (!isPlain(pool[at])) telling++;
  return telling > 0 && !areTwins(pool);
}

/** Whether an equal entry stands before this one. */
function hasTwin(pool: readonly number[], n: number): boolean {
  for (let k = 0; k < n; k++) {
    let same = true;
    for (let i = 0; i < ENTRY; i++) same &&= pool[k * ENTRY + i] === pool[n * ENTRY + i];
    if (same) return true;
  }
  return false;
}

/** Option: the place of an effect; the rest in the usual order. */
const pick = flow.question<PoolLocals>('pick', ORDER, {
  kind: 'order',
  joint: true,
  seats(s, { rest }) {
    if (!matters(s)) return 0;
    let mask = 0;
    for (let at = 0; at < s.pool.length; at += ENTRY) mask |= s.pool[at] < 0 ? 0 : 1 << s.pool[at];
    return mask & ~rest;
  },
  candidates(s, _x, seat, out: Candidates) {
    for (let n = 0; n * ENTRY < s.pool.length; n++) {
      const owner = s.pool[n * ENTRY];
      if ((owner < 0 || owner === seat) && !hasTwin(s.pool, n)) out.push(n);
    }
    out.push(USUAL_ORDER);
  },
  check(s, _x, seat, option) {
    if (option === USUAL_ORDER) return 0;
    if (option < 0 || option * ENTRY >= s.pool.length || hasTwin(s.pool, option)) return NOT_HERE;
    const owner = s.pool[option * ENTRY];
    return owner < 0 || owner === seat ? 0 : NOT_HERE;
  },
  apply(s, x, seat, option, f) {
    if (option === USUAL_ORDER) x.rest |= 1 << seat;
    else carryOut(s, option);
    goto(f, option === USUAL_ORDER ? pick : setOff);
  },
});

/** Whether the card or thing that an entry comes from is still where it spoke from [STS R5]. */
function isThere(s: State, owner: number, from: number, source: number): boolean {
  if (from === FROM_POWER) return pileOf(s, owner, POWERS).includes(source);
  if (from === FROM_CARD) return pileOf(s, owner, HAND).includes(source);
  if (from === FROM_ORB) return pileOf(s, owner, ORBS).includes(source);
  if (from === FROM_ENEMY) return s.enemies[source][GONE] === ALIVE;
  return true;
}

/** Whether its condition holds, now that it is picked [STS R5]. */
function isStillDue(s: State, owner: number, program: number): boolean {
  const condition = program < 0 ? -1 : textOf(program).condition;
  return condition < 0 || holds(s, effectOf(owner, 0), condition);
}

function carryOut(s: State, n: number): void {
  const { pool } = s;
  const at = n * ENTRY;
  const [owner, program, from, source] = [pool[at], pool[at + 1], pool[at + 2], pool[at + 3]];
  cutOut(pool, at, ENTRY);
  if (!isThere(s, owner, from, source) || !isStillDue(s, owner, program)) return;
  const rule =
    from === FROM_RELIC ? OF_ITEM : from === FROM_BOARD && program >= 0 ? OF_BOARD : (ruleOfChange(program) ?? ORDER);
  emit(s, E.effectBegan, rule, owner, from, source);
  if (from === FROM_ENEMY) call(s, effect, effectOf(enemyOf(source), program));
  else if (program < 0) runBuiltin(s, owner, program, source);
  // A text of a power is about that power.
  else call(s, use, textAlone(owner, program, 0, from === FROM_POWER ? source : NOTHING));
}

const setOff = flow.step<PoolLocals>('setOff', cite('R5'), (s, _x, f) => {
  goto(f, pick);
  settleNotes(s);
});

/** The usual order: rows upward, then as they were gained. */
const rest = flow.step<PoolLocals>('rest', cite('R4'), (s, _x, f) => {
  if (settleNotes(s)) return goto(f, rest);
  if (s.pool.length === 0) return done(f);
  goto(f, rest);
  carryOut(s, 0);
});

export const inAnyOrder = flow.procedure<PoolLocals>('inAnyOrder', { rule: ORDER, locals: { rest: 0 }, see: 'open' }, [
  pick,
  rest,
  setOff,
]);
