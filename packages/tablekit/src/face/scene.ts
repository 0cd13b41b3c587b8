/** What a picture is made of: a game says what stands in it and how its five layers are painted. */
import type { Chance } from './chance.ts';
import type { Tincture } from './paint.ts';

/** Light over a scene; it never carries a meaning. */
export type Mood = 'bright' | 'calm' | 'cold' | 'eerie' | 'fierce' | 'grand' | 'machine' | 'sorrow' | 'wild';

/** What is to be painted. Equal pictures give equal drawings. */
export interface Picture {
  /** The only source of chance. */
  readonly key: string;
  /** What the card is: how the picture is composed. */
  readonly type: string;
  /** What it belongs to: the motif behind it. */
  readonly group: string;
  readonly tincture: Tincture;
  /** Names of glyphs. */
  readonly icon: string;
  readonly second?: string | undefined;
  readonly mood?: Mood | undefined;
  /** Faint golden rays. */
  readonly gilt?: boolean;
}

/** What the layers of one picture are painted on. */
export interface Canvas {
  readonly w: number;
  readonly h: number;
  /** The middle. */
  readonly x: number;
  readonly y: number;
  /** Begins every name in the drawing. */
  readonly id: string;
  readonly picture: Picture;
  readonly light: string;
  readonly middle: string;
  readonly deep: string;
  /** The outline of the glyph in a box of 512; '' = none yet. */
  readonly glyph: string;
}

/** SVG of one layer; each has chance of its own, so that a change of one leaves the others as they are. */
export type Layer = (on: Canvas, r: Chance) => string;

/** From the back to the front. */
export interface Scene {
  readonly field: Layer;
  readonly motif: Layer;
  /** What stands behind the charge, by type. */
  readonly composition: Layer;
  readonly charge: Layer;
  readonly foreground: Layer;
}

export const LAYERS = [
  'field',
  'motif',
  'composition',
  'charge',
  'foreground',
] as const satisfies readonly (keyof Scene)[];

/** What a picture is kept by: an own card may change and keep its key. */
export const stampOf = ({ key, type, group, icon, second, mood, gilt }: Picture): string =>
  [key, type, group, icon, second, mood, gilt].join(' ');
