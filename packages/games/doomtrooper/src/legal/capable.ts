/** Who may fight at all, by which tactic, and who protects from sabotage [DT 9.2] [DT R125]. Pure reads. */
import { attachedTo, combatNow, inPlay, warriorsOf } from '../board.ts';
import { cardOf } from '../cards/pool.ts';
import { NO_FIGHT_ATTACK, NO_SABOTAGE, SHOOTS_FROM_COVER } from '../cards/static.ts';
import { capableNow } from '../forward-refs.ts';
import { isHeld } from '../held.ts';
import { rightsOf } from '../holds.ts';
import type { Piece } from '../pieces.ts';
import { speakersOf } from '../speakers.ts';
import type { State } from '../state.ts';
import { isInside, traitsOf } from '../traits.ts';
import { FIGHT, GEAR, MARK, RIGHT, SHOOT, TRAIT } from '../vocabulary.ts';

const NEVER = RIGHT.noFight | RIGHT.noShoot;

/** May take part in combats: a hidden one counts, whatever he is [DT R59], who is imprisoned does not [DT R145]. What lasts for a while takes nothing away. */
export function isCapable(s: State, p: Piece): boolean {
  if (p.marks & (MARK.out | MARK.imprisoned)) return false;
  if (p.marks & MARK.hidden) return true;
  const rights = rightsOf(s, p);
  if (rights & RIGHT.neverFights || (rights & NEVER) === NEVER) return false;
  return (traitsOf(s, p) & (TRAIT.apostle | TRAIT.leader)) === 0;
}

capableNow.bind(isCapable);

export const hasCapable = (s: State, seat: number): boolean => warriorsOf(s, seat).some((p) => isCapable(s, p));

/** Protects his player from sabotage [DT 4.38.2] [DT 8.8.2]. */
const protects = (s: State, p: Piece): boolean => isCapable(s, p) && (rightsOf(s, p) & RIGHT.noProtection) === 0;

/** A text of his keeps sabotage from who has no warriors. */
const isHiding = (s: State, seat: number): boolean =>
  warriorsOf(s, seat).length === 0 && speakersOf(s, NO_SABOTAGE).some((p) => p.seat === seat && inPlay(s, p));

export const isProtected = (s: State, seat: number): boolean =>
  warriorsOf(s, seat).some((p) => protects(s, p)) || isHiding(s, seat);

/** Inside an airship or submarine, or considered one [DT 4.8.10]. */
function isAfloat(s: State, p: Piece): boolean {
  if (!isInside(s, p)) return false;
  if (traitsOf(s, p) & TRAIT.airship) return true;
  return attachedTo(s, p.id).some(
    (v) => v.marks & MARK.inside && cardOf(v.card).gear & (GEAR.airship | GEAR.submarine),
  );
}

/** Tactics that a warrior may use, by bits [DT 4.36.1]. */
export function tacticsOf(s: State, p: Piece): number {
  if (p.marks & MARK.hidden) return FIGHT | SHOOT;
  const rights = rightsOf(s, p);
  let tactics = 0;
  // Who attacks from cover shoots.
  const attacks = combatNow(s)?.attacker === p.id;
  const hides =
    attacks && (isHeld(s, p, NO_FIGHT_ATTACK) || ((p.marks & MARK.covered) !== 0 && isHeld(s, p, SHOOTS_FROM_COVER)));
  if ((rights & RIGHT.noFight) === 0 && !isAfloat(s, p) && !hides) tactics |= FIGHT;
  if ((rights & RIGHT.noShoot) === 0) tactics |= SHOOT;
  return tactics;
}
