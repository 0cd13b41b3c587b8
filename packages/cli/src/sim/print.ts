/** The result of a campaign as text. */

import type { Lang } from '@kolbiste/gamekit/desk';
import { counted, figure, percent, say, wrapped } from '@kolbiste/gamekit/desk';
import type { Context } from '../support/context.ts';
import { grid } from '../support/grid.ts';
import { SIM } from '../texts/sim.ts';
import type { Campaign } from './pool.ts';
import type { Score, Summary } from './summary.ts';
import { deckScores } from './summary.ts';

/** `43.1 % – 49.3 %` */
export function intervalText(lang: Lang, { low, high }: { low: number; high: number }): string {
  return `${percent(lang, low)} – ${percent(lang, high)}`;
}

export function scoreCells(lang: Lang, score: Score): string[] {
  return [
    figure(lang, score.wins),
    figure(lang, score.draws),
    figure(lang, score.losses),
    percent(lang, score.rate),
    intervalText(lang, score),
  ];
}

export const scoreHead = (lang: Lang): string[] =>
  [SIM.wins, SIM.draws, SIM.losses, SIM.rate, SIM.interval].map((text) => say(lang, text));

export const seatLetter = (seat: number): string => String.fromCharCode(65 + seat);

/** Length of the games in rounds, as a sentence. */
export function lengthsText({ rounds }: Summary, lang: Lang): string {
  return say(lang, SIM.rounds, {
    mean: figure(lang, rounds.mean, 1),
    p50: figure(lang, rounds.p50),
    p95: figure(lang, rounds.p95),
    min: figure(lang, rounds.min),
    max: figure(lang, rounds.max),
  });
}

/** How often a person would be asked, and at which windows he would only pass, the most frequent first. */
function printPrompts({ aRound, passed, alone, windows }: NonNullable<Summary['prompts']>, context: Context): void {
  const { lang, out, width } = context;
  const given = { n: figure(lang, aRound, 1), share: percent(lang, passed), alone: figure(lang, alone, 1) };
  for (const line of wrapped(say(lang, SIM.prompts, given), width)) out(line);
  const rows = Object.entries(windows)
    .toSorted(([, a], [, b]) => b.idle + b.ended - a.idle - a.ended || b.asked - a.asked)
    .map(([name, each]) => [name, ...[each.asked, each.idle, each.ended, each.alone].map((n) => figure(lang, n))]);
  const head = [SIM.window, SIM.asked, SIM.idle, SIM.ended, SIM.alone].map((text) => say(lang, text));
  out();
  out(grid(head, rows, [1, 2, 3, 4]));
}

/** The result in the terminal. */
export function printSummary(
  summary: Summary,
  campaign: Campaign,
  deckNames: readonly string[],
  workers: number,
  context: Context,
): void {
  const { lang, out } = context;
  out(say(lang, SIM.title, { game: summary.game, games: counted(lang, summary.games, 'game'), seed: summary.seed }));
  out();
  const rows = summary.seats.map((seat, at) => [seatLetter(at), seat.bot, ...scoreCells(lang, seat)]);
  out(grid([say(lang, SIM.seat), say(lang, SIM.bot), ...scoreHead(lang)], rows, [2, 3, 4, 5, 6]));
  if (deckNames.length > 1) {
    out();
    const scores = deckScores(campaign.games, deckNames.length);
    const byDeck = scores.map((score, at) => [deckNames[at] ?? '', ...scoreCells(lang, score)]);
    out(grid([say(lang, SIM.deck), ...scoreHead(lang)], byDeck, [1, 2, 3, 4, 5]));
  }
  out();
  out(lengthsText(summary, lang));
  out(
    say(lang, SIM.speed, {
      decisions: counted(lang, summary.decisions, 'decision'),
      seconds: figure(lang, summary.seconds, 1),
      workers: counted(lang, workers, 'worker'),
      gamesPerSecond: figure(lang, summary.gamesPerSecond),
      decisionsPerSecond: figure(lang, summary.decisionsPerSecond),
    }),
  );
  if (summary.prompts !== undefined) printPrompts(summary.prompts, context);
  if (summary.stopped > 0) out(say(lang, SIM.stopped, { games: counted(lang, summary.stopped, 'game') }));
}
