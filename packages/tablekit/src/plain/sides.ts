import type { GameId } from '../engine/protocol.ts';
import { gameNamed } from '../games.ts';
import type { SidesOf } from '../page.ts';
import { LETTERS } from '../table/words.ts';

/** Who played in a recorded game: the players by their letters. */
export const sidesOf =
  (game: GameId): SidesOf =>
  (_config, lang) =>
    Array.from(
      { length: gameNamed(game).seats[0] },
      (_, seat) => `${lang === 'cs' ? 'Hráč' : 'Player'} ${LETTERS[seat]}`,
    );
