/** How a warrior stands: wounded, beside one who fights, in a vehicle, in which part of the combat. Pure reads, integers only. */
import { combatNow, enemyOf, fights, pieceOf, zoneOf } from './board.ts';
import { cardOf, says } from './cards/pool.ts';
import { ATTACKER, BEHIND, BY_ANYTHING, CARRIED, CARRIES, DEFENDER, HURT, IN_COMBAT } from './cards/static.ts';
import { figureNow, traitsNow } from './forward-refs.ts';
import type { Piece } from './pieces.ts';
import { KILL, UNHURT } from './pieces.ts';
import type { State } from './state.ts';
import { ATTACHED, BEAST, GEAR, MARK, TRAIT, V } from './vocabulary.ts';

/** Wounded in the combat that is fought. */
export const isHurt = (s: State, p: Piece, how = BY_ANYTHING): boolean =>
  (p.marks & MARK.wounded) !== 0 &&
  s.lasting.some((l) => l.what === HURT && l.piece === p.id && l.n >= how && l.ends === combatNow(s)?.id);

/** Behind a card of the same player, in its area. */
export const hides = (s: State, p: Piece, by: Piece): boolean =>
  p.seat === by.seat &&
  p.zone === by.zone &&
  s.lasting.some((l) => l.what === BEHIND && l.piece === p.id && l.n === by.id);

/** Rides with a beast, beside whoever it lies on, in his area. */
export const carries = (s: State, beast: Piece, p: Piece): boolean =>
  s.lasting.some((l) => l.what === CARRIED && l.piece === p.id && l.n === beast.id) &&
  p.seat === beast.seat &&
  p.zone === zoneOf(s, beast);

/** Those who ride with a warrior on his beast, oldest first. */
export function ridersWith(s: State, p: Piece): Piece[] {
  if (!s.lasting.some(({ what }) => what === CARRIED)) return [];
  const beasts = s.pieces.filter((by) => by.zone === ATTACHED && by.on === p.id && says(by.card, CARRIES));
  return s.pieces.filter((q) => beasts.some((beast) => carries(s, beast, q)));
}

/** Whether a beast carries fewer than it may, whoever bears it counted. */
export function hasRoom(s: State, beast: Piece): boolean {
  const most = cardOf(beast.card).statics.find(({ what }) => what === CARRIES)?.n ?? 0;
  return s.pieces.filter((q) => carries(s, beast, q)).length + 1 < most;
}

/** On no beast and in no vehicle, nor considered one [DT 4.15.2]. */
export const isOnFoot = (s: State, p: Piece): boolean =>
  (traitsNow.get()(s, p, null) & (TRAIT.beast | TRAIT.vehicle)) === 0 &&
  !s.lasting.some((l) => l.what === CARRIED && l.piece === p.id) &&
  !s.pieces.some(
    ({ zone, on, card }) =>
      zone === ATTACHED && on === p.id && (cardOf(card).kind === BEAST || (cardOf(card).gear & GEAR.vehicle) !== 0),
  );

const SURVIVES = 1;
export const DOOMED = 2;
/** What the strikes of the combat make of who fights in it. */
export function fateOf(s: State, p: Piece): number {
  const c = combatNow(s);
  if (c === null) return SURVIVES;
  const fate = c.attacker === p.id ? c.attackerFate : c.defender === p.id ? c.defenderFate : UNHURT;
  return fate === KILL ? DOOMED : SURVIVES;
}

/** In the area of one of the same player who fights, not fighting himself. */
export function isBeside(s: State, p: Piece): boolean {
  const c = combatNow(s);
  if (c === null || c.attacker === p.id || c.defender === p.id) return false;
  return [c.attacker, c.defender].some((id) => {
    const q = pieceOf(s, id);
    return q !== null && q.seat === p.seat && q.zone === p.zone;
  });
}

/** In a vehicle of such a kind, or considered one [DT 4.8.11]. */
export function isRiding(s: State, gear: number, p: Piece): boolean {
  const traits = traitsNow.get()(s, p, null);
  if (gear & GEAR.vehicle && traits & TRAIT.vehicle) return true;
  if (gear & GEAR.airship && traits & TRAIT.airship) return true;
  return s.pieces.some(
    (v) => v.zone === ATTACHED && v.on === p.id && v.marks & MARK.inside && (cardOf(v.card).gear & gear) !== 0,
  );
}

/** Worth more than whom it fights, or twice as much. */
export function outweighs(s: State, times: number, p: Piece): boolean {
  const enemy = enemyOf(s, p);
  if (enemy === null) return false;
  const [own, other] = [figureNow.get()(s, p, V), figureNow.get()(s, enemy, V)];
  return times === 1 ? own > other : own >= times * other;
}

export function isInRole(s: State, role: number, p: Piece): boolean {
  const c = combatNow(s);
  if (c === null) return false;
  if (role === ATTACKER) return c.attacker === p.id;
  if (role === DEFENDER) return c.defender === p.id;
  return role !== IN_COMBAT || fights(s, p);
}

/** Whether he was a Doomtrooper and no heretic before anything was done to him. */
export const isFallen = ({ card }: Piece): boolean =>
  (cardOf(card).traits & (TRAIT.doomtrooper | TRAIT.heretic)) === TRAIT.doomtrooper;
