import { expect, test } from 'vitest';
import { checkDeck } from './check.ts';
import { DECK_FORMATS, deckStars } from './formats.ts';
import { heroKinds, weaponKinds } from './kinds.ts';
import { boosterPack, randomDeck, starterPack } from './packs.ts';

test('a booster has two heroes and three weapons, a starter two and six', () => {
  const sizes = (pack: { heroes: unknown[]; weapons: unknown[] }) => [pack.heroes.length, pack.weapons.length];
  expect(sizes(boosterPack(1))).toEqual([2, 3]);
  expect(sizes(starterPack(1))).toEqual([2, 6]);
  expect(boosterPack('a')).toEqual(boosterPack('a'));
  expect(boosterPack('a')).not.toEqual(boosterPack('b'));
  expect(boosterPack('a').heroes[0]).not.toEqual(starterPack('a').heroes[0]);
});

test('kinds come in proportion to the cards known of them', () => {
  const packs = Array.from({ length: 4000 }, (_, seed) => boosterPack(seed));
  const compare = (cards: readonly { kind: string }[], kinds: readonly { id: string; copies: number }[]) => {
    const total = kinds.reduce((sum, kind) => sum + kind.copies, 0);
    const drawn = new Map<string, number>();
    for (const card of cards) drawn.set(card.kind, (drawn.get(card.kind) ?? 0) + 1);
    for (const kind of kinds) {
      const expected = (cards.length * kind.copies) / total;
      expect(Math.abs((drawn.get(kind.id) ?? 0) - expected)).toBeLessThan(5 * Math.sqrt(expected) + 3);
    }
  };
  compare(
    packs.flatMap((pack) => pack.heroes),
    heroKinds,
  );
  compare(
    packs.flatMap((pack) => pack.weapons),
    weaponKinds,
  );
});

test('stars come as rarely as in print: known copies by stars', () => {
  const copies = (kinds: readonly { stars: number; copies: number }[]) => {
    const total = kinds.reduce((sum, kind) => sum + kind.copies, 0);
    return [1, 2, 3, 4].map((stars) => {
      const some = kinds.filter((kind) => kind.stars === stars).reduce((sum, kind) => sum + kind.copies, 0);
      return Math.round((100 * some) / total);
    });
  };
  expect(copies(heroKinds)).toEqual([55, 29, 13, 3]);
  expect(copies(weaponKinds)).toEqual([57, 24, 15, 4]);
});

test.each(DECK_FORMATS)('random decks are legal in format %s, with five weapons', (format) => {
  for (let seed = 0; seed < 300; seed++) {
    const deck = randomDeck(seed, format);
    expect(checkDeck(deck, format)).toEqual({ ok: true, value: deck });
    expect(deck.weapons).toHaveLength(5);
  }
  expect(randomDeck(1, format)).toEqual(randomDeck('1', format));
});

test('random decks of U14 use what the limit allows, also heroes of four stars', () => {
  const decks = Array.from({ length: 2000 }, (_, seed) => randomDeck(seed, 'U14'));
  expect(Math.max(...decks.map(deckStars))).toBe(14);
  expect(new Set(decks.map((deck) => deck.hero.rarity))).toEqual(new Set([1, 2, 3, 4]));
});
