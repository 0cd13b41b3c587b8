import { expect, it } from 'vitest';
import { generateHero, generateWeapon } from '../../src/index.ts';
import { judgeCard, judgeDeck, sift } from './records.ts';

const card = { id: 'a', card: generateWeapon('weapon-010', 1), from: 'booster', at: 5 };
const hero = { id: 'h', card: generateHero('hero-010', 1), from: 'hand', at: 3 };
const deck = { id: 'd', name: 'First', hero: 'h', weapons: ['a'], at: 7 };

it('sound records come back as they were, in the order they came', () => {
  const found = sift([card, hero], [deck, { ...deck, id: 'c', hero: null, weapons: [], at: 6 }]);
  expect(found.bad).toEqual([]);
  expect(found.sound.cards).toEqual([hero, card]);
  expect(found.sound.decks.map(({ id }) => id)).toEqual(['c', 'd']);
});

it('what is broken is put aside whole, with what is wrong and where it lay; the rest stays', () => {
  const broken = { ...card, id: 'b', card: { ...card.card, rarity: 9 } };
  const found = sift([card, broken, { id: 'x', card: 'no card' }], [deck, { ...deck, id: 'y', weapons: 'all' }]);
  expect(found.sound.cards).toEqual([card]);
  expect(found.sound.decks).toEqual([deck]);
  expect(found.bad.map(({ store, key }) => [store, key])).toEqual([
    ['cards', 'b'],
    ['cards', 'x'],
    ['decks', 'y'],
  ]);
  expect(found.bad[0]?.aside.raw).toBe(broken);
  expect(found.bad[0]?.aside.faults[0]?.en).toContain('$.rarity: expected one of 1, 2, 3, 4');
  expect(found.bad[2]?.aside.faults[0]?.cs).toContain('$.weapons');
});

it('every member of a record is checked', () => {
  for (const part of [{ id: 7 }, { id: '' }, { from: 'thin air' }, { at: '5' }, { at: Number.NaN }, { card: null }])
    expect(judgeCard({ ...card, ...part })).toHaveProperty('faults');
  for (const part of [{ id: null }, { name: 'x'.repeat(61) }, { hero: 4 }, { weapons: [1] }, { at: null }])
    expect(judgeDeck({ ...deck, ...part })).toHaveProperty('faults');
  expect(judgeDeck({ ...deck, weapons: Array(6).fill('a') })).toHaveProperty('faults');
  for (const raw of [null, 'text', 7, []]) {
    expect(judgeCard(raw)).toHaveProperty('faults');
    expect(judgeDeck(raw)).toHaveProperty('faults');
  }
});
