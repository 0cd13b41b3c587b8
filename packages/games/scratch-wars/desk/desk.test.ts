import type { Canvas } from '@kolbiste/gamekit/desk';
import { plainPaint, widthOf } from '@kolbiste/gamekit/desk';
import type { Lang } from '@kolbiste/kernel';
import { keyedChance, rng, secretFrom } from '@kolbiste/kernel';
import { describe, expect, test } from 'vitest';
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

/** Views of both seats and of the public along random games. */
function* views(games: number): Generator<unknown> {
  const game = desk.game('neutral');
  const dealer = desk.dealer({ source: undefined, profile: {}, format: 'free', names: 'neutral' });
  for (let i = 0; i < games; i++) {
    const random = rng(`desk ${i}`);
    const io = { chance: keyedChance(secretFrom(`desk ${i}`)) };
    const s = game.setup(dealer.deal(`desk ${i}`).config, '', io);
    for (let n = 0; game.pending(s).length > 0; n++) {
      if (n % 7 === 0) for (const who of [0, 1, 'public'] as const) yield game.view(s, who);
      const [{ seat }] = game.pending(s);
      const options = game.options(s, seat);
      game.answer(s, seat, options[random.int(options.length)], io);
    }
    yield game.view(s, 'public');
  }
}

describe('the table', () => {
  test('fits its width, in both languages, with and without odds, and says everything that is known', () => {
    for (const view of views(3)) {
      for (const lang of LANGS) {
        for (const [width, odds] of [
          [80, false],
          [60, true],
        ] as const) {
          const lines = desk.table(view, canvas(lang, width, odds));
          for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width);
          expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object/);
        }
      }
    }
  });

  test('shows no real name when the names are neutral', () => {
    const words = [...views(1)].flatMap((view) => desk.table(view, canvas('en', 80, true))).join('\n');
    const real = Object.entries(nameBook('real')).flatMap(([id, name]) => {
      const neutral = nameBook('neutral')[id];
      return name.en !== null && name.en.length > 5 && name.en !== neutral?.en ? [name.en] : [];
    });
    expect(real.length).toBeGreaterThan(150);
    expect(real.filter((name) => words.includes(`“${name}”`))).toEqual([]);
  });

  test('every card on it can be looked at by its name', () => {
    const [view] = [...views(1)];
    const names = desk.cardNames(view);
    expect(names).toHaveLength(12);
    for (const name of names) expect(desk.card(view, name, canvas('cs', 80, true))?.length).toBeGreaterThan(3);
    expect(desk.card(view, 'w1', canvas('cs', 80, true))).toEqual(desk.card(view, 'A w1', canvas('cs', 80, true)));
    for (const name of ['', 'C w1', 'A w9', 'hero hero'])
      expect(desk.card(view, name, canvas('cs', 80, true))).toBeUndefined();
  });
});

describe('the list of cards', () => {
  test('holds every kind with name and text in both languages', () => {
    const cards = cardDesk.list('real');
    expect(cards.filter((card) => card.kind === 'hero')).toHaveLength(81);
    expect(cards.filter((card) => card.kind === 'weapon')).toHaveLength(140);
    for (const card of cards) {
      for (const lang of LANGS) {
        expect(card.name[lang]).not.toBe('');
        expect(card.text[lang].split('\n').length).toBeGreaterThan(6);
        expect(card.text[lang]).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  });

  test('every filter keeps some cards and leaves some out', () => {
    const cards = cardDesk.list('real');
    const wanted: Record<string, string> = {
      kind: 'hero',
      island: 'vampiria',
      type: 'bow',
      stars: '3',
      effect: 'stit',
    };
    expect(cardDesk.filters.map((filter) => filter.name).sort()).toEqual(Object.keys(wanted).sort());
    for (const filter of cardDesk.filters) {
      const kept = cards.filter((card) => filter.admits(card, wanted[filter.name])).length;
      expect(kept).toBeGreaterThan(0);
      expect(kept).toBeLessThan(cards.length);
    }
  });

  test('the same kind and seed make the same card, and what is made passes the check', () => {
    for (const word of [...cardDesk.packs.map((pack) => pack.word), 'hero-001', 'weapon-140']) {
      const { cards, file } = cardDesk.make(word, '7', 'real');
      expect(cardDesk.make(word, '7', 'real')).toEqual({ cards, file });
      expect(cardDesk.make(word, '8', 'real').file).not.toBe(file);
      expect(cardDesk.check(file).faults).toEqual([]);
      expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length);
    }
  });
});

test('what is left out of the news are kinds of events that there are', () => {
  const kinds = new Set(desk.game('real').events);
  expect([...desk.quiet].filter((kind) => !kinds.has(kind))).toEqual([]);
});

test('the texts of the rules are those of the rulebook, the mechanical ones marked', () => {
  expect(desk.rules.map((rule) => rule.key)).toEqual([...desk.game('real').rulebook.keys]);
  expect(desk.rules.filter((rule) => rule.mechanical).map((rule) => rule.key)).toEqual([...desk.mechanical]);
});
