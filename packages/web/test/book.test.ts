import { GAMES } from '@kolbiste/games';
import { keys as ringsKeys } from '@kolbiste/lotr';
import { keys } from '@kolbiste/scratch-wars';
import { playGames } from '@kolbiste/tablekit/games.ts';
import { pageOf } from '@kolbiste/tablekit/pages.ts';
import { folded } from '@kolbiste/tablekit/rules/folded.ts';
import { keys as stoneKeys } from '@kolbiste/tmmstone';
import { describe, expect, it } from 'vitest';

playGames(GAMES);
const bookOf = async (game: string) => (await (await pageOf(game)).book.fetch()).book;
const [book, stone, rings] = [await bookOf('scratch-wars'), await bookOf('tmmstone'), await bookOf('lotr')];

const found = (query: string, lang: 'cs' | 'en' = 'cs') => stone.find(query, lang).map(({ key }) => key);

describe.each([
  { name: 'Scratch Wars', of: book, all: keys },
  { name: 'TMMStone', of: stone, all: stoneKeys },
  { name: 'The Lord of the Rings', of: rings, all: ringsKeys },
])('$name', ({ of, all }) => {
  it('every key that the engine may cite has a text in both languages, in exactly one section', () => {
    for (const key of all) {
      const rule = of.text(key);
      expect(rule?.cs.length).toBeGreaterThan(10);
      expect(rule?.en.length).toBeGreaterThan(10);
    }
    expect(of.sections.flatMap(({ rules }) => rules)).toEqual(of.rules);
  });

  it('the query of a section finds that section and nothing else', () => {
    for (const { ask, rules, title } of of.sections) {
      expect(of.find(ask, 'cs'), `query ${ask}`).toEqual(rules);
      expect(title.cs).not.toBe('');
      expect(title.en).not.toBe('');
    }
  });

  it('knows which rules name a rule', () => {
    let count = 0;
    for (const { key } of of.rules) {
      for (const other of of.namedBy(key)) {
        const rule = of.text(other);
        expect(`${rule?.cs} ${rule?.en}`).toContain(key);
        count++;
      }
    }
    expect(count).toBeGreaterThan(50);
  });
});

it('finds by key, by the beginning of a key, and by words without accents', () => {
  expect(book.find('2.4.1.3', 'cs').map((rule) => rule.key)).toEqual(['2.4.1.3']);
  expect(book.find('§ 2.4', 'en').every((rule) => rule.key.startsWith('2.4.'))).toBe(true);
  expect(book.find('2.4', 'en').length).toBeGreaterThan(5);
  expect(book.find('r9', 'cs').map((rule) => rule.key)).toContain('R9');
  const rules = book.find('kolecko tycku', 'cs');
  expect(rules.length).toBeGreaterThan(0);
  for (const rule of rules) expect(folded(rule.cs)).toContain('kolecko');
  expect(book.find('', 'cs')).toHaveLength(book.rules.length);
  expect(book.find('no such words anywhere', 'en')).toEqual([]);
});

it('keys that are words: one, all of a word, from one to another; a word alone is a word', () => {
  expect(found('§ order.5')).toEqual(['order.5']);
  expect(found('turn.').every((key) => key.startsWith('turn.'))).toBe(true);
  expect(found('R20')).toEqual(['R20']);
  expect(found('r1-r3')).toEqual(['R1', 'R2', 'R3']);
  expect(found('turn', 'en').length).toBeGreaterThan(found('turn.').length);
  // Nothing is numbered so: it is looked for in the texts.
  expect(found('13').length).toBeGreaterThan(0);
  expect(stone.askedWords('13')).toEqual(['13']);
  expect(stone.askedWords('turn.')).toEqual([]);
});

it('knows neighbours and sections', () => {
  expect(book.neighbours('2.4.1.2')).toEqual({ before: '2.4.1.1', after: '2.4.1.3' });
  expect(book.neighbours(book.rules[0].key).before).toBeUndefined();
  expect(book.sectionOf('2.4.1.3')?.number).toBe('2.4');
  expect(book.sectionOf('R17')?.ask).toBe('R');
  expect(stone.sectionOf('order.5')?.title.en).toBe('Order');
  expect(stone.sectionOf('R20')?.number).toBe('R8–R20');
});

it('takes a text apart at the keys it names', () => {
  const rule = book.text('R1');
  const parts = book.pieces(rule?.en ?? '');
  expect(parts.map((part) => part.text).join('')).toBe(rule?.en);
  expect(parts.filter((part) => part.key).map((part) => part.text)).toEqual(['1.5.1.3', '2.6.1.2']);
  expect(book.pieces('version 1.01 of 12.5.2024')).toEqual([
    { text: 'version 1.01 of ', key: false },
    { text: '12.5.2024', key: false },
  ]);
  const named = stone.pieces(stone.text('R1')?.cs ?? '').filter((part) => part.key);
  expect(named.map((part) => part.text)).toEqual(expect.arrayContaining(['R121', 'order.5', 'goal.3']));
});

it('tells words to mark from keys', () => {
  expect(book.askedWords(' Štít  Past ')).toEqual(['stit', 'past']);
  expect(book.askedWords('§ 2.4')).toEqual([]);
  expect(book.askedWords('R18')).toEqual([]);
  expect(book.askedWords('')).toEqual([]);
});

it('a word of the other language finds too, and it is told', () => {
  expect(book.findInEither('stit', 'cs')).toEqual({ rules: book.find('stit', 'cs'), own: true });
  expect(book.findInEither('curse', 'cs')).toEqual({ rules: book.find('curse', 'en'), own: false });
  expect(book.findInEither('prokleti', 'en')).toEqual({ rules: book.find('prokleti', 'cs'), own: false });
  expect(book.findInEither('curse', 'cs').rules.length).toBeGreaterThan(0);
  expect(book.findInEither('zzzz', 'cs').rules).toEqual([]);
});
