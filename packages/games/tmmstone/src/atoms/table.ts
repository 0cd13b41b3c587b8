/** Life's end, mana, laid cards and the field; the only writers of these. */

import type { Cite } from '@kolbiste/kernel';
import { clearFlow, emit, recordOrigin as noteOrigin } from '@kolbiste/kernel';
import { printedCard } from '../cards/pool.ts';

import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import type { Laid, State } from '../state.ts';
import { EXHAUSTED, FACE_DOWN, TIE, UNDER_WAY } from '../state.ts';
import { MAX_SLOTS, ORG } from '../vocabulary.ts';
import { send, toGrave } from './zones.ts';

const DEFEAT = cite('goal.1', 'goal.2', 'board.6', 'R121');
const DEFEAT_BELOW = cite('goal.1', 'goal.2', 'board.6', 'R121', 'R124');
const WIN = cite('goal.1', 'goal.2', 'intro.2');
const TIED = cite('goal.3', 'R121', 'R122');
const OLD_FIELD = cite('field.3', 'R70');
const EXPIRED = cite('spell.3', 'R25');

/** Ends the game when a hero is at 0 or less; true = it is over [TMM R121]. */
export function heroesFall(s: State): boolean {
  if (s.winner !== UNDER_WAY) return true;
  const a = s.life[0] <= 0;
  const b = s.life[1] <= 0;
  if (!a && !b) return false;
  for (let seat = 0; seat < 2; seat++)
    if (s.life[seat] <= 0) emit(s, E.defeated, s.life[seat] < 0 ? DEFEAT_BELOW : DEFEAT, seat);
  s.winner = a && b ? TIE : a ? 1 : 0;
  if (s.winner === TIE) emit(s, E.gameTied, TIED);
  else emit(s, E.gameWon, WIN, s.winner);
  s.batch.length = 0;
  clearFlow(s);
  return true;
}

export function payMana(s: State, seat: number, n: number, rule: Cite): void {
  if (n > s.mana[seat]) throw new Error('more mana spent than there is');
  s.mana[seat] -= n;
  if (n > 0) emit(s, E.manaPaid, rule, seat, n, s.mana[seat]);
}

export function payLife(s: State, seat: number, n: number, rule: Cite): void {
  s.life[seat] -= n;
  if (n > 0) emit(s, E.lifePaid, rule, seat, n, s.life[seat]);
}

/** Extra mana, also above the slots [TMM R22]. */
export function gainMana(s: State, seat: number, n: number, rule: Cite): void {
  if (n <= 0) return;
  s.mana[seat] += n;
  emit(s, E.manaGained, rule, seat, n, s.mana[seat]);
}

/** One more slot, ten at most [TMM begin.3]. */
export function gainSlot(s: State, seat: number, rule: Cite): void {
  if (s.slots[seat] >= MAX_SLOTS) return;
  s.slots[seat]++;
  emit(s, E.slotGained, rule, seat, s.slots[seat]);
}

/** One slot less, an unused one first [TMM R23]. */
export function loseSlot(s: State, seat: number, rule: Cite): void {
  if (s.slots[seat] === 0) return;
  if (s.mana[seat] >= s.slots[seat]) s.mana[seat]--;
  s.slots[seat]--;
  emit(s, E.slotLost, rule, seat, s.slots[seat]);
}

export function setSlots(s: State, seat: number, n: number, rule: Cite): void {
  if (s.slots[seat] === n) return;
  s.slots[seat] = n;
  emit(s, E.slotGained, rule, seat, n);
}

/** Sets mana to the number of slots [TMM begin.4]. */
export function fillMana(s: State, seat: number, rule: Cite): void {
  s.mana[seat] = s.slots[seat];
  emit(s, E.manaSet, rule, seat, s.mana[seat]);
}

/** A number that nothing else in the game bears. */
export function nextId(s: State): number {
  return ++s.serial;
}

/** Lays a card into an effect slot, or lets a text float beside them. */
export function lay(s: State, l: Omit<Laid, 'id' | 'to'>, rule: Cite): Laid {
  const laid = { id: ++s.serial, ...l, to: 0 };
  s.laid.push(laid);
  const hidden = (laid.marks & FACE_DOWN) !== 0;
  const event =
    laid.slot >= 0
      ? emit(s, E.laid, rule, laid.id, hidden ? 0 : laid.card, laid.seat, laid.slot)
      : emit(s, E.lastingLaid, rule, laid.seat, laid.card, laid.id);
  noteOrigin(s, laid.id, event);
  return laid;
}

export const laidOf = (s: State, id: number): Laid | undefined => s.laid.find((l) => l.id === id);

/** Takes a laid card away; where it goes the caller says. */
export function unlay(s: State, l: Laid): void {
  s.laid.splice(s.laid.indexOf(l), 1);
}

/** A laid text has ended; a card goes to its player's grave [TMM spell.3], or where a text sends it instead. */
export function expire(s: State, l: Laid, rule: Cite = EXPIRED): void {
  unlay(s, l);
  emit(s, E.expired, rule, l.card, l.seat, l.id);
  if (l.slot < 0) return;
  if (l.to === 0) toGrave(s, l.seat, l.card, rule, l.id);
  else send(s, l.seat, l.card, l.to);
}

/** The field goes to the grave of the player who played it [TMM field.3]. */
export function dropField(s: State, rule: Cite = OLD_FIELD): void {
  if (s.field === 0) return;
  emit(s, E.fieldGone, rule, s.fieldBy, s.field);
  toGrave(s, s.fieldBy, s.field, rule);
  s.field = 0;
  s.fieldBy = -1;
  s.fieldId = 0;
}

export function layField(s: State, seat: number, card: number, rule: Cite): void {
  dropField(s);
  s.field = card;
  s.fieldBy = seat;
  s.fieldId = ++s.serial;
  noteOrigin(s, s.fieldId, emit(s, E.fieldLaid, rule, seat, card));
}

/** Turns a player's ability upright [TMM begin.2]. */
export function readyAbility(s: State, seat: number, rule: Cite): void {
  for (const l of s.laid) {
    if (l.seat !== seat || (l.marks & EXHAUSTED) === 0) continue;
    l.marks &= ~EXHAUSTED;
    emit(s, E.readied, rule, l.id, l.card, seat);
  }
}

// What texts change about the game itself

export function setHandLimit(s: State, seat: number, n: number, rule: Cite): void {
  s.handLimit[seat] = n;
  emit(s, E.handLimit, rule, seat, n);
}

/** Turns come in between: seats in order. */
export function queueTurns(s: State, seats: readonly number[], rule: Cite): void {
  s.queue.push(...seats);
  emit(s, E.turnsInserted, rule, seats[seats.length - 1]);
}

/** A laid card turns into another. */
export function flip(s: State, l: Laid, card: number, rule: Cite): void {
  emit(s, E.flipped, rule, l.seat, l.card, card);
  l.card = card;
}

/** The ability is turned sideways [TMM ability.4]. */
export function exhaust(s: State, l: Laid, rule: Cite): void {
  l.marks |= EXHAUSTED;
  emit(s, E.abilityUsed, rule, l.seat, l.card);
}

/** A turn begins: what is counted in a turn starts anew. */
export function beginTurn(s: State, seat: number): void {
  s.active = seat;
  s.turn++;
  s.plays = [0, 0];
  s.spells = [0, 0];
  beginAction(s);
}

/** A player acts: firings are counted anew, and of those who have left nobody speaks any more. */
export function beginAction(s: State): void {
  s.fired = 0;
  s.left = [];
}

// Before the first turn

/** Life, slots and mana are as `blank` has them [TMM start.1] [TMM start.2]; the lists were checked when the configuration was read. */
export function setOut(s: State, rule: Cite): void {
  for (const [seat, { cards, ability }] of s.config.lists.entries())
    emit(s, E.listAccepted, rule, seat, cards.length, ability);
}

/** Takes a card out of a list before the game. */
export function cutCard(s: State, seat: number, card: number, rule: Cite): void {
  s.decks[seat].splice(s.decks[seat].indexOf(card), 1);
  emit(s, E.listCut, rule, seat, 1);
}

/** Remembers what a text may ask of the deck as it started. */
export function noteStart(s: State, seat: number): void {
  s.orgOnly[seat] = s.decks[seat].every((id) => printedCard(id).rarity === ORG) ? 1 : 0;
}

export function nameStarter(s: State, seat: number, rule: Cite): void {
  s.starter = seat;
  s.active = seat;
  emit(s, E.tossed, rule, seat);
}

/** Keeps the cards of a hand whose bit is not set. */
export function keepInHand(s: State, seat: number, bits: number): void {
  s.hands[seat] = s.hands[seat].filter((_, i) => ((bits >>> i) & 1) === 0);
}

/** Whose turn comes after that of `seat`. */
export function nextSeat(s: State, seat: number): number {
  return s.queue.length > 0 ? (s.queue.shift() as number) : 1 - seat;
}
