/** What a table makes of the lists that its seats bring. */
import type { Json } from '@kolbiste/kernel';
import { rng } from '@kolbiste/kernel';
import { starters } from './cards/decks.ts';
import { randomList } from './cards/random.ts';
import { configOf } from './setup.ts';
import type { Config, List } from './state.ts';

/** Decks for who brought none: those to start with, or random lists. */
export const FORMATS = ['starters', 'random'] as const;
export type Format = (typeof FORMATS)[number];

/** A list made from the text alone. */
function listFor(seed: string, format: Format): List {
  return format === 'random' ? randomList(seed) : starters[rng(`starter ${seed}`).int(starters.length)].list;
}

/**
 * The configuration of a game between seats that bring lists; who brought none gets one made from the seed.
 * @param common profile and format of decks, checked
 * @param seed any text: the same one gives the same lists
 */
export function configFrom(setups: readonly (Json | null)[], common: Json, seed: string): Config {
  const { format, profile } = common as unknown as { format: Format; profile: Json };
  const [a, b] = setups.map((list, seat) => (list as unknown as List | null) ?? listFor(`${seed}/${seat}`, format));
  return configOf(a, b, profile);
}
