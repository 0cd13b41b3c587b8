/** What a warrior is now, and whether what lies there may be used: texts that hold are asked. Pure reads. */
import { asked, takes } from './asked.ts';
import { combatNow, inPlay, ownTraits, pieceOf, vehicleOf } from './board.ts';
import { CHANGES_TRAITS, cardOf, says } from './cards/pool.ts';
import {
  BEARER,
  DISABLES,
  EX_OF,
  HELPS,
  HIRED,
  KEEPS_AFFILIATIONS,
  LOSES,
  LOSES_ONE,
  RIGHTS,
  TRAITS,
  TWO_WEAPONS,
} from './cards/static.ts';
import { traitsNow } from './forward-refs.ts';
import { fitsTactic } from './gear-of.ts';
import type { Piece } from './pieces.ts';
import { asksTraits, isMeant, isSuch, passes, whenHolds } from './sieve.ts';
import { speakersOf } from './speakers.ts';
import type { State } from './state.ts';
import { AFFILIATIONS, ATTACHED, EQUIPMENT, GEAR, MARK, RIGHT, TRAIT, WARZONE, WEAPON } from './vocabulary.ts';

/** Whether an earlier copy of the same equipment is on the same bearer: one is used at a time [DT 4.6.8] [DT R64]. */
function isSpare(s: State, p: Piece): boolean {
  for (let i = 0; i < s.pieces.length && s.pieces[i].id < p.id; i++) {
    const other = s.pieces[i];
    if (other.card === p.card && other.zone === ATTACHED && other.on === p.on) return !isPaired(s, p, other);
  }
  return false;
}

/** The corporation of which a mercenary once was; 0 = none [DT 8.6.1]. */
export const exOf = (p: Piece): number =>
  says(p.card, EX_OF) ? (cardOf(p.card).statics.find((t) => t.what === EX_OF)?.n ?? 0) : 0;

/** Whether it is paid that a card works for such a mercenary as for one of its corporation. */
export const isHired = (s: State, by: Piece, p: Piece): boolean =>
  s.lasting.some((l) => l.what === HIRED && l.piece === p.id && l.n === by.id);

/** Whether a text of their bearer, or of the weapon itself, lets two weapons be used at once. */
function isPaired(s: State, p: Piece, other: Piece): boolean {
  const lets = (by: Piece, one: Piece): boolean =>
    cardOf(by.card).statics.some(
      (t) =>
        t.what === TWO_WEAPONS && t.of !== null && passes(s, t.of, by, by.seat, one) && whenHolds(s, t.when, by, null),
    );
  return s.pieces.some((by) => (by.id === p.on || by.on === p.on) && lets(by, p) && lets(by, other));
}

/** Whether a text takes the use of a card away: of whoever bears it, or of that card in this combat. */
function isDisabled(s: State, p: Piece, bearer: Piece): boolean {
  for (const l of s.lasting)
    if (l.what === DISABLES && l.piece === p.id && (l.until !== 0 || combatNow(s)?.id === l.ends)) return true;
  for (const by of speakersOf(s, DISABLES)) if (disables(s, by, p, bearer)) return true;
  return false;
}

/** Whether the texts of one card take the use of another away. */
const disables = (s: State, by: Piece, p: Piece, bearer: Piece): boolean =>
  by.id !== p.id &&
  isInUse(s, by, bearer) &&
  (by.marks & (MARK.out | MARK.imprisoned)) === 0 &&
  cardOf(by.card).statics.some(
    (t) =>
      t.what === DISABLES &&
      t.of !== null &&
      passes(s, t.whom, by, by.seat, bearer, ownTraits) &&
      whenHolds(s, t.when, by, bearer) &&
      passes(s, t.of, by, by.seat, p, ownTraits),
  );

/** Whether a text lets him lose no affiliation. */
const isSteadfast = (s: State, p: Piece): boolean =>
  speakersOf(s, KEEPS_AFFILIATIONS).some((by) => by.id === p.id || (by.zone === ATTACHED && by.on === p.id));

/** Traits that other cards on a warrior give him, whatever they ask: what rests on them may ask for them [DT 8.6.4]. */
function givenTraits(s: State, p: Piece, asks: Piece): number {
  let traits = ownTraits(p);
  for (const by of speakersOf(s, CHANGES_TRAITS)) {
    if (by.id === asks.id || (by.zone === ATTACHED && by.on !== p.id)) continue;
    if (by.marks & (MARK.hidden | MARK.out)) continue;
    for (const t of cardOf(by.card).statics) {
      if (t.what !== TRAITS && t.what !== LOSES && t.what !== LOSES_ONE) continue;
      if (by.zone === ATTACHED ? t.whom.whose !== BEARER : !passes(s, t.whom, by, by.seat, p, ownTraits)) continue;
      if (t.what === TRAITS) traits |= t.n;
      else if (t.what === LOSES) traits &= ~t.n;
      else traits = withoutOne(p, traits);
    }
  }
  return lastingTraits(s, p, traits);
}

/** With what was given and taken for a while [DT 4.10.7]. */
function lastingTraits(s: State, p: Piece, from: number): number {
  let traits = from;
  for (let i = 0; i < s.lasting.length; i++) {
    const l = s.lasting[i];
    if (l.piece !== p.id) continue;
    if (l.what === TRAITS) traits |= l.n;
    else if (l.what === LOSES) traits &= ~l.n;
  }
  return traits;
}

/** Without one affiliation: the last that a card gave, or else a printed one [DT 8.6.3]. */
function withoutOne(p: Piece, traits: number): number {
  const all = traits & AFFILIATIONS;
  const given = all & ~cardOf(p.card).traits;
  return traits & ~(1 << (31 - Math.clz32(given !== 0 ? given : all)));
}

/** Whether a vehicle in which he sits lets him use nothing else [DT 4.8.9]. */
function isShutIn(s: State, p: Piece): boolean {
  for (const v of s.pieces)
    if (
      (v.marks & MARK.inside) !== 0 &&
      v.id !== p.id &&
      v.zone === ATTACHED &&
      v.on === p.on &&
      (cardOf(v.card).gear & GEAR.noOtherEquipment) !== 0
    )
      return true;
  return false;
}

const ANY_CARDS = RIGHT.anyEquipment | RIGHT.anySymmetry;
/** Rights to receive any cards: printed, and those that texts give by traits alone [DT 4.6.11] [DT 4.10.9]. */
function receives(s: State, p: Piece): number {
  let { rights } = cardOf(p.card);
  for (const by of speakersOf(s, RIGHTS))
    for (const t of cardOf(by.card).statics)
      if (t.what === RIGHTS && (t.n & ANY_CARDS) !== 0 && passes(s, t.whom, by, by.seat, p, ownTraits)) rights |= t.n;
  return rights;
}

/** Whether the bearer still is what a card asks of him [DT 8.6.4]. */
export function fitsBearer(s: State, p: Piece): boolean {
  const bearer = pieceOf(s, p.on);
  if (bearer === null) return false;
  const card = cardOf(p.card);
  if (p.marks & MARK.freed || card.to === null) return true;
  const is = asksTraits(card.to) ? givenTraits(s, bearer, p) | (isHired(s, p, bearer) ? exOf(bearer) : 0) : 0;
  if (isSuch(s, card.to, bearer, is)) return true;
  const to = asked(card, receives(s, bearer), takes(s, bearer, card));
  return to === null || (to !== card.to && isSuch(s, to, bearer, is));
}

/** Whether what a card asks of its bearer still holds; where not it stays and does nothing [DT 4.6.9] [DT R74]. */
export function isUsable(s: State, p: Piece): boolean {
  if (p.zone !== ATTACHED) return true;
  const card = cardOf(p.card);
  const bearer = pieceOf(s, p.on);
  if (bearer === null) return false;
  if (card.gear & GEAR.vehicle && (p.marks & MARK.inside) === 0) return false;
  if (card.kind === EQUIPMENT && (isSpare(s, p) || isShutIn(s, p))) return false;
  if (!fitsBearer(s, p) || isDisabled(s, p, bearer)) return false;
  // What improves equipment is part of it; what protects a card does so whether that is used or not [DT 4.6.5].
  return bearer.zone !== ATTACHED || card.kind !== EQUIPMENT || isUsable(s, bearer);
}

/** Whether the texts of a card in play reach a warrior: nobody hidden, out of play or imprisoned gives anything to others. */
export function speaks(s: State, by: Piece, to: Piece): boolean {
  if (by.marks & (MARK.hidden | MARK.out)) return false;
  if (to.marks & MARK.hidden && by.id !== to.id) return false;
  if (by.marks & MARK.imprisoned && by.id !== to.id) return false;
  return by.zone !== ATTACHED || (isUsable(s, by) && inPlay(s, by));
}

/**
 * What a warrior is now, texts that hold included. A Doomtrooper who has lost the last affiliation is a mercenary [DT 8.6.3].
 * Which texts give traits is decided by traits without such texts, so that none rests on itself.
 */
export function traitsOf(s: State, p: Piece): number {
  let traits = ownTraits(p);
  let had = traits | p.lost;
  for (const by of speakersOf(s, CHANGES_TRAITS)) {
    for (const t of cardOf(by.card).statics) {
      if (t.what !== TRAITS && t.what !== LOSES && t.what !== LOSES_ONE) continue;
      if (!isMeant(s, t.whom, by, by.seat, p) || !speaks(s, by, p)) continue;
      if (!passes(s, t.whom, by, by.seat, p, ownTraits) || !whenHolds(s, t.when, by, p)) continue;
      had |= traits;
      if (t.what !== TRAITS && isSteadfast(s, p)) traits &= ~(t.n & ~AFFILIATIONS);
      else if (t.what === LOSES_ONE) traits = withoutOne(p, traits);
      else traits = t.what === TRAITS ? traits | t.n : traits & ~t.n;
    }
  }
  for (let i = 0; i < s.lasting.length; i++) {
    const l = s.lasting[i];
    if (l.piece !== p.id) continue;
    if (l.what === TRAITS) traits |= l.n;
    else if (l.what === LOSES) {
      had |= traits;
      traits &= ~l.n;
    }
  }
  if (traits & TRAIT.doomtrooper && (traits & AFFILIATIONS) === 0 && had & AFFILIATIONS) traits |= TRAIT.mercenary;
  return traits;
}

/** As what a card sees him: a mercenary for whom it is paid as one of his former corporation [DT 8.6.1]. */
function traitsFor(s: State, p: Piece, by: Piece | null): number {
  const traits = traitsOf(s, p);
  return by !== null && s.lasting.length > 0 && isHired(s, by, p) ? traits | exOf(p) : traits;
}

traitsNow.bind(traitsFor);

/** Whether he sits in a vehicle or is considered one [DT 4.8.11]. */
export function isInside(s: State, p: Piece): boolean {
  if (traitsOf(s, p) & TRAIT.vehicle) return true;
  const vehicle = vehicleOf(s, p.id);
  return vehicle !== null && (vehicle.marks & MARK.inside) !== 0;
}

/** Of the weapons that go with the one in use only the oldest counts. */
const isSecond = (s: State, p: Piece, used: Piece): boolean =>
  !s.pieces.some(
    (q) => q.id < p.id && q.id !== used.id && q.zone === ATTACHED && q.on === p.on && isPaired(s, q, used),
  );

/** Of weapons only the one that is used in the combat counts [DT 4.28.6]; a zone's texts reach who fights in it [DT 4.13.4]. */
export function isInUse(s: State, by: Piece, p: Piece): boolean {
  const card = cardOf(by.card);
  const c = combatNow(s);
  if (card.kind === WARZONE) return c !== null && c.zone === by.id && (c.attacker === p.id || c.defender === p.id);
  if (card.gear & GEAR.upgrade) {
    const improved = pieceOf(s, by.on);
    return improved !== null && isInUse(s, improved, p);
  }
  if ((card.gear & WEAPON) === 0) return true;
  if (c === null) return false;
  if (c.attackerWeapon === by.id || c.defenderWeapon === by.id) return true;
  if (s.lasting.some((l) => l.what === HELPS && l.ends === c.id && l.layer === by.id)) return true;
  const used = pieceOf(s, by.on === c.attacker ? c.attackerWeapon : by.on === c.defender ? c.defenderWeapon : 0);
  return used !== null && fitsTactic(s, by, c.tactic) && isPaired(s, by, used) && isSecond(s, by, used);
}
