/** Czech of a noun of each gender, and words that stand before it. */
import { expect, test } from 'vitest';
import type { Case } from './czech.ts';
import { declension } from './czech.ts';
import { byNumber, plain, signed } from './numbers.ts';
import { PLAYERS, playerFirst, playerName } from './players.ts';
import { sentenceOf } from './tables.ts';

const { agree, declined, pronoun } = declension({
  ghost: { g: 'm', one: 'duch ducha duchovi ducha duchem', many: 'duchové duchů duchům duchy duchy' },
  machine: { g: 'i', one: 'stroj stroje stroji stroj strojem', many: 'stroje strojů strojům stroje stroji' },
  card: { g: 'f', one: 'karta karty kartě kartu kartou', many: 'karty karet kartám karty kartami' },
  field: { g: 'n', one: 'pole pole poli pole polem' },
});

const phrase = (word: string, noun: 'ghost' | 'machine' | 'card' | 'field', many: boolean, c: Case): string =>
  `${agree(word, noun, many, c)} ${declined(noun, many, c)}`;

test.each([
  ['tvůj', 'ghost', false, 'acc', 'tvého ducha'],
  ['tvůj', 'machine', false, 'acc', 'tvůj stroj'],
  ['všechen', 'card', true, 'dat', 'všem kartám'],
  ['tento', 'field', false, 'ins', 'tímto polem'],
  ['zničený', 'ghost', true, 'nom', 'zničení duchové'],
  ['zničený', 'card', false, 'gen', 'zničené karty'],
  ['ostatní', 'machine', true, 'gen', 'ostatních strojů'],
  ['jejich', 'card', false, 'ins', 'jejich kartou'],
] as const)('%s %s (many: %s, %s)', (word, noun, many, c, said) => {
  expect(phrase(word, noun, many, c)).toBe(said);
});

test('a noun that is only spoken of in the singular has no plural', () => {
  expect(() => declined('field', true, 'nom')).toThrow('no plural of field');
  expect(pronoun('field', true, 'dat')).toBe('jim');
});

test('numbers, players, and keys without a sentence', () => {
  expect([0, 1, 2, 4, 5].map((n) => byNumber(n, 'karta', 'karty', 'karet'))).toEqual([
    'karet',
    'karta',
    'karty',
    'karty',
    'karet',
  ]);
  expect([plain(-3), signed(3), signed(-3), signed(0)]).toEqual(['−3', '+3', '−3', '+0']);
  expect([playerName(PLAYERS, 'cs', 2), playerFirst(PLAYERS, 'en', 0), playerName(PLAYERS, 'en', 6)]).toEqual([
    'hráč C',
    'Player A: ',
    'player 7',
  ]);
  expect(() => sentenceOf({ known: 1 }, 'toString', 'refusal')).toThrow('no text for the refusal toString');
});
