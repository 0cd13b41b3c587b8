/** What a campaign comes to. */
import type { Spread } from '../support/stats.ts';
import { spreadOf, wilson } from '../support/stats.ts';
import { DRAW, STOPPED } from './play-one.ts';
import type { Campaign } from './pool.ts';
import type { WindowPrompts } from './prompts.ts';

export interface Score {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** (wins + draws / 2) / games, with the bounds of its 95 % interval by Wilson. */
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** The shape of `sim --json`; its names and their order are fixed. */
export interface Summary {
  readonly game: string;
  readonly rulesVersion: string;
  readonly seed: string;
  readonly games: number;
  readonly finished: number;
  readonly stopped: number;
  readonly seats: readonly ({ readonly bot: string } & Score)[];
  readonly rounds: Spread;
  readonly decisions: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  /** With --prompts: how often a person with the usual settings would be asked. */
  readonly prompts?: {
    readonly aRound: number;
    readonly passed: number;
    readonly alone: number;
    readonly windows: { readonly [name: string]: WindowPrompts };
  };
}

const END = 0;
const ROUNDS = 1;
const DECISIONS = 2;
export const DECKS = 3;

export const endOf = (row: Int32Array): number => row[END];
export const roundsOf = (row: Int32Array): number => row[ROUNDS];
export const decisionsOf = (row: Int32Array): number => row[DECISIONS];

const rounded = (value: number): number => Number(value.toFixed(6));

/** Counts wins, draws and losses; @param of for each game which bit of its end is a win, or -1 = does not count */
function scoreOf(games: readonly Int32Array[], of: (row: Int32Array) => readonly number[]): Score {
  let wins = 0;
  let draws = 0;
  let losses = 0;
  for (const row of games) {
    const end = endOf(row);
    if (end === STOPPED) continue;
    for (const seat of of(row)) {
      if (end === DRAW) draws++;
      else if ((end >>> seat) & 1) wins++;
      else losses++;
    }
  }
  const n = wins + draws + losses;
  const { low, high } = wilson(wins + draws / 2, n);
  const rate = n === 0 ? 0 : (wins + draws / 2) / n;
  return { wins, draws, losses, rate: rounded(rate), low: rounded(low), high: rounded(high) };
}

/** Wins of each deck, whichever seat it sat at. */
export function deckScores(games: readonly Int32Array[], decks: number): Score[] {
  return Array.from({ length: decks }, (_, deck) =>
    scoreOf(games, (row) => Array.from(row.subarray(DECKS)).flatMap((each, seat) => (each === deck ? [seat] : []))),
  );
}

export interface Names {
  readonly game: string;
  readonly rulesVersion: string;
  readonly seed: string;
  readonly bots: readonly string[];
}

/** Prompts a round and seat, the share of them answered by passing, and windows a round that passed by themselves. */
function promptsOf({ games, prompts }: Campaign, seats: number): Pick<Summary, 'prompts'> {
  if (prompts === undefined) return {};
  const rounds = games.reduce((sum, row) => sum + roundsOf(row), 0) * seats;
  return {
    prompts: {
      aRound: rounded(prompts.asked / Math.max(1, rounds)),
      passed: rounded(prompts.passed / Math.max(1, prompts.asked)),
      alone: rounded(prompts.alone / Math.max(1, rounds)),
      windows: prompts.windows,
    },
  };
}

export function summaryOf(campaign: Campaign, names: Names): Summary {
  const { games, seconds } = campaign;
  const finished = games.filter((row) => endOf(row) !== STOPPED);
  const decisions = games.reduce((sum, row) => sum + decisionsOf(row), 0);
  const spread = spreadOf(finished.map(roundsOf));
  return {
    game: names.game,
    rulesVersion: names.rulesVersion,
    seed: names.seed,
    games: games.length,
    finished: finished.length,
    stopped: games.length - finished.length,
    seats: names.bots.map((bot, seat) => ({ bot, ...scoreOf(games, () => [seat]) })),
    rounds: { ...spread, mean: rounded(spread.mean) },
    decisions,
    seconds: rounded(seconds),
    gamesPerSecond: rounded(games.length / seconds),
    decisionsPerSecond: rounded(decisions / seconds),
    ...promptsOf(campaign, names.bots.length),
  };
}
