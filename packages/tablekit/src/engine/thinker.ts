/** The bots behind one call. They get the view of their own seat and nothing else. */
import type { Bot } from '@kolbiste/bots';
import { hintFor, makeBot } from '@kolbiste/bots';
import type { Mind } from '@kolbiste/gamekit';
import { staged } from './games.ts';
import type { HintAnswer, HintQuestion, Think, Thought } from './protocol.ts';

/** The bots of the running games, by game and seed: what one has seen it may remember. */
const seated = new Map<string, Bot<unknown>>();
const SEATS = 4;

const minds = new Map<string, Mind>();

/** Fetches what a game that is here tells bots. */
export async function fetchMind(id: string): Promise<void> {
  if (!minds.has(id)) minds.set(id, await staged(id).mind());
}

/** @throws Error where it was not fetched */
export function mindOf(game: string): Mind {
  const mind = minds.get(game);
  if (mind === undefined) throw new Error(`what ${game} tells bots was not fetched`);
  return mind;
}

/** Chooses an answer. The same views in the same order, level and seed always give the same ones. */
export function think({ game, table, step, seat, level, seed, names, view }: Think): Thought {
  const mind = mindOf(game);
  const place = `${game} ${seed}`;
  let bot = seated.get(place);
  if (bot === undefined) {
    if (seated.size >= SEATS) seated.clear();
    bot = makeBot(staged(game).game(names), mind, level, seed);
    seated.set(place, bot);
  }
  return { table, step, seat, option: bot.choose(view, seat) };
}

/** A hint, from the view of its seat alone. */
function thinkOfHint({ game, names, view, seat, seed }: HintQuestion, tell: (answer: HintAnswer) => void): void {
  const told = (done: number, of: number): void => tell({ done, of });
  tell({ hint: hintFor(staged(game).game(names), mindOf(game), view, seat, seed, told) });
}

/** Answers whoever asks. */
export function reply(question: Think | HintQuestion, port: Pick<MessagePort, 'postMessage'>): void {
  if ('hint' in question) thinkOfHint(question, (answer) => port.postMessage(answer));
  else port.postMessage(think(question));
}
