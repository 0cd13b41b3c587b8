/** Czech of a noun of each gender, and words that stand before it. */
import { expect, test } from 'vitest';
import type { Case } from './czech.ts';
import { declension } from './czech.ts';
import { byNumber, plain, signed } from './numbers.ts';
import { deed, does, PLAYERS, playerFirst, playerName, playersOfDuel, playersOfTeam, whose } from './players.ts';
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

test('what a player does, to the one who is spoken to and of anybody else', () => {
  const said = (lang: 'cs' | 'en', seat: number, cs: string, en: string): string[] =>
    [playersOfDuel(0), playersOfTeam(3), PLAYERS].map((players) => {
      const t = { lang, players };
      return deed(t, seat, does(t, seat, cs, en));
    });
  expect(said('cs', 0, 'točí lukem', '')).toEqual(['Točíte lukem', 'Hráč A točí lukem', 'Hráč A točí lukem']);
  expect(said('cs', 1, 'točí lukem', '')[0]).toBe('Soupeř točí lukem');
  expect(said('en', 0, '', 'spin the bow')).toEqual([
    'You spin the bow',
    'Player A spins the bow',
    'Player A spins the bow',
  ]);
  expect(said('en', 1, '', 'do not defend')[0]).toBe('The opponent does not defend');
  expect(said('cs', 0, 'se brání štítem', '').slice(0, 2)).toEqual(['Bráníte se štítem', 'Hráč A se brání štítem']);
  expect(said('cs', 0, 'určuje, kdo začne', '')[0]).toBe('Určujete, kdo začne');
  const verbs = ['pass', 'apply a bonus', 'play it', 'forgo it', 'choose', 'reach', 'push', 'fix'];
  expect(verbs.map((verb) => does({ lang: 'en', players: PLAYERS }, 0, '', verb))).toEqual([
    'passes',
    'applies a bonus',
    'plays it',
    'forgoes it',
    'chooses',
    'reaches',
    'pushes',
    'fixes',
  ]);
});

test('a thing, and whose it is', () => {
  const say = (players: typeof PLAYERS, seat: number) => [
    whose({ lang: 'cs', players }, seat, 'karta', 'vaše'),
    whose({ lang: 'en', players }, seat, 'card'),
  ];
  expect(say(PLAYERS, 1)).toEqual(['karta hráče B', 'player B’s card']);
  expect(say(playersOfDuel(0), 0)).toEqual(['vaše karta', 'your card']);
  expect(say(playersOfDuel(0), 1)).toEqual(['karta soupeře', 'the opponent’s card']);
  expect(say(playersOfTeam(1), 0)).toEqual(['karta hráče A', 'player A’s card']);
  expect(whose({ lang: 'cs', players: PLAYERS }, 0, 'hrdina')).toBe('hrdina hráče A');
  expect(whose({ lang: 'cs', players: playersOfDuel(1) }, 1, 'hrdina')).toBe('váš hrdina');
});
