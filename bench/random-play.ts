/** Random seats through the bots' interface, as simulations play. */
import type { Core, Game, Rng } from '@kolbiste/kernel';
import { firstSeat, optionList } from '@kolbiste/kernel';

/** Plays on until the game is over or so many decisions are made; how many. */
export type PlayOn<S> = (s: S, limit: number) => number;

export function botsPlay<S extends Core, V, C>(game: Game<S, V, C>, random: Rng): PlayOn<S> {
  const listed = optionList();
  return (s, limit) => {
    let decisions = 0;
    for (let owing = game.owing(s); owing !== 0 && decisions < limit; owing = game.owing(s)) {
      const seat = firstSeat(owing);
      const count = game.list(s, seat, listed);
      game.play(s, seat, listed[random.int(count)]);
      decisions++;
    }
    return decisions;
  };
}
