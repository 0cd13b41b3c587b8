import { expect, test } from 'vitest';
import './index.ts';
import { flow } from '../src/flow/registry.ts';

test('a process that reads the bots first counts procedures as every other one', () => {
  expect(flow.procedures.slice(0, 3).map(({ name }) => name)).toEqual(['effect', 'chooseCards', 'goOn']);
});
