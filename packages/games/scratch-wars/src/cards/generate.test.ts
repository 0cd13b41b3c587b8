import { describe, expect, test } from 'vitest';
import { checkHero, checkWeapon } from './check.ts';
import { generateHero, generateWeapon } from './generate.ts';
import { kindNotes } from './kind-notes.ts';
import { heroKinds, weaponKind, weaponKinds } from './kinds.ts';
import { deviation, strength } from './strength.ts';
import type { HeroCard, WeaponCard } from './types.ts';

describe('made cards', () => {
  test('the same kind and seed give the same card, others another', () => {
    expect(generateHero('hero-005', 7)).toEqual(generateHero('hero-005', '7'));
    expect(generateWeapon('weapon-050', 'x')).toEqual(generateWeapon('weapon-050', 'x'));
    const cards = Array.from({ length: 300 }, (_, seed) => JSON.stringify(generateWeapon('weapon-050', seed)));
    expect(new Set(cards).size).toBe(300);
    const names = Array.from({ length: 300 }, (_, seed) => generateHero('hero-005', seed).name);
    expect(new Set(names).size).toBe(300);
  });

  test('golden: these cards must never change', () => {
    expect(JSON.stringify(generateWeapon('weapon-001', 'golden'))).toMatchInlineSnapshot(
      `"{"kind":"weapon-001","name":"GDXV","rarity":1,"type":"axe","energyCost":1,"resistance":2,"fields":[{"colour":"green","kind":"energy","value":2},{"colour":"green","kind":"weaponAttack","value":2},{"colour":"orange","kind":"combo","value":2,"resistance":2},{"colour":"green","kind":"energy","value":1},{"colour":"green","kind":"universalAttack","value":2},{"colour":"orange","kind":"combo","value":1,"resistance":2},{"colour":"green","kind":"energy","value":1},{"colour":"green","kind":"weaponAttack","value":3},{"colour":"orange","kind":"heroAttack","value":1}]}"`,
    );
    expect(JSON.stringify(generateHero('hero-043', 'golden'))).toMatchInlineSnapshot(
      `"{"kind":"hero-043","name":"Lobipus Trudol","rarity":1,"life":23,"lifeKomando":9,"focus":["axe"],"slots":{"morning":{"energyGain":2,"bonuses":[{"kind":"canbalandAttack","value":2}],"specials":[]},"noon":{"energyGain":2,"bonuses":[{"kind":"heroAttack","value":3},{"kind":"weaponAttack","value":3}],"specials":[]},"evening":{"energyGain":4,"bonuses":[{"kind":"heroAttack","value":2},{"kind":"canbalandAttack","value":2}],"specials":[]},"night":{"energyGain":2,"bonuses":[{"kind":"heroAttack","value":3}],"specials":[]}}}"`,
    );
  });

  test('every kind: sound cards within the range of the kind', () => {
    for (let seed = 0; seed < 5; seed++) {
      for (const { id } of heroKinds) {
        const card = generateHero(id, seed);
        expect(checkHero(card)).toEqual({ ok: true, value: card });
        expect(kindNotes(card)).toEqual([]);
        expect(card.name).toMatch(/^[A-Z][a-z]{3,11} [A-Z][a-z]{3,8}$/);
      }
      for (const { id } of weaponKinds) {
        const card = generateWeapon(id, seed);
        expect(checkWeapon(card)).toEqual({ ok: true, value: card });
        expect(kindNotes(card)).toEqual([]);
        expect(card.name).toMatch(/^[BCDFGHJKLMNPQRSTVWXYZ]{4}$/);
      }
    }
  });

  test('figures follow their coins, each field on its own', () => {
    const kind = weaponKinds.find((k) => k.fields.some((field) => field[2][1] === 2)) as (typeof weaponKinds)[number];
    const at = kind.fields.findIndex((field) => field[2][1] === 2);
    const [base] = kind.fields[at][2];
    const counts = [0, 0, 0];
    for (let seed = 0; seed < 8000; seed++) {
      counts[generateWeapon(kind.id, seed).fields[at]?.value - base] += 1;
    }
    [2000, 4000, 2000].forEach((expected, n) => {
      expect(Math.abs(counts[n] - expected)).toBeLessThan(200);
    });
  });

  test('a bonus is never zero', () => {
    const crossing = heroKinds.filter((k) => k.slots.some((slot) => slot.bonuses.some(([, figure]) => figure[0] < 0)));
    expect(crossing.length).toBeGreaterThan(50);
    for (const kind of crossing) {
      for (let seed = 0; seed < 20; seed++) {
        const slots = Object.values(generateHero(kind.id, seed).slots);
        expect(slots.flatMap((slot) => slot.bonuses).every((bonus) => bonus.value !== 0)).toBe(true);
      }
    }
  });

  test('an unknown kind is refused with what is expected', () => {
    expect(() => generateHero('weapon-001', 1)).toThrow(/no kind of hero "weapon-001".*hero-001 to hero-081/);
    expect(() => generateWeapon('x'.repeat(1e6), 1)).toThrow(/weapon-001 to weapon-140/);
  });
});

describe('strength', () => {
  const hero: HeroCard = {
    kind: '',
    name: '',
    rarity: 1,
    life: 20,
    focus: [],
    slots: {
      morning: { energyGain: 3, bonuses: [{ kind: 'heal', value: -2 }], specials: [] },
      noon: { energyGain: 2, bonuses: [{ kind: 'shield', value: 4 }], specials: [] },
      evening: { energyGain: 1, bonuses: [], specials: [{ kind: 'trick', value: 2 }] },
      night: { energyGain: 4, bonuses: [], specials: [{ kind: 'nightAttack', value: 3 }] },
    },
  };
  const weapon: WeaponCard = {
    kind: '',
    name: '',
    rarity: 1,
    type: 'axe',
    energyCost: 2,
    resistance: 3,
    fields: [
      { colour: 'green', kind: 'canbalandAttack', value: -3 },
      { colour: 'red', kind: 'trap', value: 2, resistance: 7 },
    ],
  };

  test('sum of gains, bonuses and specials, a trick with its minus [SW 1.4.6.2]', () => {
    expect(strength(hero)).toBe(10 - 2 + 4 - 2 + 3);
    expect(deviation(hero)).toBeNull();
  });

  test('sum of values, resistances and energy cost [SW 1.4.6.3]', () => {
    expect(strength(weapon)).toBe(-3 + 2 + 7 + 3 + 2);
    expect(deviation({ ...weapon, kind: 'nobody' })).toBeNull();
  });

  test('deviations of made cards spread as those of printed ones', () => {
    const heroes = Array.from({ length: 4000 }, (_, i) => heroKinds[i % heroKinds.length]);
    const offs = heroes.map((kind, seed) => deviation(generateHero(kind.id, seed)) as number);
    const weapons = Array.from({ length: 4000 }, (_, i) => weaponKinds[i % weaponKinds.length] as { id: string });
    const discs = weapons.map((kind, seed) => deviation(generateWeapon(kind.id, seed)) as number);
    // Published: heroes mean 0.56 and standard deviation 2.21, weapons 0.20 and 1.90; nothing beyond nine.
    for (const [list, mean, spread] of [
      [offs, 0.56, 2.21],
      [discs, 0.2, 1.9],
    ] as const) {
      const m = list.reduce((sum, n) => sum + n, 0) / list.length;
      const variance = list.reduce((sum, n) => sum + (n - m) * (n - m), 0) / list.length;
      expect(Math.abs(m - mean)).toBeLessThan(0.15);
      expect(Math.abs(Math.sqrt(variance) - spread)).toBeLessThan(0.25);
      expect(Math.max(...list.map(Math.abs))).toBeLessThanOrEqual(9);
    }
  });

  test('the average of a kind is the printed one: figures known from real discs, without the cost', () => {
    const printed = { 'weapon-007': 35, 'weapon-051': 36, 'weapon-073': 44, 'weapon-079': 45 };
    for (const [id, average] of Object.entries(printed)) {
      const kind = weaponKind(id) as (typeof weaponKinds)[number];
      expect(kind.average - kind.energyCost).toBe(average);
    }
  });
});
