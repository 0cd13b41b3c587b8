import { expect, test } from 'vitest';
import './index.ts';
import { flow } from '../src/flow/registry.ts';

test('a process that reads the bots first counts procedures as every other one', () => {
  const names = flow.procedures.map(({ name }) => name);
  // By their way through windows bots come to these later than to what a window needs.
  expect(names.indexOf('playerAttack')).toBeLessThan(names.indexOf('phaseEnds'));
  expect(names.indexOf('combat')).toBeLessThan(names.indexOf('encounter'));
});
