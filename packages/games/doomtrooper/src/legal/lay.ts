/** What may be laid on whom [DT 4.6] [DT 4.9] [DT 4.10] [DT 4.12] [DT 4.14] [DT 4.15]. Pure reads. */

import { asked, takes } from '../asked.ts';
import { attachedTo, inPlay, isWarrior, pieceOf } from '../board.ts';
import type { Card } from '../cards/card.ts';
import { ON_AREA, ON_CARD, ON_PLAYER, ON_WARRIOR } from '../cards/card.ts';
import { cardOf, says } from '../cards/pool.ts';
import type { Sieve } from '../cards/static.ts';
import { IDLE, MAY_NOT_BEAR as MAY_NOT_BEAR_SUCH, NEVER_BEARS, OTHERS, OWN, SENDS_OUT } from '../cards/static.ts';
import { isHeld, isSpoken, namesCard } from '../held.ts';
import { isFaithful, rightsOf } from '../holds.ts';
import type { Piece } from '../pieces.ts';
import { makesHeretic } from '../printed.ts';
import {
  ALLIANCE_IN_PLAY,
  AREA_CLASH,
  FULL_GEAR,
  HIDDEN_ONE,
  IN_PLAY,
  MAY_NOT_BEAR,
  NAMED,
  NEVER_SYMMETRY,
  NO_ADDRESSEE,
  NO_BEARER,
  NO_DESTINY,
  NO_GEAR_BEARER,
  NO_KI_BEARER,
  NO_PLACE_FOR_IT,
  NO_PROPHET,
  NO_RELIC_BEARER,
  NO_RIDER,
  NO_SYMMETRY_BEARER,
  NOT_HERE,
  ONE_COPY,
  ONE_GIFT,
  ONE_KI,
  ONE_MISSION,
  ONE_SUB,
  ONE_ZONE,
  RELIC_IN_PLAY,
} from '../refusals.ts';
import { passes } from '../sieve.ts';
import type { State } from '../state.ts';
import { exOf, traitsOf } from '../traits.ts';
import {
  ALLIANCE,
  BEAST,
  EQUIPMENT,
  FORTIFICATION,
  GEAR,
  KI,
  KOHORT,
  MARK,
  MISSION,
  OUTPOST,
  PLAYER,
  PROPHECY,
  RELIC,
  RIGHT,
  SPECIAL,
  SQUAD,
  SYMMETRY,
  TRAIT,
  WARZONE,
} from '../vocabulary.ts';
import { layFee, purseFor, valuePrice } from './price.ts';

/** A copy of a unique card is in play openly; one sent out of play does not count, nor what it bears [DT 7.7.1] [DT 4.12.4] [DT 9.12]. */
export function isUniqueInPlay(s: State, card: Card): boolean {
  return card.unique && s.pieces.some((p) => p.card === card.id && (p.marks & MARK.hidden) === 0 && inPlay(s, p));
}

const BARS: Readonly<Record<number, number>> = {
  [EQUIPMENT]: RIGHT.noEquipment | RIGHT.neverEquipment,
  [SYMMETRY]: RIGHT.noSymmetry | RIGHT.neverSymmetry,
  [MISSION]: RIGHT.noMission,
  [RELIC]: RIGHT.noRelic,
  [FORTIFICATION]: RIGHT.noFortification,
};

/** What says that nobody may bear a card of a type, that one has a copy already, that a copy is in play. */
const NOBODY: Readonly<Record<number, number>> = {
  [EQUIPMENT]: NO_GEAR_BEARER,
  [FORTIFICATION]: NO_PLACE_FOR_IT,
  [SYMMETRY]: NO_SYMMETRY_BEARER,
  [MISSION]: NO_ADDRESSEE,
  [RELIC]: NO_RELIC_BEARER,
  [KI]: NO_KI_BEARER,
  [BEAST]: NO_RIDER,
};
const DOUBLES: Readonly<Record<number, number>> = { [SYMMETRY]: ONE_GIFT, [KI]: ONE_KI, [MISSION]: ONE_MISSION };
const UNIQUE: Readonly<Record<number, number>> = { [RELIC]: RELIC_IN_PLAY, [ALLIANCE]: ALLIANCE_IN_PLAY };

/** One vehicle and one armour; a beast or a vehicle [DT 4.6.2] [DT 4.15.2]. */
function isFull(s: State, w: Piece, card: Card): boolean {
  const bears = (is: (one: Card) => boolean): boolean => attachedTo(s, w.id).some((p) => is(cardOf(p.card)));
  if (isArmour(card) && bears(isArmour)) return true;
  return carriesHim(card) && ((traitsOf(s, w) & (TRAIT.beast | TRAIT.vehicle)) !== 0 || bears(carriesHim));
}
const isArmour = ({ gear }: Card): boolean => (gear & GEAR.armour) !== 0;
const carriesHim = ({ kind, gear }: Card): boolean => kind === BEAST || (gear & GEAR.vehicle) !== 0;

/** What a mercenary costs for each card of his former corporation [DT 8.6.1]. */
export const EX_PRICE = 3;

/** Whether a card asks for the corporation of which a mercenary once was: then it is paid when it is laid [DT R149]. */
export const fitsAsEx = (s: State, seat: number, to: Sieve, w: Piece): boolean =>
  exOf(w) !== 0 && passes(s, to, null, seat, w, (q) => traitsOf(s, q) | exOf(q));

/** Whether a text on him, or about him, keeps such a card from him, that of a weapon too, which is in use in no combat: `what` says whether effects give it all the same. */
const isKept = (s: State, w: Piece, card: Card, what: number): boolean =>
  isSpoken(s, w, what, (t) => namesCard(t, card));

/** Whether he gets neither equipment nor what costs actions [DT 8.8.3] [DT R146]. */
const isSpared = (s: State, w: Piece, card: Card): boolean =>
  (card.kind === EQUIPMENT || card.play.actions > 0) && isHeld(s, w, IDLE);

/**
 * Whether a warrior may bear a card.
 * @param forced an effect gives it: what he may not receive he then may, what he never may he never does [DT 8.10.1]
 * @param unbound a text gives it to him whatever it asks of its bearer
 */
export function mayBear(s: State, seat: number, w: Piece, card: Card, forced = false, unbound = false): number {
  if (w.marks & MARK.hidden) return HIDDEN_ONE;
  if (w.marks & (MARK.out | MARK.imprisoned)) return NOT_HERE;
  const rights = rightsOf(s, w);
  const never = RIGHT.neverEquipment | RIGHT.neverSymmetry;
  if (rights & (BARS[card.kind] ?? 0) & (forced ? never : -1))
    return card.kind === SYMMETRY && rights & RIGHT.neverSymmetry ? NEVER_SYMMETRY : MAY_NOT_BEAR;
  if (card.gear & GEAR.vehicle && rights & RIGHT.noVehicle) return MAY_NOT_BEAR;
  if (isKept(s, w, card, NEVER_BEARS) || (!forced && isKept(s, w, card, MAY_NOT_BEAR_SUCH))) return MAY_NOT_BEAR;
  if (isSpared(s, w, card)) return MAY_NOT_BEAR;
  const to = unbound ? null : asked(card, rights, takes(s, w, card));
  if (to !== null && !passes(s, to, null, seat, w)) {
    if (!fitsAsEx(s, seat, to, w)) return NOT_HERE;
    if (s.destiny[seat] < EX_PRICE) return NO_DESTINY;
  }
  if (makesHeretic(card) && isFaithful(s, w)) return MAY_NOT_BEAR;
  // Who was named in a combat is not sent out of it [DT 7.5.2].
  if (says(card.id, SENDS_OUT) && isInCombat(s, w)) return NAMED;
  if (isFull(s, w, card)) return FULL_GEAR;
  return bearsOne(s, w, card) ? (DOUBLES[card.kind] ?? ONE_SUB) : 0;
}

const isInCombat = (s: State, w: Piece): boolean => s.combats.some((c) => c.attacker === w.id || c.defender === w.id);

/** Whether he bears a copy of a card of which nobody bears two. */
const bearsOne = (s: State, w: Piece, { id, kind, sub }: Card): boolean =>
  (kind === SYMMETRY || kind === KI || kind === MISSION || sub !== 0) && attachedTo(s, w.id).some((p) => p.card === id);

/** Whether a player may lay one more copy on his side [DT 4.9.5] [DT 4.13.1] [DT R75]. */
const isSecondCopy = (s: State, seat: number, card: Card): boolean =>
  card.copies !== 0 &&
  [FORTIFICATION, WARZONE, SPECIAL].includes(card.kind) &&
  s.pieces.some((p) => p.seat === seat && p.card === card.id);

/** Whose players a card is laid before. */
function mayLayBefore(seat: number, other: number, to: Sieve | null): boolean {
  if (to === null || to.whose === OWN) return other === seat;
  return to.whose !== OTHERS || other !== seat;
}

const liesBefore = (s: State, { id }: Card, seat: number): boolean =>
  s.pieces.some((p) => p.card === id && p.zone === PLAYER && p.on === seat);

const AREAS: readonly number[] = [SQUAD, KOHORT, OUTPOST];

/**
 * Whether a card may be laid there.
 * @param place a piece, an area or a seat, as its `lays` says
 */
export function mayLay(s: State, seat: number, card: Card, place: number): number {
  if (card.lays === ON_AREA) return AREAS.includes(place) && card.areas & (1 << place) ? 0 : NOT_HERE;
  if (card.lays === ON_PLAYER) {
    if (s.gone[place] !== 0) return NOT_HERE;
    if (!mayLayBefore(seat, place, card.to)) return NOT_HERE;
    return card.kind === MISSION && liesBefore(s, card, place) ? ONE_MISSION : 0;
  }
  const p = pieceOf(s, place);
  if (p === null || p.marks & MARK.out) return NOT_HERE;
  if (card.lays === ON_CARD) return card.to !== null && passes(s, card.to, null, seat, p) ? 0 : NOT_HERE;
  if (!isWarrior(p)) return NOT_HERE;
  if (valuePrice(s, card.play, p) + layFee(s, p, card) > purseFor(s, seat, card)) return NO_DESTINY;
  return mayBear(s, seat, p, card);
}

/** Every place a card could be laid, ascending. */
export function placesFor(s: State, card: Card): readonly number[] {
  if (card.lays === ON_AREA) return AREAS;
  if (card.lays === ON_PLAYER) return [...s.hands.keys()];
  return s.pieces.filter((p) => card.lays === ON_CARD || isWarrior(p)).map(({ id }) => id);
}

export const isLaid = (card: Card): boolean =>
  card.lays === ON_WARRIOR || card.lays === ON_AREA || card.lays === ON_PLAYER || card.lays === ON_CARD;

/** Whether there is any place for a card, and why not. */
export function canLay(s: State, seat: number, card: Card): number {
  if (isUniqueInPlay(s, card)) return UNIQUE[card.kind] ?? IN_PLAY;
  if (isSecondCopy(s, seat, card)) return card.kind === WARZONE ? ONE_ZONE : ONE_COPY;
  if (!isLaid(card)) return AREA_CLASH;
  let why = card.sub & PROPHECY ? NO_PROPHET : (NOBODY[card.kind] ?? NO_BEARER);
  for (const place of placesFor(s, card)) {
    const code = mayLay(s, seat, card, place);
    if (code === 0) return 0;
    if (code !== NOT_HERE) why = code;
  }
  return why;
}
