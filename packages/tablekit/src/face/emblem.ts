/** Pictures of cards ("emblems"), computed from what a card is: pure, and the same on every device. */
import { chanceOf, hashOf } from './chance.ts';
import { place } from './charge.ts';
import { radial } from './paint.ts';
import type { Canvas, Mood, Picture, Scene } from './scene.ts';
import { LAYERS } from './scene.ts';
import { fig, rays } from './shapes.ts';

/** Outlines of glyphs by their names. */
export type Glyphs = Readonly<Record<string, string>>;

export const EMBLEM_WIDTH = 240;
export const EMBLEM_HEIGHT = 200;

/** Colour, how dense at the edge, how far down its middle lies. */
const MOODS: Readonly<Record<Mood, readonly [color: string, density: number, y: number]>> = {
  bright: ['#fff3c0', 0.2, 0.1],
  calm: ['#cfe6ff', 0.1, 0.2],
  cold: ['#7fc4ff', 0.24, 0.1],
  eerie: ['#5a2f8a', 0.3, 0.85],
  fierce: ['#d0341a', 0.24, 0.9],
  grand: ['#ffdf8a', 0.24, 0.1],
  machine: ['#8fb4c8', 0.16, 0.8],
  sorrow: ['#0a1020', 0.36, 0.9],
  wild: ['#6a9a2a', 0.18, 0.8],
};

/** One thin wash over the picture. */
function moodOf({ id, w, h, picture: { mood } }: Canvas): string {
  if (mood === undefined) return '';
  const [color, density, y] = MOODS[mood];
  const wash = radial(
    `${id}w`,
    [
      [0, color, 0],
      [0.45, color, Math.round(density * 30) / 100],
      [1, color, density],
    ],
    { y, radius: 0.9 },
  );
  return `<defs>${wash}</defs><rect width="${w}" height="${h}" fill="url(#${id}w)"/>`;
}

function giltOf({ w, h, x, y, picture }: Canvas): string {
  if (picture.gilt !== true) return '';
  const turn = chanceOf(`${picture.key}/gilt`)();
  const light = rays({ x, y, from: w * 0.14, to: w * 0.72, count: 20, wide: 0.25, turn });
  return `<path d="${light}" fill="#ffe9a8" opacity=".16"/><path d="M3 3H${w - 3}V${h - 3}H3Z" fill="none" stroke="#ffe9a8" stroke-width="2" opacity=".5"/>`;
}

/** What goes with the charge: small, upper right. */
function satellite({ w, h, x, light, deep }: Canvas, glyph: string): string {
  if (glyph === '') return '';
  const side = Math.min(w, h);
  const at = place(x + side * 0.32, h * 0.24, side * 0.24);
  return (
    `<g ${at}><path d="${glyph}" fill="${deep}" stroke="${deep}" stroke-width="46" stroke-linejoin="round"/>` +
    `<path d="${glyph}" fill="${light}"/></g>`
  );
}

/** The picture as SVG. Glyphs that are not there are left out: the rest stands as it will. */
export function emblem(picture: Picture, scene: Scene, glyphs: Glyphs): string {
  const [light, middle, deep] = picture.tincture;
  const [w, h] = [EMBLEM_WIDTH, EMBLEM_HEIGHT];
  const on: Canvas = {
    w,
    h,
    x: w / 2,
    y: h / 2,
    picture,
    light,
    middle,
    deep,
    id: `k${hashOf(picture.key).toString(36)}`,
    glyph: glyphs[picture.icon] ?? '',
  };
  const layers = LAYERS.map((name) => scene[name](on, chanceOf(`${picture.key}/${name}`))).join('');
  const second = picture.second === undefined ? '' : (glyphs[picture.second] ?? '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${fig(w)} ${fig(h)}" width="${w}" height="${h}">${layers}${moodOf(on)}${giltOf(on)}${satellite(on, second)}</svg>`;
}
