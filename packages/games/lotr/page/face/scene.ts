/** Pictures of The Lord of the Rings: a figure before a landscape in five distances. */

import { cast } from '@kolbiste/tablekit/face/charge.ts';
import type { Stop, Tincture } from '@kolbiste/tablekit/face/paint.ts';
import { between, linear, radial } from '@kolbiste/tablekit/face/paint.ts';
import type { Canvas, Layer, Scene } from '@kolbiste/tablekit/face/scene.ts';
import { fig, rays, ridge } from '@kolbiste/tablekit/face/shapes.ts';
import { pines, road, trunks, web } from './lands.ts';

/** Spheres; then what comes against the players, where they go, and why. */
export const TINCTURES = {
  leadership: ['#f3cdf0', '#7c4a86', '#2c1836'],
  tactics: ['#ffc9a8', '#a4412c', '#3b130d'],
  spirit: ['#d6efff', '#3f7ea6', '#11293c'],
  lore: ['#e5f3b4', '#5c8a3c', '#172a12'],
  neutral: ['#f3e8cf', '#8a7d66', '#2b261e'],
  shadow: ['#ffb59a', '#5a3a3c', '#150d12'],
  webbed: ['#ffb59a', '#5a3a3c', '#150d12'],
  wild: ['#e9e2a0', '#4e6b4a', '#12201a'],
  quest: ['#ffe9b0', '#b98a3e', '#3a2611'],
} as const satisfies Readonly<Record<string, Tincture>>;

export type Land = keyof typeof TINCTURES;

const PLACES = new Set(['location', 'quest']);
const THINGS = new Set(['attachment', 'event', 'objective']);

const isDark = ({ picture: { group } }: Canvas): boolean => group === 'shadow' || group === 'webbed';
const isPlace = ({ picture: { type } }: Canvas): boolean => PLACES.has(type);

/** How large the figure is and where its middle lies. */
function figure(on: Canvas): { readonly size: number; readonly y: number } {
  const share = isPlace(on) ? 0.46 : on.picture.type === 'hero' ? 0.66 : 0.62;
  return { size: Math.min(on.w, on.h) * share, y: on.h * (isPlace(on) ? 0.54 : 0.5) };
}

const skyOf = ({ light, middle }: Canvas): readonly Stop[] => [
  [0, between(middle, '#1d2c44', 0.35)],
  [0.5, between(middle, light, 0.55)],
  [1, light],
];
const RED_SKY: readonly Stop[] = [
  [0, '#1a1016'],
  [0.55, '#6b2f2a'],
  [1, '#d07a45'],
];

/** The sky of the hour, and where the light stands. */
const field: Layer = (on, r) => {
  const { w, h, id, light } = on;
  const [x, y] = [w * (0.3 + r() * 0.4), h * (isPlace(on) ? 0.3 : 0.36)];
  const glow = radial(`${id}h`, [
    [0, '#fff', 0.95],
    [0.18, light, 0.85],
    [1, light, 0],
  ]);
  return (
    `<defs>${linear(`${id}f`, isDark(on) ? RED_SKY : skyOf(on))}${glow}</defs><rect width="${w}" height="${h}" fill="url(#${id}f)"/>` +
    `<circle cx="${fig(x)}" cy="${fig(y)}" r="${fig(h * 0.5)}" fill="url(#${id}h)"/>` +
    `<circle cx="${fig(x)}" cy="${fig(y)}" r="${fig(h * 0.1)}" fill="${isDark(on) ? '#ff9a66' : '#fffbe6'}"/>`
  );
};

/** Three ridges with mist between them, the edge of the wood, a road for places. */
const motif: Layer = (on, r) => {
  const { w, h, id, light, middle, deep } = on;
  const far = (y: number, height: number, rough: number): string =>
    ridge(r, { width: w, ground: h, y: h * y, height: h * height, rough });
  const mist = linear(`${id}m`, [
    [0, light, 0],
    [0.5, light, 0.5],
    [1, light, 0],
  ]);
  return (
    `<defs>${mist}</defs><path d="${far(0.5, 0.3, 0.56)}" fill="${between(middle, light, 0.42)}" opacity=".8"/>` +
    `<path d="${far(0.62, 0.24, 0.55)}" fill="${between(middle, light, 0.12)}"/>` +
    `<rect y="${fig(h * 0.56)}" width="${w}" height="${fig(h * 0.2)}" fill="url(#${id}m)"/>` +
    `<path d="${far(0.76, 0.14, 0.5)}" fill="${between(middle, deep, 0.45)}"/>` +
    `<path d="${pines(on, r)}" fill="${between(middle, deep, 0.62)}"/>${on.picture.type === 'location' ? road(on) : ''}`
  );
};

/** A nimbus round heroes, a ring with rays round things and deeds. */
const composition: Layer = (on, r) => {
  const { x, w, light, middle } = on;
  const { size, y } = figure(on);
  const ring = (radius: number, paint: string): string =>
    `<circle cx="${x}" cy="${fig(y)}" r="${fig(size * radius)}" stroke="${light}" ${paint}/>`;
  if (on.picture.type === 'hero') {
    const nimbus = rays({ x, y, from: size * 0.44, to: size * 0.82, count: 28, wide: 0.4, turn: 0 });
    return `<path d="${nimbus}" fill="${light}" opacity=".75"/>${ring(0.6, `fill="${between(middle, light, 0.25)}" stroke-width="3"`)}`;
  }
  if (!THINGS.has(on.picture.type)) return '';
  const light18 = rays({ x, y, from: size * 0.3, to: w * 0.8, count: 18, wide: 0.34, turn: r() });
  return (
    `<path d="${light18}" fill="${light}" opacity=".26"/>${ring(0.62, 'fill="none" stroke-width="1.5" opacity=".7"')}` +
    ring(0.67, 'fill="none" stroke-width="4" opacity=".4" stroke-dasharray="2 7"')
  );
};

const charge: Layer = (on) => {
  const { light, middle, deep } = on;
  const body: readonly Stop[] = isDark(on)
    ? [
        [0, '#ffd9b0'],
        [0.45, '#a4574a'],
        [1, '#2a1216'],
      ]
    : [
        [0, '#fffdf2'],
        [0.5, light],
        [1, between(middle, light, 0.35)],
      ];
  return cast(on, { x: on.x, ...figure(on), rim: isDark(on) ? '#ffcf9e' : '#fff', ink: deep, body, shine: 0.65 });
};

/** The ground one stands on, trunks where the wood is old, the web of spiders. */
const foreground: Layer = (on, r) => {
  const { w, h, deep, picture } = on;
  const ground = ridge(r, { width: w, ground: h, y: h * 0.95, height: h * 0.1, rough: 0.6 });
  const wood = isDark(on) || picture.group === 'wild' ? trunks(on, r) : '';
  return `<path d="${ground}${wood}" fill="${deep}"/>${picture.group === 'webbed' ? web(on) : ''}`;
};

export const LANDSCAPE: Scene = { field, motif, composition, charge, foreground };
