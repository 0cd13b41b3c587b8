import { describe, expect, it } from 'vitest';
import { TOURNAMENT } from '../config.ts';
import { readDeckFile } from './deck-file.ts';
import { STARTERS } from './decks.ts';
import './fill.ts';
import { nameOf } from './names.ts';

const copies = (list: readonly number[]): [number, number][] => [
  ...new Map(list.map((id): [number, number] => [id, list.filter((each) => each === id).length])),
];
const [first] = STARTERS;
const lines = (lang: 'cs' | 'en', form: (n: number, name: string) => string): string =>
  copies(first.library)
    .map(([id, n]) => form(n, nameOf(id, lang, 'real')))
    .join('\n');
const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

/** The places and English words of the faults of a text. */
const faults = (text: string): string[] => {
  const read = readDeckFile(text, TOURNAMENT);
  return read.ok ? [] : read.faults.map(({ line, column, message }) => `${line}:${column} ${message.en}`);
};

describe('a deck in plain text', () => {
  it('is read in either language, however the copies are written, with its name', () => {
    const forms: ((n: number, name: string) => string)[] = [
      (n, name) => `${n}x ${name}`,
      (n, name) => `${n} ${name}  # why`,
      (n, name) => `${name} x${n}`,
      (n, name) => `- ${name} (${n})`,
    ];
    for (const lang of ['cs', 'en'] as const)
      for (const form of forms) {
        const read = readDeckFile(`deck: Dům\n\nLibrary (60):\n${lines(lang, form)}\n`, TOURNAMENT);
        expect(read.ok ? [read.value[0].name, sorted(read.value[0].deck.library)] : read.faults).toEqual([
          'Dům',
          sorted(first.library),
        ]);
      }
  });

  it('of a card that nobody knows says where it stands and what was meant', () => {
    const text = `${lines('en', (n, name) => `${n} ${name}`)}\n2 Wiolator Sword`;
    const at = text.split('\n').length;
    expect(faults(text)).toEqual([expect.stringMatching(new RegExp(`^${at}:1 .*Violator Sword.*9\\.5`))]);
  });

  it('with a restricted card in the library and in the sideboard is told so at the second one', () => {
    const [id, other] = first.library.filter((card, at, all) => all.indexOf(card) === at);
    const profile = { ...TOURNAMENT, deckSize: 2, sideboard: 1, restricted: [id] };
    const name = nameOf(id, 'en', 'real');
    const written = (side: string) => `1 ${name}\n4 ${nameOf(other, 'en', 'real')}\nSideboard\n1 ${side}`;
    const read = readDeckFile(written(name), profile);
    expect(read.ok ? [] : read.faults.map(({ line, message }) => [line, message.en])).toEqual([
      [4, expect.stringMatching(/together may hold .* once, here it is 2× \[DT 9\.5\]/)],
    ]);
    expect(readDeckFile(written(nameOf(other, 'en', 'real')), profile).ok).toBe(true);
  });

  it('that breaks the rules of decks is told so at its lines, with the paragraph', () => {
    const [id] = first.library;
    const name = nameOf(id, 'en', 'real');
    const rest = copies(first.library)
      .filter(([card]) => card !== id)
      .map(([card, n]) => `${n} ${nameOf(card, 'en', 'real')}`);
    const text = [`9 ${name}`, ...rest].join('\n');
    expect(faults(text)).toEqual([expect.stringMatching(/^1:1 .*at most 4×, here it is 9× \[DT 9\.5\]/)]);
    expect(faults(`4 ${name}\nSideboard\n1 ${name}`).sort()).toEqual([
      expect.stringMatching(/at least 60 cards, here 4/),
      expect.stringMatching(/exactly 25 cards, here 1 \[DT 9\.20\]/),
    ]);
  });
});

describe('decks as JSON', () => {
  const library = Object.fromEntries(copies(first.library).map(([id, n]) => [nameOf(id, 'en', 'real'), n]));

  it('are read by names with copies and by numbers one after the other', () => {
    for (const json of [{ library }, [{ name: 'one', library: first.library }], { decks: [{ library }] }]) {
      const read = readDeckFile(JSON.stringify(json), TOURNAMENT);
      expect(read.ok ? sorted(read.value[0].deck.library) : read.faults).toEqual(sorted(first.library));
    }
  });

  it('of something else are refused with the place', () => {
    expect(faults('{"library": 7}')[0]).toMatch(/^1:13 /);
    expect(faults('{"library": {"Violator Sword": "many"}}')[0]).toMatch(/^1:\d+ .*a number from 1 to 99/);
  });
});
