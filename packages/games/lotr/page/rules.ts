/** The rules of The Lord of the Rings: a section goes from its first key to the next section's. */

import type { Row } from '@kolbiste/tablekit/rules/book.ts';
import { RuleBook } from '@kolbiste/tablekit/rules/book.ts';
import rows from '../src/rules.text.json';
import titles from './rules.sections.json';

const all = titles as unknown as readonly Row[];

export const book = new RuleBook(rows as unknown as readonly Row[], (rules) => {
  const placeOf = (row: Row | undefined): number =>
    row === undefined ? rules.length : rules.findIndex(({ key }) => key === row[0]);
  return all.map((row, k) => {
    const [first, cs, en] = row;
    const own = rules.slice(placeOf(row), placeOf(all[k + 1]));
    const last = own.at(-1)?.key ?? first;
    const number = first === last ? first : `${first}–${last}`;
    return { number, title: { cs, en }, ask: `${first}-${last}`, rules: own };
  });
});
