import { expect, it } from 'vitest';
import { cards } from '../src/cards/all.ts';
import { ANYTHING, CHOICES, cardsWanted } from './browse.ts';

const find = (part: Partial<typeof ANYTHING>, lang: 'cs' | 'en' = 'cs') =>
  cardsWanted({ ...ANYTHING, ...part }, lang, 'real');

it('every card is found, and by exactly one kind, one edition and one answer to whether it is played', () => {
  expect(find({})).toHaveLength(cards.length);
  for (const by of ['kind', 'edition', 'scripted'] as const) {
    const found = CHOICES[by].flatMap((way) => find({ [by]: way }).map(({ id }) => id));
    expect(found.toSorted((a, b) => a - b)).toEqual(cards.map(({ id }) => id).toSorted((a, b) => a - b));
  }
});

it('filters hold together, and every affiliation has cards', () => {
  const found = find({ kind: 'warrior', affiliation: 'bauhaus', edition: 'base', scripted: 'yes' });
  expect(found.length).toBeGreaterThan(3);
  for (const { kind, set, traits, text } of found) {
    expect([kind, set, text !== undefined]).toEqual(['warrior', 'base', true]);
    expect(traits).toContain('bauhaus');
  }
  for (const affiliation of CHOICES.affiliation) expect(find({ affiliation }).length).toBeGreaterThan(0);
});

it('words are looked for in name and text, in the language that is spoken, without accents', () => {
  expect(find({ words: 'ZRANEN' }).length).toBeGreaterThan(3);
  expect(find({ words: 'wounded' }, 'en').length).toBeGreaterThan(3);
  expect(find({ words: 'wounded' })).toEqual([]);
  expect(find({ words: 'zranen zzzz' })).toEqual([]);
});
