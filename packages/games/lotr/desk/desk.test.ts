import type { Canvas } from '@kolbiste/gamekit/desk';
import { plainPaint, widthOf } from '@kolbiste/gamekit/desk';
import type { Core, Lang } from '@kolbiste/kernel';
import { rng, seedFrom } from '@kolbiste/kernel';
import { describe, expect, test } from 'vitest';
import type { State, View } from '../src/index.ts';
import { nameBook } from '../src/index.ts';
import { cardDesk } from './cards.ts';
import { desk } from './index.ts';

const LANGS: readonly Lang[] = ['cs', 'en'];
const plan = { source: undefined, profile: {}, format: 'starters', names: 'neutral' } as const;
const canvas = (lang: Lang, width: number, odds: boolean): Canvas => ({
  lang,
  names: 'neutral',
  width,
  odds,
  seat: (seat) => ['A', 'B', 'C', 'D'][seat],
  paint: plainPaint,
});

/** Positions along random games of one and of three players, with their views by every seat and the public. */
function* positions(games: number): Generator<{ s: Core; views: unknown[] }> {
  const game = desk.game('neutral');
  for (let i = 0; i < games; i++) {
    const seats = i % 2 === 0 ? 3 : 1;
    const random = rng(`desk ${i}`);
    const s = game.setup(desk.dealer({ ...plan, seats }).deal(`desk ${i}`).config, seedFrom(`desk ${i}`));
    for (let n = 0; game.pending(s).length > 0; n++) {
      if (n % 29 === 0)
        yield {
          s,
          views: [...Array.from({ length: seats }, (_, k) => k), 'public' as const].map((w) => game.view(s, w)),
        };
      const [{ seat }] = game.pending(s);
      const options = game.options(s, seat);
      game.answer(s, seat, options[random.int(options.length)]);
    }
  }
}

describe('the table', () => {
  test('fits its width, in both languages, short and full, and says everything in words', () => {
    for (const { views } of positions(2))
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

  test('weighs committed willpower against the threat of the staging area', () => {
    const [{ views }] = positions(1);
    const text = desk.table(views[0], canvas('en', 80, false)).join('\n');
    expect(text).toContain('Before the first round');
    const game = desk.game('real');
    const s = game.setup(desk.dealer({ ...plan, format: 'spirit' }).deal('1').config, seedFrom('1')) as State;
    for (let n = 0; n < 400 && game.pending(s)[0]?.id !== 'quest.who'; n++) game.answer(s, 0, game.options(s, 0)[0]);
    const before = desk.table(game.view(s, 0), canvas('en', 80, false)).join('\n');
    expect(before).toContain('Committed willpower 0 against 3 threat');
  });

  test('shows no real name when the names are neutral', () => {
    const shown = [...positions(2)].flatMap(({ views }) => desk.table(views[0], canvas('en', 80, true))).join('\n');
    const real = Object.entries(nameBook('real')).flatMap(([id, name]) =>
      name.en === nameBook('neutral')[id]?.en ? [] : [name.en],
    );
    expect(real.length).toBeGreaterThan(60);
    expect(real.filter((name) => shown.includes(`“${name}”`))).toEqual([]);
  });

  test('does not tell what a seat does not see: two worlds that differ in it look the same', () => {
    const game = desk.game('neutral');
    let differed = 0;
    for (const { s } of positions(1)) {
      const view = game.view(s, 0);
      const other = game.determinize(view, rng('another world')) as State;
      if (other.hands[1].join() !== (s as State).hands[1].join()) differed++;
      expect(desk.table(game.view(other, 0), canvas('en', 80, true))).toEqual(desk.table(view, canvas('en', 80, true)));
    }
    expect(differed).toBeGreaterThan(5);
  });

  test('every card on it can be looked at by its place, every card of the game by its names', () => {
    for (const { views } of positions(1))
      for (const view of views)
        for (const name of desk.cardNames(view))
          expect([name, (desk.card(view, name, canvas('cs', 80, true)) ?? []).length > 1]).toEqual([name, true]);
    const [{ views }] = positions(1);
    expect((views[0] as View).hands[0].length).toBeGreaterThan(0);
    expect(desk.card(views[0], 'h1', canvas('en', 80, true))).toEqual(
      desk.card(views[0], 'A h1', canvas('en', 80, true)),
    );
    expect(desk.card(views[0], 'Gandalf', canvas('en', 80, true))?.[0]).toContain('#73');
    for (const name of ['', 'B h1', 'A h99', '#400', 'nobody at all'])
      expect(desk.card(views[0], name, canvas('cs', 80, true))).toBeUndefined();
  });
});

describe('the list of cards', () => {
  test('holds every card with name and text in both languages', () => {
    const cards = cardDesk.list('real');
    expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length);
    expect(cards.length).toBeGreaterThan(90);
    for (const card of cards)
      for (const lang of LANGS) {
        expect(card.name[lang]).not.toBe('');
        expect(card.text[lang]).not.toMatch(/undefined|NaN|\[object/);
        for (const column of cardDesk.columns)
          expect(column.of(card, lang, 'real')).not.toMatch(/undefined|NaN|\[object/);
      }
  });

  test('every filter keeps some cards and leaves some out', () => {
    const cards = cardDesk.list('real');
    const wanted: Record<string, string> = {
      kind: 'ally',
      sphere: 'lore',
      set: 'spiders',
      cost: '3',
      keyword: 'ranged',
      text: 'PAVOUK',
    };
    expect(cardDesk.filters.map((filter) => filter.name).sort()).toEqual(Object.keys(wanted).sort());
    for (const filter of cardDesk.filters) {
      const kept = cards.filter((card) => filter.admits(card, wanted[filter.name])).length;
      expect([filter.name, kept > 0, kept < cards.length]).toEqual([filter.name, true, true]);
    }
  });

  test('the learning decks that are made pass the check', () => {
    for (const { word } of cardDesk.packs) {
      const { file } = cardDesk.make(word, '7', 'real');
      expect([word, cardDesk.check(file).faults]).toEqual([word, []]);
    }
  });
});

test('learning decks are drawn by the seed, each hero once; one of them may be asked for', () => {
  const dealer = desk.dealer({ ...plan, seats: 4 });
  for (let i = 0; i < 20; i++) expect(new Set(dealer.deal(`${i}`).decks).size).toBe(4);
  expect(dealer.deal('1')).toEqual(dealer.deal('1'));
  expect(desk.dealer({ ...plan, format: 'lore', seats: 2 }).deal('x').decks[0]).toBe(3);
  expect(() => desk.dealer({ ...plan, seats: 5 })).toThrow(/5 players want 5 decks/);
});

test('facts of a position are words in both languages', () => {
  const adapter = desk.adapter('neutral');
  for (const { s } of positions(1))
    for (const lang of LANGS) {
      const lines = desk.factWords(adapter.facts(s), lang);
      expect(lines).toHaveLength(4);
      expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object/);
    }
});

test('what is left out of the news are kinds of events that there are', () => {
  const kinds = new Set(desk.game('real').events);
  expect(desk.quiet.size).toBeGreaterThan(3);
  expect([...desk.quiet].filter((kind) => !kinds.has(kind))).toEqual([]);
});
