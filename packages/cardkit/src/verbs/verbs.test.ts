/** Terms of an invented game: what may be written, what is read, and the type of both. */
import type { Reading } from '@kolbiste/kernel/grammar';
import { expect, expectTypeOf, test } from 'vitest';
import type { Assembler, Read, Written } from './index.ts';
import {
  asPart,
  assembling,
  flag,
  instructions,
  int,
  numbered,
  oneOf,
  optional,
  otherwise,
  pairOf,
  partsOf,
  readRecord,
  recordOf,
  someOf,
  standsFor,
  verbFinder,
  yes,
} from './index.ts';

const side = standsFor({ own: 1, opp: 2 });
const push = { push: int(1, 3), side: optional(side, 'own'), how: optional(oneOf(['hard', 'soft'])) };
const swap = { swap: pairOf(side), again: optional(yes), by: recordOf({ steps: optional(int(0, 9)) }) };

function faultsOf(rule: (c: Reading, value: unknown, path: string) => void, value: unknown): string[] {
  const c = { book: 'TOY', faults: [], known: new Set<number>(), depth: 0 } as unknown as Reading;
  rule(c, value, '$');
  return c.faults.map(({ message }) => message.en);
}

test('what is read follows from what is written; what is left out is null or what it stands for', () => {
  expect(readRecord(push, { push: 2 }, null)).toEqual({ push: 2, side: 1, how: null });
  expect(readRecord(push, { push: 2, side: 'opp', how: 'hard' }, null)).toEqual({ push: 2, side: 2, how: 'hard' });
  expect(readRecord(swap, { swap: ['own', 'opp'], again: true, by: {} }, null)).toEqual({
    swap: [1, 2],
    again: true,
    by: { steps: null },
  });
});

test('the types say the same', () => {
  expectTypeOf<Written<typeof push>>().toEqualTypeOf<
    { push: number } & { side?: 'own' | 'opp'; how?: 'hard' | 'soft' }
  >();
  expectTypeOf<Read<typeof push>>().toEqualTypeOf<{
    readonly push: number;
    readonly side: number;
    readonly how: 'hard' | 'soft' | null;
  }>();
});

test('each verb has its grammar, with what it needs, what it may have and nothing else', () => {
  const { rule, use } = instructions();
  expect(faultsOf(rule, { push: 3 })).toEqual([
    '$: expected what is to happen (a verb), but there is the unknown word "push"',
  ]);
  use([
    { name: 'push', schema: push },
    { name: 'swap', schema: swap },
  ]);
  expect(faultsOf(rule, { push: 3, how: 'soft' })).toEqual([]);
  expect(faultsOf(rule, { push: 4, to: 'own' })).toEqual([
    '$.to: expected only push, side, how, but there is an unknown member',
    '$.push: expected a whole number from 1 to 3, but there is 4',
  ]);
  expect(faultsOf(rule, { swap: ['own'], by: { steps: 10 } })).toEqual([
    '$.swap: expected a list of 2 items, but there is a list (1 item)',
    '$.by.steps: expected a whole number from 0 to 9, but there is 10',
  ]);
});

test('an instruction is known by the first of its members that is a verb', () => {
  const find = verbFinder([
    { name: 'push', schema: push },
    { name: 'swap', schema: swap },
  ]);
  expect(find({ by: {}, swap: [] }).name).toBe('swap');
  expect(() => find({ jump: 1 })).toThrow('no verb in {"jump":1}');
});

test('a filter asks nothing where it says nothing, and says something', () => {
  const kind = otherwise(standsFor(numbered(['big', 'small'])), -1);
  const filter = someOf({ kind, hurt: flag });
  expect(filter.read({ kind: 'small' }, null)).toEqual({ kind: 1, hurt: false });
  expect(filter.read({ hurt: true }, null)).toEqual({ kind: -1, hurt: true });
  expect(faultsOf(filter.rule, { kind: 'big' })).toEqual([]);
  expect(faultsOf(filter.rule, {})).toEqual(['$: expected one of kind, hurt, but there is an empty object']);
});

test('a part is found under whatever word it stands', () => {
  const whom = asPart('whom', side);
  const hit = { hit: int(1, 9), on: whom, also: optional(asPart('whom', side)) };
  expect(partsOf(hit, 'whom', readRecord(hit, { hit: 1, on: 'opp' }, null))).toEqual([2, null]);
  expect(partsOf(push, 'whom', readRecord(push, { push: 1 }, null))).toEqual([]);
});

test('a text becomes operations; a block cuts itself into several', () => {
  interface Step {
    readonly name: string;
    run(s: unknown, x: unknown, op: object): void;
  }
  type Op = readonly [name: string, words: object];
  const jump = { name: 'jump', run(_s: unknown, _x: unknown, _op: { to: number }): void {} };
  const twice = {
    cut(i: { twice: object[] }, to: Assembler<Step, Op, null, object>): void {
      to.text(i.twice);
      const step = to.push(jump, { to: 0 });
      to.text(i.twice);
      step.to = to.code.length;
    },
  };
  const assemble = assembling<Step, Op, null, object>(
    (i) => ('twice' in i ? twice : { name: 'push', schema: push, run() {} }),
    ({ name }, words) => [name, words],
  );
  const code: Op[] = [];
  assemble([{ twice: [{ push: 3 }] }, { push: 1 }], code, null);
  const read = (n: number) => ['push', { push: n, side: 1, how: null }];
  expect(code).toEqual([read(3), ['jump', { to: 3 }], read(3), read(1)]);
});
