/** The keys of the rulebook by section and place, and of the rulings; their texts lie in rules.md. */
import { rulebook } from '@kolbiste/kernel';
import rows from './rules.keys.json' with { type: 'json' };

export const keys: readonly string[] = rows.map((row) => row[0]);
/** Paragraphs that a program must carry out. */
export const mechanicalKeys: readonly string[] = rows.filter((row) => row[1] === 'M').map((row) => row[0]);
/** Rulings on what the rulebook leaves open. */
export const rulingKeys: readonly string[] = rows.filter((row) => row[1] === 'R').map((row) => row[0]);
export const book = rulebook('doomtrooper', keys);
export const cite = book.cite;
