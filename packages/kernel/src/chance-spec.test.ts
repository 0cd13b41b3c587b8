import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ChanceSpec, Share } from './index.ts';
import {
  CodecError,
  chanceOf,
  commitment,
  readChanceSpec,
  secretFrom,
  seedOfShares,
  sharedSpec,
  shareOf,
  specFault,
} from './index.ts';

const shares = [shareOf(1, secretFrom('b')), shareOf('table', secretFrom('t')), shareOf(0, secretFrom('a'))];
const spec = sharedSpec(shares);

const forged = (change: (share: Share, i: number) => Share): ChanceSpec => ({
  ...spec,
  shares: (spec.shares ?? []).map(change),
});

describe('chance of several', () => {
  it('follows from every share: the table first, then the seats', () => {
    const text = `kolbiste shares\ntable ${secretFrom('t')}\n0 ${secretFrom('a')}\n1 ${secretFrom('b')}\n`;
    expect(spec.seed).toBe(createHash('sha256').update(text).digest('hex'));
    expect(spec.shares?.map(({ by }) => by)).toEqual(['table', 0, 1]);
    expect(spec.commitment).toBe(commitment(spec.seed));
    expect(chanceOf(spec).source).not.toBeNull();
  });

  it('is another as soon as one share is', () => {
    const seeds = shares.map((share, i) => seedOfShares(shares.with(i, shareOf(share.by, secretFrom('other')))));
    expect(new Set([...seeds, spec.seed]).size).toBe(4);
  });

  it('is not the same when two swap what they gave', () => {
    const [b, table, a] = shares;
    const swapped = [table, shareOf(0, b.value), shareOf(1, a.value)];
    expect(seedOfShares(swapped)).not.toBe(spec.seed);
  });

  it('takes no value that is not 256 bits', () => {
    expect(() => shareOf(0, 'ab')).toThrow('64 hex digits');
  });
});

describe('a fault is found', () => {
  it('in nothing that is sound', () => {
    expect(specFault(spec)).toBeUndefined();
    expect(specFault({ source: 'fast', version: 1, seed: '0'.repeat(32) })).toBeUndefined();
  });

  it('in a value that is not the one committed to', () => {
    const other = forged((share, i) => (i === 1 ? { ...share, value: secretFrom('late') } : share));
    expect(specFault(other)?.expected).toBe(`share of 0: commitment ${commitment(secretFrom('a'))}`);
  });

  it('in a secret that does not follow from the shares', () => {
    const other = forged((share, i) => (i === 2 ? shareOf(1, secretFrom('late')) : share));
    expect(specFault(other)?.actual).toBe(`secret ${spec.seed}`);
  });

  it('in a secret without its commitment', () => {
    expect(specFault({ ...spec, commitment: commitment(secretFrom('x')) })?.expected).toMatch(/^commitment /);
  });
});

describe('a record of it', () => {
  const read = (change: (j: any) => void) => () => {
    const j = JSON.parse(JSON.stringify(spec));
    change(j);
    readChanceSpec(j, 'chance');
  };
  it('is read', () => {
    expect(read(() => undefined)).not.toThrow();
  });

  const cases: [string, (j: any) => void, string][] = [
    ['shares that are no list', (j) => (j.shares = {}), 'chance.shares: expected a list'],
    ['no share at all', (j) => (j.shares = []), 'chance.shares: expected a list of 1'],
    ['a seat twice', (j) => (j.shares[2].by = 0), 'chance.shares[2].by: expected the table first'],
    ['the table last', (j) => j.shares.push(j.shares.shift()), 'chance.shares[2].by: expected the table first'],
    ['a share of nobody', (j) => (j.shares[1].by = 'guest'), 'chance.shares[1].by: expected an integer'],
    ['a short value', (j) => (j.shares[0].value = 'ab'), 'chance.shares[0].value: expected 64 hex digits'],
    ['a field too many', (j) => (j.shares[0].more = 1), 'chance.shares[0].more: no such field'],
    ['shares of a seed', (j) => (j.source = 'fast'), 'chance.commitment: no such field'],
  ];
  it.each(cases)('is refused with %s', (_what, change, told) => {
    expect(read(change)).toThrow(CodecError);
    expect(read(change)).toThrow(told);
  });
});
