/** Verbs that work on things in play, on dials, and those that hold others. */
import { call, emit } from '@kolbiste/kernel';
import { takeFromHand } from '../../atoms/cards.ts';
import * as marks from '../../atoms/marks.ts';
import { changeThreat, lastingOn, lastsForAttack } from '../../atoms/table.ts';
import * as atoms from '../../atoms/things.ts';
import { printed } from '../../cards/pool.ts';
import { changes } from '../../effects/changes.ts';
import { uniqueInPlay } from '../../effects/filter.ts';
import { E } from '../../events.ts';
import { cite } from '../../rulebook.ts';
import { ALL_COMMITTED, MUTED, thingOf, UNTIL_ATTACK } from '../../state.ts';
import { attacksRunning, revealNow } from '../circle.ts';
import { removeEvent } from '../limbo.ts';
import { questProgress } from '../stage.ts';
import { eachPlayer } from './each.ts';
import type { Verb } from './kit.ts';
import { count, players, runProgram } from './kit.ts';

const TEXT = cite('G.1', 'G.4');
const UNCOMMITTED = cite('3.6', 'G.4');
const CONTROL = cite('G.1', 'G.12', 'L31');
const LASTS = cite('G.9', 'G.10');
const LASTS_FOR_ATTACK = cite('G.9', 'L35');
const RAISED = cite('X.1', 'L100');
const LOWERED = cite('G.3', 'L100');

export const nothing: Verb = () => {};

export const ready: Verb = (s, _x, _op, on) => {
  for (const t of on) marks.ready(s, t, TEXT);
};

export const exhaust: Verb = (s, _x, _op, on) => {
  for (const t of on) marks.exhaust(s, t, TEXT);
};

export const damage: Verb = (s, x, op, on) => {
  const n = count(s, x, op);
  for (const t of on) marks.damage(s, t, n);
};

export const heal: Verb = (s, x, op, on) => {
  for (const t of on) marks.heal(s, t, count(s, x, op, t.damage));
};

export const resources: Verb = (s, x, op, on) => {
  for (const t of on) marks.gain(s, t, count(s, x, op), TEXT);
};

export const progress: Verb = (s, x, op, on) => {
  const n = count(s, x, op);
  if (op.flag) return questProgress(s, n, TEXT);
  for (const t of on) marks.progressOn(s, t, n, TEXT);
};

export const threat: Verb = (s, x, op) => {
  const n = count(s, x, op);
  for (const seat of players(s, x, op.who)) changeThreat(s, seat, n, n < 0 ? LOWERED : RAISED);
};

/** A change of player cards is for those there now; one that encounter cards lay on all committed holds on [LOTR G.9]. */
export const modify: Verb = (s, x, op, on) => {
  if (op.until === UNTIL_ATTACK && attacksRunning(s) === 0) return;
  const until = op.until === UNTIL_ATTACK ? lastsForAttack(s) : op.until;
  const rule = op.until === UNTIL_ATTACK ? LASTS_FOR_ATTACK : LASTS;
  const lasting = printed(x.card).type >= 4 && op.aim?.sieve?.committed === true;
  for (let i = 0; i < op.stats.length; i += 2) {
    const [stat, n] = [op.stats[i], op.stats[i + 1]];
    if (lasting) {
      lastingOn(s, stat, n, ALL_COMMITTED, until, x.card);
      emit(s, E.modified, rule, ALL_COMMITTED, 0, stat, n);
      continue;
    }
    for (const t of on) {
      lastingOn(s, stat, n, t.id, until, x.card);
      emit(s, E.modified, rule, t.id, t.card, stat, n);
    }
  }
};

export const muteThreat: Verb = (s, _x, _op, on) => {
  for (const t of on) {
    marks.mark(t, MUTED);
    emit(s, E.muted, LASTS, t.id, t.card);
  }
};

export const engage: Verb = (s, x, op, on) => {
  const [seat] = players(s, x, op.who);
  if (seat === undefined) return;
  for (const t of on) atoms.engage(s, t, seat);
};

export const toStaging: Verb = (s, _x, _op, on) => {
  for (const t of on) atoms.toStaging(s, t);
};

export const discard: Verb = (s, _x, _op, on) => {
  for (const t of on) atoms.discardThing(s, t, TEXT);
};

/** What an ability does with the very card it stands on. */
export const self: Verb = (s, x, op, on) => {
  const t = thingOf(s, x.self);
  if (op.word === 'discard' && t !== null) return atoms.discardThing(s, t, TEXT);
  if (op.word === 'intoPlay') {
    if (uniqueInPlay(s, x.card) || !takeFromHand(s, x.seat, x.card)) return;
    return void atoms.enterCharacter(s, x.card, x.seat, x.seat);
  }
  if (op.word === 'removeFromGame') return removeEvent(s, x.card);
  if (op.word === 'claim' && t !== null && on.length > 0) return atoms.claim(s, t, on[0], x.seat, TEXT);
  if (op.word === 'attach' && on.length > 0) attachRevealed(s, x.card, on[0]);
};

function attachRevealed(s: Parameters<Verb>[0], card: number, host: Parameters<typeof atoms.attach>[3]): void {
  const t = atoms.attach(s, card, -1, host, -1);
  const f = revealNow(s);
  if (f === null || f.x.card !== card) return;
  f.x.thing = t.id;
  f.x.limbo = 0;
}

export const atEnd: Verb = (s, x, op, on) => {
  const what = op.word === 'returnToHand' ? 2 : 1;
  const ids = on.length > 0 ? on.map((t) => t.id) : [x.it];
  for (const id of ids) {
    const t = thingOf(s, id);
    if (t !== null && changes(s, x, op, t)) s.atEnd.push(what, id);
  }
};

/** The other player is the one chosen before; both dials are the card's own instructions. */
export const control: Verb = (s, x) => {
  const t = thingOf(s, x.self);
  if (t !== null && x.who >= 0) atoms.giveControl(s, t, x.who, CONTROL);
};

export const removeFromQuest: Verb = (s, _x, _op, on) => {
  for (const t of on) marks.uncommit(s, t, UNCOMMITTED);
};

export const each: Verb = (s, x, op) => {
  call(s, eachPlayer, { ...x, program: op.programs[0], pc: 0, asked: 0, order: players(s, x, 1) });
};

/** Only if all before it was carried out in full [LOTR G.4]. */
export const ifDone: Verb = (s, x, op) => {
  if (x.full === 1) runProgram(s, x, op.programs[0], x.seat);
};

export const oneOf: Verb = (s, x, op, _on, answer) => {
  if (answer > 0) runProgram(s, x, op.programs[answer - 1], x.seat);
};
