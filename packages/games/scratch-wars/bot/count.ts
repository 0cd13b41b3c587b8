/** What a beginner would count in a duel: life, energy, weapons and what lies on them. The greedy bot judges by it. */
import type { Evaluation } from '@kolbiste/gamekit';
import type { State } from '../src/state.ts';
import type { View } from '../src/view.ts';

const LIFE = 10;
const ENERGY = 3;
/** By state of a weapon: ready, broken, repairing, cursed, freed; a laid effect. */
const STATE = [16, 4, 12, 0, 12];
const LAID = 24;
const WEAPONS = 5;

function side(s: State, seat: number): number {
  let sum = LIFE * s.life[seat] + ENERGY * s.energy[seat];
  for (let w = seat * WEAPONS; w < seat * WEAPONS + WEAPONS; w++) {
    const state = s.weapons[w];
    if (state >= 0) sum += STATE[state] ?? LAID;
  }
  return sum;
}

/** Only the start weapon that the other player has chosen first is hidden. */
export function open(view: View): boolean {
  const picks = view.flow[0]?.locals['picks'];
  return view.flow.length !== 1 || !Array.isArray(picks) || !picks.includes(-2);
}

export const counted: Evaluation<State, View> = {
  points: (s, seat) => side(s, seat) - side(s, 1 - seat),
  open,
};
