/** What a table makes of the decks that its seats bring. */
import type { Json } from '@kolbiste/kernel';
import type { DeckFormat } from './cards/formats.ts';
import { randomDeck } from './cards/packs.ts';
import type { Deck } from './cards/types.ts';
import { configOf } from './setup.ts';
import type { Config } from './state.ts';

/**
 * The configuration of a duel between seats that bring decks; who brought none gets one made from the seed.
 * @param common profile and format of decks, checked
 * @param seed any text: the same one gives the same decks
 */
export function configFrom(setups: readonly (Json | null)[], common: Json, seed: string): Config {
  const { format, profile } = common as unknown as { format: DeckFormat; profile: Json };
  const [a, b] = setups.map((deck, seat) => deck ?? randomDeck(`${seed}/${seat}`, format)) as [Deck, Deck];
  return configOf(a, b, profile);
}
