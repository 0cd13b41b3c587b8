import { expect, it } from 'vitest';
import { cards } from '../src/index.ts';
import { ANYTHING, CHOICES, cardsWanted } from './browse.ts';

const find = (part: Partial<typeof ANYTHING>, lang: 'cs' | 'en' = 'cs') =>
  cardsWanted({ ...ANYTHING, ...part }, lang, 'neutral');

it('every card is found, and by exactly one kind and set; those with a sphere or a cost by exactly one of these', () => {
  expect(find({})).toHaveLength(cards.length);
  const having = {
    kind: cards,
    set: cards,
    sphere: cards.filter(({ sphere }) => sphere),
    cost: cards.filter(({ cost }) => cost !== undefined),
  };
  for (const by of ['kind', 'set', 'sphere', 'cost'] as const) {
    const found = CHOICES[by].flatMap((way) => find({ [by]: way }));
    const ids = (all: readonly { id: number }[]) => all.map(({ id }) => id).sort((a, b) => a - b);
    expect(ids(found)).toEqual(ids(having[by]));
  }
  expect(CHOICES.cost.at(-1)).toBe('X');
});

it('filters hold together; traits and keywords find cards that have them', () => {
  const found = find({ kind: 'ally', sphere: 'leadership', cost: '2' });
  expect(found.length).toBeGreaterThan(0);
  for (const { type, sphere, cost } of found) expect([type, sphere, cost]).toEqual(['ally', 'leadership', 2]);
  for (const trait of [...CHOICES.trait, ...CHOICES.keyword]) {
    expect(find({ trait }).length).toBeGreaterThan(0);
    for (const { traits = [], keywords = [] } of find({ trait })) expect([...traits, ...keywords]).toContain(trait);
  }
});

it('words are looked for in name and text, in the language that is spoken, without accents', () => {
  expect(find({ words: 'POSKOZENI' }).length).toBeGreaterThan(5);
  expect(find({ words: 'poskozeni' }, 'en')).toEqual([]);
  expect(find({ words: 'damage attack' }, 'en').length).toBeGreaterThan(3);
  expect(find({ words: 'poskozeni zzzz' })).toEqual([]);
});
