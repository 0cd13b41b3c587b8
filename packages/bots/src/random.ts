import type { Core, Game, Rng } from '@kolbiste/kernel';
import type { Bot } from './bot.ts';

/** Every option equally likely. */
export function randomBot<S extends Core, V>(game: Game<S, V>, random: Rng): Bot<V> {
  const among = (options: readonly number[]): number => options[options.length === 1 ? 0 : random.int(options.length)];
  return { choose: (view, seat) => among(game.options(game.determinize(view, random), seat)), among };
}
