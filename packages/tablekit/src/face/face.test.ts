import { expect, test } from 'vitest';
import { Bounded } from './bounded.ts';
import { chanceOf } from './chance.ts';
import { changeOf } from './facts.ts';
import { between } from './paint.ts';
import { Pool } from './pool.ts';
import type { Picture, Scene } from './scene.ts';
import { polygon, ridge } from './shapes.ts';

test('chance follows from the key alone', () => {
  const [one, same, other] = ['a', 'a', 'b'].map((key) => {
    const r = chanceOf(key);
    return [r(), r(), r()];
  });
  expect(one).toEqual(same);
  expect(one).not.toEqual(other);
  for (const value of one) expect(value >= 0 && value < 1).toBe(true);
});

test('shapes are written in tenths, without a minus before nothing', () => {
  expect(polygon(0, 0, 1, 4)).toBe('M1 0L0 1L-1 0L0 -1Z');
  expect(ridge(() => 0.5, { width: 64, y: 10, ground: 20, height: 8, rough: 0.5 })).toMatch(
    /^M0 20L0 10L1 10.*L64 20Z$/,
  );
});

test('a colour between two', () => {
  expect(between('#000000', '#ff8040', 0.5)).toBe('#804020');
});

test('what was used longest ago goes first', () => {
  const kept = new Bounded<number>(2);
  kept.set('a', 1);
  kept.set('b', 2);
  expect(kept.get('a')).toBe(1);
  kept.set('c', 3);
  expect([kept.get('a'), kept.get('b'), kept.get('c'), kept.size]).toEqual([1, undefined, 3, 2]);
});

test('a figure is above or below what is printed', () => {
  const figure = { what: 'x', icon: 'life', label: 'life' } as const;
  expect(changeOf({ ...figure, value: 3, printed: 4 })).toBe('down');
  expect(changeOf({ ...figure, value: 5, printed: 4 })).toBe('up');
  expect(changeOf({ ...figure, value: 4, printed: 4 })).toBe('');
  expect(changeOf({ ...figure, value: 4 })).toBe('');
  expect(changeOf({ ...figure, value: 'X', printed: 'X' })).toBe('');
});

const nothing = (): string => '';
const picture: Picture = { key: 'p', type: 't', group: 'g', tincture: ['#ffffff', '#888888', '#000000'], icon: 'x' };

test('a pool draws what is there, again when its glyphs have come, and asks for them once', async () => {
  const scene: Scene = {
    field: nothing,
    motif: nothing,
    composition: nothing,
    foreground: nothing,
    charge: ({ glyph }) => `<path d="${glyph}"/>`,
  };
  let fetched = 0;
  let fails = true;
  const pool = new Pool(scene, async () => {
    fetched++;
    if (fails) throw new Error('away');
    return { x: 'M1 2' };
  });
  let heard = 0;
  pool.listen(() => heard++);
  await pool.want();
  expect([fetched, heard]).toEqual([1, 0]);
  fails = false;
  expect(decodeURIComponent(pool.address(picture))).toContain('d=""');
  await Promise.all([pool.want(), pool.want()]);
  expect([fetched, heard]).toEqual([2, 1]);
  expect(decodeURIComponent(pool.address(picture))).toContain('d="M1 2"');
  expect(pool.address(picture)).toBe(pool.address({ ...picture }));
  expect(pool.address({ ...picture, icon: 'none' })).not.toBe(pool.address(picture));
});
