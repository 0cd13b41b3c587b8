import './compiled.ts';
import { rng } from '@kolbiste/kernel';
import { describe, expect, test } from 'vitest';
import { cards } from './all.ts';
import type { NamedDeck } from './deck-file.ts';
import { DECK_LIMITS, readDeckFile, writeDeckFile, writeDeckText } from './deck-file.ts';
import { starters } from './decks.ts';
import { cardsCalled, findableName } from './find.ts';
import { LANGS, NAME_SETS, nameOf } from './names.ts';
import { randomList } from './random.ts';

const own: NamedDeck[] = starters.map(({ name, list }) => ({ name: name.cs, list }));
const random: NamedDeck[] = Array.from({ length: 40 }, (_, i) => ({
  name: `random ${i}`,
  list: randomList(`file ${i}`),
}));

/** What a deck is, whatever the order of its cards. */
const meaning = (decks: readonly NamedDeck[]): unknown =>
  decks.map(({ name, list }) => [name, list.class, list.ability, [...list.cards].sort((a, b) => a - b)]);

function decksOf(text: string): NamedDeck[] {
  const read = readDeckFile(text);
  if (read.ok) return read.value;
  throw new Error(read.faults.map((fault) => fault.message.en).join('\n'));
}

/** `line:column message` of every fault. */
function faultsOf(text: string, lang: 'cs' | 'en' = 'en'): string[] {
  const read = readDeckFile(text);
  return read.ok ? [] : read.faults.map((fault) => `${fault.line}:${fault.column} ${fault.message[lang]}`);
}

describe('round trips', () => {
  test('as JSON, twice the same text', () => {
    for (const decks of [own, random]) {
      const text = writeDeckFile(decks);
      expect(meaning(decksOf(text))).toEqual(meaning(decks));
      expect(writeDeckFile(decksOf(text))).toBe(text);
    }
  });

  test('as plain text in both languages, by real and by invented names', () => {
    for (const lang of LANGS)
      for (const names of NAME_SETS)
        for (const decks of [own, random]) {
          const text = writeDeckText(decks, lang, names);
          expect(meaning(decksOf(text))).toEqual(meaning(decks));
          expect(writeDeckText(decksOf(text), lang, names)).toBe(text);
        }
  });

  test('class and ability follow from the cards', () => {
    const text = writeDeckText(own, 'cs', 'neutral')
      .replace(/^třída: .*\n/gm, '')
      .replace(/^schopnost: /gm, '');
    expect(meaning(decksOf(text))).toEqual(meaning(own));
  });

  test('the order of the lines does not matter', () => {
    const { int } = rng('order');
    const lines = writeDeckText(own.slice(0, 1), 'en', 'real').trim().split('\n');
    for (let i = lines.length - 1; i > 1; i--) {
      const j = 1 + int(i);
      [lines[i], lines[j]] = [lines[j], lines[i]];
    }
    expect(meaning(decksOf(lines.join('\r\n')))).toEqual(meaning(own.slice(0, 1)));
  });
});

describe('names', () => {
  test('every card is found by its key, its number and by what the writer calls it', () => {
    for (const { id, key } of cards) {
      expect(cardsCalled(key)).toEqual([id]);
      expect(cardsCalled(`#${id}`)).toEqual([id]);
      for (const lang of LANGS)
        for (const names of NAME_SETS) {
          expect(cardsCalled(nameOf(id, lang, names))).toContain(id);
          expect(cardsCalled(findableName(id, lang, names))).toEqual([id]);
        }
    }
  });

  test('case, diacritics, spaces and quotation marks do not matter; comments go', () => {
    const name = nameOf(7, 'cs', 'real');
    const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
    const [{ list }] = own;
    const rest = list.cards.map((id) => `#${id} // ${id}`);
    const without = rest.filter((line) => line !== '#7 // 7').slice(0, 28);
    for (const line of [`2x ${name}`, `2 ${plain.toUpperCase()}`, `  2 × „${name}“   # mine`, `2x#7 // two`]) {
      const read = readDeckFile(['# a deck', '// of mine', line, ...without].join('\n'));
      const ids = read.ok ? read.value[0].list.cards : [];
      expect([line, ids.filter((id) => id === 7).length]).toEqual([line, 2]);
    }
  });
});

/** A sound deck of chemists, one line each. */
const LINES = writeDeckText([{ name: 'Mine', list: starters[4].list }], 'en', 'neutral')
  .trim()
  .split('\n');
const CHEMIST = LINES.filter((line) => !line.startsWith('class'));
const changed = (...more: string[]): string => [...CHEMIST, ...more].join('\n');
const END = CHEMIST.length;

describe('faults', () => {
  test('a name that is no card is told with the nearest one', () => {
    const [fault] = faultsOf(changed('  2x Stabel Hand'));
    expect(fault).toBe(
      `${END + 1}:3 Mine: expected the name of a card, its key or its #number (perhaps “Stable Hand”?), ` +
        `but there is "2x Stabel Hand" [TMM cards.1]`,
    );
    expect(faultsOf(changed('2x Podomk'), 'cs')[0]).toContain('(snad „Podomek“?)');
  });

  test('each rule of deck building at the line that breaks it, with its paragraph', () => {
    const physicist = cards.find((card) => card.class === 'physicist' && card.kind === 'unit')?.key;
    const ability = cards.find((card) => card.class === 'chemist' && card.kind === 'ability' && !card.token)?.key;
    const org = cards.find((card) => card.class === 'neutral' && card.rarity === 'org')?.key;
    const token = cards.find((card) => card.token && card.class === 'neutral')?.key;
    const wrong: readonly (readonly [string, RegExp])[] = [
      [
        `${physicist}`,
        /the card is of the class physicist, the deck of the class chemist \("[\w-]+"\) \[TMM cards\.2\]/,
      ],
      [`2x ${org}`, /an Org card may be there once only .* \[TMM deck\.2\]/],
      ['3x intern', /two copies at most .* \[TMM deck\.2\]/],
      [`${token}`, /a token cannot be in a deck .* \[TMM cards\.5\]/],
      [`ability: ${ability}`, /one ability at most.* \[TMM ability\.2\]/],
      ['#400', /there is no card 400 .* \[TMM cards\.1\]/],
      ['class: wizard', /one of the classes neutral, mathematician/],
      ['0x intern', /a number from 1 to 99/],
      ['ability: intern', /one ability at most|no ability/],
    ];
    for (const [line, message] of wrong) {
      const faults = faultsOf(changed(line));
      expect(faults.some((fault) => message.test(fault) && fault.startsWith(`${END + 1}:`))).toBe(true);
    }
  });

  test('too few and too many cards are told at the head of the deck', () => {
    expect(faultsOf('deck: Few\n2x intern')).toEqual(['1:1 Few: 30 to 35 cards are wanted, not 2 [TMM deck.1]']);
    const json = { format: 'kolbiste-decks/1', game: 'tmmstone', decks: [{ name: 'x', cards: ['2x intern', 6] }] };
    expect(faultsOf(JSON.stringify(json, null, 1))).toEqual([
      '7:13 $.decks[0].cards: 30 to 35 cards are wanted, not 3 [TMM deck.1]',
    ]);
  });

  test('in JSON every fault has its path and its place', () => {
    const text = writeDeckFile(own.slice(0, 2))
      .replace('"class": "mathematician"', '"class": 7')
      .replace('"2x ', '"9x ');
    const faults = faultsOf(text);
    expect(faults[0]).toMatch(
      /^\d+:\d+ \$\.decks\[0\]\.class: expected a text, or the number of a card|one of the classes/,
    );
    expect(faults.some((fault) => /\$\.decks\[0\]\.cards\[\d+\]: two copies at most/.test(fault))).toBe(true);
  });

  test('a name that several cards bear asks for a number', () => {
    const names = new Map<string, Set<number>>();
    for (const set of NAME_SETS)
      for (const lang of LANGS)
        for (const { id } of cards) {
          const ids = new Set(cardsCalled(nameOf(id, lang, set)));
          if (ids.size > 1) names.set(nameOf(id, lang, set), ids);
        }
    for (const [name, ids] of names) {
      const [fault] = faultsOf(changed(name));
      for (const id of ids) expect(fault).toContain(`#${id}`);
    }
  });
});

describe('hostile files', () => {
  const bad: readonly (readonly [string, string, RegExp])[] = [
    ['empty', '', /^1:1 text: expected a deck, but there is nothing/],
    ['comments alone', '# nothing\n\n// here', /expected a deck/],
    ['too long', 'x'.repeat(DECK_LIMITS.characters + 1), /at most 1048576 characters/],
    ['binary', `2x intern\nPK\u0003\u0004`, /^2:3 text: expected plain text, but there is character number 3/],
    ['a picture', '\ufffdPNG\r\n\u001a', /^1:1 text: expected plain text/],
    ['a long line', `2x ${'y'.repeat(400)}`, /^1:301 .*a line of at most 300 characters/],
    ['many lines', 'intern\n'.repeat(5000), /at most 200 lines in a deck/],
    ['many decks', 'deck: a\n'.repeat(5000), /at most 200 decks/],
    ['deep JSON', '['.repeat(100_000), /at most 32 levels/],
    ['JSON cut off', '{"format": "kolbiste-decks/1", "decks": [', /expected a value, but there is the end of the text/],
    ['another format', '{"format": "kolbiste-cards/1", "game": "scratch-wars", "heroes": []}', /kolbiste-decks\/1/],
    ['no object', '[1, 2]', /expected an object with format, game, decks/],
    ['prototype', '{"__proto__": {"decks": []}}', /an unknown member/],
    ['numbers too big', '9999999999999999999x intern', /a number from 1 to 99/],
  ];
  test.each(bad)('%s', (_name, text, message) => {
    const faults = faultsOf(text);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.length).toBeLessThanOrEqual(101);
    expect(faults.join('\n')).toMatch(message);
    for (const fault of faults) expect(fault).toMatch(/^\d+:\d+ /);
  });

  test('forty thousand wrong names take no time', () => {
    const text = Array.from({ length: 200 }, (_, d) => `deck: ${d}\n${'wrong name of a card\n'.repeat(190)}`).join('');
    expect(faultsOf(text)).toHaveLength(101);
  });
});
