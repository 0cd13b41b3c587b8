/** What a landscape of The Lord of the Rings is made of. */

import type { Chance } from '@kolbiste/tablekit/face/chance.ts';
import type { Canvas } from '@kolbiste/tablekit/face/scene.ts';
import { fig } from '@kolbiste/tablekit/face/shapes.ts';

const BRANCHES = 4;
const PINES = 26;
const TRUNKS = 6;

function pine(x: number, y: number, h: number): string {
  const branch = (_: unknown, n: number): string => {
    const half = h * (0.1 + n * 0.055);
    return `M${fig(x)} ${fig(y - h + n * h * 0.22)}l${fig(half)} ${fig(h * 0.34)}h${fig(-2 * half)}Z`;
  };
  return Array.from({ length: BRANCHES }, branch).join('');
}

/** The edge of a wood. */
export const pines = ({ w, h }: Pick<Canvas, 'w' | 'h'>, r: Chance): string =>
  Array.from({ length: PINES }, () => pine(r() * w, h * (0.8 + r() * 0.05), h * (0.12 + r() * 0.16))).join('');

/** Trunks of the old wood on both sides, each with a branch. */
export function trunks({ w, h }: Pick<Canvas, 'w' | 'h'>, r: Chance): string {
  const trunk = (_: unknown, n: number): string => {
    const left = n % 2 === 1;
    const [x, half] = [left ? w * r() * 0.2 : w * (1 - r() * 0.2), 5 + r() * 9];
    const stem = `M${fig(x - half)} ${h}Q${fig(x - half * 0.4)} ${fig(h * 0.5)} ${fig(x - half * 0.7)} 0H${fig(x + half * 0.5)}Q${fig(x + half * 0.3)} ${fig(h * 0.5)} ${fig(x + half)} ${h}Z`;
    const [y, way] = [h * (0.15 + r() * 0.4), left ? 1 : -1];
    const branch = `M${fig(x)} ${fig(y + 9)}Q${fig(x + way * 26)} ${fig(y)} ${fig(x + way * (34 + r() * 34))} ${fig(y - 20 - r() * 14)}Q${fig(x + way * 22)} ${fig(y - 12)} ${fig(x)} ${fig(y - 4)}Z`;
    return stem + branch;
  };
  return Array.from({ length: TRUNKS }, trunk).join('');
}

const THREADS = [0, 1, 2, 3, 4, 5, 6] as const;
const ACROSS = [0.2, 0.36, 0.52, 0.68] as const;
const TURN = 0.26;

/** A web in the upper left corner. */
export function web({ w }: Canvas): string {
  const at = (radius: number, n: number): string =>
    `${fig(w * radius * Math.cos(n * TURN))} ${fig(w * radius * Math.sin(n * TURN))}`;
  const threads = THREADS.map((n) => `M0 0L${at(0.75, n)}`).join('');
  const across = ACROSS.map(
    (k) =>
      `M${fig(w * k)} 0${THREADS.slice(1)
        .map((n) => `Q${at(k * 0.86, n - 0.5)} ${at(k, n)}`)
        .join('')}`,
  ).join('');
  return `<path d="${threads}${across}" fill="none" stroke="#fff" stroke-width="1.1" opacity=".5"/>`;
}

/** A road from the foreground to the ridge. */
export function road({ w, h, light }: Canvas): string {
  const at = (x: number, y: number): string => `${fig(w * x)} ${fig(h * y)}`;
  const near = `M${at(0.36, 1)}Q${at(0.7, 0.86)} ${at(0.5, 0.76)}Q${at(0.38, 0.7)} ${at(0.5, 0.64)}L${at(0.52, 0.64)}`;
  const back = `Q${at(0.44, 0.7)} ${at(0.57, 0.76)}Q${at(0.84, 0.86)} ${at(0.66, 1)}Z`;
  return `<path d="${near}${back}" fill="${light}" opacity=".55"/>`;
}
