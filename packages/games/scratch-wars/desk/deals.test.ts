import type { CardSource, DealPlan } from '@kolbiste/gamekit/desk';
import { digest } from '@kolbiste/kernel';
import { describe, expect, test } from 'vitest';
import type { CardFile, Config } from '../src/index.ts';
import { checkDeck, deckStars, generateHero, generateWeapon, writeCardFile } from '../src/index.ts';
import { dealerOf } from './deals.ts';

const plan = (more: Partial<DealPlan> = {}): DealPlan => ({
  source: undefined,
  profile: {},
  format: 'free',
  names: 'real',
  ...more,
});

const weapons = Array.from({ length: 8 }, (_, at) => generateWeapon(`weapon-00${at + 1}`, 'mine'));
const heroes = [generateHero('hero-001', 'mine'), generateHero('hero-002', 'mine')];

function source(use: CardSource['use'], decks: CardFile['decks'], cards = { heroes, weapons }): CardSource {
  return { use, file: 'mine.json', text: writeCardFile({ ...cards, decks }) };
}

const decks = ['Alpha', 'Beta', 'Gamma'].map((name, at) => ({ name, hero: at % 2, weapons: [at, at + 1] }));
const configOf = (deal: { config: unknown }): Config => deal.config as Config;

describe('random decks', () => {
  test('the same seed deals the same, another one another', () => {
    const dealer = dealerOf(plan());
    expect(digest(dealer.deal('7/1').config)).toBe(digest(dealerOf(plan()).deal('7/1').config));
    expect(digest(dealer.deal('7/2').config)).not.toBe(digest(dealer.deal('7/1').config));
    expect(dealer.deal('7/1').decks).toEqual([-1, -1]);
  });

  test('keep to the format', () => {
    const dealer = dealerOf(plan({ format: 'U14' }));
    for (let i = 0; i < 20; i++)
      for (const deck of configOf(dealer.deal(`${i}`)).decks) expect(deckStars(deck)).toBeLessThanOrEqual(14);
  });

  test('the profile becomes part of the set-up', () => {
    const config = configOf(dealerOf(plan({ profile: { trickLethal: 'forbidden' } })).deal('1'));
    expect(config.profile.trickLethal).toBe('forbidden');
    expect(config.profile.trappedBonus).toBe('spent');
  });
});

describe('decks of a file', () => {
  const dealt = (entries: CardFile['decks'], seed = '1') =>
    dealerOf(plan({ source: source('decks', entries) })).deal(seed);

  test('one deck is everybody’s, two have their seats', () => {
    expect(dealt(decks.slice(0, 1)).decks).toEqual([0, 0]);
    expect(dealt(decks.slice(0, 2)).decks).toEqual([0, 1]);
    const [a, b] = configOf(dealt(decks.slice(0, 2))).decks;
    expect([a.hero.name, b.hero.name]).toEqual(heroes.map((hero) => hero.name));
  });

  test('of more the seed takes some, each in its turn', () => {
    const dealer = dealerOf(plan({ source: source('decks', decks) }));
    expect(dealer.decks).toEqual(['Alpha', 'Beta', 'Gamma']);
    const pairs = Array.from({ length: 60 }, (_, i) => dealer.deal(`${i}`).decks.join(' '));
    expect(new Set(pairs).size).toBe(9);
    expect(pairs).toEqual(Array.from({ length: 60 }, (_, i) => dealer.deal(`${i}`).decks.join(' ')));
  });

  test('a file without decks, or with one that the format forbids, is refused', () => {
    expect(() => dealt([])).toThrow(/mine\.json: \$\.decks: expected at least one deck/);
    const rich = { name: 'Rich', hero: 0, weapons: [0, 1, 2, 3, 4] };
    const stars = { heroes: [generateHero('hero-081', 'x')], weapons };
    const used = plan({ source: source('decks', [rich], stars), format: 'U14' });
    const sum = 8 + weapons.slice(0, 5).reduce((all, weapon) => all + weapon.rarity, 0);
    if (sum > 14) expect(() => dealerOf(used)).toThrow(/at most 14 stars/);
    else expect(dealerOf(used).decks).toEqual(['Rich']);
  });
});

describe('cards of a file', () => {
  test('decks are made of them, and of nothing else while they last', () => {
    const dealer = dealerOf(plan({ source: source('cards', []) }));
    const own = new Set(weapons.map((weapon) => weapon.name));
    for (let i = 0; i < 10; i++) {
      for (const deck of configOf(dealer.deal(`${i}`)).decks) {
        expect(checkDeck(deck, 'free').ok).toBe(true);
        expect(deck.weapons).toHaveLength(5);
        for (const weapon of deck.weapons) expect(own.has(weapon.name)).toBe(true);
        expect(heroes.map((hero) => hero.name)).toContain(deck.hero.name);
      }
    }
  });

  test('what the file lacks is made', () => {
    const few = { heroes: [], weapons: weapons.slice(0, 2) };
    const [deck] = configOf(dealerOf(plan({ source: source('cards', [], few) })).deal('1')).decks;
    expect(deck.weapons).toHaveLength(5);
    expect(deck.weapons.filter((weapon) => few.weapons.some((own) => own.name === weapon.name))).toHaveLength(2);
  });
});

test('a file with a fault is refused with line and column', () => {
  const text = source('decks', decks).text.replace('"rarity": 1', '"rarity": 9');
  const bad = plan({ source: { use: 'decks', file: 'mine.json', text } });
  expect(() => dealerOf(bad)).toThrow(/^mine\.json:\d+:\d+: \$\..*rarity/);
});
