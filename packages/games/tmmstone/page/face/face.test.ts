import { hashOf } from '@kolbiste/tablekit/face/chance.ts';
import type { Glyphs } from '@kolbiste/tablekit/face/emblem.ts';
import { emblem } from '@kolbiste/tablekit/face/emblem.ts';
import { expect, test } from 'vitest';
import type { Card } from '../../src/index.ts';
import { cards, KIND_NAMES } from '../../src/index.ts';
import glyphs from './glyphs.json' with { type: 'json' };
import { isDrawn, pictureOf } from './pictures.ts';
import { SLATE } from './scene.ts';

const GLYPHS: Glyphs = glyphs;
const draw = (card: Card): string => emblem(pictureOf(card), SLATE, GLYPHS);

test('every card has a glyph of its own, and it is there', () => {
  expect(cards.filter((card) => !isDrawn(card)).map(({ key }) => key)).toEqual([]);
  const missing = cards.filter((card) => {
    const { icon, second = icon } = pictureOf(card);
    return GLYPHS[icon] === undefined || GLYPHS[second] === undefined;
  });
  expect(missing.map(({ key }) => key)).toEqual([]);
});

test('no two cards look the same', () => {
  expect(new Set(cards.map(draw)).size).toBe(cards.length);
});

test('the same card is drawn the same, for ever', () => {
  const shown = (key: string): number => hashOf(draw(cards.find((card) => card.key === key) as Card));
  expect(['intern', 'dark-knight', 'giver-of-life', 'plus-point'].map(shown)).toMatchInlineSnapshot(`
    [
      238189819,
      98830617,
      580987467,
      2023419237,
    ]
  `);
});

test('a card out of a file has a face by its kind, and by its tag', () => {
  const own = (part: Partial<Card>): string => {
    const card: Card = { id: 9001, key: 'mine', kind: 'unit', class: 'chemist', rarity: 'rare', cost: 2, ...part };
    expect(isDrawn(card)).toBe(false);
    return pictureOf(card).icon;
  };
  const icons = KIND_NAMES.map((kind) => own({ kind }));
  expect(new Set(icons).size).toBe(KIND_NAMES.length);
  for (const icon of [...icons, own({ tags: ['ghost'] })]) expect(GLYPHS[icon]).toBeDefined();
  expect(own({ tags: ['ghost'] })).not.toBe(own({}));
});

test('a picture without its glyphs is a scene without a charge', () => {
  const [card] = cards;
  const half = emblem(pictureOf(card), SLATE, {});
  expect(half).not.toContain('<use');
  expect(half).toMatch(/^<svg .*<\/svg>$/s);
});
