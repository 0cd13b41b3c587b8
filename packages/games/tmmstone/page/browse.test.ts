import { expect, it } from 'vitest';
import { cards } from '../src/index.ts';
import { ANYTHING, CHOICES, cardsWanted } from './browse.ts';

const find = (part: Partial<typeof ANYTHING>, lang: 'cs' | 'en' = 'cs') =>
  cardsWanted({ ...ANYTHING, ...part }, lang, 'neutral');

it('every card is found, tokens too, and by exactly one class, kind, rarity and cost', () => {
  expect(find({})).toHaveLength(cards.length);
  expect(find({}).filter(({ token }) => token).length).toBeGreaterThan(10);
  for (const by of ['class', 'kind', 'rarity', 'cost'] as const) {
    const found = CHOICES[by].flatMap((way) => find({ [by]: way }));
    expect(found, `by ${by}`).toHaveLength(cards.length);
    expect(new Set(found).size, `by ${by}`).toBe(cards.length);
  }
});

it('filters hold together; every tag and keyword finds cards that have it', () => {
  const found = find({ class: 'physicist', kind: 'unit', cost: '3' });
  expect(found.length).toBeGreaterThan(0);
  for (const card of found) expect([card.class, card.kind, card.cost]).toEqual(['physicist', 'unit', 3]);
  for (const trait of [...CHOICES.tag, ...CHOICES.keyword])
    for (const { tags = [], keywords = [] } of find({ trait })) expect([...tags, ...keywords]).toContain(trait);
  expect(find({ cost: '10+' }).every(({ cost }) => cost >= 10)).toBe(true);
});

it('words are looked for in name and text, in the language that is spoken, without accents', () => {
  const czech = find({ words: 'POSKOZENI' });
  expect(czech.length).toBeGreaterThan(20);
  expect(find({ words: 'poskozeni' }, 'en')).toEqual([]);
  expect(find({ words: 'damage deal' }, 'en').length).toBeGreaterThan(20);
  expect(find({ words: 'poskozeni zzzz' })).toEqual([]);
  const [first] = find({ class: 'chemist' });
  expect(find({ words: '' })[0].class).toBe('neutral');
  expect(first.class).toBe('chemist');
});
