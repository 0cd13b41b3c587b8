/** Figures of the page and what they should be. */
import type { Noted } from './watch.ts';

export interface Aim {
  readonly name: string;
  readonly unit: string;
  readonly most?: number;
  readonly least?: number;
  of(noted: Noted): number | undefined;
}

/** The value below which so many of a hundred lie. */
export function percentile(values: readonly number[], hundredth: number): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted.length === 0 ? undefined : sorted[Math.ceil((sorted.length * hundredth) / 100) - 1];
}

/** Pictures in a second. */
function rate(frames: readonly number[]): number | undefined {
  const time = frames.reduce((sum, each) => sum + each, 0);
  return time === 0 ? undefined : (frames.length * 1000) / time;
}

export const AIMS: readonly Aim[] = [
  { name: 'first question', unit: 'ms', most: 2000, of: ({ first }) => percentile(first, 100) },
  { name: 'click to its first effect, 95 of 100', unit: 'ms', most: 200, of: ({ answers }) => percentile(answers, 95) },
  { name: 'while cards move', unit: 'frames/s', least: 45, of: ({ frames }) => rate(frames) },
  { name: 'layout shift', unit: '', most: 0.05, of: ({ shift }) => shift },
];

export const isReached = ({ most, least }: Aim, value: number): boolean =>
  value <= (most ?? Number.POSITIVE_INFINITY) && value >= (least ?? 0);

const SHIFT = AIMS.filter(({ name }) => name === 'layout shift');

/** What moved, a line for each time, where more moved than should. */
export const moved = (noted: Noted): string[] =>
  SHIFT.every((aim) => isReached(aim, aim.of(noted) ?? 0))
    ? []
    : noted.shifts.map(({ at, value, of }) => `after ${at} ms ${value.toFixed(3)}: ${of.join('; ')}`);

const short = (value: number): string => (value >= 10 ? value.toFixed(0) : value.toFixed(3));

/** Rows of a table in Markdown: what was measured where, what it should be, whether it is. */
export function rowsOf(where: string, noted: Noted): string[] {
  return AIMS.map((aim) => {
    const value = aim.of(noted);
    const wanted = aim.most === undefined ? `at least ${aim.least}` : `at most ${aim.most}`;
    const shown = value === undefined ? 'nothing measured' : `${short(value)} ${aim.unit}`.trim();
    const told = value === undefined ? '' : isReached(aim, value) ? 'reached' : '**missed**';
    return `| ${where} | ${aim.name} | ${shown} | ${wanted} | ${told} |`;
  });
}
