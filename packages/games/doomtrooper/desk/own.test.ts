/** Own cards at the command line: checked, listed, played with, named by decks of a file and by scenarios. */
import type { CardSource, DealPlan } from '@kolbiste/gamekit/desk';
import { seedFrom } from '@kolbiste/kernel';
import { afterEach, expect, test } from 'vitest';
import { useOwnCards } from '../src/cards/own-cards.ts';
import { randomDeck } from '../src/cards/random.ts';
import type { Config } from '../src/config.ts';
import { TOURNAMENT } from '../src/config.ts';
import { cardDesk } from './cards.ts';
import { cardCalled, nameOf } from './engine.ts';
import { desk } from './index.ts';

afterEach(() => useOwnCards([]));

const CARDS = [
  {
    id: 9001,
    name: { cs: 'Noční hlídka', en: 'Night Watch' },
    kind: 'warrior',
    traits: ['mishima'],
    figures: [3, 2, 4, 3],
    text: [],
  },
  {
    id: 9002,
    name: { cs: 'Lucerna', en: 'Lantern' },
    kind: 'equipment',
    after: 'attach',
    text: [{ plus: { A: 1 } }],
  },
];
const file = (cards: unknown): string => JSON.stringify({ format: 'kolbiste-cards/1', game: 'doomtrooper', cards });
const own: CardSource = { use: 'cards', file: 'mine.json', text: file(CARDS) };
const plan = (more: Partial<DealPlan>): DealPlan => ({
  source: undefined,
  profile: {},
  format: 'starters',
  names: 'real',
  ...more,
});
const configOf = (given: DealPlan): Config => desk.dealer(given).deal('own').config as unknown as Config;

test('a file of cards is told from decks, and its faults are named with their places', () => {
  expect(cardDesk.check(own.text)).toMatchObject({ faults: [], holds: { en: '2 cards' }, decks: [] });
  expect(cardDesk.check(JSON.stringify(CARDS))).toMatchObject({ faults: [], holds: { en: '2 cards' } });
  const odd = file([{ ...CARDS[1], text: [{ plsu: { A: 1 } }] }]).replace('"cards":', '\n"cards":');
  expect(cardDesk.check(odd).faults).toMatchObject([{ path: '$.cards[0].text[0]', line: 2 }]);
  expect(() => desk.dealer(plan({ own: { ...own, text: odd } }))).toThrow(
    /^mine\.json:2:\d+: \$\.cards\[0\]\.text\[0\]: /,
  );
});

test('they stand first in the list, with their texts in both languages', () => {
  const [watch, lantern, official] = cardDesk.list('neutral', own);
  expect(watch).toMatchObject({ id: 'night-watch', number: 9001, name: { cs: 'Noční hlídka' }, scripted: true });
  expect(lantern.text).toEqual({ cs: 'vybavení\nNositel má +1 O.', en: 'equipment\nThe bearer has +1 A.' });
  expect(Number(official['number'])).toBeLessThan(8901);
  expect(cardDesk.list('neutral')).toHaveLength(1073);
});

test('without decks each deck is made around them; a side that is asked for plays at the first seat', () => {
  const { decks, own: brought } = configOf(plan({ own }));
  expect(brought).toEqual(CARDS);
  for (const { library } of decks) expect(library.filter((id) => id === 9001)).toHaveLength(4);
  const s = desk.game('real').setup(configOf(plan({ own, seats: 3, format: 'legion' })), seedFrom('own'));
  expect(desk.game('real').seats(s)).toBe(3);
});

test('decks of a file may name them; without them the deck is refused with the place', () => {
  const { library } = randomDeck('rest', TOURNAMENT);
  const rest = library.slice(0, 57).map((id) => nameOf(id, 'en', 'real'));
  const text = ['deck: Watch', '2x Night Watch', '9002', ...rest].join('\n');
  const source: CardSource = { use: 'decks', file: 'decks.txt', text };
  cardDesk.beside?.(own);
  expect(cardDesk.check(text)).toMatchObject({ faults: [], decks: ['Watch'] });
  const config = configOf(plan({ own, source }));
  expect(config.decks[0].library.slice(0, 3)).toEqual([9001, 9001, 9002]);
  expect(desk.deckNames(config, 'cs', 'neutral')[1].slice(0, 3)).toEqual(['Noční hlídka', 'Noční hlídka', 'Lucerna']);
  expect(() => desk.dealer(plan({ source }))).toThrow(/^decks\.txt:2:1: .*expected a card of the game/);
});

test('scenarios may name them', () => {
  expect(cardCalled('night-watch')).toBe(0);
  const adapter = desk.adapter('real', own);
  const s = adapter.build({ setup: undefined, at: undefined } as never) as never;
  expect(adapter.knows?.(s, 'night-watch')).toBe(true);
  expect(cardCalled('Noční hlídka')).toBe(9001);
  desk.adapter('real').build({ setup: undefined, at: undefined } as never);
  expect(cardCalled('night-watch')).toBe(0);
});
