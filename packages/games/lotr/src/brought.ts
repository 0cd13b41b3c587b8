/** What a table makes of the decks that its seats bring. */
import type { Json } from '@kolbiste/kernel';
import { starters } from './cards/decks.ts';
import { configOf } from './setup.ts';
import type { Config, List } from './state.ts';

/** Undefined: the seat is free yet; null: whoever sits there brought nothing. */
export type Brought = List | null | undefined;

const NOBODY: List = { heroes: [], cards: [] };
const [{ list: filler }] = starters;

const heroesOf = (lists: readonly Brought[]): number[] => lists.flatMap((list) => list?.heroes ?? []);

/** Whoever brought none gets the first learning deck whose heroes nobody leads yet [LOTR S.11]; a free seat leads nobody. */
export function filled(setups: readonly Brought[]): List[] {
  const lists = setups.slice();
  for (const [seat, list] of lists.entries()) {
    if (list !== null) continue;
    const led = heroesOf(lists);
    lists[seat] = starters.find((each) => !each.list.heroes.some((hero) => led.includes(hero)))?.list ?? filler;
  }
  return lists.map((list) => list ?? NOBODY);
}

/** The configuration of a game whose seats bring decks. @param common profile and the easier game, checked */
export function configFrom(setups: readonly (Json | null)[], common: Json): Config {
  const { easy, profile } = common as unknown as { easy: boolean; profile: Json };
  return configOf(filled(setups as unknown as readonly Brought[]), easy, profile);
}
