import { expect, it } from 'vitest';
import { book, cite, keys, mechanicalKeys } from './rulebook.ts';

it('cites paragraphs and rulings by their keys', () => {
  const both = cite('begin.1', 'R21');
  expect(book.keysOf(both)).toEqual(['begin.1', 'R21']);
  expect(cite('begin.1', 'R21')).toBe(both);
});

it('refuses a key that the rulebook does not have', () => {
  expect(() => cite('begin.6')).toThrow('rulebook of tmmstone: no paragraph begin.6');
});

it('counts as mechanical neither data nor rulings', () => {
  expect(mechanicalKeys).toHaveLength(135);
  expect(keys).toEqual(expect.arrayContaining([...mechanicalKeys]));
  expect(mechanicalKeys).not.toContain('class.1');
  expect(mechanicalKeys.filter((key) => key.startsWith('R'))).toEqual([]);
});
