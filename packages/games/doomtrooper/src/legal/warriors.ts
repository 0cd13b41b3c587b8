/** Playing warriors, openly and into cover; cover; vehicles; transfers [DT 4.1] [DT 4.2] [DT 4.3] [DT 4.4] [DT 4.8] [DT 4.17]. Pure reads. */
import { attachedTo, combatNow, isWarrior, pieceOf, vehicleOf, warriorsOf } from '../board.ts';
import type { Card } from '../cards/card.ts';
import { cardOf } from '../cards/pool.ts';
import { AUCTIONED, SHARES_NOT } from '../cards/static.ts';
import { namesCard } from '../held.ts';
import { rightsOf } from '../holds.ts';
import * as M from '../options.ts';
import type { Piece } from '../pieces.ts';
import {
  AREA_CLASH,
  HIDDEN_ONE,
  IMPRISONED,
  IN_COMBAT,
  IN_COVER,
  IN_PLAY,
  INSIDE_VEHICLE,
  LAST_THERE,
  LAST_UNCOVERED,
  NEVER_COVER,
  NO_DESTINY,
  NO_TRANSFER,
  NOT_HERE,
  NOT_NOW,
  OUTPOST_CLOSED,
  TRANSFERRED,
} from '../refusals.ts';
import type { State } from '../state.ts';
import { isInside, traitsOf } from '../traits.ts';
import { BEAST, MARK, OUTPOST, RIGHT, TRAIT, V, WARRIOR } from '../vocabulary.ts';
import { fitsOutpost, onOutpost, othersOnOutpost } from './areas.ts';
import { isUniqueInPlay } from './lay.ts';
import { freeEntry, halved, isBanned } from './price.ts';

/** What a warrior costs: the printed value [DT 4.1.4]. */
export const priceOf = (s: State, seat: number, card: Card): number =>
  freeEntry(s, seat, card) === FREE ? 0 : halved(s, seat, card, card.figures[V]);
const FREE = 2;

/** Areas that he cannot share with who stands there, by a text of his or of theirs. */
function sharedZones(s: State, seat: number, card: Card): number {
  let zones = 0;
  const shuns = (c: Card, other: Card): boolean => c.statics.some((t) => t.what === SHARES_NOT && namesCard(t, other));
  for (const p of warriorsOf(s, seat))
    if (shuns(card, cardOf(p.card)) || shuns(cardOf(p.card), card)) zones |= 1 << p.zone;
  return zones;
}

/** Areas into which he may be played now, by bits. */
export function openZones(s: State, seat: number, card: Card): number {
  const zones = card.areas & ~sharedZones(s, seat, card);
  return zones & (1 << OUTPOST) && !fitsOutpost(s, seat, card.traits) ? zones & ~(1 << OUTPOST) : zones;
}

export function mayPlayWarrior(s: State, seat: number, card: Card): number {
  if (card.kind !== WARRIOR) return NOT_HERE;
  if (isUniqueInPlay(s, card)) return IN_PLAY;
  if (isBanned(s, seat, card)) return NOT_NOW;
  if (s.destiny[seat] < priceOf(s, seat, card)) return NO_DESTINY;
  return openZones(s, seat, card) === 0 ? AREA_CLASH : 0;
}

const NO_COVER = RIGHT.neverCover | RIGHT.noCover;
const isUncovered = (p: Piece): boolean => (p.marks & MARK.covered) === 0;

/** Whether a card may lie face down at all [DT 4.4.13]. */
export const isHideable = (card: Card): boolean =>
  card.kind === WARRIOR &&
  (card.rights & (NO_COVER | RIGHT.neverFights)) === 0 &&
  card.statics.every(({ what }) => what !== AUCTIONED) &&
  (card.traits & (TRAIT.vehicle | TRAIT.apostle)) === 0;

/** Face down for three actions and nothing: somebody must stand uncovered [DT 4.4] [DT R47] [DT R60]. */
export function mayHide(s: State, seat: number, card: Card): number {
  if (card.kind !== WARRIOR) return NOT_HERE;
  if (!isHideable(card)) return NEVER_COVER;
  if (isUniqueInPlay(s, card)) return IN_PLAY;
  return warriorsOf(s, seat).some(isUncovered) ? 0 : LAST_UNCOVERED;
}

function maySeekCover(s: State, p: Piece): number {
  if (!isUncovered(p)) return IN_COVER;
  if (p.marks & MARK.imprisoned) return IMPRISONED;
  const never = rightsOf(s, p) & NO_COVER || traitsOf(s, p) & TRAIT.apostle;
  if (never) return NEVER_COVER;
  if (isInside(s, p)) return INSIDE_VEHICLE;
  return warriorsOf(s, p.seat).some((other) => other.id !== p.id && isUncovered(other)) ? 0 : LAST_UNCOVERED;
}

function mayLeaveCover(s: State, p: Piece): number {
  if (isUncovered(p)) return NOT_HERE;
  if (p.marks & MARK.imprisoned) return IMPRISONED;
  if ((p.marks & MARK.hidden) === 0) return 0;
  const card = cardOf(p.card);
  return card.areas === 1 << OUTPOST && !fitsOutpost(s, p.seat, card.traits) ? AREA_CLASH : 0;
}

/** A warrior with a vehicle, or considered one, takes two actions [DT 4.17.5] [DT R40]. */
export const transferCost = (s: State, p: Piece): number =>
  vehicleOf(s, p.id) !== null || traitsOf(s, p) & TRAIT.vehicle ? 2 : 1;

/** What holds whichever way he goes. */
function isBound(s: State, p: Piece): number {
  if (p.marks & MARK.hidden) return HIDDEN_ONE;
  if (p.marks & MARK.imprisoned) return IMPRISONED;
  if (combatNow(s) !== null) return IN_COMBAT;
  const traits = traitsOf(s, p);
  if (traits & TRAIT.beast) return NO_TRANSFER;
  if (traits & TRAIT.tribal && (rightsOf(s, p) & RIGHT.transfers) === 0) return NO_TRANSFER;
  return p.marks & MARK.transferred ? TRANSFERRED : 0;
}

function mayGoToOutpost(s: State, p: Piece): number {
  if (p.zone === OUTPOST) return NOT_HERE;
  const code = isBound(s, p);
  if (code !== 0) return code;
  if (s.outpost === 0) return OUTPOST_CLOSED;
  return fitsOutpost(s, p.seat, traitsOf(s, p)) ? 0 : AREA_CLASH;
}

function mayGoHome(s: State, p: Piece): number {
  if (p.zone !== OUTPOST) return NOT_HERE;
  const code = isBound(s, p);
  if (code !== 0) return code;
  if (traitsOf(s, p) & TRAIT.tribal) return NO_TRANSFER;
  // Who rides does not leave of his own will [DT 4.15.6].
  if (attachedTo(s, p.id).some((on) => cardOf(on.card).kind === BEAST)) return NO_TRANSFER;
  return onOutpost(s, p.seat).length === 1 && othersOnOutpost(s, p.seat) ? LAST_THERE : 0;
}

function mayBoard(s: State, p: Piece, inside: boolean): number {
  const vehicle = vehicleOf(s, p.id);
  if (vehicle === null || ((vehicle.marks & MARK.inside) !== 0) === inside) return NOT_HERE;
  if (p.marks & MARK.imprisoned) return IMPRISONED;
  return inside && !isUncovered(p) ? IN_COVER : 0;
}

/** Whether a warrior of the own side may do one of the moves, actions apart. */
export function mayMove(s: State, seat: number, move: number, id: number): number {
  const p = pieceOf(s, id);
  if (p === null || p.seat !== seat || !isWarrior(p) || p.marks & MARK.out) return NOT_HERE;
  if (move === M.SEEK_COVER) return maySeekCover(s, p);
  if (move === M.LEAVE_COVER) return mayLeaveCover(s, p);
  if (move === M.TO_OUTPOST) return mayGoToOutpost(s, p);
  if (move === M.GO_HOME) return mayGoHome(s, p);
  if (move === M.GET_IN || move === M.GET_OUT) return mayBoard(s, p, move === M.GET_IN);
  if (move !== M.AS_LEGION && move !== M.AS_DOOMTROOPER) return NOT_HERE;
  if (p.marks & MARK.hidden || (cardOf(p.card).traits & TRAIT.cultist) === 0) return NOT_HERE;
  return ((p.marks & MARK.asLegion) !== 0) === (move === M.AS_LEGION) ? NOT_HERE : 0;
}
