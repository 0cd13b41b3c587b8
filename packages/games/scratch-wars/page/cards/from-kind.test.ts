import { expect, it } from 'vitest';
import type { HeroKind, WeaponKind } from '../../src/index.ts';
import {
  checkHero,
  checkWeapon,
  generateHero,
  generateWeapon,
  heroKinds,
  kindNotes,
  weaponKinds,
} from '../../src/index.ts';
import { blankHero, blankWeapon, untouched } from './drafts.ts';
import { heroOfKind, weaponOfKind } from './from-kind.ts';

/** The paths of all numbers that are missing in a draft. */
const missing = (value: unknown, path = '$'): string[] => {
  if (value === undefined) return [path];
  if (Array.isArray(value)) return value.flatMap((item, at) => missing(item, `${path}[${at}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => missing(item, `${path}.${key}`));
};

/** The draft with every missing number taken from a card of the kind. */
function filled(draft: unknown, card: unknown): unknown {
  if (draft === undefined) return card;
  if (Array.isArray(draft)) return draft.map((item, at) => filled(item, (card as unknown[])[at]));
  if (typeof draft !== 'object' || draft === null) return draft;
  const from = card as Record<string, unknown>;
  return Object.fromEntries(Object.entries(draft).map(([key, item]) => [key, filled(item, from[key])]));
}

it('of every kind, what is missing is exactly what differs between cards, and any real figures make a sound card', () => {
  const check = (kind: HeroKind | WeaponKind, draft: unknown, make: (seed: number) => { name: string }) => {
    const cards = Array.from({ length: 40 }, (_, seed) => ({ ...make(seed), name: 'X' }));
    for (const card of cards) {
      const result = 'slots' in kind ? checkHero(filled(draft, card)) : checkWeapon(filled(draft, card));
      expect(result).toEqual({ ok: true, value: card });
      if (result.ok) expect(kindNotes(result.value)).toEqual([]);
    }
    // What was filled in is the same on all of them: filling it in from another card changes nothing.
    for (const path of missing(draft)) expect(path).toMatch(/life|energyGain|value|resistance/);
  };
  for (const kind of heroKinds) check(kind, heroOfKind(kind, 'X'), (seed) => generateHero(kind.id, seed));
  for (const kind of weaponKinds) check(kind, weaponOfKind(kind, 'X'), (seed) => generateWeapon(kind.id, seed));
});

it('a blank form is untouched, and every fault of it has a place in the form', () => {
  expect(untouched(blankHero())).toBe(true);
  expect(untouched(blankWeapon())).toBe(true);
  expect(untouched({ ...blankHero(), life: 20 })).toBe(false);
  expect(untouched({ ...blankWeapon(), fields: [{ colour: 'red', kind: 'heal', value: 1 }] })).toBe(false);
  const hero = checkHero(blankHero());
  expect(hero.ok ? [] : hero.faults.map(({ path }) => path)).toEqual([
    '$.life',
    '$.slots.morning.energyGain',
    '$.slots.noon.energyGain',
    '$.slots.evening.energyGain',
    '$.slots.night.energyGain',
  ]);
});
