import { describe, expect, test } from 'vitest';
import type { Figure } from './kinds.ts';
import { figureMean, figureRange, figureValue, weaponKinds } from './kinds.ts';
import type { EffectKind } from './types.ts';
import { COLOURS, EFFECT_KINDS, isDeferred } from './types.ts';

const allFields = weaponKinds.flatMap((kind) => kind.fields);
const sampled = weaponKinds.filter((kind) => kind.modelled !== true);
const mean = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/**
 * The published summary of the pool. For each effect: lowest, highest and mean value at energy cost 0, 1, 2, 3 (-: no such
 * field), then its green, orange and red fields.
 */
const SUMMARY: Record<EffectKind, [cells: string, colours: [number, number, number]]> = {
  energy: ['0..2 1.1 | 1..4 1.8 | 1..4 2.6 | 1..6 3.4', [193, 32, 0]],
  heroAttack: ['0..2 1.1 | 1..4 1.9 | 1..6 2.9 | 1..6 3.3', [26, 78, 48]],
  weaponAttack: ['0..2 1.2 | 1..4 2.2 | 1..5 3.1 | 1..6 3.7', [79, 39, 15]],
  universalAttack: ['- | 1..4 1.8 | 1..5 3.1 | 1..6 3.4', [19, 44, 31]],
  heal: ['0..1 0.5 | 1..3 1.8 | 1..4 2.4 | 1..5 2.9', [26, 37, 11]],
  persistentAttack: ['0..2 1.0 | 1..3 1.8 | 1..4 2.3 | 1..4 2.8', [38, 27, 21]],
  shield: ['0..3 1.2 | 1..5 1.9 | 1..5 2.9 | 1..5 3.4', [78, 46, 11]],
  combo: ['0..2 1.0 | 0..4 2.1 | 1..6 3.4 | 1..7 4.1', [27, 105, 38]],
  canbalandAttack: ['- | -3..0 -1.9 | -3..0 -1.9 | -3..0 -1.7', [28, 11, 6]],
  vampireBite: ['0..2 0.8 | 1..2 1.2 | 1..3 1.7 | 1..4 2.0', [21, 13, 8]],
  vampireCurse: ['0..3 1.4 | - | 1..5 2.4 | 1..6 3.2', [6, 12, 5]],
  shrapnel: ['0..2 1.1 | 1..3 2.0 | 1..5 3.1 | 1..5 2.9', [8, 25, 7]],
  trap: ['0..2 1.3 | 1..3 1.9 | 1..5 3.0 | 2..6 3.8', [28, 9, 4]],
};

/** Lowest, highest, mean; null where there is no such field. */
const summary = (effect: EffectKind, cost: number): [number, number, number] | null => {
  const cell = SUMMARY[effect][0].split(' | ')[cost];
  const [low, high, usual] = cell.split(/\.\.| /).map(Number);
  return cell === '-' ? null : [low, high, usual];
};

describe('weapons', () => {
  test('nine fields; fields 0, 1 and 8 are never deferred; a resistance exactly on deferred ones', () => {
    for (const { fields } of weaponKinds) {
      expect(fields).toHaveLength(9);
      for (const at of [0, 1, 8]) expect(isDeferred(fields[at][1])).toBe(false);
      for (const field of fields) expect(field.length === 4).toBe(isDeferred(field[1]));
    }
    const first = weaponKinds.map(({ fields }) => fields[0]);
    expect(first.filter(([, effect]) => effect === 'energy')).toHaveLength(117);
    expect(first.filter(([, effect]) => effect === 'vampireBite')).toHaveLength(11);
    expect(first.filter(([colour]) => colour === 'green')).toHaveLength(123);
    expect(weaponKinds.filter(({ fields }) => fields.every((field) => field.length === 3))).toHaveLength(29);
  });

  test('colours of each effect', () => {
    for (const effect of EFFECT_KINDS) {
      const fields = allFields.filter((field) => field[1] === effect);
      const counts = COLOURS.map((colour) => fields.filter((field) => field[0] === colour).length);
      expect([effect, ...counts]).toEqual([effect, ...SUMMARY[effect][1]]);
    }
  });

  test('values of each effect by energy cost', () => {
    for (const effect of EFFECT_KINDS) {
      for (const cost of [0, 1, 2, 3]) {
        const fields = sampled.filter((kind) => kind.energyCost === cost).flatMap((kind) => kind.fields);
        const figures = fields.filter((field) => field[1] === effect).map((field) => field[2]);
        const cell = summary(effect, cost);
        expect([effect, cost, figures.length === 0]).toEqual([effect, cost, cell === null]);
        if (cell === null) continue;
        // The summary leaves out values seen on less than one card in a hundred.
        const low = Math.min(...figures.map((figure) => figureRange(figure).low));
        const high = Math.max(...figures.map((figure) => figureRange(figure).high));
        expect([cell[0] - low, high - cell[1]].every((wider) => wider === 0 || wider === 1)).toBe(true);
        expect(Math.abs(mean(figures.map((figure) => figureMean(figure))) - cell[2])).toBeLessThan(0.1);
      }
    }
  });

  test('resistances: share of each value, within two points', () => {
    const share = (figures: readonly Figure[]) => {
      const counts: Record<number, number> = {};
      for (const figure of figures) {
        for (let coins = 0; coins < 1 << figure[1]; coins++) {
          const heads = Array.from(coins.toString(2)).filter((bit) => bit === '1').length;
          const value = figureValue(figure, heads, false);
          counts[value] = (counts[value] ?? 0) + 100 / (1 << figure[1]) / figures.length;
        }
      }
      return counts;
    };
    const near = (figures: readonly Figure[], expected: Record<number, number>) => {
      const counts = share(figures);
      for (const [value, percent] of Object.entries(expected)) {
        expect(Math.abs((counts[Number(value)] ?? 0) - percent)).toBeLessThan(2);
      }
    };
    const discs = (cost: number) => sampled.filter((kind) => kind.energyCost === cost).map((kind) => kind.resistance);
    near(discs(0), { 1: 30, 2: 50, 3: 20 });
    near(discs(1), { 1: 16, 2: 44, 3: 34, 4: 6 });
    near(discs(2), { 1: 2, 2: 21, 3: 40, 4: 28, 5: 8 });
    near(discs(3), { 2: 9, 3: 34, 4: 39, 5: 17, 6: 1 });
    const laid = (effect: EffectKind) =>
      sampled.flatMap((kind) => kind.fields.filter((field) => field[1] === effect).map((field) => field[3] as Figure));
    near(laid('persistentAttack'), { 1: 51, 2: 36, 3: 10 });
    near(laid('shield'), { 1: 35, 2: 39, 3: 17, 4: 6, 5: 3 });
    near(laid('combo'), { 1: 37, 2: 38, 3: 18, 4: 6, 5: 1 });
    near(laid('trap'), { 6: 16, 7: 42, 8: 34, 9: 8 });
  });

  test('exactly two kinds are modelled, with the figures usual at their cost', () => {
    const modelled = weaponKinds.filter((kind) => kind.modelled === true);
    expect(modelled.map(({ id, energyCost, stars }) => [id, energyCost, stars])).toEqual([
      ['weapon-115', 2, 3],
      ['weapon-136', 2, 3],
    ]);
    for (const kind of modelled) {
      for (const [, effect, figure] of kind.fields) {
        const [low, high, usual] = summary(effect, kind.energyCost) as [number, number, number];
        expect(figureRange(figure).low).toBeGreaterThanOrEqual(low);
        expect(figureRange(figure).high).toBeLessThanOrEqual(high);
        expect(Math.abs(figureMean(figure) - usual)).toBeLessThanOrEqual(0.25);
      }
    }
  });
});
