/** Runs `kolbiste sim`: many games of bots in parallel. */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Level } from '@kolbiste/bots';
import type { DealPlan } from '@kolbiste/gamekit/desk';
import { EXIT, say } from '@kolbiste/gamekit/desk';
import type { GameDesk } from '../games.ts';
import { gameNamed } from '../games.ts';
import type { CardOptions } from '../support/args.ts';
import { dealPlanOf, seatsOf, seedOf, wholeNumber } from '../support/args.ts';
import type { Context } from '../support/context.ts';
import { mustBeWritable, writeTextFile } from '../support/files.ts';
import { SIM } from '../texts/sim.ts';
import { keepFolder } from './keep.ts';
import type { Campaign } from './pool.ts';
import { runCampaign } from './pool.ts';
import { printSummary } from './print.ts';
import { progressOf } from './progress.ts';
import { csvOf } from './rows.ts';
import type { Summary } from './summary.ts';
import { summaryOf } from './summary.ts';

const MOST_GAMES = 10_000_000;
const MOST_WORKERS = 64;

export interface SimOptions extends CardOptions {
  readonly games?: string;
  readonly seats?: string;
  readonly seed?: string;
  readonly workers?: string;
  readonly json?: boolean;
  readonly csv?: string;
  readonly html?: string;
  readonly keep?: string;
  readonly force?: boolean;
  readonly prompts?: boolean;
}

/** A run as the options ask for it, everything checked before it begins. */
interface Run {
  readonly desk: GameDesk;
  readonly plan: DealPlan;
  readonly deckNames: readonly string[];
  readonly seats: readonly Level[];
  readonly seed: string;
  readonly games: number;
  readonly workers: number;
}

async function readRun(gameId: string, options: SimOptions, lang: Context['lang']): Promise<Run> {
  const desk = await gameNamed(gameId, lang);
  const usual = Array.from({ length: desk.seatCounts[0] ?? 2 }, () => 'random').join(',');
  const seats = seatsOf(options.seats ?? usual, desk, false, lang) as Level[];
  const plan = dealPlanOf(options, desk, lang, seats.length);
  const dealer = desk.dealer(plan);
  return {
    desk,
    plan,
    deckNames: dealer.decks,
    seats,
    seed: seedOf(options.seed, () => randomBytes(6).toString('hex'), lang),
    games: wholeNumber('--games', options.games ?? '1000', 1, MOST_GAMES, lang),
    workers: wholeNumber(
      '--workers',
      options.workers ?? String(Math.min(MOST_WORKERS, availableParallelism())),
      1,
      MOST_WORKERS,
      lang,
    ),
  };
}

/** Plays the games, with progress on stderr and replays into a folder. */
async function play(run: Run, options: SimOptions, context: Context): Promise<Campaign> {
  const { desk, plan, seats, seed, games, workers } = run;
  const folder =
    options.keep === undefined ? undefined : keepFolder(options.keep, options.force === true, context.lang);
  const progress = progressOf(games, context);
  const name = (index: number) => `${desk.id}-${String(index).padStart(String(games - 1).length, '0')}.json`;
  try {
    const campaign = await runCampaign(
      {
        game: desk.id,
        plan,
        seats,
        seed,
        games,
        keep: folder !== undefined,
        mirrored: false,
        prompts: options.prompts === true,
      },
      workers,
      { progress: progress.update, replay: (index, text) => folder?.add(name(index), text) },
    );
    folder?.finish();
    return campaign;
  } catch (error) {
    folder?.abandon();
    throw error;
  } finally {
    progress.stop();
  }
}

async function write(
  run: Run,
  campaign: Campaign,
  summary: Summary,
  options: SimOptions,
  context: Context,
): Promise<void> {
  const { lang } = context;
  const force = options.force === true;
  if (options.csv !== undefined) writeTextFile(options.csv, csvOf(campaign, run.seats, run.deckNames), force, lang);
  if (options.html !== undefined) {
    const { reportOf } = await import('./report.ts');
    const command = commandLine(run, options);
    writeTextFile(options.html, reportOf({ campaign, summary, deckNames: run.deckNames, command, lang }), force, lang);
  }
  for (const path of [options.csv, options.html, options.keep]) {
    if (path !== undefined) context.note(say(lang, SIM.written, { path }));
  }
}

/** The command that gives the same numbers again. */
function commandLine(run: Run, options: SimOptions): string {
  const quote = (text: string) => (/^[\w.,:/=@+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);
  const parts = [
    'npx',
    '--no-install',
    'kolbiste',
    'sim',
    run.desk.id,
    '--games',
    String(run.games),
    '--seats',
    run.seats.join(','),
    '--seed',
    run.seed,
  ];
  if (options.decks !== undefined) parts.push('--decks', options.decks);
  if (options.cards !== undefined) parts.push('--cards', options.cards);
  if (options.format !== undefined) parts.push('--format', options.format);
  if (options.easy === true) parts.push('--easy');
  if (options.mode !== undefined) parts.push('--mode', options.mode);
  if (options.position !== undefined) parts.push('--position', options.position);
  for (const entry of options.profile ?? []) parts.push('--profile', entry);
  return parts.map(quote).join(' ');
}

/** Runs a simulation; the exit code. */
export async function sim(gameId: string, options: SimOptions, context: Context): Promise<number> {
  const run = await readRun(gameId, options, context.lang);
  for (const path of [options.csv, options.html]) {
    if (path !== undefined) mustBeWritable(path, options.force === true, context.lang);
  }
  const campaign = await play(run, options, context);
  const { desk, seats, seed } = run;
  const rulesVersion = desk.game(run.plan.names).rulesVersion;
  const summary = summaryOf(campaign, { game: desk.id, rulesVersion, seed, bots: seats });
  await write(run, campaign, summary, options, context);
  if (options.json === true) context.out(JSON.stringify(summary, null, 2));
  else printSummary(summary, campaign, run.deckNames, Math.min(run.workers, run.games), context);
  return EXIT.ok;
}
