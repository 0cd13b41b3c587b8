/** Pictures of TMMStone: drawings in chalk on a school slate. */

import { outline, place } from '@kolbiste/tablekit/face/charge.ts';
import type { Tincture } from '@kolbiste/tablekit/face/paint.ts';
import { radial } from '@kolbiste/tablekit/face/paint.ts';
import type { Canvas, Layer, Scene } from '@kolbiste/tablekit/face/scene.ts';
import { fig, polygon, rays } from '@kolbiste/tablekit/face/shapes.ts';
import type { ClassName, Kind } from '../../src/index.ts';
import { MOTIFS } from './motifs.ts';

/** Told apart by lightness as well, and always beside the motif and the word. */
export const TINCTURES: Readonly<Record<ClassName, Tincture>> = {
  neutral: ['#f4f1e4', '#44524c', '#1c2723'],
  mathematician: ['#8fd0ff', '#2b4f70', '#12263a'],
  physicist: ['#ffd76a', '#6a5420', '#2c2411'],
  informatician: ['#8df0a8', '#235a41', '#0f2a20'],
  engineer: ['#ffab78', '#6f3f28', '#301a12'],
  chemist: ['#e9a6ff', '#573469', '#27162f'],
};

/** The grain of chalk. */
const CHALK =
  '<filter id="chalk" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="4" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="3.2" result="d"/><feColorMatrix in="n" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -2.3 2.05" result="a"/><feComposite in="d" in2="a" operator="in"/></filter>';

const sizeOf = ({ w, h }: Canvas): number => Math.min(w, h) * 0.6;
const radiusOf = (on: Canvas): number => sizeOf(on) * 0.66;
const chalk = (drawing: string): string => `<g filter="url(#chalk)">${drawing}</g>`;

const field: Layer = (on, r) => {
  const { w, h, x, y, id, light, middle, deep } = on;
  const slate = radial(
    `${id}f`,
    [
      [0, middle],
      [0.65, middle],
      [1, deep],
    ],
    { y: 0.42, radius: 0.75 },
  );
  const halo = radial(`${id}h`, [
    [0, light, 0.5],
    [1, light, 0],
  ]);
  const smudge = `<ellipse cx="${fig(w * (0.2 + r() * 0.6))}" cy="${fig(h * r())}" rx="${fig(w * 0.5)}" ry="${fig(h * 0.16)}" fill="#fff" opacity=".05" transform="rotate(-18 ${x} ${y})"/>`;
  return (
    `<defs>${CHALK}${slate}${halo}</defs><rect width="${w}" height="${h}" fill="url(#${id}f)"/>${smudge}` +
    `<circle cx="${x}" cy="${y}" r="${fig(radiusOf(on) * 1.25)}" fill="url(#${id}h)"/>`
  );
};

const motif: Layer = (on, r) =>
  chalk(
    `<g fill="none" stroke="#fff" stroke-width="2" opacity=".34">${MOTIFS[on.picture.group as ClassName](on, r)}</g>`,
  );

const LINES = 9;

/** A circle, a burst, a floor, a box, a hexagon: what kind of card it is. */
const KINDS: Readonly<Record<Kind, Layer>> = {
  unit(on, r) {
    const [{ x, y }, radius] = [on, radiusOf(on)];
    return `<ellipse cx="${x}" cy="${y}" rx="${fig(radius)}" ry="${fig(radius * 0.97)}"/><ellipse cx="${x + 2}" cy="${y - 1}" rx="${fig(radius * 1.05)}" ry="${fig(radius * 0.98)}" transform="rotate(${fig(r() * 90)} ${x} ${y})" opacity=".6"/>`;
  },
  spell(on, r) {
    const radius = radiusOf(on);
    return `<path d="${rays({ x: on.x, y: on.y, from: radius * 1.2, to: radius * 0.72, count: 14, wide: 0.28, turn: r() })}"/>`;
  },
  field({ w, h, x }) {
    const fan = Array.from({ length: LINES }, (_, n) => n - (LINES - 1) / 2);
    const lines = fan.map((n) => `M${fig(x + n * 12)} ${fig(h * 0.74)}L${fig(x + n * 70)} ${h}`);
    return `<path d="M0 ${fig(h * 0.74)}H${w}${lines.join('')}"/>`;
  },
  experiment(on) {
    const radius = radiusOf(on);
    return `<rect x="${fig(on.x - radius)}" y="${fig(on.y - radius)}" width="${fig(2 * radius)}" height="${fig(2 * radius)}" rx="8" stroke-dasharray="12 8"/>`;
  },
  ability(on, r) {
    const radius = radiusOf(on);
    return `<path d="${polygon(on.x, on.y, radius * 1.12, 6, r())}"/><path d="${polygon(on.x, on.y, radius * 1.02, 6, r())}" opacity=".5"/>`;
  },
};

const composition: Layer = (on, r) =>
  chalk(
    `<g fill="none" stroke="${on.light}" stroke-width="3" opacity=".9">${KINDS[on.picture.type as Kind](on, r)}</g>`,
  );

/** The outline, filled by hatching. */
const charge: Layer = (on, r) => {
  if (on.glyph === '') return '';
  const { id, light, deep } = on;
  const at = place(on.x, on.y, sizeOf(on));
  const hatching = `<pattern id="${id}p" width="15" height="15" patternUnits="userSpaceOnUse" patternTransform="rotate(${fig(-35 - r() * 25)})"><path d="M0 4H15M0 11.5H15" stroke="${light}" stroke-width="5.2" opacity=".85"/></pattern>`;
  const drawn = (paint: string): string => `<use href="#${id}c" ${paint} ${at}/>`;
  return `<defs>${hatching}</defs>${outline(on)}${chalk(
    drawn(`fill="${deep}" opacity=".55"`) +
      drawn(`fill="${light}" fill-opacity=".5" stroke="#fff" stroke-width="13"`) +
      drawn(`fill="url(#${id}p)"`),
  )}`;
};

export const SLATE: Scene = { field, motif, composition, charge, foreground: () => '' };
