import { fileURLToPath } from 'node:url';
import { checkGolden, retell } from '@kolbiste/testkit';
import { expect, test } from 'vitest';
import { configOf, scratchWars } from '../index.ts';
import { isQuiet } from './events.ts';
import { variedDeck } from './rich-decks.ts';

test('one whole game reads as it was read through', () => {
  const config = configOf(variedDeck('golden 1391 a'), variedDeck('golden 1391 b'));
  const told = retell(scratchWars('neutral'), config, '1391', {
    isQuiet,
    ends: 'turn.chooseAction',
    seldom: 8,
    most: 99,
  });
  const text = `${told.join('\n')}\n`;
  expect(() => checkGolden(fileURLToPath(new URL('golden.txt', import.meta.url)), text)).not.toThrow();
});
