import { expect, it } from 'vitest';
import { CARD_COUNT, ENEMIES, ITEMS } from '../src/cards/pool.ts';
import { ANYTHING, type By, CHOICES, THINGS, thingsWanted } from './browse.ts';

const find = (part: Partial<typeof ANYTHING>, lang: 'cs' | 'en' = 'cs') =>
  thingsWanted({ ...ANYTHING, ...part }, lang, 'real');

it('everything printed is found, and by exactly one way of each filter that it has a word for', () => {
  expect(find({})).toHaveLength(CARD_COUNT + ITEMS.length + ENEMIES.length);
  expect(new Set(THINGS.map(({ id }) => id)).size).toBe(THINGS.length);
  for (const by of Object.keys(CHOICES) as By[]) {
    const found = CHOICES[by].flatMap((way) => find({ [by]: way }));
    expect([by, found.length]).toEqual([by, THINGS.filter((thing) => thing[by] !== '').length]);
  }
  expect(CHOICES.cost.at(-1)).toBe('X');
});

it('filters hold together, words are looked for in name and text without accents', () => {
  const found = find({ kind: 'attack', owner: 'silent', cost: '1' });
  expect(found.length).toBeGreaterThan(3);
  for (const { kind, owner, cost } of found) expect([kind, owner, cost]).toEqual(['attack', 'silent', '1']);
  expect(find({ words: 'ZRANITELNOST' }).length).toBeGreaterThan(3);
  expect(find({ words: 'zranitelnost' }, 'en')).toEqual([]);
  expect(find({ words: 'jaw worm' }, 'en').map(({ kind }) => kind)).toContain('encounter');
});
