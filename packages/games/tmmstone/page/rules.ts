/** The rules of TMMStone: a section goes from its first key to the next section's. */

import type { Row, RuleText, Section } from '@kolbiste/tablekit/rules/book.ts';
import { RuleBook } from '@kolbiste/tablekit/rules/book.ts';
import titles from '../src/rules.sections.json';
import rows from '../src/rules.text.json';

function sectionFrom(rules: readonly RuleText[], [first, cs, en]: Row, next: Row | undefined): Section {
  const from = rules.findIndex(({ key }) => key === first);
  const to = next === undefined ? rules.length : rules.findIndex(({ key }) => key === next[0]);
  const own = rules.slice(from, to);
  const last = own.at(-1)?.key ?? first;
  const head = first.replace(/\d+$/, '');
  const alike = head !== 'R' && own.every(({ key }) => key.startsWith(head));
  return {
    number: head === 'R' ? `${first}–${last}` : '',
    title: { cs, en },
    ask: alike ? head : `${first}-${last}`,
    rules: own,
  };
}

export const book = new RuleBook(rows as unknown as readonly Row[], (rules) => {
  const all = titles as unknown as readonly Row[];
  return all.map((row, k) => sectionFrom(rules, row, all[k + 1]));
});
