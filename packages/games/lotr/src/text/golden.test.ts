import { fileURLToPath } from 'node:url';
import { checkGolden } from '@kolbiste/testkit';
import { expect, test } from 'vitest';
import { starter } from '../cards/decks.ts';
import { configOf } from '../index.ts';
import { retell } from './retell.ts';

test('one whole game of two players reads as it was read through', () => {
  const config = configOf([starter('leadership').list, starter('spirit').list]);
  const text = `${retell(config, '7').join('\n')}\n`;
  expect(() => checkGolden(fileURLToPath(new URL('golden.txt', import.meta.url)), text)).not.toThrow();
});
