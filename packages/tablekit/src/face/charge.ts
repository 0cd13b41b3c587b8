/** The charge of a picture: its glyph, cast like a thing. */
import { linear } from './paint.ts';
import type { Canvas } from './scene.ts';
import { fig } from './shapes.ts';

/** Glyphs are drawn in a box of so many units. */
const GLYPH_BOX = 512;

/** Puts a glyph with its middle at a place. */
export const place = (x: number, y: number, size: number): string =>
  `transform="translate(${fig(x - size / 2)} ${fig(y - size / 2)}) scale(${Math.round((size / GLYPH_BOX) * 1e4) / 1e4})"`;

/** The outline of the glyph, written once and used as often as wanted. */
export const outline = ({ id, glyph }: Canvas): string =>
  `<defs><path id="${id}c" d="${glyph}" stroke-linejoin="round"/></defs>`;

export interface Cast {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** The edge of light, the outline, the body from above downwards. */
  readonly rim: string;
  readonly ink: string;
  readonly body: Parameters<typeof linear>[1];
  readonly shine: number;
  readonly width?: number;
}

/** Four times the glyph: its shadow, its outline, its body with a rim of light, the shine on its upper half. */
export function cast(on: Canvas, { x, y, size, rim, ink, body, shine, width = 15 }: Cast): string {
  if (on.glyph === '') return '';
  const { id } = on;
  const drawn = (paint: string, dx = 0, dy = 0): string =>
    `<use href="#${id}c" ${paint} ${place(x + dx, y + dy, size)}/>`;
  const gradients =
    linear(`${id}b`, body) +
    linear(`${id}s`, [
      [0, '#fff', shine],
      [0.5, '#fff', 0],
    ]);
  return (
    `<defs>${gradients}</defs>${outline(on)}` +
    drawn(`fill="${ink}" opacity=".5"`, size * 0.03, size * 0.045) +
    drawn(`fill="none" stroke="${ink}" stroke-width="${fig(width * 2.1)}" opacity=".85"`) +
    drawn(`fill="url(#${id}b)" stroke="${rim}" stroke-width="${fig(width * 0.45)}" stroke-opacity=".75"`) +
    drawn(`fill="url(#${id}s)"`)
  );
}
