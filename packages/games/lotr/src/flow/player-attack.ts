/**
 * One attack on an enemy, in three parts in the given order, a window at the end of each [LOTR 6.3.0.6] [LOTR 6.3.0.7].
 * P1 the target and the attackers are declared (6.3.1.1), then ranged characters of others may join (L56) - P2 the strength is
 * added up (6.3.2.1) - P3 damage (6.3.3).
 */
import type { Frame } from '@kolbiste/kernel';
import { emit, emitFrom, goto, resetCause, setCause } from '@kolbiste/kernel';
import { damage, exhaust } from '../atoms/marks.ts';
import { endAttack } from '../atoms/table.ts';
import { printed } from '../cards/pool.ts';
import { defenseOf } from '../effects/figures.ts';
import { totalAttack } from '../effects/sums.ts';
import { E } from '../events.ts';
import { isCharacter, isEnemy, isReady, thingOf } from '../in-play.ts';
import { attacksStaging } from '../legal.ts';
import { N, noteThat } from '../notes.ts';
import { ofThing } from '../origins.ts';
import * as R from '../refusals.ts';
import { cite } from '../rulebook.ts';
import { isIn, othersOf } from '../seats.ts';
import type { State, Thing } from '../state.ts';
import { ENGAGED, STAGING } from '../state.ts';
import { RANGED, W } from '../vocabulary.ts';
import { playerAttackLocals } from './begin-attack.ts';
import type { PlayerAttack } from './forward-refs.ts';
import { flow } from './registry.ts';
import { settle } from './settle.ts';
import { openWindow } from './window.ts';

const ATTACK = cite('6.3.0.6', '6.3.1.1');
const DECLARE = cite('6.3.0.2', '6.3.0.4', '6.3.1.1', 'L29', 'L55', 'L87');
const ENOUGH = cite('6.3.1.1', '6.3.0.2');
const JOIN = cite('K.1', 'L56', 'L88');
const STRENGTH = cite('6.3.2.1', 'L57', 'L58', 'L59');
const STRIKE = cite('6.3.3.1', '6.3.3.2', 'HP.1', 'HP.2', 'L62', 'L64', 'L108');
const NO_DAMAGE = cite('6.3.3.3', 'L60');
const FAILED = cite('L59', 'L61', 'L63', 'L79');
const OVER = cite('6.3.4.1', '6.3.4.2');
const WINDOW = cite('6.3.0.7', 'L109', 'W.5');
const LAST_WINDOW = cite('6.3.0.7', 'L109', 'W.5', '6.3.4.1', '6.3.4.2');

const A_DONE = 0;

const isRanged = (t: Thing): boolean => (printed(t.card).keywords & RANGED) !== 0;

/**
 * Whether a character may attack a target beside those declared already: one's own engaged enemies; engaged with others
 * only if all attackers are ranged; in the staging area only whoever may, and alone [LOTR L54] [LOTR L87] [LOTR L89].
 */
export function reaches(t: Thing, target: Thing, seat: number, beside: readonly Thing[]): boolean {
  if (target.zone === STAGING) return attacksStaging(t) && beside.length === 0;
  return target.seat === seat || (isRanged(t) && beside.every(isRanged));
}

function mayAttack(s: State, x: PlayerAttack, seat: number, t: Thing | null): number {
  if (t === null || !isCharacter(t) || t.seat !== seat) return R.NOT_HERE;
  if (x.attackers.includes(t.id)) return R.NOT_HERE;
  const target = thingOf(s, x.target);
  const beside = x.attackers.map((id) => thingOf(s, id)).filter((each) => each !== null);
  if (target === null || !reaches(t, target, seat, beside)) return R.OUT_OF_REACH;
  return isReady(t) ? 0 : R.ATTACKER_EXHAUSTED;
}

/** Whoever attacks already is no candidate any more. */
const listAttackers = (s: State, x: PlayerAttack, seat: number, push: (option: number) => void): void => {
  for (const t of s.things) if (isCharacter(t) && t.seat === seat && !x.attackers.includes(t.id)) push(t.id);
};

const isOver = (s: State, x: PlayerAttack): boolean =>
  thingOf(s, x.target) === null || !x.attackers.some((id) => thingOf(s, id) !== null);

function endIfOver(s: State, x: PlayerAttack, f: Frame): boolean {
  if (!isOver(s, x)) return false;
  resetCause(s, f);
  const gone = [x.target, ...x.attackers].filter((id) => thingOf(s, id) === null);
  emitFrom(s, gone.map(ofThing), E.attackFailed, FAILED, x.target, thingOf(s, x.target)?.card ?? 0);
  goto(f, finish);
  return true;
}

// P1

const declare = flow.step<PlayerAttack>('declare', DECLARE, (s, x, f) => {
  if (x.attackers.length === 0) return;
  for (const id of x.attackers.splice(0)) joins(s, x, id, DECLARE);
  goto(f, afterDeclared);
});

/** One after the other, all in one declaration; at least one [LOTR L55]. */
const attackers = flow.question<PlayerAttack>('attackers', DECLARE, {
  kind: 'attackers',
  fresh: true,
  seats: (s, x) =>
    isIn(s, x.seat) && s.things.some((t) => t.seat === x.seat && mayAttack(s, x, x.seat, t) === 0) ? 1 << x.seat : 0,
  candidates(s, x, seat, out) {
    out.push(A_DONE);
    listAttackers(s, x, seat, (option) => out.push(option));
  },
  check(s, x, seat, option) {
    if (option === A_DONE) return x.attackers.length > 0 ? 0 : R.NO_ATTACKER;
    return mayAttack(s, x, seat, thingOf(s, option));
  },
  cite: (_s, _x, _seat, option) => (option === A_DONE ? ENOUGH : DECLARE),
});
const declared = flow.step<PlayerAttack>('declared', DECLARE, (s, x, f) => {
  if (f.result === A_DONE) return;
  joins(s, x, f.result, DECLARE);
  goto(f, attackers);
});

function joins(s: State, x: PlayerAttack, id: number, rule: number): void {
  const t = thingOf(s, id);
  if (t === null) return;
  exhaust(s, t, rule);
  x.attackers.push(id);
  emit(s, E.attacker, rule, id, t.card, x.target, thingOf(s, x.target)?.card ?? 0);
}

const others = othersOf<PlayerAttack>('asked');

const ranged = flow.step<PlayerAttack>('ranged', JOIN, (_s, x) => others.begin(x));

/** Ranged characters of the others, clockwise, before the first window [LOTR L56]. */
const mayJoin = (s: State, x: PlayerAttack, seat: number, t: Thing | null): number => {
  if (t === null || !isCharacter(t) || t.seat !== seat || x.attackers.includes(t.id)) return R.NOT_HERE;
  if (!isRanged(t) || thingOf(s, x.target)?.zone !== ENGAGED) return R.OUT_OF_REACH;
  return isReady(t) ? 0 : R.ATTACKER_EXHAUSTED;
};
const join = flow.question<PlayerAttack>('join', JOIN, {
  kind: 'attackers',
  fresh: true,
  seats: others.asks(
    (s, x, seat) => isIn(s, seat) && s.things.some((t) => t.seat === seat && mayJoin(s, x, seat, t) === 0),
  ),
  candidates(s, x, seat, out) {
    out.push(A_DONE);
    listAttackers(s, x, seat, (option) => out.push(option));
  },
  check: (s, x, seat, option) => (option === A_DONE ? 0 : mayJoin(s, x, seat, thingOf(s, option))),
});
const joined = flow.step<PlayerAttack>('joined', JOIN, (s, x, f) => {
  if (others.over(s, x)) return;
  goto(f, join);
  if (f.result === A_DONE) others.pass(x);
  else joins(s, x, f.result, JOIN);
});

const afterDeclared = flow.step<PlayerAttack>('afterDeclared', WINDOW, (s, x) => {
  openWindow(s, W.attackDeclared, x.seat);
});

// P2

const strength = flow.step<PlayerAttack>('strength', STRENGTH, (s, x, f) => {
  if (endIfOver(s, x, f)) return;
  resetCause(s, f);
  x.strength = totalAttack(s, x.attackers);
  emit(s, E.strength, STRENGTH, x.seat, x.strength);
});
const afterStrength = flow.step<PlayerAttack>('afterStrength', WINDOW, (s, x) => {
  openWindow(s, W.attackStrength, x.seat);
});

// P3

const strike = flow.step<PlayerAttack>('strike', cite('6.3.3.1', '6.3.3.2', '6.3.3.3', 'L58'), (s, x, f) => {
  if (endIfOver(s, x, f)) return;
  const target = thingOf(s, x.target) as Thing;
  if (!isEnemy(target)) return;
  x.strength = totalAttack(s, x.attackers);
  const defense = defenseOf(s, target);
  const n = Math.max(0, x.strength - defense);
  const rule = n > 0 ? STRIKE : NO_DAMAGE;
  setCause(f, emit(s, E.playerStruck, rule, target.id, x.strength, defense, n));
  damage(s, target, n, rule);
  x.striking = 1;
  noteThat(s, N.wasAttacked, target.id, target.card, x.seat);
  settle(s);
});
const struck = flow.step<PlayerAttack>('struck', OVER, (_s, x) => {
  x.striking = 0;
});
const afterDamage = flow.step<PlayerAttack>('afterDamage', LAST_WINDOW, (s, x) => {
  openWindow(s, W.playerDamage, x.seat);
});

const finish = flow.step<PlayerAttack>('finish', OVER, (s) => {
  endAttack(s);
  settle(s);
});

export const playerAttack = flow.procedure<PlayerAttack>(
  'playerAttack',
  { rule: ATTACK, locals: playerAttackLocals(0, 0, 0), see: 'open' },
  [
    declare,
    attackers,
    declared,
    ranged,
    join,
    joined,
    afterDeclared,
    strength,
    afterStrength,
    strike,
    struck,
    afterDamage,
    finish,
  ],
);
