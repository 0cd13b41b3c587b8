/** Luck of a game: what the spins brought beside what their wheels made one expect. Counted from the log alone. */

import type { Happening } from '@kolbiste/tablekit/engine/protocol.ts';
import type { Config } from '../../src/index.ts';
import { spunFor } from './spins.ts';

export interface Luck {
  readonly spins: number;
  /** Sum of the values that came up. */
  readonly actual: number;
  /** What the same spins bring on average, as an exact fraction: every field is equally likely [SW 1.4.8.2]. */
  readonly expected: { readonly over: number; readonly under: number };
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

function add(sum: Luck['expected'], over: number, under: number): Luck['expected'] {
  const top = sum.over * under + over * sum.under;
  const bottom = sum.under * under;
  const common = Math.abs(divisor(top, bottom)) || 1;
  return { over: top / common, under: bottom / common };
}

/** The luck of each seat: start spins and spins of the game alike, those that a trick refused too. */
export function luckOf(log: readonly Happening[], config: Config): readonly [Luck, Luck] {
  const luck: [Luck, Luck] = [
    { spins: 0, actual: 0, expected: { over: 0, under: 1 } },
    { spins: 0, actual: 0, expected: { over: 0, under: 1 } },
  ];
  for (const { kind, a, b, c } of log) {
    const fields = spunFor(kind) !== undefined ? config.decks[b >= 5 ? 1 : 0].weapons[b % 5]?.fields : undefined;
    if (fields === undefined) continue;
    const seat = a === 1 ? 1 : 0;
    const sum = fields.reduce((total, field) => total + field.value, 0);
    const before = luck[seat];
    luck[seat] = {
      spins: before.spins + 1,
      actual: before.actual + fields[c].value,
      expected: add(before.expected, sum, fields.length),
    };
  }
  return luck;
}

/** By how much the spins brought more than expected, in tenths, rounded to the nearest. */
export const tenthsAbove = ({ actual, expected }: Luck): number =>
  Math.round((10 * (actual * expected.under - expected.over)) / expected.under);
