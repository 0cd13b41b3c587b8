/** How strong bots are in games where all win or lose together: how often each level wins the same games, deck by deck. */
import type { Level } from '@kolbiste/bots';
import type { DealPlan } from '@kolbiste/gamekit/desk';
import { counted, figure, percent, say } from '@kolbiste/gamekit/desk';
import type { GameDesk } from '../games.ts';
import type { Context } from '../support/context.ts';
import { grid } from '../support/grid.ts';
import { percentile } from '../support/stats.ts';
import { SIM, STRENGTH } from '../texts/sim.ts';
import { runCampaign } from './pool.ts';
import { intervalText } from './print.ts';
import type { Score } from './summary.ts';
import { deckScores, summaryOf } from './summary.ts';

/** What one level comes to. */
export interface Alone {
  readonly level: Level;
  readonly score: Score;
  readonly decks: readonly Score[];
  readonly p95Millis: number;
}

export interface TogetherRun {
  readonly desk: GameDesk;
  readonly plan: DealPlan;
  readonly levels: readonly Level[];
  readonly seed: string;
  readonly games: number;
  readonly workers: number;
  /** Called as games end, all levels counted. */
  progress(done: number): void;
}

/** Each level plays the same games by itself. */
export async function measureTogether(run: TogetherRun, decks: number): Promise<Alone[]> {
  const { desk, plan, levels, seed, games, workers } = run;
  const found: Alone[] = [];
  for (const level of levels) {
    const before = found.length * games;
    const orders = { game: desk.id, plan, seats: [level], seed, games, keep: false, mirrored: false, timed: true };
    const campaign = await runCampaign(orders, workers, { progress: (done) => run.progress(before + done) });
    const names = { game: desk.id, rulesVersion: '', seed, bots: [level] };
    const [score] = summaryOf(campaign, names).seats;
    const millis = Float64Array.from(campaign.millis[0] ?? []).sort();
    const p95Millis = Number(percentile(millis, 0.95).toFixed(3));
    found.push({ level, score, decks: deckScores(campaign.games, decks), p95Millis });
  }
  return found;
}

/** One row for each level, and one for each deck below. */
export function printTogether(
  found: readonly Alone[],
  deckNames: readonly string[],
  run: TogetherRun,
  { lang, out }: Context,
): void {
  const games = counted(lang, run.games * found.length, 'game');
  out(say(lang, SIM.title, { game: run.desk.id, games, seed: run.seed }));
  const cells = (score: Score): string[] => [
    figure(lang, score.wins),
    figure(lang, score.losses),
    percent(lang, score.rate),
    intervalText(lang, score),
  ];
  const rows = found.flatMap(({ level, score, decks, p95Millis }) => [
    [level, '', ...cells(score), figure(lang, p95Millis, 1)],
    ...decks.map((each, at) => ['', deckNames[at] ?? '', ...cells(each), '']),
  ]);
  const head = [SIM.bot, SIM.deck, SIM.wins, SIM.losses, STRENGTH.score, SIM.interval, STRENGTH.p95];
  out();
  out(
    grid(
      head.map((text) => say(lang, text)),
      rows,
      [2, 3, 4, 5, 6],
    ),
  );
  out();
  out(say(lang, STRENGTH.together));
}
