import { fileURLToPath } from 'node:url';
import { checkGolden } from '@kolbiste/testkit';
import { expect, test } from 'vitest';
import { randomList } from '../cards/random.ts';
import { configOf } from '../index.ts';
import { retell } from './retell.ts';

test('one whole game reads as it was read through', () => {
  const config = configOf(randomList('golden 66 a'), randomList('golden 66 b'));
  const text = `${retell(config, '66').join('\n')}\n`;
  expect(() => checkGolden(fileURLToPath(new URL('golden.txt', import.meta.url)), text)).not.toThrow();
});
