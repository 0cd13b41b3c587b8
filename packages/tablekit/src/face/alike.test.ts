import { createElement } from 'react';
import { expect, it } from 'vitest';
import { alike } from './alike.ts';

const ribbon = (words: string) => createElement('span', { key: words, className: 'role' }, 'Ó', words);
const told = (words: string, value = 2) => ({
  id: 3,
  now: { figures: [1, value] },
  standing: [{ state: 'noted', words: [ribbon(words)] }],
});

it('what is made anew of the same is alike, all the way down', () => {
  expect(alike(told('brání'), told('brání'))).toBe(true);
});

it('a figure, a word, a part of another kind or name is not', () => {
  expect(alike(told('brání'), told('útočí'))).toBe(false);
  expect(alike(told('brání'), told('brání', 3))).toBe(false);
  expect(alike(createElement('b'), createElement('i'))).toBe(false);
  expect(alike(createElement('b', { key: 1 }), createElement('b', { key: 2 }))).toBe(false);
  expect(alike(createElement('b'), { ...createElement('b') })).toBe(true);
});

it('what has come or gone is not, even where nothing was said of it', () => {
  expect(alike({ id: 1 }, { id: 1, now: undefined })).toBe(false);
  expect(alike({ id: 1, now: undefined }, { id: 1 })).toBe(false);
  expect(alike([1], [1, 2])).toBe(false);
  expect(alike({}, [])).toBe(false);
  expect(alike([], {})).toBe(false);
  expect(alike(null, {})).toBe(false);
});

it('what does something is itself alone: it may have kept something in mind', () => {
  const press = () => 1;
  expect(alike({ press }, { press })).toBe(true);
  expect(alike({ press }, { press: () => 1 })).toBe(false);
  expect(alike(new Map([[1, 2]]), new Map([[1, 2]]))).toBe(false);
});
