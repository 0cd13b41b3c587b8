import { fileURLToPath } from 'node:url';
import { checkGolden, retell } from '@kolbiste/testkit';
import { expect, test } from 'vitest';
import { starter } from '../cards/decks.ts';
import { configOf, lotr } from '../index.ts';
import { isQuiet } from './events.ts';

test('one whole game of two players reads as it was read through', () => {
  const config = configOf([starter('leadership').list, starter('spirit').list]);
  const told = retell(lotr('neutral'), config, '7', { isQuiet, seldom: 4, deepest: 6 });
  const text = `${told.join('\n')}\n`;
  expect(() => checkGolden(fileURLToPath(new URL('golden.txt', import.meta.url)), text)).not.toThrow();
});
