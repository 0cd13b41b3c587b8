/** One finished game of the reduced duel. `x` is the state of the random source after the last draw. */
export interface DuelRow {
  /** 0 or 1: the winner's seat; 2: a draw. */
  readonly result: number;
  /** Draws among at least two options. */
  readonly decisions: number;
  /** Points where options are listed, also with a single option. */
  readonly nodes: number;
  readonly rounds: number;
  readonly turns: number;
  /** Unsigned 32 bits. */
  readonly x: number;
}

/** Sums over a batch of games; `hash` is FNV-1a over every field of every row, in order. */
export interface DuelTotals {
  readonly games: number;
  readonly win0: number;
  readonly win1: number;
  readonly draws: number;
  readonly decisions: number;
  readonly nodes: number;
  readonly rounds: number;
  readonly turns: number;
  readonly hash: number;
}

/** What every contestant of the reduced duel offers to the benchmark. */
export interface DuelEngine {
  /** Plays the game that `deal(seed)` starts, each option drawn by the workload's source. */
  play(seed: number): DuelRow;
  /** Plays the games of `seed`, `seed + 1`, ... and sums them up. */
  batch(seed: number, games: number): DuelTotals;
}

/** The names of a row's fields, in the order in which oracles print and hashes take them. */
export const ROW_FIELDS = ['result', 'decisions', 'nodes', 'rounds', 'turns', 'x'] as const;

/** Start value for `hashRow`. */
export const HASH_START = 0x811c9dc5;

/** Folds one row into a running 32-bit hash. */
export function hashRow(hash: number, row: DuelRow): number {
  let h = hash;
  for (const field of ROW_FIELDS) h = Math.imul(h ^ row[field], 0x01000193);
  return h >>> 0;
}

/** A batch runner for engines that can only play one game at a time. */
export function batchOf(play: (seed: number) => DuelRow): DuelEngine['batch'] {
  return (seed, games) => {
    const wins = [0, 0, 0];
    let [decisions, nodes, rounds, turns, hash] = [0, 0, 0, 0, HASH_START];
    for (let i = 0; i < games; i++) {
      const row = play((seed + i) >>> 0);
      wins[row.result] = (wins[row.result] ?? 0) + 1;
      decisions += row.decisions;
      nodes += row.nodes;
      rounds += row.rounds;
      turns += row.turns;
      hash = hashRow(hash, row);
    }
    const [win0 = 0, win1 = 0, draws = 0] = wins;
    return { games, win0, win1, draws, decisions, nodes, rounds, turns, hash };
  };
}
