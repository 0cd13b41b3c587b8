/** One simulated game. Game i of a campaign depends on its seed and i alone. */

import type { Bot, Level } from '@kolbiste/bots';
import { makeBot } from '@kolbiste/bots';
import type { Mind } from '@kolbiste/gamekit';
import type { AnyGame, Dealer } from '@kolbiste/gamekit/desk';
import type { Core, Recorder, ReplayRecord } from '@kolbiste/kernel';
import { fastSpec, firstSeat, KernelError, optionList, recorder, seedFrom } from '@kolbiste/kernel';
import type { GameDesk } from '../games.ts';
import type { PromptCounter, Prompts } from './prompts.ts';
import { promptCounter } from './prompts.ts';

/** What a game is played with. */
export interface Table {
  readonly desk: GameDesk;
  readonly game: AnyGame;
  /** What the game tells bots. */
  readonly mind: Mind | null;
  readonly dealer: Dealer;
  readonly seats: readonly Level[];
  readonly seed: string;
  /** Whether it is counted how often a person would be asked. */
  readonly prompts?: boolean;
}

/** How a game ended: winners as a bit mask, 0 = nobody, or one of the two below. */
export const DRAW = -1;
/** Ended by the work budget: after one answer, or of the whole game. */
export const STOPPED = -2;

/** Answers after which a game counts as endless. */
const MOST_DECISIONS = 20_000;

export interface Outcome {
  readonly end: number;
  readonly rounds: number;
  readonly decisions: number;
  /** For each seat the number of its deck, -1 = made for this game. */
  readonly decks: readonly number[];
  readonly replay: ReplayRecord | undefined;
  readonly prompts?: Prompts | undefined;
}

/** Called around each decision of a bot, with its seat and the time it took in milliseconds. */
export type Clock = (seat: number, millis: number) => void;

function endOf(game: AnyGame, s: Core): number {
  const result = game.result(s);
  if (result === undefined) return STOPPED;
  return result.draw ? DRAW : result.winners.reduce((mask, seat) => mask | (1 << seat), 0);
}

/** The kernel's word for a step budget that is used up; any other fault of the kernel is a bug and goes on. */
const ranAway = (error: unknown): boolean => error instanceof KernelError && /^more than \d+ steps/.test(error.message);

interface Players {
  readonly bots: readonly Bot[];
  readonly clock: Clock | undefined;
  readonly counter: PromptCounter | undefined;
  readonly kept: Recorder<Core> | undefined;
}

const listed = optionList();

/** Plays to the end, or until there were too many decisions; how many there were. */
function playOut(game: AnyGame, s: Core, { bots, clock, counter, kept }: Players): number {
  let decisions = 0;
  for (let owing = game.owing(s); owing !== 0 && decisions < MOST_DECISIONS; owing = game.owing(s)) {
    const seat = firstSeat(owing);
    const bot = bots[seat];
    const before = clock === undefined ? 0 : performance.now();
    const option =
      bot.among === undefined ? bot.choose(game.view(s, seat), seat) : bot.among(listed, game.list(s, seat, listed));
    clock?.(seat, performance.now() - before);
    counter?.note(s, game.pending(s)[0], option);
    // What was chosen among the options is one of them; what a bot found out by its view alone is checked.
    if (bot.among !== undefined && kept === undefined) game.play(s, seat, option);
    else answer(game, s, kept, seat, option);
    decisions++;
  }
  return decisions;
}

function answer(game: AnyGame, s: Core, kept: Recorder<Core> | undefined, seat: number, option: number): void {
  const asked = game.pending(s)[0].id;
  const refusal = kept === undefined ? game.answer(s, seat, option) : kept.answer(seat, option);
  if (refusal !== undefined)
    throw new Error(`the bot of seat ${seat} answers ${option} to ${asked}: refused, ${refusal.code}`);
}

/**
 * Plays game `index`.
 * @param order which of the seats' levels sits at each seat: [1, 0] = swapped
 */
export function playOne(table: Table, index: number, keep: boolean, order?: readonly number[], clock?: Clock): Outcome {
  const { desk, game, mind, dealer, seats, seed } = table;
  const { config, decks } = dealer.deal(`${seed}/${index}`);
  const levels = (order ?? seats.map((_, at) => at)).map((at) => seats[at]);
  const bots = levels.map((level, seat) => makeBot(game, mind, level, `${seed}/${index}/bot/${seat}`));
  const spec = fastSpec(seedFrom(`${seed}/${index}/chance`));
  const kept = keep ? recorder(game, config, spec) : undefined;
  const s = kept === undefined ? game.setup(config, spec.seed) : kept.state;
  const counter = table.prompts === true ? promptCounter(desk, game) : undefined;
  let decisions = MOST_DECISIONS;
  try {
    decisions = playOut(game, s, { bots, clock, counter, kept });
  } catch (error) {
    if (!ranAway(error))
      throw new Error(`game ${index} of seed ${JSON.stringify(seed)}: ${(error as Error).message}`, { cause: error });
    return { end: STOPPED, rounds: desk.rounds(s), decisions, decks, replay: undefined };
  }
  return {
    end: endOf(game, s),
    rounds: desk.rounds(s),
    decisions,
    decks,
    replay: kept?.record(),
    prompts: counter?.prompts,
  };
}
