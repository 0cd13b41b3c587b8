import { nearest } from '@kolbiste/kernel/files';
import { describe, expect, test } from 'vitest';
import { findRules } from '../rules/search.ts';
import { matches } from './search.ts';

describe('suggestions', () => {
  const words = ['random', 'greedy', 'easy', 'normal', 'hard'];

  test('the nearest word within reach', () => {
    expect(nearest('gredy', words)).toBe('greedy');
    expect(nearest('HARD', words)).toBe('hard');
    expect(nearest('raondm', words)).toBe('random');
    expect(nearest('norm', words)).toBe('normal');
  });

  test('nothing rather than something far away', () => {
    expect(nearest('impossible', words)).toBeUndefined();
    expect(nearest('', words)).toBeUndefined();
    expect(nearest('x'.repeat(100_000), words)).toBeUndefined();
  });
});

test('words are found by their beginnings, without diacritics', () => {
  expect(matches('Prokletá zbraň se vysvobodí.', ['prokleta', 'zbran'])).toBeGreaterThan(0);
  expect(matches('Prokletá zbraň se vysvobodí.', ['proklet'])).toBeGreaterThan(0);
  expect(matches('Prokletá zbraň se vysvobodí.', ['kleta'])).toBe(0);
  expect(matches('Prokletá zbraň', ['prokleta', 'stit'])).toBe(0);
  expect(matches('zbraň', ['zbran'])).toBeGreaterThan(matches('zbraně', ['zbran']));
});

describe('rules', () => {
  const rule = (key: string, cs: string, en: string) => ({ key, mechanical: true, cs, en });
  const rules = [
    rule('2.4', 'Tah hráče.', "A player's turn."),
    rule('2.4.1', 'Začátek tahu.', 'The start of the turn.'),
    rule('2.41', 'Štít', 'A shield'),
    rule('R4', 'Obranný štít chrání.', 'A shield protects.'),
  ];
  const keys = (query: string) => findRules(rules, query).map((each) => each.key);

  test('by key', () => {
    expect(keys('2.4.1')).toEqual(['2.4.1']);
    expect(keys('[2.4.1]')).toEqual(['2.4.1']);
    expect(keys('r4')).toEqual(['R4']);
  });

  test('by chapter, which is no mere beginning of the digits', () => {
    expect(findRules(rules.slice(1), '2.4').map((each) => each.key)).toEqual(['2.4.1']);
    expect(keys('7.7')).toEqual([]);
  });

  test('by words in either language, the best first', () => {
    expect(keys('stit')).toEqual(['2.41', 'R4']);
    expect(keys('turn start')).toEqual(['2.4.1']);
    expect(keys('dragon')).toEqual([]);
    expect(keys('  ')).toEqual([]);
  });
});
