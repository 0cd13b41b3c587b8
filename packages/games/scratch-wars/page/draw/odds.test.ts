import { percentOf } from '@kolbiste/tablekit/draw/percent.ts';
import { describe, expect, it } from 'vitest';
import type { FieldCard } from '../../src/index.ts';
import { generateWeapon, weaponKinds } from '../../src/index.ts';
import { breaking, colourOdds, expected, oddsOf } from './odds.ts';

describe('odds', () => {
  it('count every field of every kind of weapon exactly once', () => {
    for (const kind of weaponKinds) {
      const { fields } = generateWeapon(kind.id, 'odds');
      const rows = oddsOf(fields);
      expect(rows.reduce((sum, row) => sum + row.count, 0)).toBe(fields.length);
      expect(rows.flatMap((row) => row.fields).sort((a, b) => a - b)).toEqual(fields.map((_, place) => place));
      for (const row of rows) {
        expect(row.colours.green + row.colours.orange + row.colours.red).toBe(row.count);
        expect(row.low).toBeLessThanOrEqual(row.mean);
        expect(row.high).toBeGreaterThanOrEqual(row.mean);
      }
      const colours = colourOdds(fields);
      expect(colours.green + colours.orange + colours.red).toBe(fields.length);
    }
  });

  it('agree with drawing every field once', () => {
    const weapon = generateWeapon('weapon-002', 7);
    for (const row of oddsOf(weapon.fields)) {
      let hits = 0;
      let sum = 0;
      for (const field of weapon.fields) {
        if (field.kind !== row.kind) continue;
        hits++;
        sum += field.value;
      }
      expect(row.count).toBe(hits);
      expect(row.mean).toBeCloseTo(sum / hits);
      expect(expected(weapon, row.kind)).toBeCloseTo(sum / weapon.fields.length);
    }
  });

  it('name percents', () => {
    expect(percentOf(1, 9)).toBe(11);
    expect(percentOf(3, 9)).toBe(33);
    expect(percentOf(9, 9)).toBe(100);
  });
});

it('the odds to break a weapon: power against resistance, a canbaland attack against any', () => {
  const fields: FieldCard[] = [
    { colour: 'green', kind: 'weaponAttack', value: 2 },
    { colour: 'green', kind: 'universalAttack', value: 3 },
    { colour: 'red', kind: 'heroAttack', value: 9 },
    { colour: 'red', kind: 'canbalandAttack', value: -2 },
    { colour: 'green', kind: 'persistentAttack', value: 5, resistance: 2 },
  ];
  expect([1, 2, 3, 4].map((resistance) => breaking(fields, resistance))).toEqual([3, 3, 2, 1]);
});
