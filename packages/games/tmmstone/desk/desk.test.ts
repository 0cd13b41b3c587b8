import { plainPaint, widthOf } from '@kolbiste/gamekit/desk';
import { keyedChance, secretFrom } from '@kolbiste/kernel';
import { describeDesk } from '@kolbiste/testkit';
import { describe, expect, it, test } from 'vitest';
import type { Config, State } from '../src/index.ts';
import { nameBook } from '../src/index.ts';
import { cardDesk } from './cards.ts';
import { desk } from './index.ts';

describeDesk({ describe, it }, desk, {
  plans: [{ format: 'random' }, { format: 'random' }, { format: 'random' }],
  every: 9,
  width: widthOf,
  hidden: ({ hands }: State) => hands[1].join(),
  names: { book: nameBook, least: 300 },
  looked: { alike: ['h1', 'A h1'], nobody: ['', 'B h1', 'A h99', 'C3', '#400', 'nobody at all'] },
  facts: (seats) => seats + 1,
  list: {
    cards: 310,
    filters: {
      kind: 'spell',
      class: 'chemist',
      rarity: 'org',
      cost: '10',
      tag: 'human',
      keyword: 'taunt',
      text: 'LIZNI',
    },
    kinds: [],
    seeded: true,
  },
});

test('a card is found by its key too', () => {
  const plan = { source: undefined, profile: {}, format: 'random', names: 'neutral' } as const;
  const game = desk.game('neutral');
  const io = { chance: keyedChance(secretFrom('1')) };
  const view = game.view(game.setup(desk.dealer(plan).deal('1').config, '', io), 0);
  const canvas = { lang: 'en', names: 'neutral', width: 80, odds: true, seat: String, paint: plainPaint } as const;
  expect(desk.card(view, 'intern', canvas)?.[0]).toContain('“Stable Hand” (stable-hand, #5)');
});

describe('the list of cards', () => {
  test('the same word and seed make the same deck, and what is made passes the check', () => {
    for (const { word } of cardDesk.packs) {
      const { cards, file } = cardDesk.make(word, '7', 'real');
      expect(cardDesk.make(word, '7', 'real')).toEqual({ cards, file });
      expect(cardDesk.make(word, '8', 'real').file).not.toBe(file);
      expect(cardDesk.check(file)).toMatchObject({ faults: [], decks: [`${word} 7`] });
      expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length);
    }
  });

  test('a file of cards, of decks, and plain text are told apart', () => {
    const card =
      '{"id": 5, "key": "x", "kind": "unit", "class": "neutral", "rarity": "common", "cost": 1, "stats": [1, 1]}';
    expect(cardDesk.check(`[${card}]`)).toMatchObject({ faults: [], holds: { en: '1 card' } });
    const file = `{"format": "kolbiste-cards/1", "game": "tmmstone", "cards": [${card.replace('"cost": 1', '"cost": -1')}]}`;
    expect(cardDesk.check(file).faults.map(({ path }) => path)).toEqual(['$.cards[0].cost']);
    expect(cardDesk.check('2x intern').faults[0].message.en).toContain('30 to 35 cards are wanted, not 2');
  });
});

test('decks of a file are dealt, each legal', () => {
  const { file } = cardDesk.make('deck', 'dealt', 'real');
  const source = { use: 'decks', file: 'mine.json', text: file } as const;
  const dealer = desk.dealer({ source, profile: { cascade: '100' }, format: 'starters', names: 'real' });
  expect(dealer.decks).toEqual(['deck dealt']);
  expect(dealer.deal('1')).toMatchObject({ decks: [0, 0], config: { profile: { cascade: 100 } } });
  const bad = { ...source, text: file.replace('"2x ', '"3x ') };
  const plan = { source: bad, profile: {}, format: 'starters', names: 'real' } as const;
  expect(() => desk.dealer(plan)).toThrow(/^mine\.json:\d+:\d+: .*two copies at most/);
});

test('decks are made around the cards of a file: as many copies as a list may have, of a class it has cards of', () => {
  const card = { key: 'mine', kind: 'unit', class: 'chemist', rarity: 'common', cost: 1, stats: [1, 1] };
  const cards = [
    { ...card, id: 501 },
    { ...card, id: 502, key: 'mine-too', class: 'neutral', rarity: 'org' },
    { ...card, id: 503, key: 'not-in-decks', token: true },
  ];
  const text = JSON.stringify({ format: 'kolbiste-cards/1', game: 'tmmstone', cards });
  const own = { use: 'cards', file: 'mine.json', text } as const;
  const plan = { source: undefined, own, profile: {}, format: 'starters', names: 'real' } as const;
  const { lists, own: brought } = desk.dealer(plan).deal('1').config as unknown as Config;
  expect(brought?.map(({ id }) => id)).toEqual([501, 502, 503]);
  for (const list of lists) {
    expect([list.class, list.cards.length]).toEqual(['chemist', 30]);
    expect([501, 502, 503].map((id) => list.cards.filter((each) => each === id).length)).toEqual([2, 1, 0]);
  }
  const bad = { ...own, text: text.replace('"mine"', '"yeti"') };
  expect(() => desk.dealer({ ...plan, own: bad })).toThrow(
    /^mine\.json:1:\d+: \$\.cards\[0\]\.key: .*no card of the house/,
  );
});

test('decks to start with are drawn by the seed, random ones are made by it', () => {
  for (const format of desk.formats) {
    const dealer = desk.dealer({ source: undefined, profile: {}, format, names: 'real' });
    expect(dealer.deal('1')).toEqual(dealer.deal('1'));
    const dealt = Array.from({ length: 30 }, (_, i) => JSON.stringify(dealer.deal(`${i}`).config));
    expect(new Set(dealt).size).toBeGreaterThan(20);
  }
});

test('facts name cards as scenarios do, and say marks and keywords in words', () => {
  const facts = { A1: 'yeti 4/5 exhausted +taunt ofB', field: 'open-lab ofB', turn: 3, active: 'A' };
  const [head, a] = desk.factWords(facts, 'cs');
  expect(head).toBe('3. tah · na tahu A · pole open-lab (hráč B)');
  expect(a).toContain('A1 yeti 4/5 na šířku +Obránce (patří hráči B)');
});
