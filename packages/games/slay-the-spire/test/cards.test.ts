/** The cards are those that the rulebook counts, each with a text in both languages, and both sides of each are seen in a scenario. */
import { fileURLToPath } from 'node:url';
import { readScenarioText, scenarioFiles } from '@kolbiste/testkit';
import { expect, it } from 'vitest';
import { CARD_COUNT, cardWritten, FACES, faceOf } from '../src/cards/pool.ts';
import '../src/index.ts';
import { readConfig } from '../src/config.ts';
import { layOut } from '../src/setup.ts';
import { DECK, pileOf, RARE, REWARD } from '../src/state.ts';
import { faceText } from '../src/text/card.ts';
import { OWNERS, TICKET } from '../src/vocabulary.ts';

/** STS 3.5, by owner. */
const PRINTED: Readonly<Record<string, number>> = {
  ironclad: 85,
  silent: 87,
  defect: 85,
  watcher: 85,
  colorless: 22,
  curse: 17,
};
/** STS 3.5: daze, and status cards of two halves. */
const COMMON = { daze: 10, status: 36 };

const copiesOf = (owner: string): number => {
  let copies = 0;
  for (let card = 0; card < CARD_COUNT; card++)
    if (OWNERS[faceOf(2 * card).owner] === owner) copies += cardWritten(card).copies;
  return copies;
};

it('there are as many cards as the rulebook counts', () => {
  const there = Object.entries(PRINTED);
  expect(there.map(([owner]) => [owner, copiesOf(owner)])).toEqual(there);
  expect(Object.values(PRINTED).reduce((sum, n) => sum + n)).toBe(381);
  expect(copiesOf('status')).toBe(COMMON.daze + COMMON.status);
});

it('every side has a text', () => {
  const silent = FACES.filter(({ face }) => ['cs', 'en'].some((lang) => faceText(face, lang as 'cs' | 'en') === ''));
  expect(silent.map(({ id }) => id)).toEqual([]);
});

const files = scenarioFiles(fileURLToPath(new URL('../scenarios', import.meta.url))).map(readScenarioText);
const escaped = (id: string): string => id.replace(/[+]/g, '\\+');
const END = '(?![\\w+-])';
/** All of `card` in lists after a word: `hand: [slice, bane x2]`. */
const listed = (word: string, id: string): RegExp =>
  new RegExp(`\\b${word}: \\[[^\\]]*(?<![\\w+-])${escaped(id)}${END}`);

/** Whether a scenario plays a side, or begins with it in play; of what cannot be played whether a hero has it. */
function isSeen(id: string, unplayable: boolean): boolean {
  const played = unplayable ? listed('hand', id) : new RegExp(`^ +- +[A-D]: '?play ${escaped(id)}${END}`, 'm');
  return files.some((text) => played.test(text) || listed('powers', id).test(text));
}

it('both sides of every card are seen in a scenario', () => {
  const missing = FACES.filter(
    ({ upgraded, card, type, owner }) =>
      type !== TICKET && OWNERS[owner] !== 'status' && (!upgraded || faceOf(2 * card).canUpgrade),
  )
    .map(({ id, upgraded, unplayable }) => [`${id}${upgraded ? '+' : ''}`, unplayable] as const)
    .filter(([side, unplayable]) => !isSeen(side, unplayable));
  expect(missing.map(([side]) => side)).toEqual([]);
});

it('cards of locked packs stay out of the decks', () => {
  const decks = [0, 1, 2, 3].map((packs) => {
    const s = layOut(readConfig({ heroes: ['silent'], fight: '', map: 0, last: 1, packs: [0, packs, 0, 0] }), '');
    return [DECK, REWARD, RARE].map((kind) => pileOf(s, 0, kind).length);
  });
  // Starters, then rewards and rare rewards as the packs of the Silent add to them.
  expect(decks).toEqual([
    [12, 50, 12],
    [12, 54, 13],
    [12, 57, 14],
    [12, 60, 15],
  ]);
});
