/** The cards as data: all of them there once, with their figures, in words that exist. */
import { fileURLToPath } from 'node:url';
import { checkGolden } from '@kolbiste/testkit';
import { expect, test } from 'vitest';
import './fill.ts';
import { cards } from './all.ts';
import { faultsOf } from './check.ts';
import { missingWords } from './missing.ts';
import { cardOf, pool } from './pool.ts';
import type { CardRow } from './types.ts';

const SETS = {
  base: 341,
  inquisition: 175,
  warzone: 131,
  mortificator: 122,
  golgotha: 80,
  apocalypse: 80,
  paradiseLost: 124,
  promo: 20,
};
const KINDS = {
  warrior: 254,
  equipment: 151,
  special: 380,
  art: 68,
  symmetry: 49,
  mission: 32,
  fortification: 57,
  relic: 28,
  alliance: 7,
  warzone: 20,
  ki: 17,
  beast: 10,
};

const countBy = (of: (card: CardRow) => string): Record<string, number> =>
  cards.reduce<Record<string, number>>((all, card) => ({ ...all, [of(card)]: (all[of(card)] ?? 0) + 1 }), {});

test('1,073 cards stand once each, by sets and types', () => {
  expect(cards.length).toBe(1073);
  expect(new Set(cards.map(({ id }) => id)).size).toBe(1073);
  expect(countBy(({ set }) => set)).toEqual(SETS);
  expect(countBy(({ kind }) => kind)).toEqual(KINDS);
  expect(pool.ids.length).toBe(1073);
});

test('every row is written in the words of the vocabulary', () => {
  expect(faultsOf(cards).map((fault) => fault.message.en)).toEqual([]);
});

test('a card is carried out, or says what it waits for', () => {
  expect(cards.filter(({ text, needs = [] }) => (text === undefined) !== needs.length > 0).map(({ id }) => id)).toEqual(
    [],
  );
  for (const { id, text } of cards) expect(cardOf(id).scripted).toBe(text !== undefined);
});

/** Carried out, of how many: a row for each set, a column for each type. */
function carriedOut(): string[] {
  const types = Object.keys(KINDS);
  const share = (of: readonly CardRow[]) =>
    of.length === 0 ? '' : `${of.filter(({ text }) => text !== undefined).length}/${of.length}`;
  const row = (name: string, of: readonly CardRow[]) =>
    `| ${[name, ...types.map((type) => share(of.filter(({ kind }) => kind === type))), share(of)].join(' | ')} |`;
  return [
    `| set | ${types.join(' | ')} | all |`,
    `|---|${types.map(() => '---|').join('')}---|`,
    ...Object.keys(SETS).map((name) =>
      row(
        name,
        cards.filter(({ set }) => set === name),
      ),
    ),
    row('all', cards),
  ];
}

const PAGE = `# Doomtrooper: which cards are carried out

Cards that are carried out, of how many, by set and type; below, the words that the others wait for, ranked by how many cards a word would free alone, then by how many wait for it among other words.
[doomtrooper-cards.md](doomtrooper-cards.md) tells how a card is written. This page is made from the cards.
`;

test('the page tells what is carried out and what is missing', () => {
  const words = missingWords().map(({ word, frees, waits }) => {
    const waiting = cards.filter(({ needs = [] }) => needs.includes(word)).map(({ id }) => id);
    return `| \`${word}\` | ${frees} | ${waits} | ${waiting.join(' ')} |`;
  });
  const table = ['| word | frees | waits | cards |', '|---|---|---|---|', ...words];
  const page = fileURLToPath(new URL('../../../../../docs/doomtrooper-missing.md', import.meta.url));
  const text = `${PAGE}\n${carriedOut().join('\n')}\n\n${table.join('\n')}\n`;
  expect(() => checkGolden(page, text)).not.toThrow();
});

test('what is missing is ranked by the cards it would free', () => {
  const ranked = missingWords();
  expect(ranked.map(({ frees }) => frees)).toEqual(ranked.map(({ frees }) => frees).sort((a, b) => b - a));
  const waiting = cards.filter(({ needs = [] }) => needs.length === 1).length;
  expect(ranked.reduce((sum, { frees }) => sum + frees, 0)).toBe(waiting);
});

/** Summed from the published figures: a slip in any of ours changes one. */
const SUMS = [
  [358, 337, 373, 390],
  [125, 132, 146, 300],
  [167, 174, 207, 332],
  [58, 55, 67, 88],
  [120, 121, 133, 146],
  [120, 117, 137, 157],
  [203, 216, 226, 252],
  [57, 27, 58, 72],
];

/** By areas as bits: Squad, Kohort, both, Outpost, none of them. */
const AREAS = { 1: 140, 2: 70, 3: 1, 4: 41, 8: 2 };

test('the figures of the warriors add up', () => {
  const sums = Object.keys(SETS).map((set) =>
    cards
      .filter((card) => card.set === set && card.kind === 'warrior')
      .reduce((sum, { figures = [0, 0, 0, 0] }) => sum.map((n, at) => n + figures[at]), [0, 0, 0, 0]),
  );
  expect(sums).toEqual(SUMS);
});

test('who is of the Dark Legion goes to the Kohort, tribes to the Outpost, all others are Doomtroopers of the Squad', () => {
  const areas = cards
    .filter(({ kind }) => kind === 'warrior')
    .map(({ id }) => [id, cardOf(id).areas] as const)
    .reduce<Record<number, number>>((all, [, area]) => ({ ...all, [area]: (all[area] ?? 0) + 1 }), {});
  expect(areas).toEqual(AREAS);
});
