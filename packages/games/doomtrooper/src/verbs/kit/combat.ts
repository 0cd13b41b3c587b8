/** What verbs do to the combat that is fought. */
import type { Cite } from '@kolbiste/kernel';
import { emit } from '@kolbiste/kernel';
import { combatNow, pieceOf } from '../../board.ts';
import { E } from '../../events.ts';
import { replaceWeapons } from '../../flow/weapons.ts';
import { mayBeHit } from '../../legal/attack.ts';
import { tacticsOf } from '../../legal/capable.ts';
import type { Piece } from '../../pieces.ts';
import { UNHURT } from '../../pieces.ts';
import type { State } from '../../state.ts';
import { isInside, traitsOf } from '../../traits.ts';
import { FIGHT, SHOOT, TRAIT } from '../../vocabulary.ts';

/** It is over; the flow closes it at its next step [DT R101]. */
export function endNow(s: State): void {
  const c = combatNow(s);
  if (c !== null) c.over = 1;
}

/** Whom the strikes would kill stays as he is: he has changed sides. */
export function spare(s: State, p: Piece): void {
  const c = combatNow(s);
  if (c?.attacker === p.id) c.attackerFate = UNHURT;
  else if (c?.defender === p.id) c.defenderFate = UNHURT;
}

/** The other tactic from now on; weapons are chosen anew where those in use do not serve it [DT R103]. */
export function swapTactic(s: State, rule: Cite): void {
  const c = combatNow(s);
  if (c === null || c.tactic === 0) return;
  c.tactic = c.tactic === FIGHT ? SHOOT : FIGHT;
  emit(s, E.tactic, rule, c.attackerSeat, c.tactic);
}

/** Whether a warrior could defend in the combat in place of the defender [DT R104]. */
export function mayDefend(s: State, p: Piece): boolean {
  const c = combatNow(s);
  if (c === null || c.over || p.id === c.defender || p.id === c.attacker) return false;
  const attacker = pieceOf(s, c.attacker);
  if (attacker === null || mayBeHit(s, attacker, p) !== 0) return false;
  // Nobody who is considered a fortification stands in for whoever sits in a vehicle [DT 4.8.6] [DT R84].
  const defender = pieceOf(s, c.defender);
  if (traitsOf(s, p) & TRAIT.fortification && defender !== null && isInside(s, defender)) return false;
  return c.tactic === 0 || (tacticsOf(s, p) & c.tactic) !== 0;
}

/** Two others fight; who leaves the combat does so unharmed, who stays keeps the weapon [DT R104]. */
export function setFighters(s: State, a: Piece, d: Piece, rule: Cite): void {
  const c = combatNow(s);
  if (c === null) return;
  c.attacker = a.id;
  c.attackerSeat = a.seat;
  if (c.defender !== d.id) return setDefender(s, d, rule);
  c.own = a.seat === d.seat ? 1 : 0;
  replaceWeapons(s);
  emit(s, E.fighters, rule, a.id, a.card, d.id, d.card);
}

/** The old defender leaves the combat unharmed; what was played on him stays on him [DT R104]. */
export function setDefender(s: State, p: Piece, rule: Cite): void {
  const c = combatNow(s);
  if (c === null) return;
  c.defender = p.id;
  c.defenderSeat = p.seat;
  c.own = p.seat === c.attackerSeat ? 1 : 0;
  const zone = pieceOf(s, c.zone);
  if (zone !== null && (zone.seat !== p.seat || zone.zone !== p.zone)) c.zone = 0;
  replaceWeapons(s);
  const attacker = pieceOf(s, c.attacker);
  emit(s, E.fighters, rule, c.attacker, attacker?.card ?? 0, p.id, p.card);
}
