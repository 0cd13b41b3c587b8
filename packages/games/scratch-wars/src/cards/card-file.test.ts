import type { Fault } from '@kolbiste/kernel/files';
import { JSON_LIMITS, locate, parseJson } from '@kolbiste/kernel/files';
import { describe, expect, test } from 'vitest';
import type { CardFile } from './card-file.ts';
import { checkCardFile, deckOf, readCardFile, writeCardFile } from './card-file.ts';
import { generateHero, generateWeapon } from './generate.ts';

const file = (): CardFile => ({
  heroes: [generateHero('hero-001', 1), generateHero('hero-050', 2)],
  weapons: [1, 2, 3].map((n) => ({ ...generateWeapon('weapon-009', n), name: `W${n}` })),
  decks: [
    { name: 'první', hero: 0, weapons: [0, 1, 2] },
    { name: 'second', hero: generateHero('hero-050', 2).name, weapons: ['W3', 0] },
  ],
});
const faultsOf = (text: string): Fault[] => {
  const result = readCardFile(text);
  return result.ok ? [] : result.faults;
};

describe('card files', () => {
  test('written and read again', () => {
    const text = writeCardFile(file());
    expect(readCardFile(text)).toEqual({ ok: true, value: file() });
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
    expect(writeCardFile((readCardFile(text) as { value: CardFile }).value)).toBe(text);
  });

  test('decks by index and by name', () => {
    const cards = file();
    expect(deckOf(cards, 1)).toEqual({ hero: cards.heroes[1], weapons: [cards.weapons[2], cards.weapons[0]] });
    expect(deckOf(cards, 'první')?.weapons).toEqual(cards.weapons);
    expect(deckOf(cards, 'nobody')).toBeUndefined();
    expect(deckOf(cards, 9)).toBeUndefined();
  });

  test('absent lists are empty; format and game are not optional', () => {
    const empty = { heroes: [], weapons: [], decks: [] };
    expect(readCardFile('{"format": "kolbiste-cards/1", "game": "scratch-wars"}')).toEqual({ ok: true, value: empty });
    expect(faultsOf('{}').map((fault) => fault.path)).toEqual(['$.format', '$.game']);
    expect(faultsOf('{"format": "kolbiste-cards/2", "game": "lotr"}').map((fault) => fault.path)).toEqual([
      '$.format',
      '$.game',
    ]);
  });

  test('faults bear line and column of what is wrong, or of what lacks a member', () => {
    const text = writeCardFile(file());
    const lines = text.split('\n');
    const at = lines.findIndex((line) => line.includes('"life"'));
    const broken = text.replace(/"life": \d+/, '"life": 700');
    const [fault] = faultsOf(broken) as [Fault];
    expect([fault.path, fault.line, fault.column]).toEqual([
      '$.heroes[0].life',
      at + 1,
      lines[at].indexOf('"life"') + 9,
    ]);
    const [missing] = faultsOf(text.replace(/"life": \d+,/, '')) as [Fault];
    expect([missing.path, missing.line]).toEqual(['$.heroes[0].life', lines.findIndex((l) => l.includes('"kind"'))]);
  });

  test('a deck names cards that are there, once, and is legal', () => {
    const rows: [unknown, string][] = [
      [{ name: 'x', hero: 2, weapons: [0] }, '$.decks[0].hero'],
      [{ name: 'x', hero: 'Nobody', weapons: [0] }, '$.decks[0].hero'],
      [{ name: 'x', hero: '', weapons: [0] }, '$.decks[0].hero'],
      [{ name: 'x', hero: 0, weapons: [] }, '$.decks[0].weapons'],
      [{ name: 'x', hero: 0, weapons: [0, 0] }, '$.decks[0].weapons[1]'],
      [{ name: 'x', hero: 0, weapons: [0, -1] }, '$.decks[0].weapons[1]'],
      [{ name: 'x', hero: 0, weapons: [0.5] }, '$.decks[0].weapons[0]'],
      [{ name: 'x', hero: 0, weapons: [0], notes: '' }, '$.decks[0].notes'],
    ];
    for (const [deck, path] of rows) {
      const json = { format: 'kolbiste-cards/1', game: 'scratch-wars', ...file(), decks: [deck] };
      const result = checkCardFile(json);
      expect(result.ok ? [] : result.faults.map((fault) => fault.path)).toEqual([path]);
    }
    const twins = { ...file(), weapons: file().weapons.map((weapon) => ({ ...weapon, name: 'W' })) };
    const json = {
      format: 'kolbiste-cards/1',
      game: 'scratch-wars',
      ...twins,
      decks: [{ name: '', hero: 0, weapons: ['W'] }],
    };
    const result = checkCardFile(json);
    expect(!result.ok && result.faults[0]?.message.en).toContain('"W", the name of 3 cards');
  });
});

describe('JSON text', () => {
  const stop = (text: string) => {
    const parsed = parseJson(text);
    return parsed.ok ? null : [parsed.fault.line, parsed.fault.column, parsed.fault.message.en];
  };

  test('reads what JSON.parse reads', () => {
    const texts = [
      '0',
      '-0.5e-3',
      '"\\u0041\\n\\"ž"',
      '[]',
      '{}',
      ' [1, [2, {"a": null}], true, false] ',
      '{"__proto__": 1, "b": {}}',
      '"\u2028"',
    ];
    for (const text of texts) expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
    const parsed = parseJson('{"__proto__": {"x": 1}}');
    expect(parsed.ok && Object.keys(parsed.value as object)).toEqual(['__proto__']);
    expect(parseJson('\ufeff1')).toEqual({ ok: true, value: 1 });
  });

  test('refuses what JSON.parse refuses, with line and column', () => {
    const texts = [
      '',
      '{',
      '[1,]',
      '{"a" 1}',
      '{a: 1}',
      '01',
      '1.',
      '.5',
      '+1',
      'nul',
      'truex',
      '"a',
      '"\n"',
      '"\\x"',
      '[1] 2',
      "'a'",
      '{"a": 1,}',
      'NaN',
      '[1 2]',
      '"\\u12"',
    ];
    for (const text of texts) {
      expect(() => JSON.parse(text)).toThrow();
      expect(stop(text)).not.toBeNull();
    }
    expect(stop('{\n  "a": 1\n  "b": 2\n}')).toEqual([3, 3, '$: expected "," or "}", but there is "\\""']);
    expect(stop('{"a": [1, x]}')).toEqual([1, 11, '$.a[1]: expected a value, but there is "x"']);
    expect(stop('{"a": 1')).toEqual([1, 8, '$: expected "," or "}", but there is the end of the text']);
  });

  test('a doubled key is a fault', () => {
    expect(stop('{"a": 1,\n "a": 2}')).toEqual([2, 2, '$: expected each key only once, but there is "a"']);
  });

  test('depth, size and number of values are limited', () => {
    expect(stop('['.repeat(1e6))?.[2]).toMatch(/at most 32 levels/);
    expect(stop(`[${'1,'.repeat(JSON_LIMITS.values)}1]`)?.[2]).toMatch(/at most 500000 values/);
    expect(stop(' '.repeat(JSON_LIMITS.characters + 1))?.[2]).toMatch(/at most 4194304 characters/);
    expect(stop(`"${'x'.repeat(1e6)}`)?.[2]).toMatch(/a closing quote/);
  });

  test('locate finds odd keys and falls back to what holds a missing one', () => {
    const text = '{"a b": {\n"c": [1,\n 2]}}';
    const place = (path: string) => {
      const [found] = locate(text, [{ path } as Fault]);
      return [found?.line, found?.column];
    };
    expect(place('$["a b"].c[1]')).toEqual([3, 2]);
    expect(place('$["a b"].d.e')).toEqual([1, 9]);
    expect(place('$["zz"]')).toEqual([1, 1]);
    expect(place('$')).toEqual([1, 1]);
  });
});
