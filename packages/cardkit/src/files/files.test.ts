/** Files of cards of an invented game: which faults are told, and where. */
import { both } from '@kolbiste/kernel/files';
import { fields, int, word } from '@kolbiste/kernel/grammar';
import { expect, test } from 'vitest';
import { shelfOf } from '../shelf.ts';
import type { CardFile, Misfit } from './card-file.ts';
import { checkCardFile, readCard, readText } from './card-file.ts';
import { ownFile } from './own.ts';
import { scenarioCards } from './scenario.ts';

interface Card {
  id: number;
  colour: string;
  strength?: number;
}

const grammar = fields({ id: int(1, 99), colour: word(['red', 'blue']) }, { strength: int(0, 9) });
function* misfits({ colour, strength }: Card): Generator<Misfit> {
  if (colour === 'blue' && strength !== undefined) yield ['.strength', both('nic', 'nothing')];
}
const form: CardFile<Card> = {
  book: 'TOY',
  game: 'toy',
  most: 3,
  card: readCard(grammar, misfits),
  once: { members: ['id'], expected: both('jednou', 'once') },
};
const check = (json: unknown) => checkCardFile(form, json, []);
const own = ownFile(check, (cards) => cards.flatMap(({ id }, at) => (id < 50 ? [[at, 'id', both('50', '50')]] : [])));

const faultsOf = (text: string): string[] => {
  const read = readText(text, own.checkOwnCards);
  return read.ok ? [] : read.faults.map(({ line, message }) => `${line}: ${message.en}`);
};

test('a file that is sound is read, as a whole or as its list', () => {
  const cards = [{ id: 50, colour: 'red' }];
  expect(own.checkOwnCards(cards)).toEqual({ ok: true, value: cards });
  expect(own.checkOwnCards({ format: 'kolbiste-cards/1', game: 'toy', cards })).toEqual({ ok: true, value: cards });
});

test.each([
  ['[\n{"id": 50, "colour": "green"}]', ['2: $[0].colour: expected one of "red", "blue", but there is "green"']],
  ['[\n{"id": 50, "colour": "blue", "strength": 1}]', ['2: $[0].strength: expected nothing, but there is 1']],
  ['[{"id": 50, "colour": "red"},\n{"id": 50, "colour": "blue"}]', ['2: $[1].id: expected once, but there is 50']],
  ['[{"id": 7, "colour": "red"}]', ['1: $[0].id: expected 50, but there is 7']],
  ['{"format": "kolbiste-cards/1", "game": "chess", "cards": []}', [/game/, /a list of 1–3 items/]],
])('%s', (text, expected) => {
  const faults = faultsOf(text);
  expect(faults).toHaveLength(expected.length);
  expected.forEach((each, at) => {
    expect(faults[at]).toMatch(each);
  });
});

test('whoever follows a shelf has all cards of it, the own ones last, and is told once', () => {
  const shelf = shelfOf([1, 2]);
  const told: number[][] = [];
  shelf.follow((all) => told.push([...all]));
  shelf.useOwnCards([9]);
  shelf.useOwnCards([9]);
  shelf.addCards([3]);
  shelf.useOwnCards([]);
  expect(told).toEqual([
    [1, 2, 9],
    [1, 2, 3, 9],
    [1, 2, 3],
  ]);
  expect(shelf.ownCards()).toEqual([]);
});

test('a scenario plays with the cards of its file, and without any where it brings none', () => {
  let used: readonly Card[] = [];
  const cards = scenarioCards(
    own.checkOwnCards,
    (wanted) => {
      used = wanted;
    },
    (place: string) => `${place} with ${used.length}`,
  );
  const adapter = { build: cards.build, withCards: cards.withCards };
  const source = {
    fail(expected: string): never {
      throw new Error(expected);
    },
  };
  expect(adapter.withCards([{ id: 50, colour: 'red' }], source).build('duel')).toBe('duel with 1');
  expect(adapter.build('duel')).toBe('duel with 0');
  expect(() => adapter.withCards([{ id: 1, colour: 'red' }], source)).toThrow(/sound cards \(\$\[0\]\.id: expected 50/);
});
