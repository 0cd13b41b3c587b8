/**
 * The combat phase [LOTR 6.0.1].
 * Step 1: shadow cards are dealt (6.1), then a window (L11) - step 2: enemy attacks, player by player (6.2) - step 3: player
 * attacks, player by player (6.3) - step 4: shadow cards leave (6.4), what waited for the end of the phase (L102).
 */
import { call, done, emit, goto, resetCause } from '@kolbiste/kernel';
import { dealShadow } from '../atoms/table.ts';
import { dropShadow } from '../atoms/things.ts';
import { isKept } from '../effects/attacks.ts';
import { engagementOf } from '../effects/figures.ts';
import { E } from '../events.ts';
import { engagedWith, isCharacter, isEnemy, isReady, thingOf } from '../in-play.ts';
import * as R from '../refusals.ts';
import { cite } from '../rulebook.ts';
import { clockwise, clockwiseFrom, isIn, seatsAt } from '../seats.ts';
import type { State, Thing } from '../state.ts';
import { ENGAGED, HAS_ATTACKED, SHADOW, STAGING } from '../state.ts';
import { W } from '../vocabulary.ts';
import { attackEnemy, enemyAttacks } from './begin-attack.ts';
import { enemyAttack } from './enemy-attack.ts';
import { enemyAttacking, playerAttacking } from './forward-refs.ts';
import { endsPhase } from './phase-end.ts';
import { ASK, listLocals, pickOne } from './pick-list.ts';
import { playerAttack, reaches } from './player-attack.ts';
import { flow } from './registry.ts';
import { settle } from './settle.ts';
import { openWindow } from './window.ts';

// Here and not in their own files: a module that is imported for what it does alone may be left out of a bundle.
enemyAttacking.bind(enemyAttack);
playerAttacking.bind(playerAttack);

export const COMBAT_PHASE = cite('6.0.1', '6.0.3', 'L2');
const DEAL = cite('6.1.1', '6.1.3', '6.1.4', 'L1', 'L3', 'L6');
const TIE = cite('6.1.3', 'L4', 'L5');
const CHOOSE = cite('6.0.2', '6.2.1.1', 'L15', 'L16', 'L17');
const NEXT_PLAYER = cite('6.2.6.1', '6.2.6.2');
const COMES = cite('6.0.2', '6.2.1.1', '6.2.6.1', '6.2.6.2', 'L10', 'L17', 'L18', 'L19', 'L20');
const ATTACKS = cite('6.3.0.1', '6.3.0.3', '6.3.0.5', '6.3.5.1', '6.3.5.2', 'L52', 'L53', 'L54');
const STOP = cite('6.3.0.1', 'L52');
const LEAVE = cite('6.4.1', '6.4.3', 'L66', 'L67', 'L68');

export interface CombatLocals {
  [name: string]: number | number[];
  from: number;
  asked: number;
  /** Enemies that have been dealt a card. */
  dealt: number[];
}

const inTurn = clockwiseFrom<CombatLocals>('asked');

// Step 1

const begin = flow.step<CombatLocals>('begin', COMBAT_PHASE, (s, x) => {
  x.from = s.first;
});

/** Those of one player still without a card that come next: the highest engagement cost, several if tied. */
function nextDealt(s: State, x: CombatLocals, seat: number): Thing[] {
  const left = engagedWith(s, seat).filter((t) => !x.dealt.includes(t.id));
  const most = Math.max(-1, ...left.map((t) => engagementOf(s, t)));
  return left.filter((t) => engagementOf(s, t) === most);
}

const order = flow.step<CombatLocals>('dealOrder', TIE, (s, x, f) => {
  resetCause(s, f);
  if (inTurn.over(s, x) || s.encounter.length === 0) return goto(f, noneLeft);
  const tied = nextDealt(s, x, inTurn.seat(s, x));
  if (tied.length === 0) {
    inTurn.pass(x);
    return goto(f, order);
  }
  call(
    s,
    pickOne,
    listLocals(
      s.first,
      tied.map((t) => t.id),
      ASK.dealNext,
    ),
  );
});
const deal = flow.step<CombatLocals>('deal', DEAL, (s, x, f) => {
  const enemy = thingOf(s, f.result);
  goto(f, order);
  if (enemy === null) return;
  x.dealt.push(enemy.id);
  dealShadow(s, enemy);
  settle(s);
});
const noneLeft = flow.step<CombatLocals>('noneLeft', cite('6.1.5', '6.1.6', 'L7'), (s, x) => {
  for (let i = 0; i < seatsAt(s); i++) {
    const seat = clockwise(s, x.from, i);
    for (const t of engagedWith(s, seat))
      if (!x.dealt.includes(t.id)) emit(s, E.noShadowLeft, cite('6.1.5', 'L7'), t.id, t.card);
  }
  settle(s);
});
const afterDeal = flow.step<CombatLocals>('afterDeal', cite('L11', 'W.5'), (s, x) => {
  x.dealt = [];
  openWindow(s, W.shadowsDealt);
});

// Step 2

const enemies = flow.step<CombatLocals>('enemyAttacks', NEXT_PLAYER, (s, x) => {
  x.from = s.first;
  inTurn.begin(x);
});

/** Whether an enemy can attack a seat at all now. */
function mayEnemyAttack(s: State, seat: number, t: Thing): number {
  if (t.zone !== ENGAGED || t.seat !== seat || !isEnemy(t)) return R.NOT_HERE;
  if (t.marks & HAS_ATTACKED) return R.ENEMY_HAS_ATTACKED;
  return isKept(s, seat, t) ? R.ENEMY_CANNOT_ATTACK : 0;
}
const eligible = (s: State, seat: number): Thing[] => s.things.filter((t) => mayEnemyAttack(s, seat, t) === 0);

/** The active player's free choice each time; none may be passed over [LOTR L16]. */
const chooseEnemy = flow.question<CombatLocals>('chooseEnemy', CHOOSE, {
  kind: 'enemy',
  fresh: true,
  seats: inTurn.asks((s, _x, seat) => isIn(s, seat) && eligible(s, seat).length > 1),
  candidates(s, _x, seat, out) {
    for (const t of s.things) if (t.zone === ENGAGED && t.seat === seat && isEnemy(t)) out.push(t.id);
  },
  check(s, _x, seat, option) {
    const t = thingOf(s, option);
    return t === null ? R.NOT_HERE : mayEnemyAttack(s, seat, t);
  },
});
const attackComes = flow.step<CombatLocals>('attackComes', COMES, (s, x, f) => {
  if (inTurn.over(s, x)) return goto(f, players);
  const seat = inTurn.seat(s, x);
  const found = isIn(s, seat) ? eligible(s, seat) : [];
  goto(f, chooseEnemy);
  if (found.length === 0) return inTurn.pass(x);
  if (f.result === 0) resetCause(s, f);
  enemyAttacks(s, seat, f.result || found[0].id, 0);
});

// Step 3

const players = flow.step<CombatLocals>('playerAttacks', cite('6.3.0.1', 'L53', 'L76'), (s, x) => {
  x.from = s.first;
  inTurn.begin(x);
});

const T_STOP = 0;

const hasAttacked = (s: State, seat: number, enemy: number): boolean => {
  for (let i = 0; i < s.attacked.length; i += 2) if (s.attacked[i] === seat && s.attacked[i + 1] === enemy) return true;
  return false;
};

/** May the player declare an attack against an enemy? [LOTR L54] [LOTR L87] */
function mayTarget(s: State, seat: number, t: Thing | null): number {
  if (t === null || !isEnemy(t) || (t.zone !== ENGAGED && t.zone !== STAGING)) return R.NOT_HERE;
  if (hasAttacked(s, seat, t.id)) return R.ALREADY_ATTACKED;
  const own = s.things.filter((c) => isCharacter(c) && c.seat === seat);
  if (!own.some((c) => reaches(c, t, seat, []))) return R.OUT_OF_REACH;
  return own.some((c) => isReady(c) && reaches(c, t, seat, [])) ? 0 : R.ATTACKER_EXHAUSTED;
}

const chooseTarget = flow.question<CombatLocals>('chooseTarget', ATTACKS, {
  kind: 'target',
  fresh: true,
  seats: inTurn.asks((s, _x, seat) => isIn(s, seat) && s.things.some((t) => mayTarget(s, seat, t) === 0)),
  candidates(s, _x, _seat, out) {
    out.push(T_STOP);
    for (const t of s.things) if (isEnemy(t)) out.push(t.id);
  },
  check: (s, _x, seat, option) => (option === T_STOP ? 0 : mayTarget(s, seat, thingOf(s, option))),
  cite: (_s, _x, _seat, option) => (option === T_STOP ? STOP : ATTACKS),
});
const attackGoes = flow.step<CombatLocals>('attackGoes', cite('6.3.0.1', '6.3.5.1', '6.3.5.2'), (s, x, f) => {
  if (inTurn.over(s, x)) return goto(f, leave);
  const seat = inTurn.seat(s, x);
  goto(f, chooseTarget);
  if (f.result === T_STOP) return inTurn.pass(x);
  s.attacked.push(seat, f.result);
  attackEnemy(s, seat, f.result);
});

// Step 4

/** All at the same moment, in the order in which they were dealt; unresolved ones without effect [LOTR L66]. */
const leave = flow.step<CombatLocals>('shadowsLeave', LEAVE, (s, _x, f) => {
  resetCause(s, f);
  while (s.shadows.length >= SHADOW) dropShadow(s, 0, LEAVE);
  settle(s);
});
const ends = flow.step<CombatLocals>('ends', cite('6.4.3', 'HP.3', 'HP.10', 'L102', 'L103'), (s, _x, f) =>
  endsPhase(s, f),
);
const over = flow.step<CombatLocals>('over', COMBAT_PHASE, (_s, _x, f) => done(f));

export const combat = flow.procedure<CombatLocals>(
  'combat',
  { rule: COMBAT_PHASE, locals: { from: 0, asked: 0, dealt: [] }, see: 'open' },
  [
    begin,
    order,
    deal,
    noneLeft,
    afterDeal,
    enemies,
    chooseEnemy,
    attackComes,
    players,
    chooseTarget,
    attackGoes,
    leave,
    ends,
    over,
  ],
);
