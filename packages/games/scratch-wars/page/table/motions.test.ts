import { expect, it } from 'vitest';
import { aimedAt, striker } from './motions.ts';

const line = (kind: string, a: number, b = 0) => ({ kind, a, b });

it('a weapon that is used strikes; what lies on the table, combos and the night strike from the hero', () => {
  const log = [line('turnBegan', 0), line('effectUsed', 0, 3), line('shieldUsed', 1, 6)];
  expect(striker(log, 0)).toBe('weapon:3');
  expect(striker([...log, line('combosFired', 0, 2)], 0)).toBe('hero:0');
  expect(striker([...log, line('turnBegan', 0), line('persistentAttack', 0, 1)], 0)).toBe('hero:0');
  // What the other has used is not one's own.
  expect(striker(log, 1)).toBe('hero:1');
});

it('an attack aims at the hero, a weapon, or what is laid on it', () => {
  expect([0, 1, 5, 6, 10].map((target) => aimedAt(0, target))).toEqual([
    'hero:1',
    'weapon:5',
    'weapon:9',
    'weapon:5',
    'weapon:9',
  ]);
  expect(aimedAt(1, 2)).toBe('weapon:1');
});
