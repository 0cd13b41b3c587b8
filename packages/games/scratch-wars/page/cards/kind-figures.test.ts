import { expect, it } from 'vitest';
import { generateWeapon, weaponKinds } from '../../src/index.ts';
import { expected, oddsOf } from '../draw/odds.ts';
import { effectRows } from './kind-figures.tsx';

it('the odds of a kind are those of each of its cards, and its means are theirs on average', () => {
  for (const kind of weaponKinds) {
    const rows = effectRows(kind);
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(kind.fields.length);
    const cards = [1, 2, 3].map((seed) => generateWeapon(kind.id, seed));
    for (const card of cards) {
      const odds = new Map(oddsOf(card.fields).map((row) => [row.kind, row]));
      expect(odds.size).toBe(rows.length);
      for (const { effect, count, colours } of rows) expect(odds.get(effect)).toMatchObject({ count, colours });
    }
    for (const { effect, count, perSpin } of rows) {
      // A field differs from its mean by at most one and a half.
      for (const card of cards)
        expect(Math.abs(expected(card, effect) - perSpin)).toBeLessThanOrEqual((1.5 * count) / 9);
    }
  }
});
