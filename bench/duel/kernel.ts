/** The reduced duel on the kernel, played through its whole public interface: pending, options, answer. */
import type { ChanceSource, Io } from '@kolbiste/kernel';
import type { DuelEngine, DuelRow } from './contract.ts';
import { batchOf } from './contract.ts';
import { duelGame } from './kernel/game.ts';
import { DRAW } from './kernel/state.ts';
import { mix } from './weapons.ts';

let x = 0;

/** The workload's own source, for the deal and for the choices. */
function pick(k: number): number {
  x ^= x << 13;
  x ^= x >>> 17;
  x ^= x << 5;
  return ((x >>> 16) * k) >>> 16;
}

const workload: ChanceSource = { draw: (_s, _label, n) => pick(n) };
const io: Io = { chance: workload };
const list: number[] = [];

export const play: DuelEngine['play'] = (seed): DuelRow => {
  x = mix(seed) | 0;
  const s = duelGame.setup(undefined, '', io);
  let nodes = 0;
  let decisions = 0;
  for (;;) {
    const owed = duelGame.pending(s);
    if (owed.length === 0) break;
    const { seat } = owed[0];
    const options = duelGame.options(s, seat, list);
    const count = options.length;
    nodes++;
    let option = options[0];
    if (count > 1) {
      decisions++;
      option = options[pick(count)];
    }
    const refusal = duelGame.answer(s, seat, option);
    if (refusal !== undefined) throw new Error(`refused: ${refusal.code}`);
  }
  const result = duelGame.result(s);
  const winner = result?.draw ? DRAW : (result?.winners[0] as number);
  return { result: winner, decisions, nodes, rounds: s.round, turns: s.turns, x: x >>> 0 };
};

export const kernelDuel: DuelEngine = { play, batch: batchOf(play) };
