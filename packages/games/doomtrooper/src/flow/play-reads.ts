/** What a playing may ask and what it costs, as it stands. Pure reads. */
import { pieceOf } from '../board.ts';
import { ON_CARD, ON_PLAYER, ON_WARRIOR, T_FIGHTERS, T_PARTICIPANT, T_PIECE, T_PLAYER } from '../cards/card.ts';
import { cardOf } from '../cards/pool.ts';
import { REACTION } from '../cards/timing.ts';
import { paidFor, writtenPrice } from '../legal/announced.ts';
import { castWealth, giftWorth } from '../legal/cast.ts';
import { freePlaces, isGratis } from '../legal/freely.ts';
import { isLaid, mayLay, placesFor } from '../legal/lay.ts';
import { abilityOf, castersOf, lateTargets } from '../legal/play.ts';
import { layFee, purseFor } from '../legal/price.ts';
import { openZones, priceOf } from '../legal/warriors.ts';
import { pairOf } from '../options.ts';
import type { Lasting, Piece } from '../pieces.ts';
import type { State } from '../state.ts';
import { ART, GEAR, KOHORT, MARK, OUTPOST, OUTSIDE, SQUAD, WARRIOR } from '../vocabulary.ts';
import type { PlayLocals } from './play-locals.ts';
import { FREELY_LAID, SUMMONED } from './play-locals.ts';

export const card = (x: PlayLocals) => cardOf(x.card);
export const text = (x: PlayLocals) => abilityOf(card(x), x.ability);
export const isHand = (x: PlayLocals): boolean => x.self === 0;
export const isWarriorCard = (x: PlayLocals): boolean => isHand(x) && card(x).kind === WARRIOR;

const isSpell = (x: PlayLocals): boolean => isHand(x) && card(x).kind === ART;

/** What it may cancel that acts already; nobody is asked in reactions, which answer one card. */
export function lateOnes(s: State, x: PlayLocals): readonly Lasting[] {
  return x.moment === 0 && text(x).timing === REACTION ? lateTargets(s, x, text(x)) : [];
}

/** Where it could be laid: areas of a warrior, places of a card that stays. */
export function places(s: State, x: PlayLocals): number[] {
  if (!isHand(x)) return [];
  if (isWarriorCard(x)) {
    const zones = openZones(s, x.seat, card(x));
    return [SQUAD, KOHORT, OUTPOST, OUTSIDE].filter((zone) => zones & (1 << zone));
  }
  if (x.mode === FREELY_LAID) return freePlaces(s, x.seat, card(x)).map(({ id }) => id);
  return isLaid(card(x)) ? placesFor(s, card(x)).filter((place) => mayLay(s, x.seat, card(x), place) === 0) : [];
}

export function casters(s: State, x: PlayLocals): number[] {
  if (!isSpell(x)) return [];
  const all = castersOf(s, x).map((w) => w.id);
  return all.includes(x.caster) ? [x.caster] : all;
}

const purse = (s: State, x: PlayLocals): number => (isHand(x) ? purseFor(s, x.seat, card(x)) : s.destiny[x.seat]);

/** Steps by which it may be strengthened now; 0 = it is no such text. */
export function mostSteps(s: State, x: PlayLocals): number {
  const { scale, destiny, scaleMost } = text(x);
  if (scale === 0) return 0;
  const wealth = isSpell(x) ? castWealth(s, x.caster, card(x)) : purse(s, x) * giftWorth(s, x.self);
  const steps = ((wealth - destiny) / scale) | 0;
  return scaleMost === 0 ? steps : Math.min(scaleMost, steps);
}

/** What it costs in destiny points. */
export function priceIn(s: State, x: PlayLocals): number {
  if (x.mode === SUMMONED || (x.mode === FREELY_LAID && isGratis(s, x.seat, card(x), x.place))) return 0;
  if (isWarriorCard(x)) return priceOf(s, x.seat, card(x));
  const laid = card(x).lays === ON_WARRIOR ? pieceOf(s, x.place) : null;
  const fee = laid === null ? 0 : layFee(s, laid, card(x));
  return fee + paidFor(s, x, writtenPrice(s, x, text(x), x.targets[0] ?? x.place) + text(x).scale * x.steps);
}

/** Whom it concerns before all: the one other player whose card or person it is aimed at; of several none [DT 7.2.7] [DT R22]. */
export function concerned(s: State, x: PlayLocals): number {
  if (x.answers !== 0) return x.object;
  const { targets } = text(x);
  const seats = new Set(
    targets.length > 0 ? targets.flatMap(({ what }, i) => aimedAt(s, what, x.targets[i])) : laidOn(s, x),
  );
  seats.delete(x.seat);
  return seats.size === 1 ? [...seats][0] : -1;
}

const AT_CARDS = [T_PIECE, T_PARTICIPANT];

/** Whose points, hand or card a target is. */
function aimedAt(s: State, what: number, code: number): number[] {
  if (what === T_PLAYER) return code < 0 ? [] : [code];
  if (what === T_FIGHTERS) return pairOf(code).flatMap((id) => seatsOf(s, id));
  return AT_CARDS.includes(what) ? seatsOf(s, code) : [];
}

/** Before whom, or on whose card it is laid. */
function laidOn(s: State, x: PlayLocals): number[] {
  const { lays } = card(x);
  if (lays === ON_PLAYER) return [x.place];
  return lays === ON_WARRIOR || lays === ON_CARD ? seatsOf(s, x.place) : [];
}

/** Whose a piece is; nobody's where there is none. */
function seatsOf(s: State, id: number): number[] {
  const p = pieceOf(s, id);
  return p === null ? [] : [p.seat];
}

/** The warrior who got the vehicle that is being played and may sit in it; null = there is none [DT 4.8.2] [DT R51]. */
export function driverOf(s: State, x: PlayLocals): Piece | null {
  if (!isHand(x) || (card(x).gear & GEAR.vehicle) === 0) return null;
  const driver = pieceOf(s, x.place);
  return driver === null || driver.marks & MARK.covered ? null : driver;
}
