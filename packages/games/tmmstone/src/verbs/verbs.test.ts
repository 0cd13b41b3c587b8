/** The list of the verbs, for whoever writes cards; and what holds for every one of them. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Schema } from '@kolbiste/cardkit/verbs';
import { checkGolden } from '@kolbiste/testkit';
import { expect, test } from 'vitest';
import { book } from '../rulebook.ts';
import { VERBS } from './index.ts';

const fileOf = (name: string): string => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

/** `damage, to, excess?` */
const wordsOf = (schema: Schema): string =>
  Object.entries(schema)
    .map(([word, term]) => `\`${word}\`${'optional' in term ? '?' : ''}`)
    .join(', ');

const HEAD = `# The verbs of TMMStone

What a text of a card may do: the words of each instruction (a word with a question mark may be left out), and the paragraphs it rests on. Whom, how much and whether
are told in [tmmstone-cards.md](tmmstone-cards.md); a verb is added as [new-verb.md](new-verb.md) tells. This page is made from the verbs.

| verb | words | rests on |
|---|---|---|
`;

test('the list of the verbs is that of the records', () => {
  const rows = VERBS.map(
    ({ name, schema, rule }) => `| \`${name}\` | ${wordsOf(schema)} | ${book.keysOf(rule).join(', ')} |\n`,
  );
  const page = fileURLToPath(new URL('../../../../../docs/tmmstone-verbs.md', import.meta.url));
  expect(() => checkGolden(page, HEAD + rows.join(''))).not.toThrow();
});

test('each verb has a file of its name, and its own word comes first', () => {
  const files = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.ts'));
  const others = ['index.ts', 'terms.ts', 'verb.ts', 'verbs.test.ts'];
  expect(files.filter((file) => !others.includes(file)).sort()).toEqual(VERBS.map(({ name }) => fileOf(name)).sort());
  expect(VERBS.filter(({ name, schema }) => Object.keys(schema)[0] !== name)).toEqual([]);
  expect(VERBS.filter(({ rule }) => book.keysOf(rule).length === 0)).toEqual([]);
});
