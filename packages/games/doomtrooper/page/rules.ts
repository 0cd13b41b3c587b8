/** The rulebook by its chapters. */
import type { Row } from '@kolbiste/tablekit/rules/book.ts';
import { RuleBook } from '@kolbiste/tablekit/rules/book.ts';
import rows from '../src/rules.text.json' with { type: 'json' };
import titles from './rules.chapters.json' with { type: 'json' };

const chapterOf = (key: string): string => (/^R\d/.test(key) ? 'R' : key.split('.')[0]);

export const book = new RuleBook(rows as unknown as readonly Row[], (rules) =>
  (titles as unknown as readonly Row[]).map(([number, cs, en]) => {
    const own = rules.filter(({ key }) => chapterOf(key) === number);
    return { number, title: { cs, en }, ask: `${own[0]?.key ?? number}-${own.at(-1)?.key ?? number}`, rules: own };
  }),
);
