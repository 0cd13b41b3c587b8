/** Figures of samples. */

/** 97.5 % quantile of the normal distribution: two sides of 95 %. */
const Z = 1.959963984540054;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Wilson's 95 % interval of a share.
 * @param score sum of the values, each between 0 and 1 (a draw counts as half)
 */
export function wilson(score: number, n: number): Interval {
  if (n === 0) return { low: 0, high: 1 };
  const share = score / n;
  const z2 = Z * Z;
  const centre = share + z2 / (2 * n);
  const spread = Z * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n * n));
  const scale = 1 + z2 / n;
  // At the ends the bound is the end itself, whatever rounding makes of it.
  return {
    low: score === 0 ? 0 : Math.max(0, (centre - spread) / scale),
    high: score === n ? 1 : Math.min(1, (centre + spread) / scale),
  };
}

/** 95 % interval of a mean of values between 0 and 1, from their own spread. */
export function meanInterval(values: readonly number[]): Interval & { readonly mean: number } {
  const n = values.length;
  if (n === 0) return { mean: 0, low: 0, high: 1 };
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  if (n === 1) return { mean, low: 0, high: 1 };
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1);
  // Values that do not vary at all still leave Wilson's doubt.
  if (variance === 0) return { mean, ...wilson(mean * n, n) };
  const spread = Z * Math.sqrt(variance / n);
  return { mean, low: Math.max(0, mean - spread), high: Math.min(1, mean + spread) };
}

/** The smallest value that at least this share of the values do not exceed. @param sorted ascending */
export function percentile(sorted: ArrayLike<number>, share: number): number {
  if (sorted.length === 0) return 0;
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
}

export interface Spread {
  readonly mean: number;
  readonly min: number;
  readonly max: number;
  readonly p50: number;
  readonly p95: number;
}

/** Mean, ends and two percentiles; zeros for no values. */
export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) return { mean: 0, min: 0, max: 0, p50: 0, p95: 0 };
  const sorted = Float64Array.from(values).sort();
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    mean,
    min: sorted[0],
    max: sorted[sorted.length - 1],
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
  };
}
