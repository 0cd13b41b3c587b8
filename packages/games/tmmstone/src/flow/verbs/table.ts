/** Verbs about attacks, fields, experiments, mana and what lasts. */

import { call, emit, nearest } from '@kolbiste/kernel';
import * as table from '../../atoms/table.ts';
import { toGrave } from '../../atoms/zones.ts';
import type { Op } from '../../cards/code.ts';
import { ST } from '../../cards/compile.ts';
import { pool, printedCard } from '../../cards/pool.ts';
import type { AmountTerm, WhoTerm } from '../../cards/terms.ts';
import { BOTH, OPP, W } from '../../cards/terms.ts';
import { firstOf } from '../../effects/select.ts';
import type { Speaker } from '../../effects/speaker.ts';
import { SOURCE_SPELL } from '../../effects/speaker.ts';

import { amountOf } from '../../effects/terms.ts';
import { E } from '../../events.ts';
import { aimedText, idOf } from '../../legal.ts';
import { cite } from '../../rulebook.ts';
import type { State } from '../../state.ts';
import { bySlot, cardOf, DELAYED } from '../../state.ts';
import { EXPERIMENT } from '../../vocabulary.ts';
import { attack, orderAttack } from '../attack.ts';
import { castByText, castLocals, STAYS } from '../cast.ts';
import { only, pickTarget, targetLocals } from '../pick.ts';
import { pickName } from '../pick-card.ts';
import { playing } from '../play.ts';
import { endsAt } from './shared.ts';

const REDIRECT = cite('R34', 'R44');
const COUNTER = cite('counter.1', 'R133');
const COUNTERED = cite('counter.1', 'counter.2', 'R133', 'R134');
const REMOVED = cite('field.1');
const MANA = cite('R22');
const SLOTS = cite('begin.3', 'R23');
const LASTING = cite('spell.3', 'R58', 'R59');
const NAMED = cite('word.1', 'R51');
const TURNS = cite('turn.1');
const FLIPPED = cite('ability.4');
const SPENT = cite('main.2');
const COPY = cite('R136');
const HAND = cite('hand.1');

const seatOf = (x: Speaker, side: number): number => (side === OPP ? 1 - x.seat : x.seat);

export function attackBy(s: State, x: Speaker, op: Op): void {
  const attacker = firstOf(s, x, op.who as WhoTerm);
  const target = firstOf(s, x, op.who2 as WhoTerm);
  if (attacker >= 2 && target >= 0) orderAttack(s, attacker, target, (op.who2 as WhoTerm).how === W.random);
}

/** The running attack goes to another; nobody there: it goes on as it was. */
export function redirect(s: State, x: Speaker, op: Op): void {
  const running = nearest(s, attack);
  const target = firstOf(s, x, op.who as WhoTerm);
  if (running === null || target < 0) return;
  running.x.target = target;
  const { attacker } = running.x;
  emit(s, E.redirected, REDIRECT, attacker, cardOf(s, attacker), target, cardOf(s, target));
}

export function counter(s: State): void {
  const running = nearest(s, playing);
  if (running === null) return;
  running.x.countered = 1;
  emit(s, E.countered, COUNTER, running.x.seat, running.x.card);
  toGrave(s, running.x.seat, running.x.card, COUNTERED);
}

/** Asks for another unit at which the spell may be aimed; a copy of it is cast there and vanishes [TMM R136]. */
export function copySpellOn(s: State, x: Speaker): void {
  const locals = { ...targetLocals(x, 100 + x.at - 1), spell: x.object };
  if (only(s, locals) === 0) return;
  x.asked = 1;
  call(s, pickTarget, locals);
}

export function copyOn(s: State, x: Speaker, _op: Op, code: number): void {
  const id = idOf(s, code);
  const card = printedCard(x.object);
  const text = aimedText(card)?.index;
  if (id < 0 || text === undefined) return;
  emit(s, E.targeted, COPY, x.seat, id, card.id, cardOf(s, id));
  castByText(s, { ...castLocals(card.id, x.seat, SOURCE_SPELL), chosen: [text, id], dest: STAYS });
}

export function removeField(s: State): void {
  table.dropField(s, REMOVED);
}

export function removeExperiments(s: State, x: Speaker): void {
  for (const l of bySlot(s.laid.slice())) {
    if (l.seat === x.seat || printedCard(l.card).kind !== EXPERIMENT || l.slot < 0) continue;
    table.unlay(s, l);
    emit(s, E.expired, REMOVED, l.card, l.seat, l.id);
    toGrave(s, l.seat, l.card, REMOVED);
  }
}

export function flipInto(s: State, x: Speaker, op: Op): void {
  const l = table.laidOf(s, x.self);
  if (l !== undefined) table.flip(s, l, op.a, FLIPPED);
}

export function lasting(s: State, x: Speaker, op: Op): void {
  const about = pool.lastings[op.a].some((t) => t.what === ST.banNamed) ? [x.rolled] : [];
  const seat = seatOf(x, op.list[0]);
  const ends = endsAt(s, seat, op.b);
  table.lay(s, { card: x.card, seat, slot: -1, marks: 0, text: op.a, ends, uses: op.jump, about }, LASTING);
}

export function later(s: State, x: Speaker, op: Op): void {
  const about = [x.self, ...x.targets];
  const text = DELAYED + op.a;
  table.lay(s, { card: x.card, seat: x.seat, slot: -1, marks: 0, text, ends: s.turn, uses: 0, about }, LASTING);
}

export function nameCard(s: State, x: Speaker): void {
  x.asked = 1;
  call(s, pickName, { seat: x.seat, card: x.card, chosen: -1 });
}

export function named(s: State, x: Speaker, _op: Op, card: number): void {
  x.rolled = card;
  const l = table.laidOf(s, x.self);
  if (l !== undefined) l.about = [card];
  emit(s, E.named, NAMED, x.seat, card);
}

export function handLimit(s: State, x: Speaker, op: Op): void {
  table.setHandLimit(s, x.seat, op.a, HAND);
}

/** Two turns of the opponent, then two of the own. */
export function insertTurns(s: State, x: Speaker): void {
  table.queueTurns(s, [1 - x.seat, 1 - x.seat, x.seat, x.seat], TURNS);
}

export function mana(s: State, x: Speaker, op: Op): void {
  table.gainMana(s, x.seat, amountOf(s, x, op.n as AmountTerm), MANA);
}

export function slots(s: State, x: Speaker, op: Op): void {
  const seat = seatOf(x, op.b);
  for (let k = 0; k < op.a; k++) table.gainSlot(s, seat, SLOTS);
  for (let k = 0; k > op.a; k--) table.loseSlot(s, seat, SLOTS);
}

export function slotsTo(s: State, x: Speaker, op: Op): void {
  if (op.b === BOTH) for (const seat of [s.active, 1 - s.active]) table.setSlots(s, seat, op.a, SLOTS);
  else table.setSlots(s, seatOf(x, op.b), op.a, SLOTS);
}

export function spendAllMana(s: State, x: Speaker): void {
  x.rolled = s.mana[x.seat];
  table.payMana(s, x.seat, s.mana[x.seat], SPENT);
}
