import type { Happening } from '@kolbiste/tablekit/engine/protocol.ts';
import { SPEEDS } from '@kolbiste/tablekit/state/settings.ts';
import { describe, expect, it } from 'vitest';
import { lastSpin, spinMs, spinOf, spunFor } from './spins.ts';

const line = (kind: string, c = 0): Happening =>
  ({ id: 1, cause: 0, kind, a: 1, b: 7, c, d: 0, rule: ['2.1.1.1'] }) as unknown as Happening;

describe('spins', () => {
  it('carry what they were spun for, and by which paragraphs', () => {
    expect(spinOf(line('startWeaponSpun', 3), 1, true)).toEqual({
      n: 1,
      seat: 1,
      weapon: 7,
      field: 3,
      spunFor: 'start',
      rule: ['2.1.1.1'],
      turning: true,
    });
    expect(spinOf(line('spun'), 1, true)?.spunFor).toBe('use');
    expect([spunFor('answer'), spinOf(line('answer'), 1, true)]).toEqual([undefined, undefined]);
  });

  it('the last one of a log rests', () => {
    expect(lastSpin([line('startWeaponSpun', 1), line('spun', 2), line('answer', 3)])).toMatchObject({
      field: 2,
      spunFor: 'use',
      turning: false,
    });
    expect(lastSpin([line('answer')])).toBeNull();
  });

  it('take at most 1.6 s at any speed, and no time at all where things are shown at once', () => {
    for (const speed of SPEEDS)
      for (const calm of [true, false]) expect(spinMs(speed, calm), `${speed}`).toBeLessThanOrEqual(1600);
    expect(spinMs(0, false)).toBe(0);
    expect(spinMs(0.5, false)).toBe(spinMs(1, false));
    expect(spinMs(4, false)).toBeLessThan(spinMs(2, false));
  });
});
