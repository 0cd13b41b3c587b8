/** The four learning decks: all cards of one sphere, one Gandalf, the three heroes of the sphere [LOTR S.12]. */
import type { Sphere } from '../vocabulary.ts';
import type { DeckList } from './deck-list.ts';
import rows from './decks.json' with { type: 'json' };

export interface Starter {
  key: string;
  sphere: Sphere;
  name: { cs: string; en: string };
  list: DeckList;
}

export const starters: readonly Starter[] = rows.map(({ key, sphere, name, heroes, cards }) => ({
  key,
  sphere: sphere as Sphere,
  name,
  list: { heroes, cards: cards.flatMap(([id, copies]) => new Array<number>(copies).fill(id)) },
}));

/** The learning deck of a key; throws with the keys there are. */
export function starter(key: string): Starter {
  const found = starters.find((row) => row.key === key);
  if (found === undefined) throw new Error(`no deck "${key}"; there are: ${starters.map((row) => row.key).join(', ')}`);
  return found;
}
