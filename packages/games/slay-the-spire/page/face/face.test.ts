import { hashOf } from '@kolbiste/tablekit/face/chance.ts';
import type { Glyphs } from '@kolbiste/tablekit/face/emblem.ts';
import { emblem } from '@kolbiste/tablekit/face/emblem.ts';
import type { Picture } from '@kolbiste/tablekit/face/scene.ts';
import { expect, test } from 'vitest';
import { EVENT_CARDS } from '../../src/cards/events.ts';
import { CARD_COUNT, cardWritten, ENEMIES, faceNamed, ITEMS } from '../../src/cards/pool.ts';
import { HEROES } from '../../src/vocabulary.ts';
import glyphs from './glyphs.json' with { type: 'json' };
import { isDrawn, pictureOfEnemy, pictureOfEvent, pictureOfFace, pictureOfHero, pictureOfItem } from './pictures.ts';
import { NICHE } from './scene.ts';

const GLYPHS: Glyphs = glyphs;
const draw = (picture: Picture): string => emblem(picture, NICHE, GLYPHS);
const cards = Array.from({ length: CARD_COUNT }, (_, card) => card);

test('what is printed has a glyph of its own', () => {
  const missing = [
    ...cards.map((card) => cardWritten(card).id).filter((id) => !isDrawn('cards', id)),
    ...ITEMS.filter(({ id }) => !isDrawn('items', id)).map(({ id }) => id),
    ...ENEMIES.filter(({ id, kind }) => !isDrawn('enemies', id) && !isDrawn('enemies', kind)).map(({ id }) => id),
    ...EVENT_CARDS.filter(({ id }) => !isDrawn('events', id)).map(({ id }) => id),
    ...HEROES.filter((id) => !isDrawn('heroes', id)),
  ];
  expect(missing).toEqual([]);
});

test('every glyph that is named is there', () => {
  const all = [
    ...cards.map((card) => pictureOfFace(2 * card)),
    ...ITEMS.map(({ item }) => pictureOfItem(item)),
    ...ENEMIES.map(({ card }) => pictureOfEnemy(card)),
    ...EVENT_CARDS.map((_, event) => pictureOfEvent(event)),
    ...HEROES.map((_, hero) => pictureOfHero(hero)),
  ];
  const gone = all.filter(({ icon, second = icon }) => GLYPHS[icon] === undefined || GLYPHS[second] === undefined);
  expect(gone.map(({ key }) => key)).toEqual([]);
});

test('no two cards look the same', () => {
  expect(new Set(cards.map((card) => draw(pictureOfFace(2 * card)))).size).toBe(cards.length);
});

test('the same card is drawn the same, for ever', () => {
  const shown = ['bash', 'strike-ironclad', 'anger'].map((id) => hashOf(draw(pictureOfFace(faceNamed(id)))));
  expect(shown).toMatchInlineSnapshot(`
    [
      4107501119,
      2713079992,
      1590068843,
    ]
  `);
});
