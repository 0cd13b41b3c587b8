import { hashOf } from '@kolbiste/tablekit/face/chance.ts';
import type { Glyphs } from '@kolbiste/tablekit/face/emblem.ts';
import { emblem } from '@kolbiste/tablekit/face/emblem.ts';
import { expect, test } from 'vitest';
import type { Card } from '../../src/index.ts';
import { cards, TYPES } from '../../src/index.ts';
import glyphs from './glyphs.json' with { type: 'json' };
import { isDrawn, pictureOf } from './pictures.ts';
import { LANDSCAPE } from './scene.ts';

const GLYPHS: Glyphs = glyphs;
const draw = (card: Card): string => emblem(pictureOf(card), LANDSCAPE, GLYPHS);

test('every card has a glyph of its own, and it is there', () => {
  expect(cards.filter((card) => !isDrawn(card)).map(({ id }) => id)).toEqual([]);
  const missing = cards.filter((card) => {
    const { icon, second = icon } = pictureOf(card);
    return GLYPHS[icon] === undefined || GLYPHS[second] === undefined;
  });
  expect(missing.map(({ id }) => id)).toEqual([]);
});

test('no two cards look the same', () => {
  expect(new Set(cards.map(draw)).size).toBe(cards.length);
});

test('the same card is drawn the same, for ever', () => {
  const shown = (id: number): number => hashOf(draw(cards.find((card) => card.id === id) as Card));
  expect([1, 19, 76, 99].map(shown)).toMatchInlineSnapshot(`
    [
      1935272584,
      587365905,
      597559089,
      2474196839,
    ]
  `);
});

test('a card out of a file has a face by its kind', () => {
  const icons = TYPES.map((type) => {
    const card: Card = { id: 9001, name: { cs: 'Má', en: 'Mine' }, type, set: 'core', copies: 1 };
    return pictureOf(card).icon;
  });
  expect(new Set(icons).size).toBe(TYPES.length);
  for (const icon of icons) expect(GLYPHS[icon]).toBeDefined();
});

test('webs hang where spiders are', () => {
  const groups = cards.filter(({ traits = [] }) => traits.includes('Spider')).map((card) => pictureOf(card).group);
  expect(new Set(groups)).toEqual(new Set(['webbed']));
});
