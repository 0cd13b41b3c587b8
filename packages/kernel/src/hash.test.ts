import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { MiniState } from '../test/mini.ts';
import { mini } from '../test/mini.ts';
import { seedFrom } from './chance.ts';
import { canonical, digest, hashPosition } from './hash.ts';

describe('the canonical text', () => {
  it('does not depend on the order of fields', () => {
    expect(canonical({ b: 1, a: [2, { d: null, c: true }] })).toBe('{"a":[2,{"c":true,"d":null}],"b":1}');
    expect(canonical({ a: [2, { c: true, d: null }], b: 1 })).toBe('{"a":[2,{"c":true,"d":null}],"b":1}');
  });

  it('orders fields by code units, whatever the language', () => {
    expect(canonical({ č: 1, z: 2, Z: 3, '10': 4, '9': 5 })).toBe('{"10":4,"9":5,"Z":3,"z":2,"č":1}');
  });

  it('writes one text for one value', () => {
    expect(canonical([-0, 0, 1e3, 'a"\n', ''])).toBe('[0,0,1000,"a\\"\\n",""]');
    expect(canonical({})).toBe('{}');
    expect(canonical([])).toBe('[]');
  });

  it('is JSON', () => {
    const value = { a: [1, 'x', null, { b: false }], č: '„“' };
    expect(JSON.parse(canonical(value))).toEqual(value);
  });

  class Card {
    face = 1;
  }
  it.each([
    ['a fraction', 0.5, '0.5 is not an integer'],
    ['no number', Number.NaN, 'NaN is not an integer'],
    ['infinity', Number.POSITIVE_INFINITY, 'Infinity is not an integer'],
    ['a number that cannot be told from its neighbour', 2 ** 53, '9007199254740992 is not an integer'],
    ['undefined', undefined, 'undefined is not plain data'],
    ['a function', () => 1, 'function is not plain data'],
    ['a symbol', Symbol('x'), 'symbol is not plain data'],
    ['a bigint', 1n, 'bigint is not plain data'],
    ['an object of a class', new Card(), 'an object of a class is not plain data'],
    ['a Map', new Map(), 'an object of a class is not plain data'],
    ['a Date', new Date(0), 'an object of a class is not plain data'],
    ['an object without a prototype', Object.create(null), 'an object of a class is not plain data'],
  ])('refuses %s and says where', (_what, value, told) => {
    expect(() => canonical({ hand: [1, { card: value }] })).toThrow(`$.hand[1].card: ${told}`);
  });

  it('refuses a list with a hole', () => {
    const list: number[] = [1];
    list[2] = 3;
    expect(() => canonical({ list })).toThrow('$.list[1]: undefined is not plain data');
  });

  it('has the digest that others compute', () => {
    const value = { a: ['č', 1] };
    expect(digest(value)).toBe(createHash('sha256').update('{"a":["č",1]}', 'utf8').digest('hex'));
  });
});

describe('the hash of a position', () => {
  const game = mini();
  const start = (): MiniState => game.setup({}, seedFrom('hash'));

  it('leaves out counters, causes and the generator', () => {
    const s = start();
    const before = hashPosition(s);
    s.n += 7;
    s.draws += 7;
    s.rng = [1, 2, 3, 4];
    s.chance = 1 - s.chance;
    for (const f of s.frames) f.cause += 7;
    expect(hashPosition(s)).toBe(before);
  });

  it('takes in everything else', () => {
    const before = hashPosition(start());
    const changes: ((s: MiniState) => void)[] = [
      (s) => s.turns++,
      (s) => s.score[0]++,
      (s) => s.score.reverse().push(1),
      (s) => s.hands[0].pop(),
      (s) => s.hands.reverse(),
      (s) => s.deck.reverse(),
      (s) => s.batch.push(1),
      (s) => s.frames[1].pc++,
      (s) => s.frames[1].result++,
      (s) => s.frames[1].locals.card++,
      (s) => s.frames.pop(),
    ];
    const hashes = changes.map((change) => {
      const s = start();
      change(s);
      return hashPosition(s);
    });
    expect(new Set([before, ...hashes]).size).toBe(changes.length + 1);
  });

  it('takes in a field of the game that is called like one of the core', () => {
    const inner = (value: number) =>
      hashPosition(Object.assign(start(), { sub: { n: value, draws: 0, cause: 0, rng: 0 } }));
    expect(inner(1)).not.toBe(inner(2));
    const local = (value: number) => {
      const s = start();
      Object.assign(s.frames[1].locals, { n: value, chance: 1 });
      return hashPosition(s);
    };
    expect(local(1)).not.toBe(local(2));
  });

  it('does not depend on the order of fields, nor on the kind of a list of integers', () => {
    const s = start();
    const turned = Object.fromEntries(Object.entries(s).reverse()) as unknown as MiniState;
    expect(hashPosition(turned)).toBe(hashPosition(s));
    expect(hashPosition(Object.assign(start(), { score: new Int32Array(s.score) }))).toBe(hashPosition(s));
  });

  it('takes a part that is never written once, and counts what is in it all the same', () => {
    const rare = (config: unknown) => Object.assign(start(), { config });
    const fixed = new Set(['config']);
    const config = { deck: [1, 2, { name: 'a' }] };
    const hash = hashPosition(rare(config), fixed);
    expect(hashPosition(rare({ deck: [1, 2, { name: 'a' }] }), fixed)).toBe(hash);
    expect(hashPosition(rare({ deck: [1, 2, { name: 'b' }] }), fixed)).not.toBe(hash);
    expect(hashPosition(Object.assign(rare(config), { turns: 3 }), fixed)).not.toBe(hash);
    expect(hashPosition(rare(3), fixed)).not.toBe(hashPosition(rare(4), fixed));
    // Once: what was written in it against the promise is not seen.
    config.deck.push(5);
    expect(hashPosition(rare(config), fixed)).toBe(hash);
    expect(hashPosition(rare(config))).not.toBe(hashPosition(rare({ deck: [1, 2, { name: 'a' }] })));
  });

  it('tells positions apart in play', () => {
    const seen = new Set<number>();
    let positions = 0;
    for (let i = 0; i < 200; i++) {
      const s = game.setup({}, seedFrom(`play ${i}`));
      for (; game.pending(s).length > 0; positions++) {
        seen.add(hashPosition(s));
        const options = game.options(s, s.turns % 2);
        game.answer(s, s.turns % 2, options[i % options.length]);
      }
    }
    expect(positions).toBe(1600);
    expect(seen.size).toBe(positions);
  });
});
