/** The list of the verbs, for whoever writes cards; and what holds for every one of them. */
import { fileURLToPath } from 'node:url';
import { checkVerbsPage, verbFaults } from '@kolbiste/testkit';
import { expect, test } from 'vitest';
import { book } from '../rulebook.ts';
import { VERBS } from './index.ts';

const HEAD = `# The verbs of Slay the Spire

What a text of a card, a relic, a potion, an enemy or an event may do: the words of each instruction (a word with a question mark may be left out), and the paragraphs
it rests on. Where own cards may say which is told in [new-card.md](new-card.md); a verb is added as [new-verb.md](new-verb.md) tells. This page is made from the verbs.
`;

test('the list of the verbs is that of the records', () => {
  const page = fileURLToPath(new URL('../../../../../docs/slay-the-spire-verbs.md', import.meta.url));
  expect(() => checkVerbsPage(page, HEAD, VERBS, book.keysOf)).not.toThrow();
});

test('each verb has a file of its name, and its own word comes first', () => {
  const others = ['adventure.ts', 'index.ts', 'terms.ts', 'verb.ts', 'verbs.test.ts', 'kit'];
  expect(verbFaults(new URL('.', import.meta.url), others, VERBS, book.keysOf)).toEqual([]);
});
