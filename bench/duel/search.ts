/** The house's tree search from the first decision of the reduced duel of seed 1, each iteration played out to the end. */
import { searchIterations } from '@kolbiste/bots';
import type { ChanceSource } from '@kolbiste/kernel';
import { duelGame } from './kernel/game.ts';
import { among, mix, step } from './weapons.ts';

let x = mix(1);
const workload: ChanceSource = {
  draw(_s, _label, n) {
    x = step(x);
    return among(x, n);
  },
};
const opening = duelGame.setup(undefined, '', { chance: workload });

export function search(iterations: number): void {
  searchIterations(duelGame, opening, iterations);
}

/** Every iteration that meets a new question adds it: far fewer nodes than iterations would mean that it stops early. */
export function checkSearch(): void {
  const nodes = searchIterations(duelGame, opening, 500);
  if (nodes < 250) throw new Error(`duel.search: 500 iterations made only ${nodes} nodes`);
  if (duelGame.pending(opening).length === 0) throw new Error('duel.search: the opening was played on');
}
