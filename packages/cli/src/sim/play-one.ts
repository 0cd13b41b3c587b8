/** One simulated game. Game i of a campaign depends on its seed and i alone. */

import type { Bot, Level } from '@kolbiste/bots';
import { makeBot } from '@kolbiste/bots';
import type { Core, Io, ReplayRecord } from '@kolbiste/kernel';
import { fastSpec, KernelError, recorder, seedFrom } from '@kolbiste/kernel';
import type { AnyGame, Dealer, GameDesk } from '../games/row.ts';
import type { PromptCounter, Prompts } from './prompts.ts';
import { promptCounter } from './prompts.ts';

/** What a game is played with. */
export interface Table {
  readonly desk: GameDesk;
  readonly game: AnyGame;
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
}

/** Plays to the end; false when the work budget ended it. */
function playOut(game: AnyGame, s: Core, players: Players, answer: (seat: number, option: number) => unknown): number {
  const options: number[] = [];
  let decisions = 0;
  for (; decisions < MOST_DECISIONS; decisions++) {
    const decision = game.pending(s)[0];
    if (decision === undefined) break;
    const { seat } = decision;
    const bot = players.bots[seat];
    const before = players.clock === undefined ? 0 : performance.now();
    const option =
      bot.among === undefined ? bot.choose(game.view(s, seat), seat) : bot.among(game.options(s, seat, options));
    players.clock?.(seat, performance.now() - before);
    players.counter?.note(s, decision, option);
    const refusal = answer(seat, option) as { code: string } | undefined;
    if (refusal !== undefined)
      throw new Error(`the bot of seat ${seat} answers ${option} to ${decision.id}: refused, ${refusal.code}`);
  }
  return decisions;
}

/**
 * Plays game `index`.
 * @param order which of the seats' levels sits at each seat: [1, 0] = swapped
 */
export function playOne(table: Table, index: number, keep: boolean, order?: readonly number[], clock?: Clock): Outcome {
  const { desk, game, dealer, seats, seed } = table;
  const { config, decks } = dealer.deal(`${seed}/${index}`);
  const levels = (order ?? seats.map((_, at) => at)).map((at) => seats[at]);
  const bots = levels.map((level, seat) => makeBot(game, level, `${seed}/${index}/bot/${seat}`));
  const spec = fastSpec(seedFrom(`${seed}/${index}/chance`));
  const kept = keep ? recorder(game, config, spec) : undefined;
  const s = kept === undefined ? game.setup(config, spec.seed) : kept.state;
  const io: Io | undefined = undefined;
  const counter = table.prompts === true ? promptCounter(desk, game) : undefined;
  let decisions = MOST_DECISIONS;
  try {
    decisions = playOut(game, s, { bots, clock, counter }, (seat, option) =>
      kept === undefined ? game.answer(s, seat, option, io) : kept.answer(seat, option),
    );
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
