import './neutral.ts';
import { expect, test } from 'vitest';
import { heroKinds, weaponKinds } from './kinds.ts';
import { findName, NAME_SETS, nameBook, nameOf } from './names.ts';
import { neutralNames } from './neutral-names.ts';

test('both books name every kind, edition, island and the same effects', () => {
  expect(Object.keys(nameBook('real')).sort()).toEqual(Object.keys(nameBook('neutral')).sort());
  for (const set of NAME_SETS) {
    for (const kind of [...heroKinds, ...weaponKinds]) {
      expect(findName(kind.id, 'cs', set)).toBeDefined();
      expect(findName(kind.edition, 'en', set)).toBeDefined();
    }
    for (const kind of heroKinds) expect(findName(kind.island, 'cs', set)).toBeDefined();
  }
});

test('the file of invented names is what the grammar makes', () => {
  expect(nameBook('neutral')).toEqual(neutralNames());
});

test('invented names are whole, distinct, and none is a real one', () => {
  for (const lang of ['cs', 'en'] as const) {
    const invented = Object.values(nameBook('neutral')).map((name) => name[lang]);
    expect(invented.every((name) => name !== null && name !== '')).toBe(true);
    expect(new Set(invented).size).toBe(invented.length);
    const real = new Set(Object.values(nameBook('real')).map((name) => name[lang]?.toLowerCase()));
    expect(invented.filter((name) => real.has(name?.toLowerCase()))).toEqual([]);
  }
});

test('Czech adjectives agree with their nouns', () => {
  const endings: Record<string, RegExp> = {
    'axe palice': /(á|í) palice$/,
    kladivo: /(é|í) kladivo$/,
    meč: /(ý|í) meč$/,
    hůl: /(á|í) hůl$/,
    žezlo: /(é|í) žezlo$/,
    kuše: /(á|í) kuše$/,
    kotě: /(é|í) kotě$/,
  };
  for (const [noun, form] of Object.entries(endings)) {
    const word = noun.split(' ').pop() as string;
    const names = Object.values(nameBook('neutral')).filter((name) => name.cs?.endsWith(` ${word}`));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name.cs).toMatch(form);
  }
});

test('a name missing in one language is borrowed from the other and marked', () => {
  const id = Object.entries(nameBook('real')).find(
    ([key, name]) => key.startsWith('hero-') && name.en === null,
  )?.[0] as string;
  expect(findName(id, 'en')).toEqual({ text: nameBook('real')[id]?.cs, borrowed: true });
  expect(nameOf(id, 'en')).toBe(`${nameBook('real')[id]?.cs} (cs)`);
  expect(nameOf(id, 'cs')).toBe(nameBook('real')[id]?.cs);
  expect(nameOf('nobody', 'cs')).toBe('');
  expect(nameOf('toString', 'cs')).toBe('');
});
