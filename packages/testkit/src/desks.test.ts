/** What desks and card files are tried with fails where something is wrong, and says what. */
import { expect, it } from 'vitest';
import type { CardFileLaws } from './card-files.ts';
import { describeCardFile } from './card-files.ts';
import { coinsConfigs, coinsGame } from './coins/game.ts';
import type { DeskLaws, DeskUnderTest } from './desks.ts';
import { describeDesk } from './desks.ts';
import { failing, kept } from './failing.ts';

const game = coinsGame();
const rows = [{ id: '1', name: { cs: 'Mince', en: 'Coin' }, text: { cs: 'Platí.', en: 'It pays.' } }];
const cards: NonNullable<DeskUnderTest['cards']> = {
  list: () => [...rows, { ...rows[0], id: '2' }],
  filters: [{ name: 'id', admits: (card, wanted) => card.id === wanted }],
  columns: [{ of: () => '' }],
  packs: [{ word: 'coin' }],
  make: (_word, seed) => ({ cards: rows, file: seed }),
  check: () => ({ faults: [] }),
};
const desk: DeskUnderTest = {
  game: () => game as never,
  adapter: () => ({ facts: () => ({}) }),
  dealer: () => ({ deal: (seed) => ({ config: coinsConfigs(seed.length) }) }),
  table: () => ['c1: “Coin”'],
  card: (_view, name) => (['c1', 'A c1'].includes(name) ? ['Coin', 'It pays.'] : undefined),
  cardNames: () => ['c1'],
  factWords: () => ['Nothing.'],
  quiet: new Set(['drew']),
  rules: game.rulebook.keys.map((key) => ({ key, mechanical: false })),
  mechanical: [],
  cards,
};
const laws: DeskLaws = {
  plans: [{}],
  every: 5,
  width: (line) => line.length,
  hidden: null,
  names: { book: (set) => ({ 1: { en: set === 'real' ? 'Ducat' : 'Coin' } }), least: 1 },
  looked: { alike: ['c1', 'A c1'], nobody: ['c2'] },
  facts: () => 1,
  list: { cards: 2, filters: { id: '2' }, kinds: [], seeded: true },
};

function saysOf(change: Partial<DeskUnderTest>, other: Partial<DeskLaws> = {}): string[] {
  const { tests, ...runner } = kept();
  describeDesk(runner, { ...desk, ...change }, { ...laws, ...other });
  return Object.values(failing(tests));
}

it('a desk of which all holds passes; each fault is told by its law alone', () => {
  expect(saysOf({})).toEqual([]);
  const faults: readonly (readonly [Partial<DeskUnderTest>, Partial<DeskLaws>, RegExp])[] = [
    [{ table: () => ['c1'.repeat(31)] }, {}, /^lines wider than 60: expected none/],
    [{ table: () => ['undefined coins'] }, {}, /^lines that say something wrong/],
    [{ table: () => ['“Ducat”'] }, {}, /^real names on the table/],
    [{}, { hidden: () => '' }, /^worlds that differ: 0/],
    [{}, { looked: { alike: ['c1', 'B c1'], nobody: [] } }, /^c1 and B c1: the same card/],
    [{}, { looked: { alike: ['c1', 'A c1'], nobody: ['c1'] } }, /^names of no card/],
    [{ factWords: () => [] }, {}, /^lines of facts/],
    [{ quiet: new Set(['sang']) }, {}, /^kinds of events that there are not/],
    [{ mechanical: ['2'] }, {}, /^mechanical rules/],
    [{ cards: { ...cards, list: () => rows } }, { list: { ...laws.list, filters: {} } as never }, /^cards/],
  ];
  for (const [change, other, says] of faults) expect(saysOf(change, other)[0]).toMatch(says);
  expect(saysOf({ cards: { ...cards, check: () => ({ faults: ['odd'] }) } })).toEqual([
    'faults of coin: expected none, there are 1: "odd"',
  ]);
});

it('a check of card files that takes everything, or tells no place, is noticed', () => {
  const saysOfFile = (check: CardFileLaws<unknown>['check']): string[] => {
    const { tests, ...runner } = kept();
    const file = { game: 'coins', most: 5, card: { id: 1 }, files: ['[{"id": 1}]'], strange: [], wrong: () => [] };
    describeCardFile(runner, { ...file, check, mutations: 30 });
    return Object.values(failing(tests));
  };
  expect(saysOfFile(() => ({ ok: true, value: [] }))).toEqual([
    expect.stringMatching(/^expected \$: expected an object/),
    expect.stringMatching(/^sound mutations/),
  ]);
  expect(saysOfFile(() => ({ ok: false, faults: [{ message: { en: 'odd' } }] }))).toEqual([
    'faults of a sound card: expected none, there are 1: "odd"',
    expect.stringMatching(/^faults of mutation 0 that do not tell their place/),
  ]);
});
