/** Every card that is carried out and has a text stands in a scenario that shows what it does. */
import { fileURLToPath } from 'node:url';
import { readScenarioText, scenarioFiles } from '@kolbiste/testkit';
import { expect, test } from 'vitest';
import { cards } from '../src/cards/all.ts';
import { cardKey } from '../src/names.ts';

const folder = fileURLToPath(new URL('../scenarios', import.meta.url));

/** Keys that stand in the files as whole words. */
const named = new Set(
  scenarioFiles(folder).flatMap((file) => readScenarioText(file).match(/[a-z0-9]+(?:-[a-z0-9]+)*/g) ?? []),
);

test('no card that is carried out is missing in the scenarios', () => {
  const missing = cards
    .filter(({ id, text }) => text !== undefined && !named.has(cardKey(id)))
    .map(({ id }) => cardKey(id));
  expect(missing).toEqual([]);
});
