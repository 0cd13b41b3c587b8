/**
 * Effects of a start or an end phase, in any order (12.9, 12.17, 13.13): all that are due then - whose they are picks
 * among his own, anybody among those of nobody (R4) - what one sets off comes right after it (R5).
 */
import type { Candidates } from '@kolbiste/kernel';
import { call, done, emit, goto } from '@kolbiste/kernel';
import { enemyOf } from '../atoms/creatures.ts';
import { readingOrder } from '../atoms/enemies.ts';
import { CHANGE_TEXTS, ruleOfChange } from '../cards/change-texts.ts';
import { programOf } from '../cards/code.ts';
import type { Ability } from '../cards/compile.ts';
import { whenOf } from '../cards/compile.ts';
import { startOf } from '../cards/heroes.ts';
import { enemyCard, faceOf, relicCard } from '../cards/pool.ts';
import { textOf } from '../cards/texts.ts';
import { isChanged } from '../changes.ts';
import { effectOf, NOTHING } from '../effects/context.ts';
import { holds } from '../effects/count.ts';
import { E } from '../events.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import {
  ALIVE,
  CARD,
  GONE,
  HAND,
  HELD,
  HERO,
  HP,
  LATE_DRAWN,
  ORBS,
  PASSING,
  POISON,
  POWERS,
  pileOf,
  RELICS,
  RETAINS,
  STANCE,
} from '../state.ts';
import { FROST, LIGHTNING, WRATH } from '../vocabulary.ts';
import { B_ETHEREAL, B_FROST, B_LIGHTNING, B_PASSING, B_POISON, B_RETAIN, B_WRATH, runBuiltin } from './builtin.ts';
import { effect } from './effect.ts';
import { flow } from './registry.ts';
import { settleNotes } from './settle.ts';
import { textAlone, use } from './use.ts';

interface PoolLocals {
  /** Heroes, by bit, whose effects come in the usual order when nobody chooses any more [STS R4]. */
  rest: number;
}

/** An entry: whose it is (-1 = nobody's), its program or which rule, what it comes from, what that is. */
export const ENTRY = 4;
/** What an entry comes from. */
export const SOURCES = ['rule', 'power', 'relic', 'card', 'board', 'orb', 'enemy'] as const;
const [FROM_RULE, FROM_POWER, FROM_RELIC, FROM_CARD, FROM_BOARD, FROM_ORB, FROM_ENEMY] = SOURCES.keys();
/** Option: the rest in the usual order. */
export const USUAL_ORDER = 999;

const ORDER = cite('12.9', '12.17', 'R4', 'R5');
const OF_BOARD = cite('12.9', '12.17', 'R4', '6.8', 'R115');

const add = (s: State, owner: number, program: number, from: number, source: number): void => {
  s.pool.push(owner, program, from, source);
};

const speaks = (s: State, ability: Ability, when: number): boolean =>
  ability.when === when && (ability.die === 0 || ((ability.die >>> s.die) & 1) === 1);

/** Lasting texts of a hero that speak at a time. */
function addLasting(s: State, seat: number, when: number): void {
  for (const face of pileOf(s, seat, POWERS))
    for (const ability of faceOf(face).abilities)
      if (speaks(s, ability, when)) add(s, seat, ability.program, FROM_POWER, face);
  for (const relic of pileOf(s, seat, RELICS))
    for (const ability of relicCard(relic).abilities)
      if (speaks(s, ability, when)) add(s, seat, ability.program, FROM_RELIC, relic);
}

/** Abilities of enemies that speak at a time: nobody's, as poison is [STS R4]. */
function addEnemies(s: State, when: number): void {
  for (const e of readingOrder(s))
    for (const ability of enemyCard(s.enemies[e][CARD]).abilities)
      if (speaks(s, ability, when)) add(s, -1, ability.program, FROM_ENEMY, e);
}

const isUp = (s: State, seat: number): boolean => s.heroes[seat][HP] > 0;
const TIMES = {
  startOfTurn: whenOf('startOfTurn'),
  startOfCombat: whenOf('startOfCombat'),
  die: whenOf('die'),
  endOfTurn: whenOf('endOfTurn'),
  endOfCombat: whenOf('endOfCombat'),
  inHandAtEnd: whenOf('inHandAtEnd'),
  beforeDraw: whenOf('beforeDraw'),
};

/** What the heroes' texts say before the cards are drawn; whether there is anything [STS R106]. */
export function gatherBeforeDraw(s: State): boolean {
  s.pool.length = 0;
  for (let seat = 0; seat < s.heroes.length; seat++) if (isUp(s, seat)) addLasting(s, seat, TIMES.beforeDraw);
  return s.pool.length > 0;
}

/** All that is due at the start of the players' turn [STS 12.9] [STS 19.10] [STS 19.16]. */
export function gatherStart(s: State): void {
  s.pool.length = 0;
  addEnemies(s, TIMES.startOfTurn);
  for (let seat = 0; seat < s.heroes.length; seat++) {
    if (!isUp(s, seat)) continue;
    if (s.round === 1) {
      const { combat } = startOf(s.heroes[seat][HERO]);
      if (combat >= 0) add(s, seat, combat, FROM_BOARD, s.heroes[seat][HERO]);
      addLasting(s, seat, TIMES.startOfCombat);
    }
    addLasting(s, seat, TIMES.startOfTurn);
    addLasting(s, seat, TIMES.die);
  }
}

/** What the hand does at the end of a turn: cards that were drawn in this phase do nothing [STS R43]. */
function addHand(s: State, seat: number): void {
  const marks = pileOf(s, seat, HELD);
  const hand = pileOf(s, seat, HAND);
  for (let at = 0; at < hand.length; at++) {
    if ((marks[at] & LATE_DRAWN) !== 0) continue;
    const { ethereal, abilities } = faceOf(hand[at]);
    if (ethereal) add(s, seat, B_ETHEREAL, FROM_CARD, hand[at]);
    for (const { when, program } of abilities)
      if (when === TIMES.inHandAtEnd) add(s, seat, program, FROM_CARD, hand[at]);
  }
}

/** All that is due at the end of the players' turn [STS 12.17] [STS 17.2] [STS 16.7] [STS 17.20]; poison first [STS R4]. */
export function gatherEnd(s: State): void {
  s.pool.length = 0;
  if (s.enemies.some((enemy) => enemy[GONE] === 0 && enemy[POISON] > 0)) add(s, -1, B_POISON, FROM_RULE, 0);
  addEnemies(s, TIMES.endOfTurn);
  for (let seat = 0; seat < s.heroes.length; seat++) {
    if (!isUp(s, seat)) continue;
    addLasting(s, seat, TIMES.endOfTurn);
    for (const orb of pileOf(s, seat, ORBS)) {
      if (orb === LIGHTNING) add(s, seat, B_LIGHTNING, FROM_ORB, orb);
      if (orb === FROST) add(s, seat, B_FROST, FROM_ORB, orb);
    }
    addHand(s, seat);
    if (s.heroes[seat][STANCE] === WRATH) add(s, seat, B_WRATH, FROM_BOARD, WRATH);
    if (s.heroes[seat][RETAINS] > 0) add(s, seat, B_RETAIN, FROM_RULE, 0);
    if (s.heroes[seat][PASSING] > 0) add(s, seat, B_PASSING, FROM_RULE, 0);
  }
}

/** All that is due at the end of a fight [STS 13.13]. */
export function gatherCombatEnd(s: State): void {
  s.pool.length = 0;
  for (let seat = 0; seat < s.heroes.length; seat++) {
    if (!isUp(s, seat)) continue;
    const { combatEnd } = startOf(s.heroes[seat][HERO]);
    if (combatEnd >= 0) add(s, seat, combatEnd, FROM_BOARD, s.heroes[seat][HERO]);
    addLasting(s, seat, TIMES.endOfCombat);
    for (const { change, program } of CHANGE_TEXTS) if (isChanged(s, change)) add(s, seat, program, FROM_RULE, 0);
  }
}

/** Verbs after which nothing else of a phase comes out otherwise. */
const PLAIN: ReadonlySet<string> = new Set(['energy', 'heal', 'strength', 'strengthUntilEnd', 'miracle', 'repeatNext']);
const isPlain = (program: number): boolean =>
  program === B_PASSING ||
  program === B_FROST ||
  (program >= 0 && textOf(program).condition < 0 && programOf(program).ops.every(({ step }) => PLAIN.has(step.name)));

/** Whether all entries are alike. */
function areTwins(pool: readonly number[]): boolean {
  for (let at = ENTRY; at < pool.length; at++) if (pool[at] !== pool[at - ENTRY]) return false;
  return true;
}

/** Whether any order may matter: two effects at least that differ, not all of them of those that only add up. */
function matters({ pool }: State): boolean {
  let telling = 0;
  for (let at = 1; at < pool.length; at += ENTRY) if (!isPlain(pool[at])) telling++;
  return telling > 0 && pool.length > ENTRY && !areTwins(pool);
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
  const [owner, program, from, source] = s.pool.splice(n * ENTRY, ENTRY);
  if (!isThere(s, owner, from, source) || !isStillDue(s, owner, program)) return;
  const rule = from === FROM_BOARD && program >= 0 ? OF_BOARD : (ruleOfChange(program) ?? ORDER);
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
