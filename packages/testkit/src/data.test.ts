import { describe, expect, it } from 'vitest';
import { copyTree, difference, plainFault, reverseFields, sharedPart, show } from './data.ts';

describe('difference', () => {
  it('names the first place', () => {
    expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('$.a[1].b: 2 and 3');
    expect(difference({ a: 1 }, { a: 1, b: undefined })).toBe('$: only one of the two has b');
    expect(difference([1], [1, 2])).toBe('$: only one of the two has 1');
    expect(difference(Int32Array.of(1), Int32Array.of(2))).toMatch(/Int32Array\(1\) and Int32Array\(2\)/);
  });

  it('tells types apart, but not the order of fields', () => {
    expect(difference(Int32Array.of(1), [1])).toMatch(/two types/);
    expect(difference(Int32Array.of(1), Uint8Array.of(1))).toMatch(/two types/);
    expect(difference({ a: 1, b: 2 }, { b: 2, a: 1 })).toBeUndefined();
    expect(difference(Number.NaN, Number.NaN)).toBe('$: NaN and NaN');
  });
});

describe('copyTree and sharedPart', () => {
  const tree = { a: [1, [2]], b: Int32Array.of(3), c: { d: 'x' } };

  it('copies without sharing', () => {
    const copy = copyTree(tree);
    expect(difference(copy, tree)).toBeUndefined();
    expect(sharedPart(copy, tree)).toBeUndefined();
  });

  it('finds what is common, at the path of the second', () => {
    expect(sharedPart(tree, { x: { y: tree.a[1] } })).toBe('$.x.y');
    expect(sharedPart(tree, { x: tree.b })).toBe('$.x');
    expect(sharedPart(tree, { x: tree.b }, ['$.x'])).toBeUndefined();
    expect(sharedPart(tree, { xx: tree.b }, ['$.x'])).toBe('$.xx');
  });

  it('lets frozen parts be common, but not what they hold', () => {
    const frozen = Object.freeze({ list: [1] });
    expect(sharedPart({ a: frozen }, { b: frozen })).toBe('$.b.list');
    const whole = Object.freeze({ list: Object.freeze([1]) });
    expect(sharedPart({ a: whole }, { b: whole })).toBeUndefined();
  });
});

describe('plainFault', () => {
  it.each([
    [{ a: [1, 'x', null, true, { b: Int8Array.of(1) }] }, undefined],
    [{ a: 1.5 }, '$.a: 1.5 is not a 32-bit integer'],
    [{ a: 2 ** 31 }, '$.a: 2147483648 is not a 32-bit integer'],
    [[Number.NaN], '$[0]: NaN is not a 32-bit integer'],
    [{ a: undefined }, '$.a: undefined is not plain data'],
    [{ a: () => 1 }, '$.a: a function is not plain data'],
    [{ a: 1n }, '$.a: a bigint is not plain data'],
    [{ a: new Date(0) }, '$.a: an object of class Date is not plain data'],
    [{ a: new Set([1]) }, '$.a: an object of class Set is not plain data'],
    [{ a: Object.create(null) }, '$.a: an object of no prototype is not plain data'],
    [{ a: Float64Array.of(1) }, '$.a: a Float64Array'],
    [{ a: 'x'.repeat(201) }, '$.a: text of 201 characters'],
  ])('case %#: %o', (x, fault) => {
    expect(plainFault(x)).toBe(fault);
  });

  it('finds a part at two places and a cycle', () => {
    const part = [1];
    expect(plainFault({ a: part, b: part })).toBe('$.b: the same object as $.a');
    const round: { a?: unknown } = {};
    round.a = round;
    expect(plainFault(round)).toBe('$.a: the same object as $');
  });
});

it('reverseFields turns every record round', () => {
  expect(JSON.stringify(reverseFields({ a: [{ b: 1, c: 2 }], d: 3 }))).toBe('{"d":3,"a":[{"c":2,"b":1}]}');
});

it('show prints anything, cut short', () => {
  const round: { a?: unknown } = {};
  round.a = round;
  expect([show(Number.NaN), show(undefined), show([1]), show(round)]).toEqual([
    'NaN',
    'undefined',
    '[1]',
    '[object Object]',
  ]);
  expect(show('x'.repeat(500))).toHaveLength(200);
});
