import type { Canvas } from '@kolbiste/gamekit/desk';
import { plainPaint, widthOf } from '@kolbiste/gamekit/desk';
import type { Core, Lang } from '@kolbiste/kernel';
import { keyedChance, rng, secretFrom } from '@kolbiste/kernel';
import { describe, expect, test } from 'vitest';
import type { Config, State, View } from '../src/index.ts';
import { nameBook } from '../src/index.ts';
import { cardDesk } from './cards.ts';
import { desk } from './index.ts';

const LANGS: readonly Lang[] = ['cs', 'en'];
const canvas = (lang: Lang, width: number, odds: boolean): Canvas => ({
  lang,
  names: 'neutral',
  width,
  odds,
  seat: (seat) => ['A', 'B'][seat],
  paint: plainPaint,
});

/** Positions along random games of random lists, with their views by both seats and the public. */
function* positions(games: number): Generator<{ s: Core; views: unknown[] }> {
  const game = desk.game('neutral');
  const dealer = desk.dealer({ source: undefined, profile: {}, format: 'random', names: 'neutral' });
  for (let i = 0; i < games; i++) {
    const random = rng(`desk ${i}`);
    const io = { chance: keyedChance(secretFrom(`desk ${i}`)) };
    const s = game.setup(dealer.deal(`desk ${i}`).config, '', io);
    const views = (): unknown[] => ([0, 1, 'public'] as const).map((who) => game.view(s, who));
    for (let n = 0; game.pending(s).length > 0; n++) {
      if (n % 9 === 0) yield { s, views: views() };
      const [{ seat }] = game.pending(s);
      const options = game.options(s, seat);
      game.answer(s, seat, options[random.int(options.length)], io);
    }
    yield { s, views: views() };
  }
}

describe('the table', () => {
  test('fits its width, in both languages, short and full, and says everything that is known', () => {
    for (const { views } of positions(3))
      for (const view of views)
        for (const lang of LANGS)
          for (const [width, odds] of [
            [80, false],
            [60, true],
          ] as const) {
            const lines = desk.table(view, canvas(lang, width, odds));
            for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width);
            expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object|[„“][”“]/);
          }
  });

  test('shows no real name when the names are neutral', () => {
    const shown = [...positions(2)].flatMap(({ views }) => desk.table(views[0], canvas('en', 80, true))).join('\n');
    const real = Object.entries(nameBook('real')).flatMap(([id, name]) =>
      name.en === nameBook('neutral')[id]?.en ? [] : [name.en],
    );
    expect(real.length).toBeGreaterThan(300);
    expect(real.filter((name) => shown.includes(`“${name}”`))).toEqual([]);
  });

  test('does not tell what a seat does not see: two worlds that differ in it look the same', () => {
    const game = desk.game('neutral');
    let differed = 0;
    for (const { s } of positions(3)) {
      const view = game.view(s, 0);
      const other = game.determinize(view, rng('another world')) as State;
      if (other.hands[1].join() !== (s as State).hands[1].join()) differed++;
      expect(desk.table(game.view(other, 0), canvas('en', 80, true))).toEqual(desk.table(view, canvas('en', 80, true)));
    }
    expect(differed).toBeGreaterThan(5);
  });

  test('every card on it can be looked at by its place, every card of the game by its names', () => {
    for (const { views } of positions(2))
      for (const view of views)
        for (const name of desk.cardNames(view))
          expect(desk.card(view, name, canvas('cs', 80, true))?.length).toBeGreaterThan(2);
    const [, { views }] = positions(1);
    const hand = (views[0] as View).hands[0].length;
    expect(hand).toBeGreaterThan(0);
    expect(desk.card(views[0], 'h1', canvas('en', 80, true))).toEqual(
      desk.card(views[0], 'A h1', canvas('en', 80, true)),
    );
    expect(desk.card(views[0], 'intern', canvas('en', 80, true))?.[0]).toContain('“Stable Hand” (stable-hand, #5)');
    for (const name of ['', 'B h1', 'A h99', 'C3', '#400', 'nobody at all'])
      expect(desk.card(views[0], name, canvas('cs', 80, true))).toBeUndefined();
  });
});

describe('the list of cards', () => {
  test('holds every card with name and text in both languages', () => {
    const cards = cardDesk.list('real');
    expect(cards).toHaveLength(310);
    expect(new Set(cards.map((card) => card.id)).size).toBe(310);
    for (const card of cards)
      for (const lang of LANGS) {
        expect(card.name[lang]).not.toBe('');
        expect(card.text[lang].split('\n').length).toBeGreaterThan(1);
        expect(card.text[lang]).not.toMatch(/undefined|NaN|\[object/);
      }
  });

  test('every filter keeps some cards and leaves some out', () => {
    const cards = cardDesk.list('real');
    const wanted: Record<string, string> = {
      kind: 'spell',
      class: 'chemist',
      rarity: 'org',
      cost: '10',
      tag: 'human',
      keyword: 'taunt',
      text: 'LIZNI',
    };
    expect(cardDesk.filters.map((filter) => filter.name).sort()).toEqual(Object.keys(wanted).sort());
    for (const filter of cardDesk.filters) {
      const kept = cards.filter((card) => filter.admits(card, wanted[filter.name])).length;
      expect([filter.name, kept > 0, kept < cards.length]).toEqual([filter.name, true, true]);
    }
  });

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

test('facts of a position are words in both languages', () => {
  const adapter = desk.adapter('neutral');
  for (const { s } of positions(1))
    for (const lang of LANGS) {
      const lines = desk.factWords(adapter.facts(s), lang);
      expect(lines).toHaveLength(3);
      expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object/);
    }
});

test('what is left out of the news are kinds of events that there are', () => {
  const kinds = new Set(desk.game('real').events);
  expect(desk.quiet.size).toBeGreaterThan(3);
  expect([...desk.quiet].filter((kind) => !kinds.has(kind))).toEqual([]);
});

test('the texts of the rules are those of the rulebook, the mechanical ones marked', () => {
  expect(desk.rules.map((rule) => rule.key)).toEqual([...desk.game('real').rulebook.keys]);
  expect(desk.rules.filter((rule) => rule.mechanical).map((rule) => rule.key)).toEqual([...desk.mechanical]);
});
