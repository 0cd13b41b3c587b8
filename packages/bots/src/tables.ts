/**
 * Logarithms, roots and odds for the bots as tables of integers, computed with exact integer steps: `Math.log` and
 * `Math.sqrt` may differ in the last bit from one engine to another, and then a seed would not give the same game.
 */

/** 1 in fixed point: a certain win. */
export const ONE = 65536;

/** 2^25: mantissas lie from here to its double, so that their squares stay exact. */
const UNIT = 33554432;
/** ln 2 in 2^-32. */
const LN2 = 2977044472;

/** Whole part of a / b for non-negative integers below 2^53. */
export function quotient(a: number, b: number): number {
  return (a - (a % b)) / b;
}

/** Largest integer whose square is at most `n`; 0 <= n < 2^52. */
export function squareRoot(n: number): number {
  if (n < 2) return n;
  let root = 1;
  while (root * root <= n) root *= 2;
  for (;;) {
    const next = quotient(root + quotient(n, root), 2);
    if (next >= root) return root;
    root = next;
  }
}

/** Natural logarithm of an integer 1 <= n < 2^25 in 1/65536, at most two steps of 1/65536 off. */
export function logarithm(n: number): number {
  let whole = 0;
  while (2 << whole <= n) whole++;
  let mantissa = n * (1 << (25 - whole));
  let log2 = whole;
  for (let bit = 0; bit < 20; bit++) {
    mantissa = quotient(mantissa * mantissa, UNIT);
    log2 *= 2;
    if (mantissa < 2 * UNIT) continue;
    log2++;
    mantissa = quotient(mantissa, 2);
  }
  return quotient(log2 * quotient(LN2, 65536) + 524288, 1048576);
}

/** Visits up to here have an entry of their own. */
const VISITS = 4096;

/** sqrt(ln n) in 1/256, by n. */
const ROOT_LOG = new Int32Array(VISITS);
/** 1 / sqrt(n) in 1/65536, by n. */
const INVERSE_ROOT = new Int32Array(VISITS);
for (let n = 1; n < VISITS; n++) {
  ROOT_LOG[n] = squareRoot(logarithm(n));
  INVERSE_ROOT[n] = squareRoot(quotient(4294967296, n));
}

/** sqrt(ln n) in 1/256 for n >= 1; beyond the table as for n / 2, n / 4, ...: it grows by less than 5 % each time. */
export function rootLog(n: number): number {
  let m = n;
  while (m >= VISITS) m >>>= 1;
  return ROOT_LOG[m];
}

/** 1 / sqrt(n) in 1/65536 for n >= 1. */
export function inverseRoot(n: number): number {
  let m = n;
  let halvings = 0;
  while (m >= VISITS) {
    m >>>= 2;
    halvings++;
  }
  return INVERSE_ROOT[m] >> halvings;
}

/** e^(-1/64) in 2^-30. */
const STEP = 1057095000;
/** Steps of 1/64 up to where the odds are 1 : 2980. */
const STEPS = 512;
/** 1 / (1 + e^(-k/64)) in 1/65536. */
const ODDS = new Int32Array(STEPS + 1);
for (let k = 0, power = 1073741824; k <= STEPS; k++) {
  ODDS[k] = quotient(ONE * 1073741824, 1073741824 + power);
  // 30 bits times 30 bits by halves, so that nothing is rounded before the end.
  const high = power >>> 15;
  const low = power & 32767;
  power = quotient(high * STEP + quotient(low * STEP, 32768), 32768);
}

/**
 * Chance to win in 1/65536 when the logarithm of the odds is `points` / 64. Its complement belongs to -points exactly.
 */
export function oddsOf(points: number): number {
  return points >= 0 ? ODDS[Math.min(points, STEPS)] : ONE - ODDS[Math.min(-points, STEPS)];
}
