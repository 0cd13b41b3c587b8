/** Runs `kolbiste strength`: how strong the bots are, measured in mirrored games. */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Level } from '@kolbiste/bots';
import type { DealPlan, Lang } from '@kolbiste/gamekit/desk';
import { counted, EXIT, figure, percent, say, UserError } from '@kolbiste/gamekit/desk';
import type { GameDesk } from '../games.ts';
import { gameNamed } from '../games.ts';
import type { CardOptions } from '../support/args.ts';
import { dealPlanOf, LEVELS, oneOf, seedOf, wholeNumber } from '../support/args.ts';
import type { Context } from '../support/context.ts';
import { grid } from '../support/grid.ts';
import { meanInterval, percentile } from '../support/stats.ts';
import { SIM, STRENGTH } from '../texts/sim.ts';
import { DRAW, STOPPED } from './play-one.ts';
import type { Campaign } from './pool.ts';
import { runCampaign } from './pool.ts';
import { intervalText } from './print.ts';
import { progressOf } from './progress.ts';
import { endOf } from './summary.ts';
import type { TogetherRun } from './together.ts';
import { measureTogether, printTogether } from './together.ts';

export interface StrengthOptions extends CardOptions {
  readonly seed?: string;
  readonly games?: string;
  readonly levels?: string;
  readonly workers?: string;
  readonly json?: boolean;
}

/** One level against another. */
export interface Match {
  readonly level: Level;
  readonly against: Level;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly stopped: number;
  /** (wins + draws / 2) / games, with its 95 % interval over mirrored pairs. */
  readonly score: number;
  readonly low: number;
  readonly high: number;
  /** 95th percentile of a decision of `level`, in milliseconds. */
  readonly p95Millis: number;
}

const rounded = (value: number): number => Number(value.toFixed(6));

/** What the first level scores in a game: game 2k it sits at seat 0, in game 2k + 1 at seat 1. A game without an end counts as half. */
function pointsOf(row: Int32Array, game: number): number {
  const end = endOf(row);
  if (end === DRAW || end === STOPPED) return 0.5;
  return (end >>> (game % 2)) & 1;
}

/** What mirrored games come to. */
export function matchOf(level: Level, against: Level, { games, millis }: Campaign): Match {
  const points = games.map(pointsOf);
  const pairs = Array.from(
    { length: points.length / 2 },
    (_, pair) => ((points[2 * pair] ?? 0) + (points[2 * pair + 1] ?? 0)) / 2,
  );
  const { mean, low, high } = meanInterval(pairs);
  const stopped = games.filter((row) => endOf(row) === STOPPED).length;
  const thought = Float64Array.from(millis[0] ?? []).sort();
  return {
    level,
    against,
    games: games.length,
    wins: points.filter((each) => each === 1).length,
    draws: points.filter((each) => each === 0.5).length - stopped,
    losses: points.filter((each) => each === 0).length,
    stopped,
    score: rounded(mean),
    low: rounded(low),
    high: rounded(high),
    p95Millis: Number(percentile(thought, 0.95).toFixed(3)),
  };
}

function levelsOf(text: string, least: number, lang: Lang): Level[] {
  const levels = text.split(',').map((word) => oneOf('--levels', word.trim(), LEVELS, lang));
  if (new Set(levels).size < levels.length || levels.length < least) throw new UserError(say(lang, STRENGTH.twoLevels));
  return levels;
}

function print(matches: readonly Match[], desk: GameDesk, seed: string, context: Context): void {
  const { lang, out } = context;
  const games = counted(
    lang,
    matches.reduce((sum, match) => sum + match.games, 0),
    'game',
  );
  out(say(lang, SIM.title, { game: desk.id, games, seed }));
  out();
  const head = [SIM.bot, STRENGTH.against, SIM.wins, SIM.draws, SIM.losses, STRENGTH.score, SIM.interval, STRENGTH.p95];
  const rows = matches.map((match) => [
    match.level,
    match.against,
    figure(lang, match.wins),
    figure(lang, match.draws),
    figure(lang, match.losses),
    percent(lang, match.score),
    intervalText(lang, match),
    figure(lang, match.p95Millis, 1),
  ]);
  out(
    grid(
      head.map((text) => say(lang, text)),
      rows,
      [2, 3, 4, 5, 6, 7],
    ),
  );
  out();
  out(say(lang, STRENGTH.note));
}

/** Each level by itself, for games in which all win or lose together. */
async function strengthTogether(
  order: Omit<TogetherRun, 'progress'>,
  options: StrengthOptions,
  context: Context,
): Promise<number> {
  const { desk, plan, levels, games, seed } = order;
  const progress = progressOf(games * levels.length, context);
  const run: TogetherRun = { ...order, progress: progress.update };
  const { decks } = desk.dealer(plan);
  try {
    const found = await measureTogether(run, decks.length);
    if (options.json === true) context.out(JSON.stringify({ game: desk.id, seed, decks, levels: found }, null, 2));
    else printTogether(found, decks, run, context);
  } finally {
    progress.stop();
  }
  return EXIT.ok;
}

/** Measures; the exit code. */
export async function strength(gameId: string, options: StrengthOptions, context: Context): Promise<number> {
  const { lang } = context;
  const desk = await gameNamed(gameId, lang);
  const seed = seedOf(options.seed, () => randomBytes(6).toString('hex'), lang);
  const games = wholeNumber('--games', options.games ?? '400', 2, 1_000_000, lang);
  const workers = wholeNumber(
    '--workers',
    options.workers ?? String(Math.min(64, availableParallelism())),
    1,
    64,
    lang,
  );
  const levels = levelsOf(options.levels ?? 'hard,greedy,random', desk.together ? 1 : 2, lang);
  const plan: DealPlan = dealPlanOf(options, desk, lang);
  if (desk.together) return strengthTogether({ desk, plan, levels, seed, games, workers }, options, context);
  if (games % 2 === 1) throw new UserError(say(lang, STRENGTH.even, { found: games }));
  const [level, ...others] = levels;
  const progress = progressOf(games * others.length, context);
  const matches: Match[] = [];
  try {
    for (const against of others) {
      const seats = [level, against];
      const before = matches.length * games;
      const campaign = await runCampaign(
        { game: desk.id, plan, seats, seed, games, keep: false, mirrored: true },
        workers,
        {
          progress: (done) => progress.update(before + done),
        },
      );
      matches.push(matchOf(level, against, campaign));
    }
  } finally {
    progress.stop();
  }
  if (options.json === true) context.out(JSON.stringify({ game: desk.id, seed, matches }, null, 2));
  else print(matches, desk, seed, context);
  return EXIT.ok;
}
