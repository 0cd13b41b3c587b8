/**
 * Who may serve under a sergeant [DT 7.8] [DT R152], and for which cards a mercenary who once was of a corporation may be paid
 * [DT 8.6.1] [DT R149]: both at any time, one warrior with one card. Pure reads.
 */
import { bearerOf, inPlay, pieceOf } from '../board.ts';
import { kindNumber } from '../cards/kinds.ts';
import { cardOf, says } from '../cards/pool.ts';
import type { Static } from '../cards/static.ts';
import { COMMANDS, EX_OF, LAPSES } from '../cards/static.ts';
import { baseOf } from '../figures.ts';
import type { Piece } from '../pieces.ts';
import { COMMANDER, NO_DESTINY, NOT_HERE, OTHER_UNIT, SERVES, TOO_HIGH } from '../refusals.ts';
import { isLed, passes } from '../sieve.ts';
import { speakersOf } from '../speakers.ts';
import type { State } from '../state.ts';
import { exOf, isHired, traitsOf } from '../traits.ts';
import { COMMANDERS, CORPORATIONS, MARK, TRAIT, V } from '../vocabulary.ts';
import { EX_PRICE } from './lay.ts';

const ABSENT = MARK.out | MARK.hidden;

export const commandOf = (p: Piece): Static | undefined =>
  says(p.card, COMMANDS) ? cardOf(p.card).statics.find((t) => t.what === COMMANDS) : undefined;

const unitOf = (s: State, sergeant: Piece): Piece[] => s.pieces.filter((p) => isLed(sergeant, p));

const isCommander = (s: State, p: Piece): boolean =>
  (traitsOf(s, p) & COMMANDERS) !== 0 || cardOf(p.card).kinds.includes(kindNumber('commander'));

function mayServe(s: State, p: Piece, sergeant: Piece, t: Static): number {
  if (isCommander(s, p)) return COMMANDER;
  if (!passes(s, t.whom, sergeant, sergeant.seat, p)) return NOT_HERE;
  if (s.pieces.some((other) => isLed(other, p))) return SERVES;
  if (traitsOf(s, p) & TRAIT.personality || baseOf(s, p, V) >= baseOf(s, sergeant, V)) return TOO_HIGH;
  return unitOf(s, sergeant).length > 0 ? OTHER_UNIT : 0;
}

/** Whether a text of a card is about the corporation of which somebody once was. */
const concerns = (by: Piece, corporation: number): boolean =>
  cardOf(by.card).statics.some((t) => ((t.whom.all | t.whom.some) & corporation) !== 0);

function mayHire(s: State, p: Piece, by: Piece): number {
  if (exOf(p) === 0 || !concerns(by, exOf(p)) || isHired(s, by, p)) return NOT_HERE;
  // He is of it again by a card.
  if ((traitsOf(s, p) & exOf(p)) !== 0) return NOT_HERE;
  return s.destiny[p.seat] >= EX_PRICE ? 0 : NO_DESTINY;
}

/** Whether a warrior of a player may be put under a sergeant, or be paid for a card. */
export function mayPair(s: State, seat: number, id: number, with_: number): number {
  const [p, other] = [pieceOf(s, id), pieceOf(s, with_)];
  if (p === null || other === null || p === other || p.seat !== seat || other.seat !== seat) return NOT_HERE;
  if ((p.marks | other.marks) & ABSENT) return NOT_HERE;
  const t = commandOf(other);
  return t === undefined ? mayHire(s, p, other) : mayServe(s, p, other, t);
}

const NO_PAIRS: readonly (readonly [number, number])[] = [];

/** Every pair of which more than nothing can be said; none where no sergeant and no such mercenary stands. */
export function pairsOf(s: State, seat: number): readonly (readonly [number, number])[] {
  if (speakersOf(s, COMMANDS).length === 0 && speakersOf(s, EX_OF).length === 0) return NO_PAIRS;
  const own = s.pieces.filter((p) => p.seat === seat).map(({ id }) => id);
  return own.flatMap((id) =>
    own.flatMap((other) => (mayPair(s, seat, id, other) === NOT_HERE ? [] : [[id, other] as const])),
  );
}

export const canPair = (s: State, seat: number): boolean =>
  pairsOf(s, seat).some(([id, with_]) => mayPair(s, seat, id, with_) === 0);

/** Whether the unit of a sergeant breaks up: he, or all of it, is of his corporation no longer [DT 7.8.7]. */
export function isBroken(s: State, sergeant: Piece): boolean {
  const corporation = sergeant.unit === 0 ? 0 : cardOf(sergeant.card).traits & CORPORATIONS;
  if (corporation === 0) return false;
  if ((traitsOf(s, sergeant) & corporation) === 0) return true;
  const unit = unitOf(s, sergeant);
  return unit.length > 0 && unit.every((p) => (traitsOf(s, p) & corporation) === 0);
}

/** Cards that go since their bearer is not any more what a text of theirs asks. */
export function lapsed(s: State): readonly Piece[] {
  const may = speakersOf(s, LAPSES);
  return may.length === 0 ? may : may.filter((p) => isLapsed(s, p));
}

function isLapsed(s: State, p: Piece): boolean {
  const bearer = inPlay(s, p) ? bearerOf(s, p) : null;
  return (
    bearer !== null &&
    cardOf(p.card).statics.some((t) => t.what === LAPSES && t.of !== null && !passes(s, t.of, p, p.seat, bearer))
  );
}
