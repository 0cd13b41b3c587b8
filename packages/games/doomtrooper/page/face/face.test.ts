import type { Glyphs } from '@kolbiste/tablekit/face/emblem.ts';
import { emblem } from '@kolbiste/tablekit/face/emblem.ts';
import { expect, test } from 'vitest';
import '../../src/cards/fill.ts';
import { pool } from '../../src/cards/pool.ts';
import glyphs from './glyphs.json' with { type: 'json' };
import { crestOf, isDrawn, pictureOf } from './pictures.ts';
import { SKYLINE } from './scene.ts';

const GLYPHS: Glyphs = glyphs;

test('every card has a glyph of its meaning, and every glyph that is named is there', () => {
  expect(pool.ids.filter((card) => !isDrawn(card))).toEqual([]);
  const pictures = [...pool.ids.map(pictureOf), crestOf(0, true), crestOf(1, false)];
  const gone = pictures.filter(({ icon, second = icon }) => GLYPHS[icon] === undefined || GLYPHS[second] === undefined);
  expect(gone.map(({ key }) => key)).toEqual([]);
});

test('no two cards look the same', () => {
  const some = pool.ids.slice(0, 200);
  expect(new Set(some.map((card) => emblem(pictureOf(card), SKYLINE, GLYPHS))).size).toBe(some.length);
});
