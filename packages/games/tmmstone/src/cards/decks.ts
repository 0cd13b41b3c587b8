/** Decks to start with: the four public ones and ours, at least one for each class. */
import type { List } from '../state.ts';
import type { ClassName } from '../vocabulary.ts';
import rows from './decks.json' with { type: 'json' };

export interface Starter {
  key: string;
  name: { cs: string; en: string };
  list: List;
}

export const starters: readonly Starter[] = rows.map((row) => ({
  key: row.key,
  name: row.name,
  list: { class: row.class as ClassName, cards: row.cards, ability: row.ability ?? 0 },
}));

/** The starter of a key; throws with the keys there are. */
export function starter(key: string): Starter {
  const found = starters.find((row) => row.key === key);
  if (found === undefined) throw new Error(`no deck "${key}"; there are: ${starters.map((row) => row.key).join(', ')}`);
  return found;
}
