/** Writers of cards that come into play, change there and leave it. */

import type { Cite } from '@kolbiste/kernel';
import { emit, note, recordOrigin } from '@kolbiste/kernel';
import { attachedTo, inPlay, isWarrior, pieceOf } from '../board.ts';
import { cardOf } from '../cards/pool.ts';
import { SENDS_OUT } from '../cards/static.ts';
import {
  M_ATTACHED,
  M_COVERED,
  M_ENTERED,
  M_HEALED,
  M_HERETIC,
  M_IMPRISONED,
  M_KILLED,
  M_LEFT,
  M_WOUNDED,
} from '../cards/timing.ts';
import { E, GONE_ANNIHILATED, GONE_DISCARDED, GONE_HAND, GONE_KILLED, GONE_LIBRARY } from '../events.ts';
import { instead } from '../instead.ts';
import type { Piece } from '../pieces.ts';
import { JUST_COME } from '../pieces.ts';
import { makesHeretic } from '../printed.ts';
import { cite } from '../rulebook.ts';
import { NOBODY, SLAIN } from '../slain.ts';
import { hides } from '../stands.ts';
import type { State } from '../state.ts';
import { traitsOf } from '../traits.ts';
import { ATTACHED, MARK, OUTSIDE } from '../vocabulary.ts';
import { dropHelper, noteWound } from './combat.ts';
import { shuffleLibrary, tellAlone, toHand } from './piles.ts';
import { disband } from './units.ts';

/** A card as everybody sees it: of a hidden warrior, or one in cover, only that he is there [DT R50]. */
const shownCard = (p: Piece): number => (p.marks & MARK.hidden ? 0 : p.card);

/** What it lies on, or how it lies. */
type Lying = Partial<Pick<Piece, 'on' | 'marks'>>;
function make(s: State, card: number, owner: number, seat: number, zone: number, lying?: Lying): Piece {
  const p: Piece = { id: ++s.serial, card, owner, seat, zone, ...JUST_COME, ...lying };
  s.pieces.push(p);
  return p;
}

/** A warrior comes into play openly [DT 4.1.6]. */
export function enter(s: State, card: number, seat: number, zone: number, rule: Cite, owner = seat): Piece {
  const p = make(s, card, owner, seat, zone);
  recordOrigin(s, p.id, emit(s, E.entered, rule, p.id, card, seat, zone));
  note(s.batch, M_ENTERED, p.id);
  return p;
}

/** Face down, in no area, unpaid [DT 4.4.3] [DT 4.4.5] [DT 4.4.11]. */
export function layHidden(s: State, card: number, seat: number, rule: Cite): Piece {
  const p = make(s, card, seat, seat, OUTSIDE, { marks: MARK.hidden | MARK.covered });
  recordOrigin(s, p.id, emit(s, E.entered, rule, p.id, shownCard(p), seat, OUTSIDE));
  tellAlone(s, E.threw, rule, seat, card, 1);
  note(s.batch, M_ENTERED, p.id);
  return p;
}

/** A card is laid on another one. */
export function attach(s: State, card: number, seat: number, on: Piece, rule: Cite, owner = seat): Piece {
  const was = makesHeretic(cardOf(card)) ? traitsOf(s, on) : null;
  const p = make(s, card, owner, seat, ATTACHED, { on: on.id });
  recordOrigin(s, p.id, emit(s, E.attached, rule, p.id, card, on.id, shownCard(on)));
  note(s.batch, M_ATTACHED, p.id, on.id);
  if (sendsOut(card)) setOut(s, on, true, rule);
  if (was !== null) note(s.batch, M_HERETIC, on.id, seat, was);
  return p;
}

/** A card is laid on an area, or before a player. */
export function lay(s: State, card: number, seat: number, zone: number, on: number, rule: Cite, owner = seat): Piece {
  const p = make(s, card, owner, seat, zone, { on });
  recordOrigin(s, p.id, emit(s, E.laid, rule, p.id, card, seat, zone));
  return p;
}

function take(s: State, p: Piece): void {
  s.pieces.splice(s.pieces.indexOf(p), 1);
  for (let i = s.lasting.length; i-- > 0; ) if (s.lasting[i].piece === p.id) s.lasting.splice(i, 1);
  dropHelper(s, p.id, true);
  for (const other of s.pieces) if (other.warden === p.id) release(s, other, cite('8.8.4'));
}

/** No combat goes on without its attacker or its defender, one that waits neither [DT 4.25.2] [DT R101]. */
function endCombatsOf(s: State, p: Piece): void {
  for (const c of s.combats) if (c.attacker === p.id || c.defender === p.id) c.over = 1;
}

/** Under another card, or nobody's guard: it does not fight and does nothing [DT 8.8.4]. */
export function imprison(s: State, p: Piece, under: number, seat: number, rule: Cite): void {
  p.warden = under;
  mark(s, p, MARK.imprisoned, true);
  emit(s, E.imprisoned, rule, p.id, shownCard(p), 1);
  note(s.batch, M_IMPRISONED, p.id, seat);
  endCombatsOf(s, p);
}

/** Whoever guards him is gone, or a text sets him free. */
export function release(s: State, p: Piece, rule: Cite): void {
  if ((p.marks & MARK.imprisoned) === 0) return;
  mark(s, p, MARK.imprisoned, false);
  emit(s, E.imprisoned, rule, p.id, shownCard(p), 0);
}

function toPile(s: State, p: Piece, how: number): void {
  if (how === GONE_ANNIHILATED) s.annihilated[p.owner].push(p.card);
  else if (how === GONE_HAND) toHand(s, p.owner, p.card);
  else if (how === GONE_LIBRARY) s.libraries[p.owner].push(p.card);
  else s.discards[p.owner].push(p.card);
}

/**
 * A card leaves play, and what it bears with it: that goes to the discard piles of its owners, whatever becomes of the bearer
 * [DT 9.13] [DT 9.25] [DT R95]. A combat whose warrior leaves is over [DT 4.25.2].
 */
export function leave(s: State, p: Piece, how: number, rule: Cite): void {
  const rider = (p.marks & MARK.inside) !== 0 && LOST.includes(how) ? pieceOf(s, p.on) : null;
  const behind = how === GONE_DISCARDED ? hidingBehind(s, p) : [];
  goOut(s, p, how, rule);
  for (const each of behind) hurt(s, each, cite('4.29.3', 'R114'));
  if (rider !== null) hurt(s, rider, cite('4.8.4', '4.8.5', 'R68'));
}

/** Who hides behind a card that is about to go. */
const hidingBehind = (s: State, p: Piece): Piece[] => s.pieces.filter((q) => hides(s, q, p));

/** Ways by which whoever sits in a vehicle is hurt; one that goes with its warrior hurts nobody. */
const LOST = [GONE_DISCARDED, GONE_ANNIHILATED];

function goOut(s: State, p: Piece, wanted: number, rule: Cite, killed = false): void {
  const how = instead(s, p, wanted, killed);
  for (const other of attachedTo(s, p.id)) goOut(s, other, GONE_DISCARDED, rule, wanted === GONE_KILLED);
  if (pieceOf(s, p.id) === null) return;
  const bearer = sendsOut(p.card) ? pieceOf(s, p.on) : null;
  take(s, p);
  toPile(s, p, how);
  if (how !== wanted && how === GONE_LIBRARY) shuffleLibrary(s, p.owner, rule);
  emit(s, E.left, rule, p.id, shownCard(p), p.owner, how);
  if (isWarrior(p)) note(s.batch, M_LEFT, p.id, p.card, p.seat);
  endCombatsOf(s, p);
  if (bearer !== null) comeBack(s, bearer, rule);
}

const sendsOut = (card: number): boolean => cardOf(card).statics.some((t) => t.what === SENDS_OUT);

function setOut(s: State, p: Piece, out: boolean, rule: Cite): void {
  mark(s, p, MARK.out, out);
  emit(s, E.sentOut, rule, p.id, shownCard(p), out ? 1 : 0);
}

const BACK = cite('4.12.4', '8.8.1', '9.12', 'R80', 'R143');
/** Who comes back into play is discarded where another copy of a unique one has come meanwhile [DT 9.12] [DT R143]. */
function comeBack(s: State, p: Piece, rule: Cite): void {
  setOut(s, p, false, rule);
  const isDouble = (one: Piece): boolean =>
    cardOf(one.card).unique && s.pieces.some((q) => q.id !== one.id && q.card === one.card && inPlay(s, q));
  if (isDouble(p)) return leave(s, p, GONE_DISCARDED, BACK);
  for (const other of attachedTo(s, p.id)) if (isDouble(other)) leave(s, other, GONE_DISCARDED, BACK);
}

/** A wound outside of a strike; the second one kills, and nobody scores [DT 4.29.3] [DT R114]. Says whether it did. */
export function hurt(s: State, p: Piece, rule: Cite): boolean {
  if (p.marks & MARK.wounded) return slay(s, p, rule);
  wound(s, p, rule);
  return false;
}

/** Killed by what a text does, in no strike, once; he leaves as soon as texts have heard of it, which ask who he was [DT 4.11.6]. */
export function slay(s: State, p: Piece, rule: Cite): boolean {
  if (p.kept === SLAIN) return false;
  p.kept = SLAIN;
  note(s.batch, M_KILLED, p.id, NOBODY, p.card);
  emit(s, E.killed, rule, p.id, shownCard(p), p.seat);
  return true;
}

/** Turned sideways [DT 4.30.2]. */
export function wound(s: State, p: Piece, rule: Cite, by = 0): void {
  p.marks |= MARK.wounded;
  emit(s, E.wounded, rule, p.id, shownCard(p), p.seat);
  note(s.batch, M_WOUNDED, p.id, by);
  noteWound(s, p, by !== 0);
}

export function heal(s: State, p: Piece, rule: Cite): void {
  if ((p.marks & MARK.wounded) === 0) return;
  p.marks &= ~MARK.wounded;
  emit(s, E.healed, rule, p.id, shownCard(p), p.seat);
  note(s.batch, M_HEALED, p.id);
}

/** Turned face down; who sits in a vehicle leaves it in the same moment [DT 4.8.7]. */
export function cover(s: State, p: Piece, rule: Cite): void {
  for (const other of attachedTo(s, p.id)) if (other.marks & MARK.inside) board(s, other, false, cite('4.8.7', 'R49'));
  p.marks |= MARK.covered;
  emit(s, E.covered, rule, p.id, shownCard(p), p.seat);
  note(s.batch, M_COVERED, p.id);
}

/** @param willingly by the own action: he may not attack in this turn [DT 4.3.2] */
export function uncover(s: State, p: Piece, willingly: boolean, rule: Cite): void {
  p.marks = (p.marks & ~MARK.covered) | (willingly ? MARK.uncovered : 0);
  emit(s, E.uncovered, rule, p.id, shownCard(p), p.seat);
}

/** A hidden warrior is shown and belongs to his area; he stays in cover [DT 4.4.4] [DT R54]. */
export function reveal(s: State, p: Piece, zone: number, rule: Cite): void {
  p.marks &= ~MARK.hidden;
  p.zone = zone;
  emit(s, E.revealed, rule, p.id, p.card, p.seat);
}

export function move(s: State, p: Piece, zone: number, rule: Cite): void {
  p.zone = zone;
  emit(s, E.moved, rule, p.id, shownCard(p), zone, p.seat);
}

/** Into a vehicle, or out of it: its card is turned [DT 4.8.2]. */
export function board(s: State, vehicle: Piece, inside: boolean, rule: Cite): void {
  vehicle.marks = inside ? vehicle.marks | MARK.inside : vehicle.marks & ~MARK.inside;
  emit(s, E.boarded, rule, vehicle.id, vehicle.card, inside ? 1 : 0);
}

/** Who controls a card changes; what it bears goes with it and keeps its owners [DT 8.9.1] [DT R94]. */
export function giveTo(s: State, p: Piece, seat: number, zone: number, rule: Cite): void {
  dropHelper(s, p.id, false);
  p.seat = seat;
  if (p.zone !== ATTACHED) p.zone = zone;
  if (p.unit !== 0) disband(s, p, rule);
  emit(s, E.given, rule, seat, shownCard(p), p.id);
  endCombatsOf(s, p);
}

export function mark(s: State, p: Piece, bits: number, on: boolean): void {
  p.marks = on ? p.marks | bits : p.marks & ~bits;
}
