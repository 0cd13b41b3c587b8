import { copiesOf } from '@kolbiste/cardkit/decks';
import { rng } from '@kolbiste/kernel';
import { describe, expect, test } from 'vitest';
import { decksOf, english, leadership, meaning } from '../../test/decks.ts';
import { cards } from './all.ts';
import { deckFaults } from './deck-check.ts';
import { readDeckFile, writeDeckCodes, writeDeckFile, writeDeckText } from './deck-file.ts';
import type { NamedDeck } from './deck-list.ts';
import { starters } from './decks.ts';
import { LANGS, NAME_SETS, nameOf } from './names.ts';

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
    const named = Object.fromEntries(copiesOf(leadership.cards).map(([id, n]) => [`#${id}`, n]));
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

const titleOf = (id: number): string => nameOf(id, 'en', 'real');

describe('forms of other programs', () => {
  const card = (id: number, qty: number): string =>
    `<card qty="${qty}" id="51223bd0-ffd1-11df-a976-0801200c9001">${titleOf(id)}</card>`;
  const { heroes, cards: held } = leadership;
  /** A card that lies beside the deck. */
  const SIDE = cards.find(({ id, type }) => type === 'event' && !held.includes(id))?.id ?? 0;
  const o8d = `<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="a21af4e8-be4b-4cda-a6b6-534f9717391f" sleeveid="0">
  <!-- made by hand -->
  <section name="Hero" shared="False">
    ${heroes.map((id) => card(id, 1)).join('\n    ')}
  </section>
  <section name="Ally" shared="False">
    ${copiesOf(held)
      .map(([id, n]) => card(id, n))
      .join('\n    ')}
  </section>
  <section name="Side Quest" shared="False">
  </section>
  <section name="Sideboard" shared="False">
    ${card(SIDE, 2)}
  </section>
  <section name="Quest" shared="True" />
  <section name="Encounter" shared="True" />
  <notes><![CDATA[]]></notes>
</deck>
`;
  const noted = (notes: string): string => o8d.replace('<![CDATA[]]>', notes);

  test('a deck file of OCTGN is the deck', () => {
    expect(meaning(decksOf(o8d))).toEqual(meaning([{ name: 'deck 1', list: leadership }]));
    expect(meaning(decksOf(`\ufeff${o8d.replaceAll('\n', '\r\n')}`))).toEqual(meaning(decksOf(o8d)));
  });

  test('its notes are text, however they are written, and so may be the name of a card', () => {
    const wanted = meaning(decksOf(o8d));
    for (const notes of ['three rounds &amp; home', '<![CDATA[Built with <b>love</b> & care, 1 > 0]]>', ''])
      expect(meaning(decksOf(noted(notes)))).toEqual(wanted);
    const title = titleOf(heroes[0]);
    expect(meaning(decksOf(o8d.replace(`>${title}<`, `><![CDATA[${title}]]><`)))).toEqual(wanted);
    expect(readDeckFile(noted('<![CDATA[no end')).ok).toBe(false);
    expect(readDeckFile(o8d.replace('<section name="Quest"', '<![CDATA[Aragorn]]><section name="Quest"')).ok).toBe(
      false,
    );
  });

  test.each([
    ['a card of no set', o8d.replace(titleOf(heroes[0]), 'Strider of the West'), 5, /“?Strider of the West/],
    ['copies without end', o8d.replace('qty="1"', 'qty="1000000"'), 5, /from 1 to 99/],
    ['an element that is none of it', o8d.replace('<section name="Hero"', '<script name="Hero"'), 4, /<section>/],
    ['an end that does not fit', o8d.replace('</section>', '</deck>'), 8, /<\/section>/],
    ['a file that ends too soon', o8d.slice(0, o8d.indexOf('</section>')), 1, /<\/section>/],
    ['words between cards', o8d.replace('</card>', '</card>hello'), 5, /<card>/],
    ['a declaration of entities', '<!DOCTYPE deck [<!ENTITY a "aaaa">]><deck/>', 1, /<deck>/],
    ['nothing in it', '<deck></deck>', 1, /<card>/],
  ])('%s is told with its place', (_what, text, line, expected) => {
    const read = readDeckFile(text);
    if (read.ok) throw new Error('it was taken');
    expect(read.faults[0].line).toBe(line);
    expect(read.faults[0].message.en).toMatch(expected);
  });

  test('a hostile file is refused', () => {
    for (const text of [
      '<'.repeat(1_000_000),
      `<deck ${'a="b" '.repeat(150_000)}`,
      '<deck>'.repeat(150_000),
      `<deck>${'<!--'.repeat(200_000)}`,
    ])
      expect(readDeckFile(text).ok).toBe(false);
  });

  test('the plain text of a public collection: its packs, and a heading over no cards', () => {
    const list = copiesOf(held).map(([id, n]) => `${n}x ${titleOf(id)} (Core Set)`);
    const lines = ['Captains and Stewards', '', 'Packs: Core Set (3)', '', '', 'Heroes (3)', ''];
    const own = heroes.map((id) => `1x ${titleOf(id)} (Core Set)`);
    const text = [...lines, ...own, '', 'Allies (9)', '', ...list, '', 'Player Side Quests (0)', '', '', ''];
    const wanted = meaning([{ name: 'Captains and Stewards', list: leadership }]);
    expect(meaning(decksOf(text.join('\n')))).toEqual(wanted);
    expect(meaning(decksOf([...text, 'Deck built and published on RingsDB.'].join('\n')))).toEqual(wanted);
  });

  test('the lines that a public collection writes around its list are passed over', () => {
    const list = copiesOf(held).map(([id, n]) => `${n}x ${titleOf(id)} (Core Set)`);
    const text = [
      'Captains and Stewards',
      '',
      'Hero (3)',
      ...heroes.map((id) => `1x ${titleOf(id)} (Core Set)`),
      '',
      'Ally (15)',
      ...list,
      '',
      '3 Heroes, 30 Cards',
      'Cards up to Core Set',
      'Packs: Core Set, The Hunt for Gollum',
      'Deck built on https://ringsdb.com.',
    ].join('\n');
    expect(meaning(decksOf(text))).toEqual(meaning([{ name: 'Captains and Stewards', list: leadership }]));
  });
});
