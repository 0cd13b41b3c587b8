import { makeFault } from '@kolbiste/kernel/files';
import { expect, test } from 'vitest';
import { checkOf, costFilter, inBoth, kindFilter, listFilter, soundOf, textFilter, wordFilter } from './cards.ts';
import type { CardRow } from './desk.ts';
import { EXIT } from './errors.ts';
import { adapterUnder, gameUnder, ruleTextsOf } from './names.ts';

const card: CardRow = {
  id: 'a',
  kind: 'unit',
  name: { cs: 'Čáp', en: 'Stork' },
  text: { cs: 'Letí.', en: 'It flies.' },
  cost: 3,
  tags: ['bird'],
  colour: 'white',
};
const fault = makeFault('$.cards[0]', inBoth(String), inBoth(String), null);

test('filters keep what they are asked for and nothing else', () => {
  const of = [
    [kindFilter(['unit', 'spell']), 'unit', 'spell'],
    [wordFilter('colour', card.name, ['white', 'red']), 'white', 'red'],
    [listFilter('tag', 'tags', card.name), 'bird', 'fish'],
    [costFilter(), ' 3', '4'],
    [textFilter, 'CAP', 'swims'],
    [textFilter, 'flies', 'létá'],
  ] as const;
  for (const [filter, kept, other] of of)
    expect([filter.admits(card, kept), filter.admits(card, other)]).toEqual([true, false]);
  expect(listFilter('tag', 'nothing', card.name).admits(card, 'bird')).toBe(false);
});

test('a file is told with its faults, or with what it holds', () => {
  const empty = { cs: '', en: '' };
  expect(checkOf({ ok: false, faults: [fault] }, () => ({ holds: 1 }))).toEqual({
    faults: [{ path: '$.cards[0]', line: undefined, column: undefined, message: fault.message }],
    notes: [],
    holds: empty,
    decks: [],
  });
  const two = checkOf({ ok: true, value: ['x', 'y'] }, (decks) => ({ holds: decks.length, decks }));
  expect(two).toEqual({ faults: [], notes: [], holds: { cs: '2 karty', en: '2 cards' }, decks: ['x', 'y'] });
  expect(checkOf({ ok: true, value: 0 }, () => ({ holds: card.name })).holds).toBe(card.name);
});

test('what is not sound is refused with the place of each fault', () => {
  expect(soundOf({ ok: true, value: 7 }, 'mine.json')).toBe(7);
  const refuse = (): unknown => soundOf({ ok: false, faults: [{ ...fault, line: 3, column: 9 }, fault] }, 'mine.json');
  const told = `mine.json:3:9: ${fault.message.en}\nmine.json:1:1: ${fault.message.en}`;
  expect(refuse).toThrow(expect.objectContaining({ message: told, exitCode: EXIT.bad }));
});

test('rules are marked, games and adapters go by the names', () => {
  expect(ruleTextsOf([['1', 'ano', 'yes'], ['2']], ['1'])).toEqual([
    { key: '1', mechanical: true, cs: 'ano', en: 'yes' },
    { key: '2', mechanical: false, cs: '', en: '' },
  ]);
  const games = { real: { id: 'real' }, neutral: { id: 'neutral' } };
  expect(gameUnder('neutral', games)).toBe(games.neutral);
  const adapter = { id: 'toy', game: () => games.real as unknown };
  expect(adapterUnder('real', adapter, games)).toBe(adapter);
  const under = adapterUnder('neutral', adapter, games);
  expect(under).toMatchObject({ id: 'toy', says: games.real });
  expect(under.game()).toBe(games.neutral);
});
