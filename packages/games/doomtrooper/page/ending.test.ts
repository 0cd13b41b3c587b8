import type { Happening } from '@kolbiste/tablekit/engine/protocol.ts';
import { expect, it } from 'vitest';
import { BY_LAST, BY_POINTS, BY_TIME } from '../src/state.ts';
import { decisive } from './ending.tsx';

/** A line of the log, of seat 1, with the table after it. */
const line = (kind: string, figures: Partial<Happening> = {}): Happening => ({
  id: 0,
  cause: 0,
  kind,
  a: 1,
  b: 0,
  c: 0,
  d: 0,
  text: { cs: 'Soupeř vítězí.', en: 'The opponent wins.' },
  rule: [],
  after: null,
  ...figures,
});
const won = (by: number): Happening => line('won', { b: by, c: 43, d: 12 });

it('by points: what brought the winner the last of them decided it', () => {
  const log = [line('promotion', { b: 4 }), line('promotion', { b: 4 }), line('promotion', { a: 0, b: 2 })];
  const end = won(BY_POINTS);
  expect(decisive([...log, line('promotion', { b: -1 }), end])).toEqual({ reason: end, blow: log[1] });
  expect(decisive([...log, won(BY_TIME)])?.blow).toBe(log[1]);
});

it('as the last one: who went out decided it; what nothing brought stands for itself', () => {
  const out = line('lost', { a: 0 });
  expect(decisive([out, line('promotion', { b: 1 }), won(BY_LAST)])?.blow).toBe(out);
  const end = won(BY_TIME);
  expect(decisive([end])).toEqual({ reason: end, blow: end });
});

it('a draw is told as it stands, and a game that goes on has no end', () => {
  const drawn = line('drawn');
  expect(decisive([drawn])).toEqual({ reason: drawn, blow: drawn });
  expect(decisive([line('promotion')])).toBeUndefined();
});
