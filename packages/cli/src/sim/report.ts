/** An HTML report of a campaign: figures and charts, one file without scripts. */
import type { Lang } from '@kolbiste/gamekit/desk';
import { counted, percent, say } from '@kolbiste/gamekit/desk';
import { SIM } from '../texts/sim.ts';
import { histogram, INK, intervals } from './charts.ts';
import type { Campaign } from './pool.ts';
import { intervalText, lengthsText, scoreCells, scoreHead, seatLetter } from './print.ts';
import type { Score, Summary } from './summary.ts';
import { decisionsOf, deckScores, roundsOf } from './summary.ts';

export interface ReportContents {
  readonly campaign: Campaign;
  readonly summary: Summary;
  readonly deckNames: readonly string[];
  /** The command that gives the same numbers. */
  readonly command: string;
  readonly lang: Lang;
}

interface Rated {
  readonly name: string;
  readonly score: Score;
}

function escaped(text: string): string {
  const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (char) => marks[char] ?? char);
}

function table(head: readonly string[], rows: readonly (readonly string[])[], left: number): string {
  const cell = (tag: string) => (text: string, at: number) =>
    `<${tag}${at < left ? '' : ' class="n"'}>${escaped(text)}</${tag}>`;
  const body = rows.map((row) => `<tr>${row.map(cell('td')).join('')}</tr>`).join('\n');
  return `<table>\n<thead><tr>${head.map(cell('th')).join('')}</tr></thead>\n<tbody>\n${body}\n</tbody>\n</table>`;
}

function chart(name: string, alt: string, image: string): string {
  return `<h2>${escaped(name)}</h2>\n<figure role="img" aria-label="${escaped(alt)}">\n${image}\n</figure>`;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;color:${INK};background:#fff;max-width:48rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}th,td{padding:.3rem .6rem;border-bottom:1px solid #ccd;text-align:left}
.n{text-align:right;font-variant-numeric:tabular-nums}svg{max-width:100%;height:auto}code{overflow-wrap:anywhere}`;

function tables(summary: Summary, decks: readonly Rated[], lang: Lang): string {
  const seats = summary.seats.map((seat, at) => [seatLetter(at), seat.bot, ...scoreCells(lang, seat)]);
  const first = table([say(lang, SIM.seat), say(lang, SIM.bot), ...scoreHead(lang)], seats, 2);
  if (decks.length < 2) return first;
  const rows = decks.map(({ name, score }) => [name, ...scoreCells(lang, score)]);
  return `${first}\n${table([say(lang, SIM.deck), ...scoreHead(lang)], rows, 1)}`;
}

function charts(campaign: Campaign, rated: readonly Rated[], lengths: string, lang: Lang): string {
  const rates = rated.map(({ name, score }) => `${name}: ${percent(lang, score.rate)} (${intervalText(lang, score)})`);
  const decisions = say(lang, SIM.decisionsChart);
  return [
    chart(say(lang, SIM.rates), rates.join('; '), intervals(rated, lang)),
    chart(say(lang, SIM.lengths), lengths, histogram(campaign.games.map(roundsOf), lang)),
    `<p>${escaped(lengths)}</p>`,
    chart(decisions, decisions, histogram(campaign.games.map(decisionsOf), lang)),
  ].join('\n');
}

/** The report. */
export function reportOf({ campaign, summary, deckNames, command, lang }: ReportContents): string {
  const seats = summary.seats.map((seat, at) => ({ name: `${seatLetter(at)} ${seat.bot}`, score: seat }));
  const decks = deckScores(campaign.games, deckNames.length).map((score, at) => ({ name: deckNames[at], score }));
  const title = escaped(say(lang, SIM.reportTitle, { game: summary.game }));
  const games = counted(lang, summary.games, 'game');
  const head = say(lang, SIM.title, { game: summary.game, games, seed: summary.seed });
  const stopped = say(lang, SIM.stopped, { games: counted(lang, summary.stopped, 'game') });
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${title}</h1>
<p>${escaped(head)} · ${escaped(say(lang, SIM.rules, { version: summary.rulesVersion }))}</p>
${tables(summary, decks, lang)}
${summary.stopped === 0 ? '' : `<p>${escaped(stopped)}</p>`}
${charts(campaign, decks.length > 1 ? [...seats, ...decks] : seats, lengthsText(summary, lang), lang)}
<p>${escaped(say(lang, SIM.howMade))}:<br><code>${escaped(command)}</code></p>
</body>
</html>
`;
}
