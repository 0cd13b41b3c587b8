/** What is drawn on the slate behind a card, by its class: classes are told apart without colour too. */

import type { Chance } from '@kolbiste/tablekit/face/chance.ts';
import type { Canvas } from '@kolbiste/tablekit/face/scene.ts';
import { fig, polygon, rays } from '@kolbiste/tablekit/face/shapes.ts';
import type { ClassName } from '../../src/index.ts';

type Motif = (on: Canvas, r: Chance) => string;

const path = (d: string): string => `<path d="${d}"/>`;
const circle = (x: number, y: number, radius: number): string =>
  `<circle cx="${fig(x)}" cy="${fig(y)}" r="${fig(radius)}"/>`;
const times = (count: number, draw: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => draw(n)).join('');

const POINTS = 40;

/** Axes, two curves, a polygon. */
const functions: Motif = ({ w, h }, r) => {
  const curve = (k: number): string => {
    const [high, often, phase] = [h * (0.1 + r() * 0.18), 1.5 + r() * 3, r() * 6];
    const y = (n: number): number => h * (0.35 + 0.3 * k) + high * Math.sin(phase + (often * n) / 7);
    return path(times(POINTS + 1, (n) => `${n === 0 ? 'M' : 'L'}${fig((w * n) / POINTS)} ${fig(y(n))}`));
  };
  const axes = path(
    `M${fig(w * 0.06)} ${fig(h * 0.84)}H${fig(w * 0.95)}M${fig(w * 0.12)} ${fig(h * 0.95)}V${fig(h * 0.06)}`,
  );
  return (
    axes + times(2, curve) + path(polygon(w * (0.78 + r() * 0.1), h * 0.2, h * 0.13, 3 + Math.floor(r() * 4), r() * 6))
  );
};

/** Orbits, and a wave below. */
const orbits: Motif = ({ w, h, x, y }, r) => {
  const turn = r() * 60;
  const orbit = (k: number): string =>
    `<ellipse cx="${x}" cy="${y}" rx="${fig(w * 0.46)}" ry="${fig(h * 0.17)}" transform="rotate(${fig(turn + k * 60)} ${x} ${y})"/>`;
  return times(3, orbit) + path(`M${fig(w * 0.05)} ${fig(h * 0.93)}q8-14 16 0t16 0 16 0 16 0 16 0`);
};

/** A graph of wires. */
const wires: Motif = ({ w, h }, r) =>
  times(9, () => {
    const [x, y] = [r() * w, r() * h];
    const end = path(`M${fig(x)} ${fig(y)}H${fig(x + (r() - 0.5) * 110)}V${fig(y + (r() - 0.5) * 90)}`);
    return end + circle(x, y, 4);
  });

/** Dimension lines and two cogs. */
const cogs: Motif = ({ w, h }, r) => {
  const [a, b] = [fig(w * 0.08), fig(w * 0.92)];
  const lines = path(
    `M${a} ${fig(h * 0.9)}H${b}M${a} ${fig(h * 0.86)}v${fig(h * 0.08)}M${b} ${fig(h * 0.86)}v${fig(h * 0.08)}M${fig(w * 0.93)} ${fig(h * 0.1)}V${fig(h * 0.8)}`,
  );
  const cog = (k: number): string => {
    const [x, y, size] = [w * (0.12 + 0.74 * k), h * (0.2 + r() * 0.3), h * 0.13];
    const teeth = rays({ x, y, from: size, to: size * 1.35, count: 10, wide: 0.5, turn: r() });
    return path(teeth) + circle(x, y, size) + circle(x, y, size * 0.35);
  };
  return lines + times(2, cog);
};

/** Rings of six, and bubbles. */
const rings: Motif = ({ w, h }, r) => {
  const ring = (n: number): string => {
    const low = n > 3;
    const x = w * (0.08 + (n % 4) * 0.28) + (low ? w * 0.14 : 0);
    return path(polygon(x, h * (low ? 0.84 : 0.14) + r() * 8, h * 0.12, 6, Math.PI / 6));
  };
  return times(7, ring) + times(8, () => circle(r() * w, r() * h, 2 + r() * 6));
};

/** Squared paper with a sun and a note. */
const squares: Motif = ({ w, h }, r) => {
  const lines = times(8, (n) => `M${fig(((n + 1) * w) / 9)} 0V${h}M0 ${fig(((n + 1) * h) / 8)}H${w}`);
  const left = w * (0.04 + r() * 0.05);
  const note = path(
    `M${fig(left)} ${fig(h * 0.12)}h${fig(w * (0.14 + r() * 0.1))}M${fig(left)} ${fig(h * 0.2)}h${fig(w * 0.14)}`,
  );
  return `<g opacity=".5">${path(lines)}</g>${circle(w * (0.8 + r() * 0.08), h * 0.2, h * (0.07 + r() * 0.05))}${note}`;
};

export const MOTIFS: Readonly<Record<ClassName, Motif>> = {
  neutral: squares,
  mathematician: functions,
  physicist: orbits,
  informatician: wires,
  engineer: cogs,
  chemist: rings,
};
