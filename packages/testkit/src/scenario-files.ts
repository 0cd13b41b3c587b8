import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { ScenarioAdapter } from './adapter.ts';
import type { ScenarioOptions, ScenarioReport } from './scenario.ts';
import { runScenario } from './scenario.ts';
import { SCENARIO_LIMIT, ScenarioFileError } from './scenario-source.ts';

const START = { line: 1, column: 1 };

/**
 * The scenario files behind a path: the file itself, or every .yaml and .yml file below a folder, in the order of
 * their names. @throws ScenarioFileError when there is none
 */
export function scenarioFiles(path: string): string[] {
  const bad = (expected: string, found: string) => new ScenarioFileError(path, START, '', expected, found);
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) throw bad('a file or folder', 'nothing of this name');
  if (!stat.isDirectory()) return [path];
  const names = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  if (names.length === 0) throw bad('scenario files (.yaml)', 'a folder without any');
  return names.sort((a, b) => (a < b ? -1 : 1));
}

/** The text of a scenario file. @throws ScenarioFileError when it is too long, no text, or cannot be read */
export function readScenarioText(path: string): string {
  const bad = (expected: string, found: string) => new ScenarioFileError(path, START, '', expected, found);
  let bytes: Uint8Array;
  try {
    const stat = statSync(path);
    if (!stat.isFile()) throw bad('a file', 'something else');
    if (stat.size > SCENARIO_LIMIT) throw bad(`a file of at most ${SCENARIO_LIMIT / 1024} kB`, `${stat.size} bytes`);
    bytes = readFileSync(path);
  } catch (error) {
    if (error instanceof ScenarioFileError) throw error;
    throw bad('a file that can be read', (error as Error).message);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw bad('text in UTF-8', 'other bytes');
  }
}

/** Runs one scenario file; files that it names lie beside it. @throws ScenarioFileError when it cannot be run */
export function runScenarioFile(
  adapters: readonly ScenarioAdapter[],
  file: string,
  options: ScenarioOptions = {},
  text = readScenarioText(file),
): ScenarioReport {
  const read = (path: string): string => readScenarioText(resolve(dirname(file), path));
  return runScenario(adapters, text, file, { read, ...options });
}

/** Runs the scenarios behind a path. @throws ScenarioFileError at the first file that cannot be run */
export function runScenarioFiles(
  adapters: readonly ScenarioAdapter[],
  path: string,
  options: ScenarioOptions = {},
): ScenarioReport[] {
  return scenarioFiles(path).map((file) => runScenarioFile(adapters, file, options));
}
