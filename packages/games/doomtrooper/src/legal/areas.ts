/** Where warriors belong and who may stand with whom [DT 4.1.1] [DT 4.17] [DT 8.7]. Pure reads. */
import { isWarrior, warriorsOf } from '../board.ts';
import type { Piece } from '../pieces.ts';
import type { State } from '../state.ts';
import { traitsOf } from '../traits.ts';
import { MARK, OUTPOST, TRAIT, TRIBES } from '../vocabulary.ts';

const BOTH = TRAIT.doomtrooper | TRAIT.legion;

const bitCount = (mask: number): number => {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
};

/** Pure Doomtroopers and pure warriors of the Legion do not stand on one Outpost [DT 4.17.12] [DT R43]. */
function clashes(a: number, b: number): boolean {
  const [one, other] = [a & BOTH, b & BOTH];
  return one !== 0 && other !== 0 && one !== BOTH && other !== BOTH && one !== other;
}

export const onOutpost = (s: State, seat: number): Piece[] =>
  warriorsOf(s, seat).filter((p) => p.zone === OUTPOST && (p.marks & MARK.hidden) === 0);

/** Whether somebody of these traits may stand on a player's Outpost: who is there already, at most two tribes [DT R42]. */
export function fitsOutpost(s: State, seat: number, traits: number): boolean {
  let tribes = traits & TRIBES;
  for (const p of onOutpost(s, seat)) {
    const other = traitsOf(s, p);
    if (clashes(traits, other)) return false;
    tribes |= other & TRIBES;
  }
  return bitCount(tribes) <= 2;
}

/** Whether a warrior who comes to a player's Outpost would bring a third tribe there [DT R46]. */
export function isThirdTribe(s: State, seat: number, p: Piece): boolean {
  if (p.zone !== OUTPOST) return false;
  const tribes = onOutpost(s, seat).reduce((all, other) => all | traitsOf(s, other), traitsOf(s, p));
  return bitCount(tribes & TRIBES) > 2;
}

/** Warriors that must not stand together on an Outpost and do [DT R35]. */
export function isSplit(s: State, seat: number): boolean {
  const there = onOutpost(s, seat);
  return there.some((p) => there.some((other) => clashes(traitsOf(s, p), traitsOf(s, other))));
}

/** Whether anybody else has a warrior on an Outpost [DT 4.17.2]. */
export function othersOnOutpost(s: State, seat: number): boolean {
  return s.pieces.some(
    (p) => p.seat !== seat && p.zone === OUTPOST && isWarrior(p) && (p.marks & (MARK.out | MARK.hidden)) === 0,
  );
}
