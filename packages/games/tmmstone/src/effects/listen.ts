/**
 * Who listens to what happened, in the one order of the rules: damage and healing, death texts, "a unit died", the rest;
 * within each the field, the active player's units and effects, the opponent's units and effects [TMM R114] [TMM R115].
 */

import { gather, NOTE } from '@kolbiste/kernel';
import { pool, printedCard } from '../cards/pool.ts';
import type { Printed, Text } from '../cards/printed.ts';
import { ST, WH } from '../cards/printed.ts';
import { BOTH, OWN, SORT_HERO, SORT_UNIT } from '../cards/whom.ts';
import { N } from '../notes.ts';
import type { Laid, State } from '../state.ts';
import { DELAYED, LIMBO, SILENCED, sideOf, standing, unitOf } from '../state.ts';
import { EXPERIMENT, UNIT_SLOTS } from '../vocabulary.ts';
import { SOURCE_EXPERIMENT, SOURCE_FIELD, SOURCE_SPELL, SOURCE_UNIT } from './effect-context.ts';
import { inForce } from './statics.ts';

/** A text that has been found to fire. */
export interface Found {
  text: number;
  self: number;
  seat: number;
  source: number;
  subject: number;
  object: number;
  amount: number;
  inAttack: number;
  /** 1 = about the card itself: it fires though it has left [TMM R5]. */
  own: number;
}
/** Integers that a found text takes in a list. */
export const FOUND = 9;

interface Trigger {
  listener: number;
  effect: number;
  note: number;
  /** Class of the text and position of its card. */
  key: number;
  again: number;
  found: Found;
}

const isSelfWhen = (when: number): boolean =>
  when === WH.onDeath ||
  when === WH.onSummon ||
  when === WH.dealtDamage ||
  when === WH.killed ||
  when === WH.targetedBySpell;

/** What a card that has left in this very instruction still says: its death, damage it took or dealt [TMM R4] [TMM R5]. */
const speaksGone = (text: Text): boolean =>
  text.when === WH.onDeath ||
  text.when === WH.dealtDamage ||
  text.when === WH.killed ||
  (text.when === WH.damaged && text.ofSelf);

/** Class of a text in the order of settling. */
function classOf(when: number): number {
  if (when === WH.damaged || when === WH.dealtDamage || when === WH.healed || when === WH.heroDamaged) return 0;
  if (when === WH.onDeath) return 1;
  return when === WH.died || when === WH.killed ? 2 : 3;
}

const sideFits = (by: number, own: boolean): boolean => by === BOTH || (by === OWN) === own;

/** Kinds of notes that each kind of text listens to; a burned card speaks for itself alone, see `burnedHears`. */
const KIND_OF: { readonly [when: number]: number } = {
  [WH.onSummon]: N.summoned,
  [WH.summoned]: N.summoned,
  [WH.onDeath]: N.died,
  [WH.died]: N.died,
  [WH.damaged]: N.damaged,
  [WH.dealtDamage]: N.dealt,
  [WH.killed]: N.killed,
  [WH.attacks]: N.attacks,
  [WH.attackedHero]: N.attackedHero,
  [WH.heroDamaged]: N.heroDamaged,
  [WH.healed]: N.healed,
  [WH.abilityUsed]: N.ability,
  [WH.targetedBySpell]: N.targeted,
  [WH.spellPlayed]: N.spell,
  [WH.cardPlayed]: N.card,
  [WH.unitPlayed]: N.unitPlayed,
  [WH.startOfTurn]: N.turnStarts,
  [WH.startOfEachTurn]: N.turnStarts,
  [WH.endOfTurn]: N.turnEnds,
  [WH.endOfEachTurn]: N.turnEnds,
};

/** Bits of the kinds of texts that a kind of note may call. */
const CALLS: readonly number[] = Object.values(N).map((kind) =>
  Object.entries(KIND_OF).reduce((bits, [when, of]) => (of === kind ? bits | (1 << Number(when)) : bits), 0),
);

/** Bits of the kinds of texts that anybody has who may listen now; departed units speak for themselves alone. */
function ears(s: State): number {
  let bits = s.field === 0 ? 0 : printedCard(s.field).hears;
  for (let place = 0; place < s.units.length; place++) {
    const u = s.units[place];
    if (u !== null) bits |= printedCard(u.card).hears;
  }
  for (const l of s.laid) bits |= l.text >= DELAYED ? CALLS[N.turnEnds] : l.text >= 0 ? 0 : printedCard(l.card).hears;
  return bits;
}

/** Whether a note calls nobody for sure. */
function isUnheard(s: State, bits: number, i: number): boolean {
  const kind = s.batch[i];
  if (kind === N.burned || kind === N.stolenLife) return false;
  const gone = s.batch[i + 1];
  const own = gone >= 2 ? (unitOf(s, gone)?.card ?? 0) : 0;
  return (CALLS[kind] & (bits | (own === 0 ? 0 : printedCard(own).hears))) === 0;
}

/** Whether no note of the batch calls anybody: then nothing is to be settled. */
export function unheard(s: State): boolean {
  if (s.batch.length === 0) return true;
  const bits = ears(s);
  for (let i = 0; i < s.batch.length; i += NOTE) if (!isUnheard(s, bits, i)) return false;
  return true;
}

/** Whether the card or unit of a note passes the text's filter. */
function fits(s: State, text: Text, card: number): boolean {
  const p = printedCard(card);
  return (text.ofTag === 0 || (p.tags & text.ofTag) !== 0) && (text.ofCard === 0 || text.ofCard === card);
}

/** Whose doing a note is, or whose unit it is about; -1 = nobody's. */
function sideOfNote(s: State, kind: number, subject: number, a: number): number {
  if (kind === N.spell || kind === N.card || kind === N.ability || kind === N.targeted) return a;
  if (kind === N.turnStarts || kind === N.turnEnds || subject < 2) return subject;
  const u = unitOf(s, subject);
  return u === null ? -1 : sideOf(u.place);
}

/** Whether a text of a listener is called by a note. `seat` -1 is the field, which knows no own side. */
function hears(s: State, text: Text, self: number, seat: number, i: number): boolean {
  const kind = s.batch[i];
  if (KIND_OF[text.when] !== kind) return false;
  const subject = s.batch[i + 1];
  const a = s.batch[i + 2];
  const own = sideOfNote(s, kind, subject, a) === seat;
  if (isSelfWhen(text.when)) return subject === self && (text.when !== WH.targetedBySpell || a === seat);
  if (text.when === WH.startOfTurn || text.when === WH.endOfTurn) return seat < 0 || subject === seat;
  if ((text.ofSelf && subject !== self) || (text.notSelf && subject === self)) return false;
  if (seat >= 0 && !sideFits(text.by, own)) return false;
  const aboutHero = text.when === WH.heroDamaged || text.when === WH.attackedHero || text.ofOwnHero;
  if (aboutHero && !heroFits(text, kind, subject, a, seat)) return false;
  if (kind === N.heroDamaged) return true;
  if (kind === N.spell || kind === N.card) return fits(s, text, subject);
  if (subject < 2) return text.ofSort !== SORT_UNIT;
  if (text.ofSort === SORT_HERO) return false;
  const u = unitOf(s, subject);
  return u === null || fits(s, text, u.card);
}

function heroFits(text: Text, kind: number, subject: number, a: number, seat: number): boolean {
  const hero = kind === N.heroDamaged ? subject : a;
  return hero < 2 && hero >= 0 && (!text.ofOwnHero || hero === seat);
}

function foundBy(s: State, text: Text, self: number, seat: number, source: number, i: number): Found {
  const kind = s.batch[i];
  const subject = s.batch[i + 1];
  const a = s.batch[i + 2];
  const b = s.batch[i + 3];
  const killed = kind === N.killed || kind === N.dealt;
  return {
    text: text.index,
    self,
    seat: seat < 0 ? s.active : seat,
    source,
    subject,
    object: killed || kind === N.damaged || kind === N.heroDamaged || kind === N.targeted ? b : a,
    amount: a,
    inAttack: kind === N.killed && subject === s.attacking ? 1 : 0,
    own: speaksGone(text) ? 1 : 0,
  };
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

export function readFound(list: readonly number[], at: number): Found {
  return {
    text: list[at],
    self: list[at + 1],
    seat: list[at + 2],
    source: list[at + 3],
    subject: list[at + 4],
    object: list[at + 5],
    amount: list[at + 6],
    inAttack: list[at + 7],
    own: list[at + 8],
  };
}

/** Whether the source of a found text is still there to speak [TMM R5]. */
export function isStillThere(s: State, found: Found): boolean {
  if (found.own === 1) return true;
  if (found.source === SOURCE_FIELD) return s.fieldId === found.self;
  for (let i = 0; i < s.laid.length; i++) if (s.laid[i].id === found.self) return true;
  const u = standing(s, found.self);
  return u !== null && (u.marks & (SILENCED | LIMBO)) === 0;
}
