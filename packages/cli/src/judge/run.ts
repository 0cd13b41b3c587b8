/** Runs scenario files and keeps what comes of each, also of those that cannot be judged. */

import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import type { Lang } from '@kolbiste/gamekit/desk';
import type { ScenarioReport } from '@kolbiste/testkit';
import { readScenarioText, runScenarioFile, ScenarioFileError, scenarioFiles } from '@kolbiste/testkit';
import type { ScenarioAdapter } from '@kolbiste/testkit/adapter';
import { GAME_IDS } from '../games.ts';
import { inHouse, scenariosOf } from '../support/house.ts';

/** A file with its report, or with what is wrong with it. */
export type Judged =
  | { readonly file: string; readonly text: string; readonly report: ScenarioReport }
  | { readonly file: string; readonly fault: ScenarioFileError };

/** Anything else than a fault of the file is one of the program and goes on. */
function caught<T>(body: () => T): T | ScenarioFileError {
  try {
    return body();
  } catch (error) {
    if (error instanceof ScenarioFileError) return error;
    throw error;
  }
}

function judgeFile(adapters: readonly ScenarioAdapter[], file: string, lang: Lang): Judged {
  const text = caught(() => readScenarioText(file));
  if (text instanceof ScenarioFileError) return { file, fault: text };
  const report = caught(() => runScenarioFile(adapters, file, { lang }, text));
  return report instanceof ScenarioFileError ? { file, fault: report } : { file, text, report };
}

/** `GAME` or `GAME/FOLDER`, where nothing lies under that name, means the game's own scenarios; so does `scenarios/GAME/...`. */
function pathOf(given: string): string {
  if (existsSync(given)) return given;
  const [, game = '', rest = ''] = /^(?:scenarios\/)?([^/]+)(\/.*)?$/.exec(given) ?? [];
  const own = inHouse(`${scenariosOf(game)}${rest}`);
  return GAME_IDS.includes(game) && existsSync(own) ? relative(process.cwd(), own) : given;
}

/** Judges the files behind the paths, in the order of the paths. */
export function judgePaths(adapters: readonly ScenarioAdapter[], paths: readonly string[], lang: Lang): Judged[] {
  return paths.flatMap((given): Judged[] => {
    const path = pathOf(given);
    const files = caught(() => scenarioFiles(path));
    return files instanceof ScenarioFileError
      ? [{ file: path, fault: files }]
      : files.map((file) => judgeFile(adapters, file, lang));
  });
}

export const passed = (judged: Judged): boolean => 'report' in judged && judged.report.ok;

/** The shape of `judge --json`; its names are fixed. */
export function judgeJson(all: readonly Judged[]): object {
  const good = all.filter(passed).length;
  return { passed: good, failed: all.length - good, files: all.map(fileJson) };
}

function fileJson(judged: Judged): object {
  if ('fault' in judged) {
    const { line, expected, found } = judged.fault;
    return { file: judged.file, ok: false, pending: [], failures: [{ line, expected, actual: found }] };
  }
  const { name, game, ok, rules, pending, failures, story, setUp, facts, result, refusal, produced } = judged.report;
  return {
    file: judged.file,
    game,
    name,
    ok,
    rules,
    pending,
    failures: failures.map(({ line, expected, actual }) => ({ line, expected, actual })),
    position: setUp,
    story,
    facts,
    result,
    ...(refusal === undefined ? {} : { refusal }),
    cited: produced.map(({ key }) => key),
  };
}
