import type { Happening } from '@kolbiste/tablekit/engine/protocol.ts';
import { expect, it } from 'vitest';
import { decisive } from './ending.tsx';

const line = (kind: string, figures: Partial<Happening> = {}): Happening => ({
  id: 0,
  cause: 0,
  kind,
  a: 0,
  b: 0,
  c: 0,
  d: 0,
  text: { cs: '', en: '' },
  rule: [],
  after: null,
  ...figures,
});
const died = (a: number): Happening => line('heroDied', { a, text: { cs: 'Umíráte.', en: 'You die.' } });
const lost = line('lost', { text: { cs: 'Hra je prohraná.', en: 'The game is lost.' } });

it('a defeat says who died, and the hit that took the last of it decided it', () => {
  const fatal = line('hit', { a: -1, b: 0, c: 3, d: 2 });
  const other = line('hit', { a: -1, b: 1, c: 3, d: 2 });
  const stopped = line('hit', { a: -2, b: 0, c: 3, d: 0 });
  const found = decisive([line('hit', { a: -1, b: 0, d: 1 }), fatal, other, stopped, died(0), lost]);
  expect(found?.reason.text).toEqual({ cs: 'Umíráte: hra je prohraná.', en: 'You die: the game is lost.' });
  expect(found?.blow).toBe(fatal);
});

it('a loss of HP that was no hit decides as well; what nothing took stands for itself', () => {
  const burnt = line('hurt', { a: 0, b: 1 });
  expect(decisive([burnt, died(0), lost])?.blow).toBe(burnt);
  const alone = died(0);
  expect(decisive([line('hurt', { a: 1 }), alone, lost])?.blow).toBe(alone);
});

it('a victory is the death of the last enemy', () => {
  const last = line('enemyDied', { a: 2 });
  const won = line('won');
  expect(decisive([line('enemyDied', { a: 1 }), last, won])).toEqual({ reason: won, blow: last });
});
