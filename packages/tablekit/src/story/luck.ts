/** Chance added up, exactly: what came, and what was to be expected. */
import type { Draw, Luck } from './story.ts';

export const NO_LUCK: Luck = { draws: 0, came: 0, expected: { over: 0, under: 1 } };

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** With one draw more. */
export function withDraw({ draws, came, expected }: Luck, draw: Draw): Luck {
  const over = expected.over * draw.expected.under + draw.expected.over * expected.under;
  const under = expected.under * draw.expected.under;
  const common = Math.abs(divisor(over, under)) || 1;
  return { draws: draws + 1, came: came + draw.came, expected: { over: over / common, under: under / common } };
}

/** By how much more came than was to be expected, in tenths, rounded to the nearest. */
export const tenthsAbove = ({ came, expected }: Luck): number =>
  Math.round((10 * (came * expected.under - expected.over)) / expected.under);
