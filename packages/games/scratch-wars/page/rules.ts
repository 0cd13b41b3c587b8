/** The rules of Scratch Wars: the number of a key says which section it stands in. */

import type { Row } from '@kolbiste/tablekit/rules/book.ts';
import { RuleBook } from '@kolbiste/tablekit/rules/book.ts';
import rows from '../src/rules.text.json';
import titles from './rules.sections.json';

/** Chapter and section of a key: '2.4' of '2.4.1.3', 'R' of a ruling. */
const sectionOf = (key: string): string => (key.startsWith('R') ? 'R' : key.split('.').slice(0, 2).join('.'));

export const book = new RuleBook(rows as unknown as readonly Row[], (rules) =>
  (titles as unknown as readonly Row[]).map(([id, cs, en]) => ({
    number: id === 'R' ? '' : id,
    title: { cs, en },
    ask: id,
    rules: rules.filter(({ key }) => sectionOf(key) === id),
  })),
);
