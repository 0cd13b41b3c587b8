import { folded } from '@kolbiste/tablekit/rules/folded.ts';
import { marked } from '@kolbiste/tablekit/rules/marks.ts';
import { expect, it } from 'vitest';
import { book } from './rules.ts';

const hits = (text: string, ...words: string[]) =>
  marked(text, words)
    .filter(({ hit }) => hit)
    .map((part) => part.text);

it('marks words as they stand in the text, accents and all', () => {
  expect(hits('Kolečko se točí na tyčce.', 'kolecko', 'tyc')).toEqual(['Kolečko', 'tyč']);
  expect(hits('Účinek účinku', 'ucin')).toEqual(['Účin', 'účin']);
  expect(hits('aaa', 'aa')).toEqual(['aaa']);
  expect(hits('nothing here', 'x')).toEqual([]);
  expect(marked('text', [])).toEqual([{ text: 'text', hit: false }]);
});

it('never changes a text', () => {
  for (const rule of book.rules) {
    for (const text of [rule.cs, rule.en]) {
      const parts = marked(text, ['e', 'ra', 'st']);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const part of parts) if (part.hit) expect(folded(part.text)).toMatch(/e|ra|st/);
    }
  }
});
