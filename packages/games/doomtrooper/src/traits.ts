/** What a warrior is now, and whether what lies there may be used: texts that hold are asked. Pure reads. */
import { combatNow, inPlay, ownTraits, pieceOf, vehicleOf } from './board.ts';
import { cardOf } from './cards/pool.ts';
import { LOSES, TRAITS } from './cards/static.ts';
import { traitsNow } from './forward-refs.ts';
import type { Piece } from './pieces.ts';
import { passes, whenHolds } from './sieve.ts';
import type { State } from './state.ts';
import { AFFILIATIONS, ATTACHED, EQUIPMENT, GEAR, MARK, TRAIT, WARZONE, WEAPON } from './vocabulary.ts';

/** Whether an earlier copy of the same equipment is on the same bearer: one is used at a time [DT 4.6.8] [DT R64]. */
function isSpare(s: State, p: Piece): boolean {
  for (let i = 0; i < s.pieces.length && s.pieces[i].id < p.id; i++) {
    const other = s.pieces[i];
    if (other.card === p.card && other.zone === ATTACHED && other.on === p.on) return true;
  }
  return false;
}

/** Whether what a card asks of its bearer still holds; where not it stays and does nothing [DT 4.6.9] [DT R74]. */
export function isUsable(s: State, p: Piece): boolean {
  if (p.zone !== ATTACHED) return true;
  const card = cardOf(p.card);
  const bearer = pieceOf(s, p.on);
  if (bearer === null) return false;
  if (card.gear & GEAR.vehicle && (p.marks & MARK.inside) === 0) return false;
  if (card.kind === EQUIPMENT && isSpare(s, p)) return false;
  if (card.to !== null && !passes(s, card.to, p, p.seat, bearer, ownTraits, true)) return false;
  return bearer.zone !== ATTACHED || isUsable(s, bearer);
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
  for (let i = 0; i < s.pieces.length; i++) {
    const by = s.pieces[i];
    const { statics } = cardOf(by.card);
    for (let k = 0; k < statics.length; k++) {
      const t = statics[k];
      if ((t.what !== TRAITS && t.what !== LOSES) || !speaks(s, by, p)) continue;
      if (!passes(s, t.whom, by, by.seat, p, ownTraits) || !whenHolds(s, t.when, by, p)) continue;
      had |= traits;
      traits = t.what === TRAITS ? traits | t.n : traits & ~t.n;
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

traitsNow.bind(traitsOf);

/** Whether he sits in a vehicle or is considered one [DT 4.8.11]. */
export function isInside(s: State, p: Piece): boolean {
  if (traitsOf(s, p) & TRAIT.vehicle) return true;
  const vehicle = vehicleOf(s, p.id);
  return vehicle !== null && (vehicle.marks & MARK.inside) !== 0;
}

/** Of weapons only the one that is used in the combat counts [DT 4.28.6]; a zone's texts reach who fights in it [DT 4.13.4]. */
export function isInUse(s: State, by: Piece, p: Piece): boolean {
  const card = cardOf(by.card);
  const c = combatNow(s);
  if (card.kind === WARZONE) return c !== null && c.zone === by.id && (c.attacker === p.id || c.defender === p.id);
  if ((card.gear & WEAPON) === 0) return true;
  return c !== null && (c.attackerWeapon === by.id || c.defenderWeapon === by.id);
}
