/** The bots behind one call. They get the view of their own seat and nothing else. */
import type { Bot } from '@kolbiste/bots';
import { makeBot } from '@kolbiste/bots';
import { staged } from './games/index.ts';
import type { Think, Thought } from './protocol.ts';

/** The bots of the running game by their seeds: what one has seen it may remember. */
const seated = new Map<string, Bot<unknown>>();
const SEATS = 4;

/** Chooses an answer. The same views in the same order, level and seed always give the same ones. */
export function think({ game, table, step, seat, level, seed, names, view }: Think): Thought {
  let bot = seated.get(seed);
  if (bot === undefined) {
    if (seated.size >= SEATS) seated.clear();
    bot = makeBot(staged(game).game(names), level, seed);
    seated.set(seed, bot);
  }
  return { table, step, seat, option: bot.choose(view, seat) };
}
