/** Paths that scenes are made of. Rounded to tenths: finer is not seen, and engines differ in the last digits of a sine. */
import type { Chance } from './chance.ts';

/** A figure as it stands in a path. */
export const fig = (value: number): string => String(Math.round(value * 10) / 10 + 0);

const at = (x: number, y: number): string => `${fig(x)} ${fig(y)}`;

export interface Ridge {
  readonly width: number;
  /** Where the ridge runs, and where the ground below it ends. */
  readonly y: number;
  readonly ground: number;
  readonly height: number;
  /** How much of the height is left at each halving. */
  readonly rough: number;
}

const HALVINGS = 6;

/** Mountains, tree lines, smoke: a line halved and shifted again and again. */
export function ridge(r: Chance, { width, y, ground, height, rough }: Ridge): string {
  let amplitude = height;
  const shift = (): number => (r() - 0.5) * amplitude;
  let points = [y + shift(), y + shift()];
  for (let k = 0; k < HALVINGS; k++) {
    points = points.flatMap((point, n) => {
      const next = points[n + 1];
      return next === undefined ? [point] : [point, (point + next) / 2 + shift()];
    });
    amplitude *= rough;
  }
  const step = width / (points.length - 1);
  return `M0 ${fig(ground)}${points.map((point, n) => `L${at(n * step, point)}`).join('')}L${at(width, ground)}Z`;
}

/** A polygon of equal sides. */
export function polygon(x: number, y: number, radius: number, corners: number, turn = 0): string {
  const corner = (n: number): string => {
    const angle = turn + (n * 2 * Math.PI) / corners;
    return at(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  };
  return `M${Array.from({ length: corners }, (_, n) => corner(n)).join('L')}Z`;
}

export interface Rays {
  readonly x: number;
  readonly y: number;
  /** Where a ray has its point, and where it is widest. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** Which part of the circle they fill together. */
  readonly wide: number;
  readonly turn: number;
}

/** Light round a middle. */
export function rays({ x, y, from, to, count, wide, turn }: Rays): string {
  const half = (wide * Math.PI) / count;
  const point = (radius: number, angle: number): string =>
    at(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  return Array.from({ length: count }, (_, n) => {
    const angle = turn + (n * 2 * Math.PI) / count;
    return `M${point(from, angle)}L${point(to, angle - half)}L${point(to, angle + half)}Z`;
  }).join('');
}
