/** What habits and judgements ask of a position in common. */

import type { Piece, State } from '../src/reading.ts';
import {
  ATTACHED,
  cardOf,
  FIGHT,
  FIGURES,
  figureOf,
  MARK,
  PLUS,
  pieceOf,
  SHOOT,
  WARRIOR,
  weaponsOf,
} from '../src/reading.ts';

/** Figures of a warrior as a fight would read them: strikes with the best weapon, armor, value. */
export interface Fighter {
  readonly p: Piece;
  readonly fight: number;
  readonly shoot: number;
  readonly armor: number;
  readonly value: number;
}

/** What the best weapon for a tactic adds; outside a combat no weapon counts. */
function weaponBonus(s: State, id: number, tactic: number): number {
  let best = 0;
  for (const w of weaponsOf(s, id, tactic)) {
    let sum = 0;
    for (const t of cardOf(w.card).statics) if (t.what === FIGURES && t.layer === PLUS) sum += t.by[tactic - 1];
    if (sum > best) best = sum;
  }
  return best;
}

export function fighterOf(s: State, p: Piece): Fighter {
  if (p.marks & MARK.hidden) return { p, fight: 3, shoot: 3, armor: 6, value: 3 };
  const armed = s.combats.length === 0 && s.pieces.some((on) => on.zone === ATTACHED && on.on === p.id);
  return {
    p,
    fight: figureOf(s, p, 0) + (armed ? weaponBonus(s, p.id, FIGHT) : 0),
    shoot: figureOf(s, p, 1) + (armed ? weaponBonus(s, p.id, SHOOT) : 0),
    armor: figureOf(s, p, 2),
    value: figureOf(s, p, 3),
  };
}

export const isWarriorPiece = (p: Piece): boolean => p.card !== 0 && cardOf(p.card).kind === WARRIOR;

export function fightersOf(s: State, seat: number): Fighter[] {
  const out: Fighter[] = [];
  for (const p of s.pieces)
    if (p.seat === seat && isWarriorPiece(p) && (p.marks & MARK.out) === 0) out.push(fighterOf(s, p));
  return out;
}

/** The best of the options, the first of equals. */
export function best(options: readonly number[], worth: (option: number) => number): number {
  let most = options[0];
  let highest = worth(most);
  for (let i = 1; i < options.length; i++) {
    const value = worth(options[i]);
    if (value <= highest) continue;
    most = options[i];
    highest = value;
  }
  return most;
}

/** The seat against which most is to be gained: whoever of the others leads. */
export function rivalOf(s: State, seat: number): number {
  let rival = -1;
  for (let other = 0; other < s.hands.length; other++) {
    if (other === seat || s.gone[other] === 1) continue;
    if (rival < 0 || s.promotion[other] > s.promotion[rival]) rival = other;
  }
  return rival;
}

export const valueOf = (s: State, id: number): number => {
  const p = pieceOf(s, id);
  return p === null || p.marks & MARK.hidden || !isWarriorPiece(p) ? 0 : figureOf(s, p, 3);
};
