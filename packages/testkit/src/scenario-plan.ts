/** What a scenario file says, read before anything runs. */
import type { Game } from '@kolbiste/kernel';
import type { ScenarioAdapter, Source } from './adapter.ts';
import type { Ending, Entry, Names } from './scenario-entry.ts';
import { WORDS } from './scenario-entry.ts';
import { keyNamed, readEnding, readEntry } from './scenario-entry-read.ts';
import { ScenarioFileError } from './scenario-source.ts';
import type { ScenarioFile } from './scenario-yaml.ts';

export interface Plan {
  readonly file: ScenarioFile;
  readonly game: Game<any, any>;
  readonly rules: readonly { readonly key: string; readonly source: Source }[];
  readonly entries: readonly Entry[];
  readonly ending: Ending;
}

/** What a game says against a file without naming the place becomes an error at the field it was handed. */
export function built<T>(source: Source, what: string, body: () => T): T {
  try {
    return body();
  } catch (error) {
    if (error instanceof ScenarioFileError) throw error;
    return source.fail(`${what} that can be built (${(error as Error).message})`);
  }
}

/** Reads everything that can be wrong in the file before anything runs. */
export function planOf(adapter: ScenarioAdapter, file: ScenarioFile): Plan {
  const clash = adapter.seats.find((seat) => (WORDS as readonly string[]).includes(seat));
  if (clash !== undefined) throw new Error(`${adapter.id}: no seat may be called ${clash}`);
  const game = built(file.profile ?? file.source, 'switches', () => adapter.game(file.profile));
  const names: Names = { game, seats: adapter.seats, hidden: adapter.secret !== undefined };
  let answered = false;
  const entries = file.play.map((source) => {
    const entry = readEntry(names, source, answered);
    answered ||= entry.kind === 'answer';
    return entry;
  });
  const rules = file.rules.map((source) => ({ key: keyNamed(game, source), source }));
  const ending = readEnding(names, file.result);
  if (ending.kind === 'refused' && entries.length > 0) file.result?.fail('no play in a file whose set-up is refused');
  return { file, game, rules, entries, ending };
}
