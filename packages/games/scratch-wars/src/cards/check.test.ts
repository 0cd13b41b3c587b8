import { MAX_FAULTS } from '@kolbiste/kernel/files';
import { describe, expect, test } from 'vitest';
import rulebookKeys from '../rules.keys.json' with { type: 'json' };
import { checkDeck, checkHero, checkWeapon } from './check.ts';
import { generateHero, generateWeapon } from './generate.ts';
import { realDecks } from './real-decks.ts';
import type { Deck, HeroCard, WeaponCard } from './types.ts';

const hero = (): HeroCard => generateHero('hero-043', 'check');
const weapon = (): WeaponCard => generateWeapon('weapon-001', 'check');
/** A card with one member changed along a path. */
const changed = (card: unknown, path: readonly (string | number)[], value: unknown): unknown => {
  const copy = JSON.parse(JSON.stringify(card)) as Record<string, unknown>;
  let at: Record<string | number, unknown> = copy;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string | number, unknown>;
  const last = path[path.length - 1] as string;
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
};
const faultsOf = (
  result: ReturnType<typeof checkHero> | ReturnType<typeof checkWeapon> | ReturnType<typeof checkDeck>,
) => (result.ok ? [] : result.faults.map((fault) => [fault.path, fault.rule]));

describe('one wrong member, one fault with its place and paragraph', () => {
  const rows: [(string | number)[], unknown, string, string | null][] = [
    [['kind'], 'hero-999', '$.kind', '1.4.2.1'],
    [['kind'], 'constructor', '$.kind', '1.4.2.1'],
    [['name'], 'x'.repeat(61), '$.name', '1.4.4.1'],
    [['name'], 'a\u0007', '$.name', '1.4.4.1'],
    [['name'], 'a\u202eb', '$.name', '1.4.4.1'],
    [['name'], undefined, '$.name', '1.4.4.1'],
    [['rarity'], 5, '$.rarity', '1.4.5.3'],
    [['rarity'], '1', '$.rarity', '1.4.5.3'],
    [['life'], 0, '$.life', '1.5.1.4'],
    [['life'], 100, '$.life', '1.5.1.4'],
    [['life'], 20.5, '$.life', '1.5.1.4'],
    [['life'], 1e9, '$.life', '1.5.1.4'],
    [['life'], Number.NaN, '$.life', '1.5.1.4'],
    [['lifeKomando'], 0, '$.lifeKomando', '1.4.2.1'],
    [['focus'], ['sword', 'sword'], '$.focus[1]', '2.5.1.2'],
    [['focus'], ['spear'], '$.focus[0]', '1.4.7.2'],
    [['focus'], 'sword', '$.focus', '2.5.1.2'],
    [['slots'], undefined, '$.slots', null],
    [['slots', 'noon'], undefined, '$.slots.noon', null],
    [['slots', 'noon', 'bonuses'], [5], '$.slots.noon.bonuses[0]', null],
    [['slots', 'night', 'specials'], ['trick'], '$.slots.night.specials[0]', null],
    [['slots', 'dusk'], {}, '$.slots.dusk', null],
    [['slots', 'noon', 'energyGain'], 21, '$.slots.noon.energyGain', '2.6.1.2'],
    [['slots', 'noon', 'energyGain'], -1, '$.slots.noon.energyGain', '2.6.1.2'],
    [['slots', 'noon', 'bonuses'], [{ kind: 'heal', value: 0 }], '$.slots.noon.bonuses[0].value', '4.2.1.1'],
    [['slots', 'noon', 'bonuses'], [{ kind: 'heal', value: 21 }], '$.slots.noon.bonuses[0].value', '4.2.1.1'],
    [['slots', 'noon', 'bonuses'], [{ kind: 'trick', value: 1 }], '$.slots.noon.bonuses[0].kind', '4.1.1.1'],
    [
      ['slots', 'noon', 'bonuses'],
      Array.from({ length: 9 }, () => ({ kind: 'heal', value: 1 })),
      '$.slots.noon.bonuses',
      '1.4.2.1',
    ],
    [['slots', 'noon', 'specials'], [{ kind: 'nightAttack', value: 2 }], '$.slots.noon.specials[0].kind', '5.3.2.1'],
    [['slots', 'night', 'specials'], [{ kind: 'nightAttack', value: 0 }], '$.slots.night.specials[0].value', '5.3.2.2'],
    [['slots', 'night', 'specials'], [{ kind: 'trick', value: -1 }], '$.slots.night.specials[0].value', '5.4.1.3'],
    [['slots', 'night', 'specials'], [{ kind: 'heal', value: 1 }], '$.slots.night.specials[0].kind', '5.1.1.2'],
    [['colour'], 'red', '$.colour', null],
  ];
  test.each(rows)('hero %j = %j', (path, value, place, rule) => {
    expect(faultsOf(checkHero(changed(hero(), path, value)))).toEqual([[place, rule]]);
  });

  const discs: [(string | number)[], unknown, string, string | null][] = [
    [['kind'], 'hero-001', '$.kind', '1.4.3.1'],
    [['type'], 'spear', '$.type', '1.4.7.2'],
    [['energyCost'], 4, '$.energyCost', '1.4.7.3'],
    [['resistance'], 21, '$.resistance', '2.8.1.1'],
    [['resistance'], null, '$.resistance', '2.8.1.1'],
    [['fields'], [], '$.fields', '1.4.8.2'],
    [['fields', 0], 'red', '$.fields[0]', null],
    [['fields', 0, 'colour'], 'blue', '$.fields[0].colour', '3.1.1.1'],
    [['fields', 0, 'kind'], 'blessing', '$.fields[0].kind', '1.4.3.1'],
    [['fields', 0, 'value'], -21, '$.fields[0].value', '2.5.1.8'],
    [['fields', 0, 'value'], '2', '$.fields[0].value', '2.5.1.8'],
    [['fields', 0], { colour: 'red', kind: 'canbalandAttack', value: 1 }, '$.fields[0].value', '3.4.6.1'],
    [['fields', 0, 'resistance'], 3, '$.fields[0].resistance', '3.2.3.3'],
    [['fields', 2, 'resistance'], undefined, '$.fields[2].resistance', '3.2.3.3'],
    [['fields', 2, 'resistance'], 21, '$.fields[2].resistance', '3.2.3.3'],
    [['fields', 0, 'toString'], 1, '$.fields[0].toString', null],
  ];
  test.each(discs)('weapon %j = %j', (path, value, place, rule) => {
    expect(faultsOf(checkWeapon(changed(weapon(), path, value)))).toEqual([[place, rule]]);
  });

  test('every key in these rows is a paragraph of the rulebook', () => {
    const keys = new Set(rulebookKeys.map(([key]) => key));
    const cited = [...rows, ...discs].map((row) => row[3]).filter((key) => key !== null);
    expect(cited.filter((key) => !keys.has(key))).toEqual([]);
  });

  test('what a rule allows is no fault: any order, equal bonuses, negative values, no focus, a trick for nothing', () => {
    const card = changed(changed(hero(), ['focus'], []), ['slots', 'noon'], {
      specials: [
        { value: 0, kind: 'trick' },
        { value: -2, kind: 'comboIgniter' },
      ],
      energyGain: 0,
      bonuses: [
        { kind: 'heal', value: 1 },
        { kind: 'heal', value: 1 },
      ],
    });
    expect(checkHero(card).ok).toBe(true);
    expect(checkWeapon(changed(weapon(), ['fields'], [{ colour: 'red', kind: 'heal', value: -2 }])).ok).toBe(true);
  });

  test('the card that comes out is a fresh one', () => {
    const card = hero();
    const result = checkHero(card);
    expect(result.ok && result.value).toEqual(card);
    expect(result.ok && result.value !== card && result.value.slots !== card.slots).toBe(true);
    const zero = checkWeapon(changed(weapon(), ['fields', 0, 'value'], -0));
    expect(zero.ok && Object.is(zero.value.fields[0]?.value, 0)).toBe(true);
  });
});

test('a message says where, what was there, what is expected, and the paragraph, in both languages', () => {
  const result = checkHero(changed(hero(), ['life'], 1e9), '$.heroes[3]');
  expect(!result.ok && result.faults[0]?.message).toEqual({
    cs: '$.heroes[3].life: očekává se celé číslo od 1 do 99, ale je zde 1000000000 [SW 1.5.1.4]',
    en: '$.heroes[3].life: expected a whole number from 1 to 99, but there is 1000000000 [SW 1.5.1.4]',
  });
});

test('all faults are collected', () => {
  const card = changed(changed(changed(hero(), ['life'], 0), ['focus'], 'bow'), ['slots', 'night', 'energyGain'], -5);
  expect(faultsOf(checkHero(card)).map(([path]) => path)).toEqual(['$.life', '$.focus', '$.slots.night.energyGain']);
});

describe('decks', () => {
  const deck = (): Deck => realDecks()[0]?.deck;
  const json = (): { hero: unknown; weapons: unknown[] } => JSON.parse(JSON.stringify(deck()));

  test('one to five weapons [SW 1.5.1.2]', () => {
    expect(checkDeck(deck(), 'free')).toEqual({ ok: true, value: deck() });
    expect(faultsOf(checkDeck({ ...json(), weapons: [] }, 'free'))).toEqual([['$.weapons', '1.5.1.2']]);
    const six = [...json().weapons, weapon()];
    expect(faultsOf(checkDeck({ ...json(), weapons: six }, 'free'))).toEqual([['$.weapons', '1.5.1.2']]);
    expect(faultsOf(checkDeck({ ...json(), weapons: { length: 3 } }, 'free'))).toEqual([['$.weapons', '1.5.1.2']]);
  });

  test('the same card twice: kind and name agree, or everything does', () => {
    const [first] = deck().weapons as [WeaponCard];
    const twin = { ...first, resistance: 1 };
    expect(faultsOf(checkDeck({ ...json(), weapons: [first, twin] }, 'free'))).toEqual([['$.weapons[1]', '1.4.4.1']]);
    const plain = { ...first, kind: '', name: '' };
    expect(faultsOf(checkDeck({ ...json(), weapons: [plain, first, plain] }, 'free'))).toEqual([
      ['$.weapons[2]', '1.4.4.1'],
    ]);
    expect(checkDeck({ ...json(), weapons: [plain, { ...plain, resistance: 1 }] }, 'free').ok).toBe(true);
    expect(checkDeck({ ...json(), weapons: [first, { ...first, name: 'WXYZ' }] }, 'free').ok).toBe(true);
  });

  test('without a hero one thing is missing, and its paragraph is named', () => {
    expect(faultsOf(checkDeck({ weapons: deck().weapons }, 'free'))).toEqual([['$.hero', '1.5.1.1']]);
  });

  test('format U14 counts the hero twice', () => {
    const stars = (rarity: number, weapons: number[]) => ({
      hero: changed(hero(), ['rarity'], rarity),
      weapons: weapons.map((r, at) => ({ ...weapon(), name: `W${at}`, rarity: r })),
    });
    expect(checkDeck(stars(2, [2, 2, 2, 2, 2]), 'U14').ok).toBe(true);
    expect(faultsOf(checkDeck(stars(3, [2, 2, 2, 2, 1]), 'U14'))).toEqual([['$', null]]);
    expect(checkDeck(stars(3, [2, 2, 2, 2, 1]), 'free').ok).toBe(true);
    expect(faultsOf(checkDeck(stars(4, [4, 4]), 'U14'))).toEqual([['$', null]]);
  });
});

describe('hostile data gives a clean list of faults', () => {
  const long = 'x'.repeat(1e6);
  const deep = () => {
    let value: unknown = [];
    for (let i = 0; i < 1e5; i++) value = [value];
    return value;
  };
  const cyclic: Record<string, unknown> = {};
  cyclic['slots'] = cyclic;
  cyclic['hero'] = cyclic;
  const rows: [string, unknown][] = [
    ['nothing', undefined],
    ['null', null],
    ['a number', 1e9],
    ['a megabyte of text', long],
    ['a function', () => 1],
    ['a huge list', new Array(1e7)],
    ['deep nesting', deep()],
    ['a cycle', cyclic],
    ['__proto__ as a member', JSON.parse('{"__proto__": {"life": 20}, "hero": {"__proto__": {"kind": ""}}}')],
    ['members of the prototype', Object.create(hero())],
    ['long names of members', { [long]: 1, [`${long}"]\n`]: 2 }],
    ['many members', Object.fromEntries(Array.from({ length: 1e5 }, (_, i) => [`k${i}`, i]))],
    [
      'wrong everywhere',
      { ...hero(), slots: long, focus: new Array(1e6).fill(long), fields: new Array(1e6).fill(deep()) },
    ],
    [
      'fields of long texts',
      {
        ...weapon(),
        fields: Array.from({ length: 24 }, () => ({ colour: long, kind: long, value: long, resistance: long })),
      },
    ],
  ];
  test.each(rows)('%s', (_, json) => {
    for (const result of [
      checkHero(json),
      checkWeapon(json),
      checkDeck(json, 'U14'),
      checkDeck({ hero: json, weapons: [json] }, 'free'),
    ]) {
      expect(result.ok).toBe(false);
      if (result.ok) continue;
      expect(result.faults.length).toBeGreaterThan(0);
      expect(result.faults.length).toBeLessThanOrEqual(MAX_FAULTS + 1);
      for (const fault of result.faults) {
        expect(fault.path.startsWith('$')).toBe(true);
        expect(fault.message.cs.length).toBeLessThan(600);
        expect(fault.message.en.length).toBeLessThan(600);
        // No control character may reach a terminal.
        expect(fault.message.en).not.toMatch(/\p{Cc}/u);
      }
    }
  });

  test('nothing leaks into the prototype of objects', () => {
    checkHero(JSON.parse('{"__proto__": {"polluted": 1}}'));
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
