import type { Json } from '@kolbiste/kernel';
import type { ScenarioAdapter, Source } from './adapter.ts';
import { planOf } from './scenario-plan.ts';
import { refusedSetUp } from './scenario-refused.ts';
import type { ScenarioReport } from './scenario-report.ts';
import type { RunOptions } from './scenario-run.ts';
import { Run } from './scenario-run.ts';
import type { ScenarioFile } from './scenario-yaml.ts';
import { readScenario } from './scenario-yaml.ts';

export type { Failure } from './scenario-expect.ts';
export type { PendingReport, RefusedReport, ScenarioReport, StoryPart } from './scenario-report.ts';

export interface ScenarioOptions extends RunOptions {
  /** Reads a file that the scenario names, by its path from where the scenario lies. @throws when it cannot be read */
  readonly read?: (path: string) => string;
}

/** What `cards` holds: the cards themselves, or what the named file holds. */
function cardsIn(source: Source, read: ScenarioOptions['read']): Json {
  if (typeof source.value !== 'string') return source.value;
  if (read === undefined) return source.fail('the cards themselves: no files are read here');
  try {
    return JSON.parse(read(source.value)) as Json;
  } catch (error) {
    return source.fail(`a file of cards that can be read (${(error as Error).message})`);
  }
}

/** The adapter of the file: the game's own, or one that knows the cards that the file brings. */
function adapterOf(known: ScenarioAdapter, { cards }: ScenarioFile, options: ScenarioOptions): ScenarioAdapter {
  if (cards === undefined) return known;
  if (known.withCards === undefined) return cards.fail(`nothing: ${known.id} takes no cards here`);
  return known.withCards(cardsIn(cards, options.read), cards);
}

/**
 * Runs one scenario.
 * @param adapters of the games that files may be about
 * @param file how messages name it
 * @throws ScenarioFileError when the file cannot be run at all
 */
export function runScenario(
  adapters: readonly ScenarioAdapter[],
  text: string,
  file: string,
  options: ScenarioOptions = {},
): ScenarioReport {
  const parsed = readScenario(text, file);
  const known = adapters.find((each) => each.id === parsed.game.value);
  if (known === undefined) return parsed.game.fail(`a game: ${adapters.map((each) => each.id).join(', ')}`);
  const adapter = adapterOf(known, parsed, options);
  const plan = planOf(adapter, parsed);
  const { ending } = plan;
  if (ending.kind === 'refused') return refusedSetUp(adapter, plan, ending.source as Source, ending.key);
  const run = new Run(adapter, plan, options);
  run.run();
  return run.report();
}
