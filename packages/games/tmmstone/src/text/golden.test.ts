import { fileURLToPath } from 'node:url';
import { checkGolden, retell } from '@kolbiste/testkit';
import { expect, test } from 'vitest';
import { randomList } from '../cards/random.ts';
import { configOf, tmmstone } from '../index.ts';
import { isQuiet } from './events.ts';

test('one whole game reads as it was read through', () => {
  const config = configOf(randomList('golden 66 a'), randomList('golden 66 b'));
  const told = retell(tmmstone('neutral'), config, '66', { isQuiet, ends: 'turn.main', seldom: 8 });
  const text = `${told.join('\n')}\n`;
  expect(() => checkGolden(fileURLToPath(new URL('golden.txt', import.meta.url)), text)).not.toThrow();
});
