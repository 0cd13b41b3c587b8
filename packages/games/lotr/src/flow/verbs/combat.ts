/** Verbs of combat. */
import { call, emit } from '@kolbiste/kernel';
import * as atoms from '../../atoms/cards.ts';
import * as table from '../../atoms/table.ts';
import { mayStillAttack } from '../../effects/changes.ts';
import { E } from '../../events.ts';
import { cite } from '../../rulebook.ts';
import { engagedWith, shadowsOf, TURNED_UP, thingOf } from '../../state.ts';
import { fightersRunning } from '../circle.ts';
import { enemiesCome, extraAttack } from '../extra-attack.ts';
import type { Verb } from './kit.ts';
import { players } from './kit.ts';

const LOOK = cite('6.1.2', 'L9');
const BAN = cite('L21', 'L86', 'G.9');
const MANY = cite('6.2.2.2', 'L24');
const LEFT = cite('6.2.5.3', 'L45', 'L59');
const EXTRA = cite('6.1.1', 'L22', 'L82');

/** A facedown shadow card of the enemy that the trigger is about. */
export const lookAtShadow: Verb = (s, x) => {
  for (const place of shadowsOf(s, x.subject)) {
    if (s.shadows[place + 2] & TURNED_UP) continue;
    table.lookAt(s, place, x.seat);
    atoms.saw(s, x.seat, s.shadows[place + 1], atoms.SAW_SHADOW, LOOK);
  }
};

/** Bans are tied to the player who is protected: one that moves on may attack another [LOTR L86]. */
export const noAttack: Verb = (s, x, op, on) => {
  const enemies = op.flag ? engagedWith(s, x.who).filter((t) => mayStillAttack(s, t)) : on;
  for (const t of enemies) {
    s.bans.push(t.id, t.seat);
    emit(s, E.banned, BAN, t.id, t.card, t.seat);
  }
};

export const manyDefenders: Verb = (s, x, op) => {
  for (const seat of players(s, x, op.who)) {
    s.many |= 1 << seat;
    emit(s, E.manyDefenders, MANY, seat);
  }
};

export const attackNow: Verb = (s, x) => {
  if (thingOf(s, x.it) !== null) call(s, extraAttack, { seat: x.seat, attacker: x.it });
};

export const dealShadow: Verb = (s, x, op) => {
  const enemy = thingOf(s, x.self);
  if (enemy === null) return;
  for (let i = 0; i < op.much.n; i++) {
    emit(s, E.extraShadow, EXTRA, enemy.id, enemy.card);
    table.dealShadow(s, enemy, EXTRA);
  }
};

/** It defends and attacks no more, and stays in play [LOTR L45] [LOTR L59]. */
export const leaveCombat: Verb = (s, _x, _op, on) => {
  for (const fight of fightersRunning(s))
    for (const t of on) {
      const at = fight.indexOf(t.id);
      if (at < 0) continue;
      fight.splice(at, 1);
      emit(s, E.leftCombat, LEFT, t.id, t.card);
    }
};

export const enemyAttacks: Verb = (s, x, _op, on) =>
  call(s, enemiesCome, { seat: x.seat, enemies: on.map((t) => t.id) });
