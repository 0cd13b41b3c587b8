/**
 * Who listens to what happened, in the one order of the rules: damage and healing, death texts, "a unit died", the rest;
 * within each the field, the active player's units and effects, the opponent's units and effects [TMM R114] [TMM R115].
 */

import { gather, NOTE } from '@kolbiste/kernel';
import { sideOf, standing, unitOf } from '../board.ts';
import { pool, printedCard } from '../cards/pool.ts';
import type { Printed } from '../cards/printed.ts';
import { ST, WH } from '../cards/printed.ts';
import { N } from '../notes.ts';
import type { Laid, State } from '../state.ts';
import { DELAYED, LIMBO, SILENCED } from '../state.ts';
import { EXPERIMENT, UNIT_SLOTS } from '../vocabulary.ts';
import { ears, hears, isUnheard, speaksGone } from './calls.ts';
import { SOURCE_EXPERIMENT, SOURCE_FIELD, SOURCE_SPELL, SOURCE_UNIT } from './effect-context.ts';
import type { Found } from './found.ts';
import { foundBy } from './found.ts';
import { inForce } from './statics.ts';

interface Trigger {
  listener: number;
  effect: number;
  note: number;
  /** Class of the text and position of its card. */
  key: number;
  again: number;
  found: Found;
}

/** Class of a text in the order of settling. */
function classOf(when: number): number {
  if (when === WH.damaged || when === WH.dealtDamage || when === WH.healed || when === WH.heroDamaged) return 0;
  if (when === WH.onDeath) return 1;
  return when === WH.died || when === WH.killed ? 2 : 3;
}

class Ear {
  readonly s: State;
  readonly out: Trigger[] = [];
  constructor(s: State) {
    this.s = s;
  }
  /** Adds the texts of a card that the note at `i` calls. */
  card(card: Printed, self: number, seat: number, source: number, position: number, i: number): void {
    for (const n of card.texts) {
      const text = pool.texts[n];
      if (hears(this.s, text, self, seat, i)) this.add(foundBy(this.s, text, self, seat, source, i), position, i, 0);
    }
  }
  add(found: Found, position: number, i: number, again: number): void {
    const { when } = pool.texts[found.text];
    const key = classOf(when) * 64 + position;
    this.out.push({ listener: found.self, effect: found.text, note: i, key, again, found });
  }
}

const turnOf = (s: State, seat: number): number => (seat === s.active ? 1 : 32);

function unitsHear(s: State, ear: Ear, i: number): void {
  for (let place = 0; place < 2 * UNIT_SLOTS; place++) {
    const u = s.units[place];
    if (u === null || u.marks & (LIMBO | SILENCED)) continue;
    const card = printedCard(u.card);
    if (card.hears === 0) continue;
    const seat = sideOf(place);
    ear.card(card, u.id, seat, SOURCE_UNIT, turnOf(s, seat) + (place % UNIT_SLOTS), i);
  }
  const gone = s.batch[i + 1];
  if (gone >= 2 && standing(s, gone) === null) departedHears(s, ear, gone, i);
}

/** A unit that left in this very instruction hears what is about itself [TMM R4]. */
function departedHears(s: State, ear: Ear, id: number, i: number): void {
  const u = unitOf(s, id);
  if (u === null || u.marks & SILENCED) return;
  const seat = sideOf(u.place);
  for (const n of printedCard(u.card).texts) {
    const text = pool.texts[n];
    if (!speaksGone(text) || !hears(s, text, id, seat, i)) continue;
    const times = text.when === WH.onDeath && inForce(s, ST.doubleOnDeath, seat) ? 2 : 1;
    for (let k = 0; k < times; k++)
      ear.add(foundBy(s, text, id, seat, SOURCE_UNIT, i), turnOf(s, seat) + (u.place % UNIT_SLOTS), i, k);
  }
}

function laidHear(s: State, ear: Ear, l: Laid, order: number, i: number): void {
  const position = turnOf(s, l.seat) + (l.slot >= 0 ? 8 + l.slot : 14 + Math.min(order, 16));
  if (l.text >= DELAYED) {
    const text = pool.texts[l.text - DELAYED];
    if (s.batch[i] === N.turnEnds)
      ear.add({ ...foundBy(s, text, l.id, l.seat, SOURCE_SPELL, i), own: 0 }, position, i, 0);
    return;
  }
  if (l.text >= 0) return;
  const card = printedCard(l.card);
  if (card.hears === 0) return;
  if (card.kind !== EXPERIMENT) return ear.card(card, l.id, l.seat, SOURCE_SPELL, position, i);
  // Experiments are sprung in the opponent's turn alone [TMM exp.4].
  if (s.active !== l.seat) ear.card(card, l.id, l.seat, SOURCE_EXPERIMENT, position, i);
}

const inOrder = (a: Trigger, b: Trigger): number =>
  a.key - b.key || a.note - b.note || a.again - b.again || a.listener - b.listener || a.effect - b.effect;

/** Everything that the notes of the batch call, in order, as a flat list. */
export function gatherFound(s: State): number[] {
  const ear = new Ear(s);
  const bits = ears(s);
  for (let i = 0; i < s.batch.length; i += NOTE) {
    if (isUnheard(s, bits, i)) continue;
    if (s.field !== 0 && printedCard(s.field).hears !== 0)
      ear.card(printedCard(s.field), s.fieldId, -1, SOURCE_FIELD, 0, i);
    unitsHear(s, ear, i);
    for (let k = 0; k < s.laid.length; k++) laidHear(s, ear, s.laid[k], k, i);
    if (s.batch[i] === N.burned) burnedHears(s, ear, i);
  }
  if (ear.out.length === 0) return [];
  const out: number[] = [];
  for (const { found } of ear.out.length === 1 ? ear.out : sorted(s, ear.out)) {
    out.push(found.text, found.self, found.seat, found.source, found.subject, found.object, found.amount);
    out.push(found.inAttack, found.own);
  }
  return out;
}

const sorted = (s: State, triggers: readonly Trigger[]): Trigger[] =>
  gather(
    s.batch,
    (_k, _s, _a, _b, at, out) => {
      for (const t of triggers) if (t.note === at) out.push(t);
    },
    (a, b) => inOrder(a as Trigger, b as Trigger),
  ) as Trigger[];

function burnedHears(s: State, ear: Ear, i: number): void {
  const card = printedCard(s.batch[i + 1]);
  for (const n of card.texts) {
    const text = pool.texts[n];
    if (text.when === WH.onBurn) ear.add({ ...foundBy(s, text, -1, s.batch[i + 2], SOURCE_UNIT, i), own: 1 }, 40, i, 0);
  }
}
