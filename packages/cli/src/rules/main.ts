/** Runs `kolbiste rules` and `kolbiste rules coverage`. */
import { existsSync, readFileSync } from 'node:fs';
import type { Bilingual, RuleText } from '@kolbiste/gamekit/desk';
import { counted, EXIT, figure, say, UserError, wrapped } from '@kolbiste/gamekit/desk';
import type { Coverage, KnownWhite } from '@kolbiste/testkit';
import { citedAtRandom, coverageReport, proven, runScenarioFile } from '@kolbiste/testkit';
import type { GameDesk } from '../games.ts';
import { gameNamed } from '../games.ts';
import { judgePaths } from '../judge/run.ts';
import type { Context } from '../support/context.ts';
import { inHouse, scenariosOf } from '../support/house.ts';
import { RULES } from '../texts/rules.ts';
import { findRules } from './search.ts';

export interface JsonOption {
  readonly json?: boolean;
}

/** What stands behind a key: a ruling is carried out where its paragraphs are, other text may have nothing to carry out. */
function markOf(rule: RuleText, isRuling: boolean): Bilingual | undefined {
  if (isRuling) return RULES.ruling;
  return rule.mechanical ? undefined : RULES.notMechanical;
}

function printRule(rule: RuleText, isRuling: boolean, context: Context): void {
  const { lang, paint, width } = context;
  const lines = wrapped(rule[lang], width, '    ');
  const mark = markOf(rule, isRuling);
  const said = mark === undefined ? '' : ` ${paint('dim', `(${say(lang, mark)})`)}`;
  context.out(`${paint('strong', `[${rule.key}]`)}${said}`);
  for (const line of lines) context.out(line);
}

/** How many there are: paragraphs, how many of them the program carries out, and rulings. */
function foundWords(found: readonly RuleText[], rulings: ReadonlySet<string>, { lang }: Context): string {
  const paragraphs = found.filter(({ key }) => !rulings.has(key));
  const mechanical = figure(lang, paragraphs.filter((rule) => rule.mechanical).length);
  const beside = found.length - paragraphs.length;
  const parts = [
    ...(paragraphs.length > 0
      ? [say(lang, RULES.found, { count: counted(lang, paragraphs.length, 'paragraph'), mechanical })]
      : []),
    ...(beside > 0 ? [counted(lang, beside, 'ruling')] : []),
  ];
  return `${parts.join('; ')}.`;
}

/** Prints rules; the exit code. */
export async function rules(
  gameId: string,
  words: readonly string[],
  options: JsonOption,
  context: Context,
): Promise<number> {
  const { lang } = context;
  const desk = await gameNamed(gameId, lang);
  const query = words.join(' ');
  const found = query === '' ? desk.rules : findRules(desk.rules, query);
  if (found.length === 0) {
    throw new UserError(say(lang, RULES.none, { game: desk.id, query: JSON.stringify(query.slice(0, 80)) }));
  }
  if (options.json === true) {
    const list = found.map(({ key, mechanical, cs, en }) => ({ key, mechanical, cs, en }));
    context.out(JSON.stringify({ rules: list }, null, 2));
    return EXIT.ok;
  }
  const rulings = new Set(desk.rulings);
  for (const rule of found) printRule(rule, rulings.has(rule.key), context);
  if (found.length > 1) {
    context.out();
    context.out(foundWords(found, rulings, context));
  }
  return EXIT.ok;
}

/** Random games that show what is cited without any scenario; few, for the scenarios reach nearly everything. */
const RANDOM_GAMES = 40;

interface Covered {
  readonly report: Coverage;
  /** What the game has written down of its white spots. */
  readonly known: KnownWhite;
  readonly failing: number;
}

function coverageOf(desk: GameDesk, context: Context): Covered {
  const folder = inHouse(scenariosOf(desk.id));
  if (!existsSync(folder)) throw new UserError(say(context.lang, RULES.noScenarios, { path: scenariosOf(desk.id) }));
  const adapters = [desk.adapter('real')];
  const judged = judgePaths(adapters, [folder], 'en');
  const game = desk.game('real');
  const shown = new Set<string>();
  const reports = judged.flatMap((each) => {
    if (!('report' in each)) return [];
    const again = (): boolean => runScenarioFile(adapters, each.file, { citations: false }, each.text).ok;
    return [proven(game, each.report, again, shown)];
  });
  const dealer = desk.dealer({ source: undefined, profile: {}, format: desk.formats[0] ?? '', names: 'real' });
  const cited = citedAtRandom(game, {
    configs: (i) => dealer.deal(`coverage/${i}`).config,
    games: RANDOM_GAMES,
    seed: 'coverage',
  });
  const failing = judged.filter((each) => 'fault' in each || !each.report.ok).length;
  const known = JSON.parse(readFileSync(`${folder}/white.json`, 'utf8')) as KnownWhite;
  return { report: coverageReport(game, desk, reports, cited), known, failing };
}

/** Prints how much of the rules is carried out and tested; the exit code. */
export async function coverage(gameId: string, options: JsonOption, context: Context): Promise<number> {
  const { lang } = context;
  const desk = await gameNamed(gameId, lang);
  const { report, known, failing } = coverageOf(desk, context);
  const { game, mechanical, cited, tested, white, rulings, oneSided } = report;
  if (failing > 0) context.note(say(lang, RULES.failing, { scenarios: counted(lang, failing, 'scenario') }));
  if (options.json === true) {
    context.out(JSON.stringify({ game, mechanical, cited, tested, white, rulings, oneSided, known }, null, 2));
    return EXIT.ok;
  }
  const row = (n: number, text: string): void => context.out(`${figure(lang, n).padStart(5)}  ${text}`);
  context.out(game);
  row(mechanical, say(lang, RULES.mechanical));
  row(cited, say(lang, RULES.cited));
  row(tested, say(lang, RULES.tested));
  row(rulings.all, say(lang, RULES.rulings));
  row(rulings.tested, say(lang, RULES.tested));
  const list = (text: Bilingual, keys: readonly string[], why: Readonly<Record<string, string>>): void => {
    if (keys.length === 0) return;
    for (const line of wrapped(say(lang, text, { keys: keys.join(', ') }), context.width)) context.out(line);
    const told = keys.filter((key) => Object.hasOwn(why, key));
    for (const key of told) for (const line of wrapped(`${key}: ${why[key]}`, context.width, '    ')) context.out(line);
  };
  if (white.length + rulings.white.length === 0) context.out(say(lang, RULES.noWhite));
  list(RULES.white, white, known.paragraphs);
  list(RULES.whiteRulings, rulings.white, known.rulings);
  list(RULES.oneSided, oneSided, known.oneWay);
  return EXIT.ok;
}
