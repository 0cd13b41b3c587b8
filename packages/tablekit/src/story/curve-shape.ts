/** Where the points of a course lie on its graph. */
import type { Point } from './story.ts';

export interface Frame {
  readonly from: number;
  readonly to: number;
  /** Values at which a line is drawn across, the highest first. */
  readonly rungs: readonly number[];
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 250, 500, 1000];
const RUNGS = 5;

/** The values between which the graph lies, in round numbers; the limit is always seen. */
export function frameOf(points: readonly Point[], limit: number | null): Frame {
  const all = points.flatMap(({ values }) => values).concat(limit ?? []);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const step = STEPS.find((one) => (high - low) / one < RUNGS) ?? STEPS[STEPS.length - 1];
  const from = Math.floor(low / step) * step;
  const to = Math.max(Math.ceil(high / step) * step, from + step);
  const rungs = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, k) => to - k * step);
  return { from, to, rungs };
}

/** Where turns or rounds begin: the first point of each, no closer than so many parts of the whole width. */
export function marksOf(points: readonly Point[], answers: number, least: number): readonly Point[] {
  const found: Point[] = [];
  for (const point of points) {
    const before = found.at(-1);
    if (point.time === 0 || point.time === before?.time) continue;
    if (before === undefined || (point.at - before.at) / Math.max(1, answers) >= least) found.push(point);
  }
  return found;
}

/** The corners of a line that stays as it is until it changes. */
export function stairs(
  points: readonly Point[],
  line: number,
  x: (at: number) => number,
  y: (value: number) => number,
) {
  const corners: string[] = [];
  points.forEach(({ at, values }, k) => {
    if (k > 0) corners.push(`${x(at)},${y(points[k - 1].values[line])}`);
    corners.push(`${x(at)},${y(values[line])}`);
  });
  return corners.join(' ');
}
