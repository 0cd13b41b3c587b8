import { expect, it } from 'vitest';
import { generateHero, generateWeapon, strength } from '../../src/index.ts';
import { ALL, browse } from './browse.ts';
import type { Owned } from './records.ts';

const made: Pick<Owned, 'id' | 'card'>[] = [
  ...['hero-001', 'hero-020', 'hero-043', 'hero-070'].map((kind, k) => ({ id: kind, card: generateHero(kind, k) })),
  ...['weapon-001', 'weapon-040', 'weapon-090', 'weapon-133'].map((kind, k) => ({
    id: kind,
    card: generateWeapon(kind, k),
  })),
];
const cards: Owned[] = made.map((row, at) => ({ ...row, from: at % 2 === 0 ? 'booster' : 'hand', at }));

const found = (part: Partial<typeof ALL>, lang: 'cs' | 'en' = 'cs') => browse(cards, { ...ALL, ...part }, lang, 'real');

it('the newest come first, and every other order holds', () => {
  expect(found({})).toEqual(cards.toReversed());
  expect(found({ sort: 'oldest' })).toEqual(cards);
  const strengths = found({ sort: 'strength' }).map(({ card }) => strength(card));
  expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
  const stars = found({ sort: 'stars' }).map(({ card }) => card.rarity);
  expect(stars).toEqual(stars.toSorted((a, b) => b - a));
  const names = found({ sort: 'name' }).map(({ card }) => card.name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('cs').compare));
  const costs = found({ sort: 'cost', kind: 'weapon' }).map(({ card }) => ('type' in card ? card.energyCost : -1));
  expect(costs).toEqual(costs.toSorted((a, b) => a - b));
});

it('filters keep exactly what fits', () => {
  expect(found({ kind: 'hero' })).toHaveLength(4);
  expect(found({ kind: 'weapon', from: 'hand' })).toHaveLength(2);
  for (const stars of ['1', '2', '3', '4'])
    for (const { card } of found({ stars })) expect(String(card.rarity)).toBe(stars);
  for (const type of ['sword', 'axe', 'bow', 'wand'])
    for (const { card } of found({ type })) expect('type' in card ? [card.type] : card.focus).toContain(type);
  const red = found({ colour: 'red' });
  expect(red).toEqual(
    found({}).filter(({ card }) => 'type' in card && card.fields.some(({ colour }) => colour === 'red')),
  );
  const byCost = ['0', '1', '2', '3'].map((cost) => found({ cost }).length);
  expect(byCost.reduce((sum, n) => sum + n)).toBe(4);
});

it('words find by name, kind and effect, in any order and without accents', () => {
  const [hero] = cards;
  const [first = ''] = hero.card.name.split(' ');
  expect(found({ q: `  ${first.toUpperCase()} ` })).toContain(hero);
  expect(found({ q: 'energie' }).length).toBeGreaterThan(0);
  expect(found({ q: 'utok na hrdinu' })).toEqual(found({ q: 'HRDINU útok na' }));
  expect(found({ q: 'hero attack' }, 'en').length).toBeGreaterThan(0);
  expect(found({ q: 'nothing at all has this' })).toEqual([]);
});
