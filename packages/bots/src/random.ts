import type { Core, Game, Rng } from '@kolbiste/kernel';
import { optionList } from '@kolbiste/kernel';
import type { Bot } from './bot.ts';

const listed = optionList();

/** Every option equally likely. */
export function randomBot<S extends Core, V>(game: Game<S, V>, random: Rng): Bot<V> {
  const among = (options: Int32Array, count: number): number => options[count === 1 ? 0 : random.int(count)];
  return { choose: (view, seat) => among(listed, game.list(game.determinize(view, random), seat, listed)), among };
}
