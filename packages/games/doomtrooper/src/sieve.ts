/** Whether a card in play passes a sieve, and whether a condition holds. Pure reads, integers only. */
import { bearerOf, combatNow, enemyOf, pieceOf, zoneOf } from './board.ts';
import { cardOf } from './cards/pool.ts';
import type { Sieve, When } from './cards/static.ts';
import {
  ANY_OTHER,
  BEARER,
  BEARERS,
  BORNE,
  CARRIED_BY,
  CHOSEN,
  COMRADE,
  ENEMY,
  HIDING,
  IN_ZONE,
  KINDS,
  NAMED,
  OTHERS,
  OVER,
  OWN,
  OWN_OTHER,
  SELF,
  UNIT,
  WIELDER,
} from './cards/static.ts';
import { attacksNow, baseValue, capableNow, sheltered, traitsNow } from './forward-refs.ts';
import { isNamed } from './named.ts';
import type { Combat, Piece } from './pieces.ts';
import { speakersOf } from './speakers.ts';
import { carries, fateOf, hides, isBeside, isFallen, isHurt, isInRole, isRiding, outweighs } from './stands.ts';
import type { State } from './state.ts';
import { ATTACHED, GEAR, MARK, WARRIOR } from './vocabulary.ts';

/** Whether a warrior serves under a sergeant: nobody knows of a hidden one whether he does [DT 7.8.4] [DT R58]. */
export const isLed = (sergeant: Piece, p: Piece): boolean =>
  p.seat === sergeant.seat && p.card === sergeant.unit && (p.marks & MARK.hidden) === 0;

/** Whose it is, seen from a speaker; `by` null = a card in a hand speaks. */
function isWhose(s: State, whose: number, by: Piece | null, seat: number, p: Piece): boolean {
  if (whose === OWN) return p.seat === seat;
  if (whose === OTHERS) return p.seat !== seat;
  if (whose === SELF) return by !== null && p.id === by.id;
  if (whose === BEARER) return by !== null && (by.zone === ATTACHED ? by.on === p.id : by.id === p.id);
  if (whose === OWN_OTHER) return p.seat === seat && (by === null || p.id !== by.id);
  if (whose === ANY_OTHER) return by === null || p.id !== by.id;
  if (whose === WIELDER) return by !== null && bearerOf(s, by)?.id === p.id;
  if (whose === COMRADE) return by !== null && p.id !== by.id && p.seat === seat && zoneOf(s, p) === zoneOf(s, by);
  if (whose === CARRIED_BY) return by !== null && carries(s, by, p);
  if (whose === HIDING) return by !== null && hides(s, p, by);
  if (whose === CHOSEN) return by !== null && by.chosen === p.id;
  if (whose === BORNE) return by !== null && p.zone === ATTACHED && p.on === by.id;
  if (whose === UNIT) return by !== null && isLed(by, p);
  if (whose === BEARERS) return by !== null && p.zone === ATTACHED && by.zone === ATTACHED && p.on === by.on;
  if (whose !== ENEMY || by === null) return true;
  const fighter = by.zone === ATTACHED ? bearerOf(s, by) : by;
  return fighter !== null && enemyOf(s, fighter)?.id === p.id;
}

/** Whether a card is of a kind, printed or because a card on it says so [DT 8.1.1] [DT R142]. */
function isKind(s: State, p: Piece, kind: number): boolean {
  if (cardOf(p.card).kinds.includes(kind)) return true;
  return speakersOf(s, KINDS).some(
    (by) =>
      by.zone === ATTACHED && by.on === p.id && cardOf(by.card).statics.some((t) => t.what === KINDS && t.n === kind),
  );
}

function isOf(s: State, sieve: Sieve, p: Piece): boolean {
  const card = cardOf(p.card);
  if (sieve.gear !== 0 && (card.gear & sieve.gear) === 0) return false;
  if ((card.gear & sieve.notGear) !== 0) return false;
  if (sieve.cards.length > 0 && !sieve.cards.includes(p.card)) return false;
  if (sieve.notKinds.some((kind) => isKind(s, p, kind))) return false;
  return sieve.kinds.length === 0 || sieve.kinds.some((kind) => isKind(s, p, kind));
}

const isOfType = (sieve: Sieve, p: Piece): boolean =>
  ((sieve.types === 0 ? 1 << WARRIOR : sieve.types) & (1 << cardOf(p.card).kind)) !== 0;

/** Whether it is of the types and whose a sieve means: read off at once, before what texts say is asked. */
export const isMeant = (s: State, sieve: Sieve, by: Piece | null, seat: number, p: Piece): boolean =>
  isOfType(sieve, p) && isWhose(s, sieve.whose, by, seat, p);

/** Whether any text of a kind that a card has means it. */
export function concerns(s: State, by: Piece, what: number, p: Piece): boolean {
  for (const t of cardOf(by.card).statics) if (t.what === what && isMeant(s, t.whom, by, by.seat, p)) return true;
  return false;
}

const hasTraits = (sieve: Sieve, is: number): boolean =>
  (is & sieve.all) === sieve.all && (is & sieve.none) === 0 && (sieve.some === 0 || (is & sieve.some) !== 0);

/** Whether a sieve asks for traits. */
export const asksTraits = (sieve: Sieve): boolean => (sieve.all | sieve.some | sieve.none) !== 0;

/**
 * Whether a bearer is what a sieve asks for, not whose: he keeps what was laid on him under another's control [DT R94].
 * @param is his traits, as far as they are asked for
 */
export function isSuch(s: State, sieve: Sieve, p: Piece, is: number): boolean {
  if (!isOfType(sieve, p)) return false;
  if (asksTraits(sieve) && (p.marks & MARK.hidden || !hasTraits(sieve, is))) return false;
  return (p.marks & sieve.marks) === sieve.marks && (p.marks & sieve.unmarked) === 0 && isOf(s, sieve, p);
}

/**
 * Whether a card passes a sieve.
 * @param by the card that speaks; null = one that is in no play
 * @param seat whose text it is
 * @param traits how traits are read: with texts that give them, or without
 */
export function passes(
  s: State,
  sieve: Sieve,
  by: Piece | null,
  seat: number,
  p: Piece,
  traits: ((p: Piece) => number) | null = null,
): boolean {
  if (!isMeant(s, sieve, by, seat, p)) return false;
  const unknown = (p.marks & MARK.hidden) !== 0;
  if (asksTraits(sieve)) {
    if (unknown) return false;
    if (!hasTraits(sieve, traits === null ? traitsNow.get()(s, p, by) : traits(p))) return false;
  }
  if ((p.marks & sieve.marks) !== sieve.marks || (p.marks & sieve.unmarked) !== 0) return false;
  if (sieve.role !== 0 && !isInRole(s, sieve.role, p)) return false;
  if (sieve.bearer !== null) {
    const bearer = p.zone === ATTACHED ? pieceOf(s, p.on) : null;
    if (bearer === null || !passes(s, sieve.bearer, by, seat, bearer)) return false;
  }
  if (sieve.zones !== 0 && (unknown || (sieve.zones & (1 << zoneOf(s, p))) === 0)) return false;
  if (sieve.gear !== 0 || sieve.notGear !== 0 || sieve.cards.length + sieve.kinds.length + sieve.notKinds.length > 0)
    if (unknown || !isOf(s, sieve, p)) return false;
  if (!isPlaced(s, sieve, by, seat, p, unknown)) return false;
  if (sieve.most === 0 && sieve.least === 0) return true;
  if (unknown) return false;
  const value = baseValue.get()(s, p);
  return value >= sieve.least && (sieve.most === 0 || value <= sieve.most);
}

/** What it stands beside, sits in, bears and fights. */
function isPlaced(s: State, sieve: Sieve, by: Piece | null, seat: number, p: Piece, unknown: boolean): boolean {
  if (sieve.last && s.pieces.some((q) => q.id !== p.id && q.seat === p.seat && q.zone === p.zone && isFighter(q)))
    return false;
  if (sieve.riding !== 0 && (unknown || !isRiding(s, sieve.riding, p))) return false;
  if (sieve.outweighs !== 0 && (unknown || !outweighs(s, sieve.outweighs, p))) return false;
  if (sieve.afoot && isRiding(s, GEAR.vehicle | GEAR.airship, p)) return false;
  if ((sieve.hurt !== 0 && !isHurt(s, p, sieve.hurt)) || (sieve.loose && p.zone === ATTACHED)) return false;
  if (sieve.fate !== 0 && fateOf(s, p) !== sieve.fate) return false;
  if ((sieve.beside && !isBeside(s, p)) || (sieve.fallen && !isFallen(p))) return false;
  if (!isReady(s, sieve, by, seat, p)) return false;
  if (sieve.bears !== null && !isBearing(s, sieve.bears, by, seat, p)) return false;
  return sieve.lacks === null || !isBearing(s, sieve.lacks, by, seat, p);
}

const isBearing = (s: State, of: Sieve, by: Piece | null, seat: number, p: Piece): boolean =>
  s.pieces.some((q) => q.zone === ATTACHED && q.on === p.id && passes(s, of, by, seat, q));

/** Whether it may fight, what shelters it, who stands against it. */
function isReady(s: State, sieve: Sieve, by: Piece | null, seat: number, p: Piece): boolean {
  if (sieve.capable && !capableNow.get()(s, p)) return false;
  if (sieve.named && !isNamed(s, by, p)) return false;
  if (sieve.attacks && !attacksNow.get()(s, p)) return false;
  if (sieve.shelter !== null && !sheltered.get()(s, sieve.shelter, by, seat, p)) return false;
  if (sieve.noShelter !== null && sheltered.get()(s, sieve.noShelter, by, seat, p)) return false;
  const enemy = sieve.against === null ? null : enemyOf(s, p);
  return sieve.against === null || (enemy !== null && passes(s, sieve.against, by, seat, enemy));
}

const isFighter = (p: Piece): boolean => cardOf(p.card).kind === WARRIOR && (p.marks & MARK.out) === 0;

/** How many cards in play pass a sieve. */
export function countOf(s: State, sieve: Sieve, by: Piece | null, seat: number): number {
  let count = 0;
  for (const p of s.pieces) if ((p.marks & MARK.out) === 0 && passes(s, sieve, by, seat, p)) count++;
  return count;
}

/**
 * Whether a condition holds for a warrior.
 * @param by the card whose text it is
 */
export function whenHolds(
  s: State,
  when: When | null,
  by: Piece | null,
  whom: Piece | null,
  seat = by?.seat ?? 0,
): boolean {
  if (when === null) return true;
  // What lies on a warrior speaks of him.
  const about = whom === null ? null : (bearerOf(s, whom) ?? whom);
  const c = combatNow(s);
  if (when.tactic !== 0 && (c === null || c.tactic === 0 || (when.tactic & c.tactic) === 0)) return false;
  if (when.role !== 0 && (about === null || !isInRole(s, when.role, about))) return false;
  if (when.turn !== 0 && (when.turn === 1) !== (s.active === seat)) return false;
  if (when.quiet && c !== null) return false;
  if (when.wielded && !isUsed(c, by)) return false;
  if (when.promotion > s.promotion[seat]) return false;
  if (when.stage !== 0 && !isAtStage(c, when.stage)) return false;
  if (when.zones !== 0 && (by === null || (when.zones & (1 << zoneOf(s, by))) === 0)) return false;
  if (when.enemy !== null) {
    const enemy = about === null ? null : enemyOf(s, about);
    if (enemy === null || !passes(s, when.enemy, by, seat, enemy)) return false;
  }
  return when.there === null || countOf(s, when.there, by, seat) >= Math.max(1, when.count);
}

/** A weapon in use, the zone that is fought in. */
const isUsed = (c: Combat | null, by: Piece | null): boolean =>
  c !== null && by !== null && (c.attackerWeapon === by.id || c.defenderWeapon === by.id || c.zone === by.id);

/** How far a combat is: before the tactic, in a warzone, states changed. */
function isAtStage(c: Combat | null, stage: number): boolean {
  if (c === null) return false;
  if (stage === NAMED) return c.attacker !== 0 && c.tactic === 0;
  return stage === IN_ZONE ? c.zone !== 0 : stage !== OVER || (c.phase >= 7 && c.attackerFate + c.defenderFate === 0);
}

/** The piece a number stands for, if it passes. */
export function passing(s: State, sieve: Sieve, by: Piece | null, seat: number, id: number): Piece | null {
  const p = pieceOf(s, id);
  return p !== null && (p.marks & MARK.out) === 0 && passes(s, sieve, by, seat, p) ? p : null;
}
