import { fileURLToPath } from 'node:url';
import { checkGolden } from '@kolbiste/testkit';
import { expect, test } from 'vitest';
import { configOf } from '../index.ts';
import { retell } from './retell.ts';
import { variedDeck } from './rich-decks.ts';

test('one whole game reads as it was read through', () => {
  const config = configOf(variedDeck('golden 1391 a'), variedDeck('golden 1391 b'));
  const text = `${retell(config, '1391').join('\n')}\n`;
  expect(() => checkGolden(fileURLToPath(new URL('golden.txt', import.meta.url)), text)).not.toThrow();
});
