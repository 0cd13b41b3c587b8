import { describe, expect, it } from 'vitest';
import { rulebook } from './rulebook.ts';

describe('a rulebook', () => {
  const book = rulebook('toy', ['1', '1.1', '2']);

  it('cites its keys, in the order they are named', () => {
    expect(book.keysOf(book.cite('2', '1'))).toEqual(['2', '1']);
    expect(book.keysOf(book.cite('1.1'))).toEqual(['1.1']);
    expect(book.keysOf(book.cite())).toEqual([]);
  });

  it('has one number for one list of keys', () => {
    expect(book.cite('1', '2')).toBe(book.cite('1', '2'));
    expect(book.cite('1', '2')).not.toBe(book.cite('2', '1'));
    expect(book.keysOf(book.cite('1'))).toBe(book.keysOf(book.cite('1')));
    expect(Object.isFrozen(book.keysOf(book.cite('1')))).toBe(true);
  });

  it('refuses what it does not have', () => {
    expect(() => book.cite('1', '1.2')).toThrow('rulebook of toy: no paragraph 1.2');
    expect(() => book.keysOf(99)).toThrow('rulebook of toy: no citation 99');
    expect(() => rulebook('toy', ['1', '2', '1'])).toThrow('rulebook of toy: a key stands twice');
  });
});
