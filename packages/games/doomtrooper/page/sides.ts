/** Who played in a recorded game: the players by their letters. */
import type { SidesOf } from '@kolbiste/tablekit/page.ts';

const SEATS = 2;

export const sidesOf: SidesOf = (config, lang) => {
  const { decks, seats = SEATS } = config as { readonly decks?: readonly unknown[]; readonly seats?: number };
  const word = lang === 'cs' ? 'Hráč' : 'Player';
  return Array.from({ length: decks?.length ?? seats }, (_, seat) => `${word} ${'ABCDE'[seat]}`);
};
