/** The reduced duel on the kernel: through its whole public interface (pending, options, answer), and as bots play it. */
import type { ChanceSource, Io } from '@kolbiste/kernel';
import { firstSeat, optionList } from '@kolbiste/kernel';
import type { DuelEngine, DuelRow } from './contract.ts';
import { batchOf } from './contract.ts';
import { duelGame } from './kernel/game.ts';
import type { State } from './kernel/state.ts';
import { DRAW } from './kernel/state.ts';
import { mix } from './weapons.ts';

let x = 0;
let nodes = 0;
let decisions = 0;

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
const listed = optionList();

/** The place of the option that is taken; one alone is no decision. */
function chosen(count: number): number {
  nodes++;
  if (count === 1) return 0;
  decisions++;
  return pick(count);
}

function byPublicInterface(s: State): void {
  for (let owed = duelGame.pending(s); owed.length > 0; owed = duelGame.pending(s)) {
    const { seat } = owed[0];
    const options = duelGame.options(s, seat, list);
    const refusal = duelGame.answer(s, seat, options[chosen(options.length)]);
    if (refusal !== undefined) throw new Error(`refused: ${refusal.code}`);
  }
}

function asBotsPlay(s: State): void {
  for (let owing = duelGame.owing(s); owing !== 0; owing = duelGame.owing(s)) {
    const seat = firstSeat(owing);
    const count = duelGame.list(s, seat, listed);
    duelGame.play(s, seat, listed[chosen(count)]);
  }
}

function engineOf(playOn: (s: State) => void): DuelEngine {
  const play = (seed: number): DuelRow => {
    x = mix(seed) | 0;
    nodes = 0;
    decisions = 0;
    const s = duelGame.setup(undefined, '', io);
    playOn(s);
    const result = duelGame.result(s);
    const winner = result?.draw ? DRAW : (result?.winners[0] as number);
    return { result: winner, decisions, nodes, rounds: s.round, turns: s.turns, x: x >>> 0 };
  };
  return { play, batch: batchOf(play) };
}

export const kernelDuel: DuelEngine = engineOf(byPublicInterface);
export const botsDuel: DuelEngine = engineOf(asBotsPlay);
