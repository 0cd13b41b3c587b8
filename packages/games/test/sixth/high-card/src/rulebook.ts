/** The keys of the rules; their texts lie in rules.md. */
import { rulebook } from '@kolbiste/kernel';
import rows from './rules.keys.json' with { type: 'json' };

export const mechanicalKeys: readonly string[] = rows.filter((row) => row[1] === 'M').map((row) => row[0]);
export const book = rulebook(
  'high-card',
  rows.map((row) => row[0]),
);
export const cite = book.cite;
