import { plainPaint, widthOf } from '@kolbiste/gamekit/desk';
import { seedFrom } from '@kolbiste/kernel';
import { describeDesk } from '@kolbiste/testkit';
import { describe, expect, it, test } from 'vitest';
import type { State } from '../src/index.ts';
import { nameBook } from '../src/index.ts';
import { cardDesk } from './cards.ts';
import { desk } from './index.ts';

const plan = { source: undefined, profile: {}, format: 'starters', names: 'neutral' } as const;

describeDesk({ describe, it }, desk, {
  plans: [
    { format: 'starters', seats: 3 },
    { format: 'starters', seats: 1 },
  ],
  every: 29,
  width: widthOf,
  hidden: ({ hands }: State) => hands.slice(1).join(),
  names: { book: nameBook, least: 60 },
  looked: { alike: ['h1', 'A h1'], nobody: ['', 'B h1', 'A h99', '#400', 'nobody at all'] },
  facts: (seats) => seats + 1,
  list: {
    cards: cardDesk.list('real').length,
    filters: { kind: 'ally', sphere: 'lore', set: 'spiders', cost: '3', keyword: 'ranged', text: 'PAVOUK' },
    kinds: [],
    seeded: false,
  },
});

const canvas = {
  lang: 'en',
  names: 'neutral',
  width: 80,
  odds: false,
  seat: (seat: number) => ['A', 'B', 'C', 'D'][seat],
  paint: plainPaint,
} as const;

describe('the table', () => {
  test('weighs committed willpower against the threat of the staging area', () => {
    const game = desk.game('real');
    const s = game.setup(desk.dealer({ ...plan, format: 'spirit' }).deal('1').config, seedFrom('1')) as State;
    expect(desk.table(game.view(s, 0), canvas).join('\n')).toContain('Before the first round');
    for (let n = 0; n < 400 && game.pending(s)[0]?.id !== 'quest.who'; n++) game.answer(s, 0, game.options(s, 0)[0]);
    const before = desk.table(game.view(s, 0), canvas).join('\n');
    expect(before).toContain('Committed willpower 0 against 3 threat');
  });
});

test('cards are found by their names too', () => {
  const game = desk.game('real');
  const s = game.setup(desk.dealer(plan).deal('1').config, seedFrom('1'));
  expect(desk.card(game.view(s, 0), 'Gandalf', canvas)?.[0]).toContain('#73');
  expect(cardDesk.list('real').length).toBeGreaterThan(90);
});

test('learning decks are drawn by the seed, each hero once; one of them may be asked for', () => {
  const dealer = desk.dealer({ ...plan, seats: 4 });
  for (let i = 0; i < 20; i++) expect(new Set(dealer.deal(`${i}`).decks).size).toBe(4);
  expect(dealer.deal('1')).toEqual(dealer.deal('1'));
  expect(desk.dealer({ ...plan, format: 'lore', seats: 2 }).deal('x').decks[0]).toBe(3);
  expect(() => desk.dealer({ ...plan, seats: 5 })).toThrow(/5 players want 5 decks/);
});
