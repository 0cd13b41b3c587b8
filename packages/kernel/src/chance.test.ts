import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ScriptedDraw } from './chance.ts';
import {
  commitment,
  fastChance,
  keyedChance,
  nextWord,
  ScriptError,
  scriptedChance,
  secretFrom,
  seedFrom,
  uniform,
} from './chance.ts';
import { CHANCE_FAST, CHANCE_OUTSIDE, core, seedWords } from './state.ts';

/** xoshiro128** with 64-bit arithmetic and masks: written apart from the kernel's. */
function reference(words: readonly number[], count: number): number[] {
  const mask = 0xffffffffn;
  const turn = (x: bigint, k: bigint): bigint => ((x << k) | (x >> (32n - k))) & mask;
  let [a, b, c, d] = words.map((word) => BigInt(word >>> 0));
  const out: number[] = [];
  for (let i = 0; i < count; i++) {
    out.push(Number((turn((b * 5n) & mask, 7n) * 9n) & mask));
    const t = (b << 9n) & mask;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = turn(d, 11n);
  }
  return out;
}

/** Draw k of a secret, from Node's own HMAC. */
function referenceDraw(secret: string, k: number, n: number): number {
  const limit = 2 ** 32 - (2 ** 32 % n);
  for (let again = 0; ; again++) {
    const block = createHmac('sha256', Buffer.from(secret, 'hex'))
      .update(again === 0 ? `${k}` : `${k}/${again}`)
      .digest();
    for (let at = 0; at < 32; at += 4) {
      const value = block.readUInt32BE(at);
      if (value < limit) return value % n;
    }
  }
}

function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
}

/** Words from which the next draw of the generator is this one. */
function wordsBefore(word: number): number[] {
  const mask = 0xffffffffn;
  const turnedBack = (BigInt(word) * 0x38e38e39n) & mask;
  const fivefold = ((turnedBack >> 7n) | (turnedBack << 25n)) & mask;
  return [1, Number((fivefold * 0xcccccccdn) & mask) | 0, 3, 4];
}

describe('the fast source', () => {
  it.each([1, 2, 3, 6, 10, 12, 1000, 1023, 1024, 1025, 65537, 2147483647])(
    'draws one of %i values from the words below their last whole multiple',
    (n) => {
      const last = 2 ** 32 - (2 ** 32 % n) - 1;
      for (const word of [0, 1, n - 1, n, last - 1, last, last + 1, 2 ** 32 - 1].filter((each) => each < 2 ** 32)) {
        const words = wordsBefore(word);
        const drawn = reference(words, 9).find((each) => each <= last) ?? Number.NaN;
        expect(reference(words, 1)).toEqual([word]);
        expect(uniform(words, n)).toBe(drawn % n);
      }
    },
  );

  it('is xoshiro128**', () => {
    for (const seed of ['a', 'b', '00', 'a long text']) {
      const words = seedWords(seedFrom(seed));
      const expected = reference(words, 1000);
      expect(Array.from({ length: 1000 }, () => nextWord(words) >>> 0)).toEqual(expected);
    }
  });

  it.each([
    [2, 10.83],
    [6, 20.52],
    [9, 26.12],
    [10, 27.88],
    [37, 67.99],
  ])('draws one of %i evenly: chi-square under %d, passed by chance once in a thousand', (n, limit) => {
    const s = core(seedFrom(`even ${n}`));
    const counts = new Array<number>(n).fill(0);
    for (let i = 0; i < 100_000; i++) counts[fastChance.draw(s, 'x', n)]++;
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(chiSquare(counts)).toBeLessThan(limit);
    expect(chiSquare(counts)).toBeGreaterThan(0);
  });

  it('draws neighbours evenly too', () => {
    const s = core(seedFrom('pairs'));
    const counts = new Array<number>(81).fill(0);
    for (let i = 0; i < 100_000; i++) counts[fastChance.draw(s, 'x', 9) * 9 + fastChance.draw(s, 'x', 9)]++;
    expect(chiSquare(counts)).toBeLessThan(124.84);
  });

  it('draws again beyond the last whole multiple, so that no value is favoured', () => {
    const n = 3_000_000_000;
    const words = seedWords(seedFrom('again'));
    const expected = reference(words, 4000).filter((word) => word < n);
    expect(expected.length).toBeLessThan(3000);
    expect(expected.map(() => uniform(words, n))).toEqual(expected);
  });

  it('refuses a game that draws from outside', () => {
    expect(() => fastChance.draw(core(''), 'die', 6)).toThrow(
      'draw "die": this game draws from outside; hand its source over',
    );
  });
});

describe('the keyed source', () => {
  const secret = secretFrom('a table');
  const source = keyedChance(secret);
  const at = (k: number) => ({ ...core(''), draws: k });

  it('is HMAC-SHA-256 of the number of the draw', () => {
    for (const n of [2, 6, 9, 10, 1000, 2147483647]) {
      for (let k = 1; k < 60; k++) expect(source.draw(at(k), 'x', n)).toBe(referenceDraw(secret, k, n));
    }
  });

  it('goes on in its block, and then to the next, when it must draw again', () => {
    for (const n of [2147483649, 3_000_000_001, 4294967296]) {
      for (let k = 1; k < 100; k++) expect(source.draw(at(k), 'x', n)).toBe(referenceDraw(secret, k, n));
    }
    const [key, needle] = [Buffer.from(secret, 'hex'), 2147483649];
    const exhausted = (k: number) => {
      const block = createHmac('sha256', key).update(`${k}`).digest();
      return [0, 4, 8, 12, 16, 20, 24, 28].every((place) => block.readUInt32BE(place) >= needle);
    };
    const k = Array.from({ length: 5000 }, (_, i) => i).find(exhausted);
    expect(k).toBeDefined();
    expect(source.draw(at(k as number), 'x', needle)).toBe(referenceDraw(secret, k as number, needle));
  });

  it('gives fixed numbers', () => {
    const draws = [1, 2, 3, 4, 5, 6].map((k) => keyedChance('00'.repeat(32)).draw(at(k), 'x', 1000));
    expect(draws).toEqual([436, 48, 21, 642, 976, 562]);
  });

  it('leaves no word of a generator in the state', () => {
    const s = at(3);
    source.draw(s, 'x', 6);
    expect(s).toEqual({ ...core(''), draws: 3 });
    expect(s.chance).toBe(CHANCE_OUTSIDE);
    expect(s.rng).toEqual([0, 0, 0, 0]);
  });

  it('is bound by a commitment', () => {
    expect(commitment(secret)).toBe(createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex'));
    expect(commitment(secretFrom('another'))).not.toBe(commitment(secret));
  });

  it.each(['', 'secret', '0'.repeat(63), '0'.repeat(65), 'G'.repeat(64), 'A'.repeat(64)])(
    'refuses the secret "%s"',
    (bad) => {
      expect(() => keyedChance(bad)).toThrow('the secret of keyed chance is 64 hex digits');
    },
  );
});

describe('seeds from text', () => {
  it('are hashes of it', () => {
    const sha = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
    for (const text of ['', 'x', 'Kolbiště', '7'.repeat(300)]) {
      expect(seedFrom(text)).toBe(sha(text).slice(0, 32));
      expect(secretFrom(text)).toBe(sha(`secret ${text}`));
    }
  });

  it('fill the whole state of the generator', () => {
    expect(seedWords('00000001000000020000000380000000')).toEqual([1, 2, 3, -2147483648]);
    expect(core(seedFrom('x')).chance).toBe(CHANCE_FAST);
    expect(() => seedWords('0'.repeat(32))).toThrow('a fast seed must not be all zero');
    expect(() => seedWords('x'.repeat(99))).toThrow(`a fast seed is 32 hex digits, not "${'x'.repeat(40)}"`);
  });
});

describe('the scripted source', () => {
  const s = core('');
  const script = (...draws: [string, number][]) =>
    scriptedChance(draws.map(([label, value]): ScriptedDraw => ({ label, value })));

  it('answers by label, in order', () => {
    const source = script(['spin', 8], ['coin', 0], ['spin', 0]);
    expect([source.draw(s, 'spin', 9), source.draw(s, 'coin', 2), source.draw(s, 'spin', 9)]).toEqual([8, 0, 0]);
    expect(source.rest()).toEqual([]);
  });

  it('refuses a draw from more or fewer than it says, where it says that', () => {
    const source = scriptedChance([
      { label: 'coin', value: 1, of: 2 },
      { label: 'coin', value: 1, of: 3 },
    ]);
    expect(source.draw(s, 'coin', 2)).toBe(1);
    expect(() => source.draw(s, 'coin', 2)).toThrow('draw "coin" is one of 2; the script says one of 3');
    expect(source.rest()).toHaveLength(1);
  });

  it('tells what is left over', () => {
    const source = script(['spin', 1], ['coin', 1]);
    source.draw(s, 'spin', 9);
    expect(source.rest()).toEqual([{ label: 'coin', value: 1 }]);
  });

  it.each([
    ['a draw too many', [], 'draw "spin" (0 to 8) is not in the script'],
    ['another draw', [['coin', 1]], 'draw "spin" is due, but the script says "coin"'],
    ['a value too high', [['spin', 9]], 'draw "spin" lies from 0 to 8; the script says 9'],
    ['a value too low', [['spin', -1]], 'draw "spin" lies from 0 to 8; the script says -1'],
    ['a fraction', [['spin', 0.5]], 'draw "spin" lies from 0 to 8; the script says 0.5'],
  ] as [string, [string, number][], string][])('refuses %s', (_what, draws, told) => {
    const source = script(...draws);
    expect(() => source.draw(s, 'spin', 9)).toThrow(ScriptError);
    expect(() => source.draw(s, 'spin', 9)).toThrow(told);
    expect(source.rest()).toHaveLength(draws.length);
  });
});
