/** Pictures of Doomtrooper: two skylines at night with searchlights between; things lie on a riveted plate. */
import type { Chance } from '@kolbiste/tablekit/face/chance.ts';
import { cast } from '@kolbiste/tablekit/face/charge.ts';
import type { Stop, Tincture } from '@kolbiste/tablekit/face/paint.ts';
import { linear, radial } from '@kolbiste/tablekit/face/paint.ts';
import type { Canvas, Layer, Scene } from '@kolbiste/tablekit/face/scene.ts';
import { fig, polygon, ridge } from '@kolbiste/tablekit/face/shapes.ts';

/** By affiliation. */
export const TINCTURES = {
  capitol: ['#cfe2ff', '#3d6296', '#101c30'],
  bauhaus: ['#e6e9a8', '#6b7a35', '#1d2210'],
  mishima: ['#ffc2b0', '#a34a3a', '#33120f'],
  imperial: ['#d3f0d8', '#3f7a58', '#0f241a'],
  cybertronic: ['#d9d6ff', '#5a57a0', '#171636'],
  brotherhood: ['#fff0c4', '#b08636', '#35240c'],
  cartel: ['#ffd9a6', '#7b5a34', '#241709'],
  tribal: ['#c7ecf2', '#2f6f80', '#0a2129'],
  legion: ['#e8ff9c', '#566b28', '#15140d'],
  general: ['#f2e6d6', '#857464', '#28211b'],
} as const satisfies Readonly<Record<string, Tincture>>;

export type Group = keyof typeof TINCTURES;

const THINGS = new Set(['equipment', 'special', 'mission', 'fortification', 'relic', 'alliance']);
const WINDOWS = 5;
const BEAMS = 3;

const isDark = ({ picture: { group } }: Canvas): boolean => group === 'legion';
const sizeOf = ({ w, h }: Canvas): number => Math.min(w, h) * 0.62;

const field: Layer = (on) => {
  const { w, h, id, middle, deep } = on;
  const sky: readonly Stop[] = isDark(on)
    ? [
        [0, '#10130a'],
        [0.5, middle],
        [1, '#c9a93a'],
      ]
    : [
        [0, deep],
        [0.55, middle],
        [1, '#e0a468'],
      ];
  return `<defs>${linear(`${id}f`, sky)}</defs><rect width="${w}" height="${h}" fill="url(#${id}f)"/>`;
};

/** One tower: a spire or a stepped roof. */
function tower({ h }: Canvas, r: Chance, x: number, width: number, top: number): string {
  const spire = r() < 0.45;
  const roof = spire
    ? `l${fig(width / 2)} ${fig(-h * (0.08 + r() * 0.14))}l${fig(width / 2)} ${fig(h * 0.1)}`
    : `h${fig(width * 0.3)}v${fig(-h * 0.05)}h${fig(width * 0.4)}v${fig(h * 0.05)}h${fig(width * 0.3)}`;
  return `M${fig(x)} ${h}V${fig(top)}${roof}V${h}Z`;
}

/** Towers side by side, and the windows that are lit in them. */
function skyline(on: Canvas, r: Chance, from: number, rest: number): readonly [towers: string, lights: string] {
  const { w, h } = on;
  let towers = '';
  let lights = '';
  for (let x = -6; x < w; ) {
    const width = w * (0.05 + r() * 0.09);
    const top = h * (from + r() * rest);
    towers += tower(on, r, x, width, top);
    for (let k = 0; k < WINDOWS; k++)
      if (r() < 0.6)
        lights += `<rect x="${fig(x + width * (0.2 + r() * 0.5))}" y="${fig(top + 8 + r() * h * 0.3)}" width="2" height="3.4"/>`;
    x += width + r() * 4;
  }
  return [towers, lights];
}

function beams({ w, h, id }: Canvas, r: Chance): string {
  return Array.from({ length: BEAMS }, () => {
    const x = w * (0.1 + r() * 0.8);
    const lean = (r() - 0.5) * w * 0.9;
    return `<path d="M${fig(x - 3)} ${h}L${fig(x + lean - 26)} 0H${fig(x + lean + 26)}L${fig(x + 3)} ${h}Z" fill="url(#${id}l)"/>`;
  }).join('');
}

const motif: Layer = (on, r) => {
  const { w, h, id, light, deep } = on;
  const glow = radial(`${id}h`, [
    [0, '#ffffff', 0.75],
    [0.3, light, 0.6],
    [1, light, 0],
  ]);
  const beam = linear(`${id}l`, [
    [0, light, 0],
    [1, light, 0.42],
  ]);
  const [far] = skyline(on, r, 0.28, 0.3);
  const [near, lights] = skyline(on, r, 0.5, 0.26);
  return (
    `<defs>${glow}${beam}</defs>` +
    `<circle cx="${fig(w * (0.3 + r() * 0.4))}" cy="${fig(h * 0.42)}" r="${fig(h * 0.44)}" fill="url(#${id}h)"/>` +
    `<path d="${far}" fill="${deep}" opacity=".55"/>${beams(on, r)}<path d="${near}" fill="${deep}"/>` +
    `<g fill="#ffd27a" opacity=".85">${lights}</g>`
  );
};

/** A steel plate with four rivets, striped at its foot. */
function plate({ w, h, id, middle }: Canvas): string {
  const steel = linear(
    `${id}t`,
    [
      [0, '#8d8f90'],
      [0.3, '#5d6164'],
      [0.7, '#43474b'],
      [1, '#6f5340'],
    ],
    0.5,
  );
  const rivets = [
    [0.14, 0.13],
    [0.86, 0.13],
    [0.14, 0.87],
    [0.86, 0.87],
  ].map(([x, y]) => `<circle cx="${fig(w * x)}" cy="${fig(h * y)}" r="4.5" fill="${middle}" stroke="#000"/>`);
  const stripes = Array.from(
    { length: 13 },
    (_, k) =>
      `M${fig(w * (0.1 + k * 0.06))} ${fig(h * 0.92)}l${fig(w * 0.03)} ${fig(-h * 0.06)}h${fig(w * 0.025)}l${fig(-w * 0.03)} ${fig(h * 0.06)}Z`,
  );
  return (
    `<defs>${steel}</defs><rect x="${fig(w * 0.1)}" y="${fig(h * 0.08)}" width="${fig(w * 0.8)}" height="${fig(h * 0.84)}" rx="7" fill="url(#${id}t)" stroke="#000" stroke-opacity=".55" stroke-width="2"/>` +
    `${rivets.join('')}<path d="${stripes.join('')}" fill="#f2b632" opacity=".8"/>`
  );
}

/** Two polygons in a circle: of four corners for the Art, of five for the powers of the Legion. */
function sigil(on: Canvas, r: Chance, corners: number): string {
  const { x, y, light } = on;
  const radius = sizeOf(on) * 0.68;
  const turn = r();
  return (
    `<circle cx="${x}" cy="${y}" r="${fig(radius)}" fill="none" stroke="${light}" stroke-width="3" opacity=".8"/>` +
    `<path d="${polygon(x, y, radius, corners, turn)}${polygon(x, y, radius, corners, turn + 0.78)}" fill="none" stroke="${light}" stroke-width="1.6" opacity=".75"/>`
  );
}

const SQUARE = 4;
const FIVE = 5;

const composition: Layer = (on, r) => {
  const { type } = on.picture;
  if (THINGS.has(type)) return plate(on);
  if (type === 'art') return sigil(on, r, SQUARE);
  return type === 'symmetry' || type === 'ki' ? sigil(on, r, FIVE) : '';
};

const charge: Layer = (on) => {
  const { light, middle, deep, x, y } = on;
  const body: readonly Stop[] = [
    [0, '#ffffff'],
    [0.34, light],
    [0.52, middle],
    [0.58, light],
    [1, deep],
  ];
  const ink = THINGS.has(on.picture.type) ? '#14110e' : deep;
  return cast(on, { x, y, size: sizeOf(on), rim: '#ffffff', ink, body, shine: 0.35, width: 18 });
};

/** Smog over the ground. */
const foreground: Layer = ({ w, h }, r) =>
  `<path d="${ridge(r, { width: w, y: h * 0.97, ground: h, height: h * 0.06, rough: 0.7 })}" fill="#0d0b0a"/>`;

export const SKYLINE: Scene = { field, motif, composition, charge, foreground };
