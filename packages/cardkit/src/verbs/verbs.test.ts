/** Terms of an invented game: what may be written, what is read, and the type of both. */
import type { Reading } from '@kolbiste/kernel/grammar';
import { expect, expectTypeOf, test } from 'vitest';
import type { Read, Written } from './index.ts';
import {
  int,
  oneOf,
  optional,
  pairOf,
  readRecord,
  recordOf,
  rulesOfVerbs,
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
  const rules = rulesOfVerbs([
    { name: 'push', schema: push },
    { name: 'swap', schema: swap },
  ]);
  expect(faultsOf(rules['push'], { push: 3, how: 'soft' })).toEqual([]);
  expect(faultsOf(rules['push'], { push: 4, to: 'own' })).toEqual([
    '$.to: expected only push, side, how, but there is an unknown member',
    '$.push: expected a whole number from 1 to 3, but there is 4',
  ]);
  expect(faultsOf(rules['swap'], { swap: ['own'], by: { steps: 10 } })).toEqual([
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
