/** Verbs by which units come, go and change sides. */

import type { Cite } from '@kolbiste/kernel';
import { call, emit } from '@kolbiste/kernel';
import { laidOf, lay, unlay } from '../../atoms/table.ts';
import * as units from '../../atoms/units.ts';
import { deckOf, handRoom, inGrave, putInHand, shuffleDeck, takeFromGrave } from '../../atoms/zones.ts';
import type { Op } from '../../cards/code.ts';
import { printedCard } from '../../cards/pool.ts';
import type { AmountTerm, WhoTerm } from '../../cards/terms.ts';
import { OPP, OWN } from '../../cards/terms.ts';
import { firstOf } from '../../effects/select.ts';
import type { Speaker } from '../../effects/speaker.ts';

import { amountOf } from '../../effects/terms.ts';
import { E } from '../../events.ts';
import { cite } from '../../rulebook.ts';
import type { State, Unit } from '../../state.ts';
import { freeSlots, onBoard, REVIVED, sideOf, standing, unitOf } from '../../state.ts';
import { INACTIVE, UNIT, UNIT_SLOTS } from '../../vocabulary.ts';
import { pickSlot } from '../pick.ts';
import { summoning, summonLocals } from '../summon.ts';
import { objects, unitsAmong } from './figures.ts';

const REVIVE = cite('key.19', 'R91');
const BOUNCE = cite('hand.7', 'hand.8', 'R111');
const BOUNCE_FULL = cite('hand.7', 'R111');
const STEAL = cite('key.4', 'key.5', 'key.6', 'R78', 'R79');
const SWITCH = cite('key.4', 'key.5', 'R46', 'R78');
const SWITCH_FULL = cite('key.7', 'R46', 'R80');
const STEAL_FULL = cite('key.7', 'R80');
const TRANSFORM = cite('R99');
const VANISH = cite('key.21', 'key.23', 'R93');
const EXILE = cite('R99');
const SHUFFLE_IN = cite('draw.2', 'R112');
const ROTATE = cite('unit.3');
const NO_ROOM = cite('unit.2', 'R40');

const sideNumber = (x: Speaker, side: number): number => (side === OPP ? 1 - x.seat : x.seat);

export function summon(s: State, x: Speaker, op: Op): void {
  const seat = sideNumber(x, op.b);
  const count = op.n === null ? UNIT_SLOTS : amountOf(s, x, op.n);
  if (count <= 0) return;
  const locals = summonLocals(op.a, seat, count);
  if (op.n === null) locals.count = UNIT_SLOTS - countTaken(s, seat);
  const like = op.who === null ? null : unitOf(s, firstOf(s, x, op.who));
  if (like !== null) {
    locals.attack = like.attack;
    locals.health = like.health;
  }
  if (locals.count > 0) call(s, summoning, locals);
}

/** Unit slots of a side that are not free. */
export function countTaken(s: State, seat: number): number {
  let taken = 0;
  for (let k = 0; k < UNIT_SLOTS; k++) if (s.units[seat * UNIT_SLOTS + k] !== null) taken++;
  return taken;
}

/** A unit that lies in a grave is summoned fresh; without room it stays there [TMM R91]. */
function reviveFrom(s: State, owner: number, at: number, seat: number, prefer: number): void {
  const card = s.graves[owner][at];
  if (card === undefined) return;
  if (freeSlots(s, seat) === 0) return void emit(s, E.noRoom, NO_ROOM, seat, card);
  const stays = s.config.profile.revive === 'copy';
  if (!stays) takeFromGrave(s, owner, at);
  const locals = summonLocals(card, seat, 1);
  locals.owner = owner;
  locals.prefer = prefer;
  locals.fromGrave = stays ? 0 : 1;
  emit(s, E.fired, REVIVE, -1, card, seat, -1);
  call(s, summoning, locals);
}

/** Several of one grave at once, for all of whom there is room [TMM R2] [TMM R91]. */
export function reviveAll(s: State, seat: number, places: readonly number[]): void {
  const cards = places.map((at) => s.graves[seat][at]);
  const stay = s.config.profile.revive === 'copy';
  if (!stay) for (const at of places.slice().sort((a, b) => b - a)) takeFromGrave(s, seat, at);
  for (const card of cards) emit(s, E.fired, REVIVE, -1, card, seat, -1);
  const [first, ...others] = cards;
  const all = others.flatMap((card) => [card, seat]);
  call(s, summoning, { ...summonLocals(first, seat, cards.length), fromGrave: stay ? 0 : 1, others: all });
}

export function revive(s: State, x: Speaker, op: Op): void {
  const id = objects(s, x, op)[0] ?? -1;
  const u = unitOf(s, id);
  if (u === null || standing(s, id) !== null || u.marks & REVIVED) return;
  const found = inGrave(s, id);
  if (found === null) return;
  if (freeSlots(s, x.seat) !== 0) u.marks |= REVIVED;
  reviveFrom(s, found.owner, found.at, x.seat, id === x.self ? u.place : -1);
}

/** Places of the units in a grave, oldest first. */
export function unitsInGrave(s: State, seat: number, tag: number): number[] {
  const places: number[] = [];
  s.graves[seat].forEach((id, at) => {
    const card = printedCard(id);
    if (card.kind === UNIT && (tag === 0 || (card.tags & tag) !== 0)) places.push(at);
  });
  return places;
}

export function reviveNth(s: State, x: Speaker, op: Op): void {
  const places = unitsInGrave(s, x.seat, 0);
  if (places.length === 0) return;
  const k = amountOf(s, x, op.n as AmountTerm);
  reviveFrom(s, x.seat, places[(k - 1) % places.length], x.seat, -1);
}

/** To the hand in slot order, room counted on the way; whoever finds none dies [TMM R111]. */
export function bounce(s: State, x: Speaker, op: Op): void {
  for (const u of unitsAmong(s, x, op)) {
    const hand = op.a === 1 ? x.seat : u.owner;
    if (handRoom(s, hand) === 0) {
      if (s.config.profile.fullReturn === 'removed') units.remove(s, u, BOUNCE_FULL);
      else units.destroy(s, u, -1, BOUNCE_FULL);
      continue;
    }
    units.leave(s, u);
    putInHand(s, hand, u.card, true);
    emit(s, E.bounced, BOUNCE, u.id, u.card, hand);
    units.dropHeld(s, u);
  }
}

/** The first unit that changes sides; asked for the slot where there are several [TMM key.5]. */
function cross(s: State, x: Speaker, all: readonly Unit[], full: Cite, toOf: (u: Unit) => number): void {
  for (const u of all) {
    const seat = toOf(u);
    if (sideOf(u.place) === seat || !onBoard(u)) continue;
    if (freeSlots(s, seat) === 0) {
      if (s.config.profile.fullSteal === 'removed') units.remove(s, u, full);
      else units.destroy(s, u, -1, full);
      continue;
    }
    x.asked = u.id;
    call(s, pickSlot, { seat, card: u.card, chosen: -1 });
    return;
  }
}

export function steal(s: State, x: Speaker, op: Op): void {
  cross(s, x, unitsAmong(s, x, op), STEAL_FULL, () => x.seat);
}

/** The other side gets the unit, whoever has it now [TMM R46]. */
export function switchSide(s: State, x: Speaker, op: Op): void {
  cross(s, x, unitsAmong(s, x, op), SWITCH_FULL, (u) => 1 - sideOf(u.place));
}

function crossTo(s: State, x: Speaker, place: number, kind: number, rule: Cite): void {
  const u = standing(s, x.asked);
  if (u !== null && place >= 0) units.moveTo(s, u, place, kind, rule);
}

/** The slot was chosen. */
export const stealTo = (s: State, x: Speaker, _op: Op, place: number): void => crossTo(s, x, place, E.stolen, STEAL);
export const switchTo = (s: State, x: Speaker, _op: Op, place: number): void => crossTo(s, x, place, E.moved, SWITCH);

/** The unit becomes another card in its place; it neither died nor was summoned [TMM R99]. */
export function transform(s: State, x: Speaker, op: Op): void {
  for (const u of unitsAmong(s, x, op)) {
    units.transform(s, u, op.a, TRANSFORM);
    units.dropHeld(s, u);
  }
}

export function vanish(s: State, x: Speaker, op: Op): void {
  for (const u of unitsAmong(s, x, op)) units.remove(s, u, VANISH);
}

export function exile(s: State, x: Speaker, op: Op): void {
  const under = standing(s, firstOf(s, x, op.who2 as WhoTerm));
  if (under === null) return;
  for (const u of unitsAmong(s, x, op)) {
    if (u === under) continue;
    units.leave(s, u);
    under.held = [...under.held, u.card, u.owner, ...u.held];
    u.held = [];
    emit(s, E.exiled, EXILE, u.id, u.card, under.id, under.card);
  }
}

/** All cards held are summoned at once; for whom there is no room goes to the grave [TMM R2] [TMM R40]. */
export function release(s: State, x: Speaker, op: Op): void {
  const u = unitOf(s, x.self);
  if (u === null || u.held.length === 0) return;
  const [card, owner, ...others] = u.held;
  u.held = [];
  const locals = summonLocals(card, op.a === OWN ? x.seat : 1 - x.seat, 1 + others.length / 2);
  call(s, summoning, { ...locals, owner, fromGrave: 1, others });
}

/** All units go into a deck, which is shuffled once [TMM R112]. */
export function shuffleIn(s: State, x: Speaker, op: Op): void {
  const all = unitsAmong(s, x, op);
  const seat = 1 - x.seat;
  for (const u of all) {
    units.leave(s, u);
    deckOf(s, seat).push(u.card);
    emit(s, E.shuffledIn, SHUFFLE_IN, seat, u.card);
    units.dropHeld(s, u);
  }
  if (all.length > 0) shuffleDeck(s, seat);
}

/** All units move one place along the ring around both sides: 1 with the numbers, 0 against them; inactive ones stay (R92). */
export function rotate(s: State, x: Speaker, way: number): void {
  const before = s.units.slice();
  const size = 2 * UNIT_SLOTS;
  emit(s, E.rotated, ROTATE, x.seat, way);
  const moving = before.map((u) => onBoard(u) && (u.keywords & INACTIVE) === 0);
  before.forEach((u, place) => {
    if (u === null || !moving[place]) return;
    let to = place;
    do to = (to + (way === 1 ? 1 : size - 1)) % size;
    while (before[to] !== null && !moving[to]);
    units.shift(s, u, to, ROTATE);
  });
}

/** This card leaves the deck and lies open beside the board [TMM R59]. */
export function setAside(s: State, x: Speaker): void {
  const deck = deckOf(s, x.seat);
  const at = deck.indexOf(x.card);
  if (at < 0) return;
  deck.splice(at, 1);
  lay(s, { card: x.card, seat: x.seat, slot: -1, marks: 0, text: -1, ends: 0, uses: 0, about: [] }, EXILE);
}

/** The card set aside is summoned if there is room. */
export function enter(s: State, x: Speaker): void {
  const l = laidOf(s, x.self);
  if (l === undefined || freeSlots(s, x.seat) === 0) return;
  unlay(s, l);
  call(s, summoning, summonLocals(x.card, x.seat, 1));
}
