/** Runs `kolbiste judge`: rulings from scenario files. */

import type { NameSet } from '@kolbiste/gamekit/desk';
import { EXIT, inventedIn, rule, safe, say, UserError } from '@kolbiste/gamekit/desk';
import type { GameDesk } from '../games.ts';
import { allGames, GAME_IDS, gameOfFile } from '../games.ts';
import { cardSource, cardText, namesOf } from '../support/args.ts';
import type { Context } from '../support/context.ts';
import { JUDGE } from '../texts/judge.ts';
import { failureLines, rulingLines } from './ruling.ts';
import type { Judged } from './run.ts';
import { judgeJson, judgePaths, passed } from './run.ts';

export interface JudgeOptions {
  readonly json?: boolean;
  readonly full?: boolean;
  readonly cards?: string;
  readonly names?: string;
}

function faultText(judged: Extract<Judged, { fault: unknown }>, context: Context): string {
  const { file, line, column, path, expected, found } = judged.fault;
  const where = path === '' ? '' : `${path}: `;
  return safe(say(context.lang, JUDGE.bad, { file, line, column, path: where, expected, found }));
}

/** One file: its ruling in full, or one line. */
function print(judged: Judged, desks: readonly GameDesk[], full: boolean, context: Context): void {
  const { lang, out, paint } = context;
  if ('fault' in judged) {
    context.note(faultText(judged, context));
    return;
  }
  const { report } = judged;
  const desk = desks.find((each) => each.id === report.game);
  if (full && desk !== undefined) {
    for (const line of rulingLines(desk, report, judged.text, context)) out(line);
    return;
  }
  const verdict = report.ok ? paint('green', say(lang, JUDGE.okLine)) : paint('red', say(lang, JUDGE.failLine));
  out(`${verdict}  ${report.file}: ${safe(report.name)}`);
  for (const line of failureLines(report, context)) out(line);
}

function printAll(all: readonly Judged[], desks: readonly GameDesk[], options: JudgeOptions, context: Context): void {
  const { lang, out } = context;
  const full = options.full === true || all.length === 1;
  all.forEach((judged, at) => {
    if (full && at > 0 && 'report' in judged) out(`\n${rule(context.width)}\n`);
    print(judged, desks, full, context);
  });
  if (all.length < 2) return;
  const good = all.filter(passed).length;
  const bad = all.filter((judged) => 'fault' in judged).length;
  out();
  out(say(lang, bad === 0 ? JUDGE.summary : JUDGE.summaryBad, { passed: good, failed: all.length - good - bad, bad }));
}

/** How scenarios speak about each game; a file of cards is for the game that it names, by default the first. */
async function adaptersOf(desks: readonly GameDesk[], options: JudgeOptions, { lang }: Context) {
  const { cards } = options;
  const names = namesOf(options.names, lang);
  if (cards === undefined) return desks.map((desk) => desk.adapter(names));
  const meant = (await gameOfFile(cardText(cards, desks[0], lang))) ?? desks[0];
  return desks.map((desk) => desk.adapter(names, desk === meant ? cardSource('cards', cards, desk, lang) : undefined));
}

/** Under invented names a ruling speaks by them, also where the file does not. */
function named(all: readonly Judged[], desks: readonly GameDesk[], names: NameSet): readonly Judged[] {
  if (names === 'real') return all;
  return all.map((judged) => {
    if ('fault' in judged) return judged;
    const invent = desks.find((each) => each.id === judged.report.game)?.invented ?? null;
    if (invent === null) return judged;
    return { ...judged, text: invent(judged.text), report: inventedIn(judged.report, invent) };
  });
}

/** Judges; exit code 0 when every expectation holds, 1 when one does not, 2 when a file cannot be judged. */
export async function judge(paths: readonly string[], options: JudgeOptions, context: Context): Promise<number> {
  if (paths.length === 0) throw new UserError(say(context.lang, JUDGE.noPath, { folder: GAME_IDS[0] }));
  const desks = await allGames();
  const adapters = await adaptersOf(desks, options, context);
  const all = named(judgePaths(adapters, paths, context.lang), desks, namesOf(options.names, context.lang));
  if (options.json === true) {
    context.out(JSON.stringify(judgeJson(all), null, 2));
    for (const judged of all) if ('fault' in judged) context.note(faultText(judged, context));
  } else printAll(all, desks, options, context);
  if (all.some((judged) => 'fault' in judged)) return EXIT.bad;
  return all.every(passed) ? EXIT.ok : EXIT.failed;
}
