/** Pictures of Slay the Spire: a niche in the wall of the tower, lit from below by embers. */

import type { Chance } from '@kolbiste/tablekit/face/chance.ts';
import { cast } from '@kolbiste/tablekit/face/charge.ts';
import type { Stop, Tincture } from '@kolbiste/tablekit/face/paint.ts';
import { between, radial } from '@kolbiste/tablekit/face/paint.ts';
import type { Canvas, Layer, Scene } from '@kolbiste/tablekit/face/scene.ts';
import { fig, rays } from '@kolbiste/tablekit/face/shapes.ts';

/** By whom a card is played; then what comes against the heroes, and what they find. */
export const TINCTURES = {
  ironclad: ['#ffb199', '#a8372a', '#2a0c0c'],
  silent: ['#b9f2b0', '#3c7d3f', '#0c2112'],
  defect: ['#a9e4ff', '#2c6fa8', '#0b1c30'],
  watcher: ['#e3c0ff', '#6d46a0', '#1b0f2d'],
  colorless: ['#f0ead8', '#7a7263', '#211d19'],
  curse: ['#d8c2e6', '#4d3a5c', '#120c18'],
  status: ['#d9d2c4', '#5c5652', '#161412'],
  enemy: ['#ffd28a', '#6b4a52', '#170f18'],
  relic: ['#ffe2a0', '#8a6a3a', '#241a10'],
  potion: ['#b8f0e4', '#2f7d78', '#0d2322'],
  room: ['#ffd9b0', '#7d4a34', '#20120d'],
} as const satisfies Readonly<Record<string, Tincture>>;

export type Group = keyof typeof TINCTURES;

const COURSES = 9;
const ACROSS = 6;
const EMBERS = 26;

const sizeOf = ({ w, h }: Canvas): number => Math.min(w, h) * 0.6;
const isFoe = ({ picture: { group } }: Canvas): boolean => group === 'enemy';

/** Courses of stone. */
function bricks({ w, h }: Canvas, r: Chance): string {
  let out = '';
  for (let y = 0; y < COURSES; y++)
    for (let x = -1; x <= ACROSS; x++) {
      if (r() >= 0.62) continue;
      const [left, top] = [(x + (y % 2) * 0.5) * (w / ACROSS) + 2, (y * h) / COURSES + 2];
      out += `M${fig(left)} ${fig(top)}h${fig(w / ACROSS - 4)}v${fig(h / COURSES - 4)}h${fig(4 - w / ACROSS)}Z`;
    }
  return out;
}

const field: Layer = (on, r) => {
  const { w, h, id, middle, deep } = on;
  const wall = radial(
    `${id}f`,
    [
      [0, middle],
      [0.6, deep],
      [1, '#0a0709'],
    ],
    { radius: 0.8 },
  );
  return (
    `<defs>${wall}</defs><rect width="${w}" height="${h}" fill="url(#${id}f)"/>` +
    `<path d="${bricks(on, r)}" fill="#fff" opacity=".055"/>`
  );
};

/** The niche, and the light of embers from below. */
const motif: Layer = (on) => {
  const { w, h, x, y, id, light, middle, deep } = on;
  const at = (a: number, b: number): string => `${fig(w * a)} ${fig(h * b)}`;
  const arch = `M${at(0.14, 1)}V${fig(h * 0.46)}Q${at(0.14, 0.02)} ${at(0.5, 0.02)}Q${at(0.86, 0.02)} ${at(0.86, 0.46)}V${h}`;
  const glow = radial(
    `${id}e`,
    [
      [0, '#ffb24d', 0.95],
      [0.4, '#e2571f', 0.55],
      [1, '#e2571f', 0],
    ],
    { y: 1, radius: 0.75 },
  );
  const halo = radial(`${id}h`, [
    [0, light, 0.75],
    [0.5, middle, 0.45],
    [1, middle, 0],
  ]);
  return (
    `<defs>${glow}${halo}</defs><path d="${arch}Z" fill="${deep}" opacity=".5"/>` +
    `<path d="${arch}" fill="none" stroke="${light}" stroke-width="2" opacity=".3"/>` +
    `<rect width="${w}" height="${h}" fill="url(#${id}e)"/>` +
    `<circle cx="${x}" cy="${fig(y)}" r="${fig(sizeOf(on) * 0.85)}" fill="url(#${id}h)"/>`
  );
};

/** Three strokes of a blade. */
function slashes({ w, h, x, y, light }: Canvas, r: Chance): string {
  const turn = -28 - r() * 30;
  return [-1, 0, 1]
    .map((k) => {
      const at = y + k * h * 0.2;
      const stroke = `M${fig(-w * 0.1)} ${fig(at)}Q${x} ${fig(at - 15)} ${fig(w * 1.1)} ${fig(at + 4)}Q${x} ${fig(at + 15)} ${fig(-w * 0.1)} ${fig(at)}Z`;
      return `<path d="${stroke}" fill="${light}" opacity="${k === 0 ? 0.75 : 0.42}" transform="rotate(${fig(turn)} ${x} ${y})"/>`;
    })
    .join('');
}

/** Broken rings. */
function rings(on: Canvas, r: Chance): string {
  const { x, y, light } = on;
  return [0, 1, 2, 3]
    .map(
      (k) =>
        `<circle cx="${x}" cy="${y}" r="${fig(sizeOf(on) * (0.52 + k * 0.11))}" fill="none" stroke="${light}" stroke-width="${fig(4 - k * 0.8)}" opacity="${fig(0.85 - k * 0.2)}" stroke-dasharray="${fig(20 + r() * 60)} ${fig(6 + r() * 10)}" transform="rotate(${fig(r() * 360)} ${x} ${y})"/>`,
    )
    .join('');
}

/** A crown of flames. */
function crown(on: Canvas, r: Chance): string {
  const { x, y, light } = on;
  const size = sizeOf(on);
  const flames = (from: number, to: number, wide: number): string =>
    rays({ x, y, from: size * from, to: size * to, count: 16, wide, turn: r() });
  return (
    `<path d="${flames(1.05, 0.5, 0.7)}" fill="${light}" opacity=".55"/>` +
    `<path d="${flames(0.82, 0.42, 0.6)}" fill="#ffd98a" opacity=".6"/>`
  );
}

function medallion(on: Canvas): string {
  const { x, y, light, deep } = on;
  const r = fig(sizeOf(on) * 0.66);
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${deep}" opacity=".45"/>` +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${light}" stroke-width="2.5" opacity=".7"/>`
  );
}

function pillars({ w, h, deep }: Canvas): string {
  const pillar = (x: number, top: number): string =>
    `M${fig(w * x)} ${h}V${fig(h * top)}l${fig(w * 0.05)} ${fig(-h * 0.14)} ${fig(w * 0.05)} ${fig(h * 0.14)}V${h}Z`;
  return `<path d="${pillar(0.1, 0.3)}${pillar(0.8, 0.2)}" fill="${deep}" opacity=".75"/>`;
}

const BEHIND: Readonly<Record<string, (on: Canvas, r: Chance) => string>> = {
  attack: slashes,
  skill: rings,
  power: crown,
  relic: medallion,
  bossRelic: medallion,
  potion: medallion,
  enemy: pillars,
};

const composition: Layer = (on, r) => BEHIND[on.picture.type]?.(on, r) ?? '';

const charge: Layer = (on) => {
  const { light, x, y } = on;
  const foe = isFoe(on);
  const body: readonly Stop[] = foe
    ? [
        [0, '#6a5660'],
        [0.45, '#d09a78'],
        [1, '#ffe3a8'],
      ]
    : [
        [0, '#fffdf4'],
        [0.5, light],
        [1, between(light, '#ff9c4f', 0.8)],
      ];
  const rim = foe ? '#ffd9a0' : '#fff6df';
  return cast(on, { x, y, size: sizeOf(on), rim, ink: '#0b0608', body, shine: foe ? 0.15 : 0.5, width: 17 });
};

/** Embers that rise. */
const foreground: Layer = ({ w, h }, r) =>
  Array.from({ length: EMBERS }, () => {
    const y = r();
    return `<circle cx="${fig(r() * w)}" cy="${fig(h * y)}" r="${fig(0.7 + r() * 2.3 * y)}" fill="${r() < 0.4 ? '#fff2b8' : '#ffa64a'}" opacity="${fig(0.35 + r() * 0.6)}"/>`;
  }).join('');

export const NICHE: Scene = { field, motif, composition, charge, foreground };
