import { rng } from '@kolbiste/kernel';
import { describe, expect, test } from 'vitest';
import { decksOf, english, leadership, meaning } from '../../test/decks.ts';
import { cards } from './all.ts';
import { deckFaults } from './deck-check.ts';
import { writeDeckCodes, writeDeckFile, writeDeckText } from './deck-file.ts';
import type { NamedDeck } from './deck-list.ts';
import { counted } from './deck-list.ts';
import { starters } from './decks.ts';
import { LANGS, NAME_SETS } from './names.ts';

const learning: NamedDeck[] = starters.map(({ name, list }) => ({ name: name.cs, list }));

/** Legal decks of any cards: one to three heroes, 50 to 60 cards. */
function randomDeck(seed: string): NamedDeck {
  const { int } = rng(seed);
  const pickFrom = (ids: number[]): number => ids.splice(int(ids.length), 1)[0];
  const heroes = cards.filter(({ type }) => type === 'hero').map(({ id }) => id);
  const copies = cards
    .filter(({ type }) => ['ally', 'attachment', 'event'].includes(type))
    .flatMap(({ id }) => [id, id, id]);
  return {
    name: `random ${seed}`,
    list: {
      heroes: Array.from({ length: 1 + int(3) }, () => pickFrom(heroes)),
      cards: Array.from({ length: 50 + int(11) }, () => pickFrom(copies)),
    },
  };
}
const random = Array.from({ length: 40 }, (_, at) => randomDeck(`${at}`));

describe('round trips', () => {
  test('the random decks are legal', () => {
    expect(random.flatMap(({ list }) => deckFaults(list))).toEqual([]);
  });

  test('as JSON by titles, twice the same text', () => {
    for (const names of NAME_SETS)
      for (const decks of [learning, random]) {
        const text = writeDeckFile(decks, names);
        expect(meaning(decksOf(text))).toEqual(meaning(decks));
        expect(writeDeckFile(decksOf(text), names)).toBe(text);
      }
  });

  test('as JSON by codes', () => {
    for (const deck of [...learning, ...random]) {
      const text = writeDeckCodes(deck);
      expect(meaning(decksOf(text))).toEqual(meaning([deck]));
      expect(writeDeckCodes(decksOf(text)[0])).toBe(text);
    }
  });

  test('as plain text in both languages, by real and by invented names', () => {
    for (const lang of LANGS)
      for (const names of NAME_SETS)
        for (const decks of [learning, random]) {
          const text = writeDeckText(decks, lang, names);
          expect(meaning(decksOf(text))).toEqual(meaning(decks));
          expect(writeDeckText(decksOf(text), lang, names)).toBe(text);
        }
  });
});

describe('forms of lists', () => {
  const forms: readonly (readonly [string, (name: string, count: number) => string])[] = [
    ['3x Name (Core Set)', (name, n) => `${n}x ${name} (Core Set)`],
    ['3x Name', (name, n) => `${n}x ${name}`],
    ['3X  Name', (name, n) => `${n}X  ${name}`],
    ['3 Name', (name, n) => `${n} ${name}`],
    ['3× Name', (name, n) => `${n}× ${name}`],
    ['Name x3', (name, n) => `${name} x3`.replace('3', `${n}`)],
    ['Name (Core Set) x3', (name, n) => `${name} (Core Set) x${n}`],
    ['Name (x3)', (name, n) => `${name} (x${n})`],
    ['Name (3)', (name, n) => `${name} (${n})`],
    ['- 3x Name', (name, n) => `- ${n}x ${name}`],
    ['line by line', (name, n) => new Array<string>(n).fill(name).join('\n')],
    [
      'small letters without accents',
      (name, n) => `${n}x ${name}`.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
    ],
    ['other apostrophes', (name, n) => `${n}x ${name.replaceAll("'", '’')}`],
    ['with a comment', (name, n) => `  ${n}x ${name}   // good`],
  ];
  test.each(forms)('%s', (_name, line) => {
    expect(meaning(decksOf(english(line)))).toEqual(meaning([{ name: 'deck 1', list: leadership }]));
  });

  test('headings and remarks of public lists are passed over, the first line is the name', () => {
    const body = english((name, n) => `${n}x ${name} (Core Set)`).split('\n');
    const heads = [
      'Hero (3)',
      'Ally: (15)',
      '**Attachment** (3)',
      'Events',
      'Main Deck',
      'Total Cards: (30)',
      '# all',
      'Deck: (30)',
      'Spojenci',
      'Leadership (29)',
    ];
    const text = [
      'Dawn of Day',
      '',
      ...heads,
      ...body,
      '',
      '3 Heroes, 30 Cards',
      'Cards up to Core Set',
      'Deck built on https://example.org.',
    ];
    expect(meaning(decksOf(text.join('\r\n')))).toEqual(meaning([{ name: 'Dawn of Day', list: leadership }]));
  });

  test('JSON of one deck, of a list of decks, with lists of words in place of objects', () => {
    const heroes = ['Aragorn', 'Théodred', 3];
    const named = Object.fromEntries(counted(leadership.cards).map(([id, n]) => [`#${id}`, n]));
    const single = [...leadership.cards];
    const wanted = meaning([{ name: 'One', list: leadership }]);
    expect(meaning(decksOf(JSON.stringify({ name: 'One', heroes, cards: named })))).toEqual(wanted);
    expect(meaning(decksOf(JSON.stringify([{ name: 'One', heroes, cards: single }])))).toEqual(wanted);
  });

  test('JSON of a public collection: other members are its own, a hero among the slots counts once', () => {
    const codes = JSON.parse(writeDeckCodes({ name: 'One', list: leadership })) as Record<'heroes' | 'slots', object>;
    const wanted = meaning([{ name: 'One', list: leadership }]);
    const full = { id: 7, version: '1.0', name: 'One', ...codes, slots: { ...codes.heroes, ...codes.slots } };
    expect(meaning(decksOf(JSON.stringify(full)))).toEqual(wanted);
    const { heroes: _none, ...slotsAlone } = full;
    expect(meaning(decksOf(JSON.stringify(slotsAlone)))).toEqual(wanted);
  });
});
