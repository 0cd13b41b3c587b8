import { expect, it } from 'vitest';
import { generateHero, generateWeapon } from '../../src/index.ts';
import { cardsOf, decksWith, judgeIn, toggled, without } from './decks.ts';
import { stepsOf } from './places.ts';
import type { NamedDeck, Owned } from './records.ts';

const hero: Owned = { id: 'h', card: generateHero('hero-010', 1), from: 'hand', at: 0 };
const weapons: Owned[] = [1, 2, 3, 4, 5, 6].map((n) => ({
  id: `w${n}`,
  card: generateWeapon('weapon-010', n),
  from: 'hand',
  at: n,
}));
const empty: NamedDeck = { id: 'd', name: 'Deck', hero: null, weapons: [], at: 0 };

it('a card goes in and out; the sixth weapon stays out, another hero takes the place', () => {
  let deck = toggled(empty, 'h', true);
  for (const { id } of weapons) deck = toggled(deck, id, false);
  expect(deck).toMatchObject({ hero: 'h', weapons: ['w1', 'w2', 'w3', 'w4', 'w5'] });
  expect(toggled(deck, 'w2', false).weapons).toEqual(['w1', 'w3', 'w4', 'w5']);
  expect(toggled(deck, 'other', true).hero).toBe('other');
  expect(toggled(deck, 'h', true).hero).toBeNull();
  expect(without(without(deck, 'h'), 'w5')).toMatchObject({ hero: null, weapons: ['w1', 'w2', 'w3', 'w4'] });
  expect(decksWith('w3', [deck, empty])).toEqual([deck]);
});

it('what left the collection is told apart from what was never there, and a weapon is no hero', () => {
  const deck = { ...empty, hero: 'h', weapons: ['w1', 'gone'] };
  const found = cardsOf(deck, [hero, ...weapons]);
  expect([found.hero, found.weapons, found.gone]).toEqual([hero, [weapons[0]], ['gone']]);
  expect(cardsOf({ ...deck, hero: 'w1' }, weapons).hero).toBeUndefined();
  expect(cardsOf(empty, weapons)).toEqual({ hero: undefined, weapons: [], gone: [] });
});

it('the game judges, and a deck without a hero or weapons is told the paragraphs', () => {
  const rules = (deck: NamedDeck) => {
    const judged = judgeIn('free', cardsOf(deck, [hero, ...weapons]));
    return judged.ok ? [] : judged.faults.map(({ rule }) => rule);
  };
  expect(rules(empty)).toEqual(['1.5.1.1', '1.5.1.2']);
  expect(rules({ ...empty, hero: 'h', weapons: ['w1'] })).toEqual([]);
});

it('a JSON path is taken apart into places', () => {
  expect(stepsOf('$.weapons[2].fields[0].value')).toEqual([
    { name: 'weapons', n: 3 },
    { name: 'fields', n: 1 },
    { name: 'value' },
  ]);
  expect(stepsOf('$.slots.noon.energyGain')).toEqual([{ name: 'noon' }, { name: 'energyGain' }]);
  expect(stepsOf('$')).toEqual([]);
});
