/** Who played in a recorded game: the players by their letters. */

import type { SidesOf } from '@kolbiste/tablekit/page.ts';
import { LETTERS } from '@kolbiste/tablekit/table/words.ts';

export const sidesOf: SidesOf = (config, lang) =>
  (config as { lists: unknown[] }).lists.map((_, seat) => `${lang === 'cs' ? 'Hráč' : 'Player'} ${LETTERS[seat]}`);
