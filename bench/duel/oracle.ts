import type { DuelEngine, DuelRow, DuelTotals } from './contract.ts';
import { HASH_START, hashRow, ROW_FIELDS } from './contract.ts';

/** The seed of the first game; game i is dealt from `FIRST_SEED + i`. */
export const FIRST_SEED = 1;

/** The first games as worked out independently: result, decisions, nodes, rounds, turns, x. */
export const ROWS: readonly (readonly number[])[] = [
  [1, 47, 50, 11, 20, 1709635581],
  [0, 59, 62, 10, 20, 2281036944],
  [0, 67, 73, 10, 20, 1095530268],
  [1, 58, 61, 10, 19, 1938420373],
  [1, 66, 70, 11, 20, 4032282622],
  [0, 67, 71, 11, 20, 2065734833],
  [1, 53, 59, 11, 20, 3485109894],
  [1, 56, 60, 11, 22, 3318502550],
];

/** How many games every engine must play like the loop, and the hash of their rows. */
export const COMPARED = 300;
export const COMPARED_HASH = 1877511601;

/** A million games on the average, to four places. */
export const MILLION = 1_000_000;
export const AVERAGES: Readonly<Record<string, string>> = {
  win0: '0.3651',
  win1: '0.3671',
  draws: '0.2678',
  decisions: '56.8530',
  nodes: '61.1753',
  rounds: '10.7886',
  turns: '19.7972',
};

/** Every field of every row of a million games, in one number. */
export const MILLION_HASH = 2546126507;

/** Checks the first rows and the hash of the first games; throws at the first difference, naming it. */
export function checkGames(name: string, engine: DuelEngine, yardstick: DuelEngine['play']): void {
  for (const [index, expected] of ROWS.entries()) {
    const row = engine.play(FIRST_SEED + index);
    for (const [at, field] of ROW_FIELDS.entries()) {
      if (row[field] !== expected[at]) throw differs(name, FIRST_SEED + index, field, row[field], expected[at]);
    }
  }
  let hash = HASH_START;
  for (let seed = FIRST_SEED; seed < FIRST_SEED + COMPARED; seed++) {
    const row = engine.play(seed);
    compare(name, seed, row, yardstick(seed));
    hash = hashRow(hash, row);
  }
  if (hash !== COMPARED_HASH)
    throw new Error(`${name}: hash of the first ${COMPARED} games is ${hash}, expected ${COMPARED_HASH}.`);
  const batch = engine.batch(FIRST_SEED, COMPARED).hash;
  if (batch !== hash)
    throw new Error(`${name}: batch() plays other games than play(): hash ${batch}, expected ${hash}.`);
}

function compare(name: string, seed: number, row: DuelRow, expected: DuelRow): void {
  for (const field of ROW_FIELDS) {
    if (row[field] !== expected[field]) throw differs(name, seed, field, row[field], expected[field]);
  }
}

function differs(name: string, seed: number, field: string, actual: number, expected: number | undefined): Error {
  return new Error(`${name}: in the game of seed ${seed}, ${field} is ${actual}, expected ${expected}.`);
}

/** Checks the averages of a million games, and that every single one of them was the right one. */
export function checkMillion(name: string, engine: DuelEngine): void {
  const totals: DuelTotals = engine.batch(FIRST_SEED, MILLION);
  for (const [field, expected] of Object.entries(AVERAGES)) {
    const mean = (totals[field as keyof DuelTotals] / MILLION).toFixed(4);
    if (mean !== expected)
      throw new Error(`${name}: over a million games, ${field} is ${mean} a game, expected ${expected}.`);
  }
  if (totals.hash !== MILLION_HASH) {
    throw new Error(
      `${name}: the averages of a million games are right, but not every game: hash ${totals.hash}, expected ${MILLION_HASH}.`,
    );
  }
}
