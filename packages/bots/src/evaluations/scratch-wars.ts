/** What a beginner would count in a duel: life, energy, weapons and what lies on them. The greedy bot judges by it. */
import type { Evaluation } from '../evaluation.ts';

/** The part of a view that tells what lies open. */
export interface SeenDuel {
  readonly flow: readonly { readonly locals: { readonly [name: string]: number | number[] } }[];
}

/** The part of the state that is judged. */
export interface Duel {
  readonly life: readonly number[];
  readonly energy: readonly number[];
  readonly weapons: readonly number[];
  readonly active: number;
  readonly actions: number;
  readonly round: number;
}

const LIFE = 10;
const ENERGY = 3;
/** By state of a weapon: ready, broken, repairing, cursed, freed; a laid effect. */
const STATE = [16, 4, 12, 0, 12];
const LAID = 24;
const WEAPONS = 5;

function side(s: Duel, seat: number): number {
  let sum = LIFE * s.life[seat] + ENERGY * s.energy[seat];
  for (let w = seat * WEAPONS; w < seat * WEAPONS + WEAPONS; w++) {
    const state = s.weapons[w];
    if (state >= 0) sum += STATE[state] ?? LAID;
  }
  return sum;
}

/** Only the start weapon that the other player has chosen first is hidden. */
export function open(view: SeenDuel): boolean {
  const picks = view.flow[0]?.locals['picks'];
  return view.flow.length !== 1 || !Array.isArray(picks) || !picks.includes(-2);
}

export const scratchWars: Evaluation<Duel, SeenDuel> = {
  points: (s, seat) => side(s, seat) - side(s, 1 - seat),
  open,
};
