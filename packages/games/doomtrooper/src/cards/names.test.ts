import { expect, test } from 'vitest';
import { cards } from './all.ts';
import { isBorrowed, LANGS, NAME_SETS, nameBook, nameOf } from './names.ts';

test('both books name every card, each by names of its own', () => {
  for (const set of NAME_SETS) {
    expect(
      Object.keys(nameBook(set))
        .map(Number)
        .sort((a, b) => a - b),
    ).toEqual(cards.map(({ id }) => id).sort((a, b) => a - b));
    for (const lang of LANGS) {
      const names = cards.map(({ id }) => nameOf(id, lang, set));
      expect(names.filter((name) => name === '' || name.trim() !== name)).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
    }
  }
});

test('863 Czech names are known; for the others the English one stands', () => {
  const borrowed = cards.filter(({ id }) => isBorrowed(id));
  expect(cards.length - borrowed.length).toBe(863);
  for (const { id } of borrowed) expect(nameOf(id, 'cs', 'real')).toBe(nameOf(id, 'en', 'real'));
});

test('no invented name is a real one', () => {
  const real = new Set(cards.flatMap(({ id }) => LANGS.map((lang) => nameOf(id, lang, 'real').toLowerCase())));
  const invented = cards.flatMap(({ id }) => LANGS.map((lang) => nameOf(id, lang, 'neutral')));
  expect(invented.filter((name) => real.has(name.toLowerCase()))).toEqual([]);
});
