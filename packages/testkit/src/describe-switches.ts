/** Where rules can be read in two ways: each switch has its row in the docs, and a scenario for each reading that needs it. */
import type { ScenarioAdapter } from './adapter.ts';
import { runScenario } from './scenario.ts';
import { readScenarioText } from './scenario-files.ts';
import type { Runner } from './vitest.ts';

export interface SwitchesUnderTest {
  /** The readings of each switch, the one that holds without a word first. */
  readonly switches: Readonly<Record<string, readonly string[]>>;
  /** The text of the page of docs with one row of a table for each: readings and scenarios, each in backticks. */
  readonly docs: string;
  readonly adapter: ScenarioAdapter;
  /** The folder with the scenarios. */
  readonly folder: string;
}

const PROFILE = /^profile: \{(.*)\}\n/m;

/** The switches that a scenario sets. */
function profileOf(text: string): Map<string, string> {
  const inside = PROFILE.exec(text)?.[1] ?? '';
  return new Map([...inside.matchAll(/(\w+): '?(\w+)'?/g)].map(([, name, value]) => [name, value]));
}

/** The same scenario by another reading of one switch. */
function byReading(text: string, name: string, value: string): string {
  const profile = new Map(profileOf(text)).set(name, value);
  const words = [...profile].map(([each, set]) => `${each}: ${/^\d+$/.test(set) ? set : `'${set}'`}`);
  const line = `profile: {${words.join(', ')}}\n`;
  return text.replace(PROFILE, '').replace(/^setup:/m, () => `${line}setup:`);
}

/** The scenarios that a row names, as folder/file. */
const scenariosOf = (row: string): string[] =>
  [...row.matchAll(/`(?:[\w./-]*scenarios\/)?([\w-]+\/[\w-]+)(?:\.yaml)?`/g)].map(([, path]) => path);

/** What is wrong with a switch; nothing = each reading is told, and shown by a scenario that fails by every other one. */
export function switchFaults(name: string, { switches, docs, adapter, folder }: SwitchesUnderTest): string[] {
  const row = docs.split('\n').find((line) => line.startsWith(`| \`${name}\``));
  if (row === undefined) return [`${name} has no row in the docs`];
  const values = switches[name];
  const told = values.map((value) => row.indexOf(`\`${value}\``));
  const faults = values.filter((_, k) => told[k] < 0).map((value) => `${name}: ${value} is not told`);
  if (told.some((at, k) => k > 0 && at < told[k - 1])) faults.push(`${name}: the default is not told first`);
  const holds = (path: string, value: string): boolean => {
    const file = `${folder}/${path}.yaml`;
    return runScenario([adapter], byReading(readScenarioText(file), name, value), file).ok;
  };
  const paths = scenariosOf(row);
  for (const value of values) {
    const own = paths.filter(
      (path) => (profileOf(readScenarioText(`${folder}/${path}.yaml`)).get(name) ?? values[0]) === value,
    );
    const shown = own.some(
      (path) => holds(path, value) && values.every((other) => other === value || !holds(path, other)),
    );
    if (!shown) faults.push(`${name}: no scenario of ${paths.join(', ')} holds by ${value} alone`);
  }
  return faults;
}

/** One test for each switch. */
export function describeSwitches(runner: Runner, under: SwitchesUnderTest): void {
  runner.describe('switches', () => {
    for (const name of Object.keys(under.switches))
      runner.it(`${name} is told in the docs, and each reading has a scenario that the others fail`, () => {
        const faults = switchFaults(name, under);
        if (faults.length > 0) throw new Error(faults.join('\n'));
      });
  });
}
