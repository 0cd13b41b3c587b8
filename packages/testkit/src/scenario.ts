import type { Game, Json, Lang } from '@kolbiste/kernel';
import { ScriptError } from '@kolbiste/kernel';
import type { ScenarioAdapter, Source } from './adapter.ts';
import type { Ending, Entry, Names } from './scenario-entries.ts';
import { keyNamed, readEnding, readEntry, WORDS } from './scenario-entries.ts';
import type { Failure } from './scenario-expect.ts';
import { hold } from './scenario-expect.ts';
import type { ScenarioReport, StoryPart } from './scenario-report.ts';
import { pendingOf } from './scenario-report.ts';
import { ScenarioFileError } from './scenario-source.ts';
import { Stage, StageError } from './scenario-stage.ts';
import type { ScenarioFile } from './scenario-yaml.ts';
import { readScenario } from './scenario-yaml.ts';

export type { Failure } from './scenario-expect.ts';
export type { PendingReport, RefusedReport, ScenarioReport, StoryPart } from './scenario-report.ts';

export interface ScenarioOptions {
  /** Language of texts in the report; default en. */
  readonly lang?: Lang;
  /** False: it does not matter which paragraphs the engine cites, only what happens; default true. */
  readonly citations?: boolean;
  /** Reads a file that the scenario names, by its path from where the scenario lies. @throws when it cannot be read */
  readonly read?: (path: string) => string;
}

interface Plan {
  readonly file: ScenarioFile;
  readonly game: Game<any, any>;
  readonly rules: readonly { readonly key: string; readonly source: Source }[];
  readonly entries: readonly Entry[];
  readonly ending: Ending;
}

/** What a game says against a file without naming the place becomes an error at the field it was handed. */
function built<T>(source: Source, what: string, body: () => T): T {
  try {
    return body();
  } catch (error) {
    if (error instanceof ScenarioFileError) throw error;
    return source.fail(`${what} that can be built (${(error as Error).message})`);
  }
}

/** Reads everything that can be wrong in the file before anything runs. */
function planOf(adapter: ScenarioAdapter, file: ScenarioFile): Plan {
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

class Run {
  readonly #plan: Plan;
  readonly #stage: Stage;
  readonly #lang: Lang;
  readonly #citations: boolean;
  readonly failures: Failure[] = [];
  readonly #story: StoryPart[] = [];
  #setUp: Record<string, Json> = {};
  #heard = 0;
  #happened = 0;
  #assertions = 0;
  #last = -1;
  #stopped = false;

  constructor(adapter: ScenarioAdapter, plan: Plan, { lang = 'en', citations = true }: ScenarioOptions) {
    this.#plan = plan;
    this.#lang = lang;
    this.#citations = citations;
    const { file } = plan;
    this.#stage = built(file.setup ?? file.source, 'a position', () => new Stage(adapter, plan.game, file));
  }

  #fail(source: Source, expected: string, actual: string): void {
    this.failures.push({ line: source.line, expected, actual });
  }

  /** Runs a part; what the engine throws becomes a failure that ends the run. */
  #guard(source: Source, body: () => void): void {
    try {
      body();
    } catch (error) {
      this.#stopped = true;
      if (error instanceof StageError) this.#fail(source, error.expected, error.actual);
      else if (error instanceof ScenarioFileError) throw error;
      else if (error instanceof ScriptError)
        this.#fail(source, 'only the draws of the script', `${error.message}${this.#where()}`);
      else this.#fail(source, 'the engine runs on', `it threw ${(error as Error).message}`);
    }
  }

  #where(): string {
    const situation = safely(() => this.#stage.situation());
    return situation === undefined ? '' : `; before that ${situation}`;
  }

  #tell(line: number, answer: string): void {
    this.#story.push({ line, answer, events: this.#stage.told(this.#heard, this.#lang) });
    this.#heard = this.#stage.events.length;
  }

  #open(): void {
    const { file, game } = this.#plan;
    const stage = this.#stage;
    stage.cited.time = -1;
    this.#guard(file.at ?? file.setup ?? file.source, () => stage.open());
    if (this.#stopped) return;
    const fault = game.invariant?.(stage.state);
    if (fault !== undefined) (file.setup ?? file.source).fail(`a position that the rules allow (${fault})`);
    this.#setUp = stage.facts();
    this.#tell(file.source.line, '');
  }

  #answer(entry: Entry & { kind: 'answer' }): void {
    const stage = this.#stage;
    const who = stage.seatName(entry.seat);
    const choice = stage.choices(entry.seat).find((each) => each.name === entry.option);
    if (choice === undefined || choice.refused !== undefined) {
      this.#stopped = true;
      this.#fail(entry.source, `${who} may answer ${entry.option}`, stage.situation());
      return;
    }
    this.#guard(entry.source, () => {
      stage.answer(entry.seat, choice.option);
      const fault = this.#plan.game.invariant?.(stage.state);
      if (fault !== undefined) throw new StageError('the invariant holds', fault);
      this.#tell(entry.source.line, `${who}: ${entry.option}`);
    });
  }

  #entry(entry: Entry, at: number): void {
    this.#stage.cited.time = at;
    if (entry.kind === 'answer') return this.#answer(entry);
    this.#assertions++;
    this.#last = at;
    this.#guard(entry.source, () => void this.failures.push(...hold(this.#stage, entry, this.#happened)));
    if (entry.kind === 'happened') this.#happened = this.#stage.events.length;
  }

  /** The draws and the end of the game. */
  #close(): void {
    const { ending, file, entries } = this.#plan;
    const stage = this.#stage;
    const left = stage.unused();
    if (left !== undefined)
      this.#fail(left.source, `draw ${left.label} (${left.value}) is used`, `nobody drew it; ${stage.situation()}`);
    if (ending.source !== undefined) {
      this.#assertions++;
      this.#last = entries.length;
    }
    const names = ending.kind === 'won' ? ending.winners.map((seat) => stage.seatName(seat)).join(', ') : '';
    const won = names === '' ? 'nobody wins' : `winner ${names}`;
    const expected = ending.kind === 'won' ? won : ending.kind;
    if (stage.outcome() === expected) return;
    const source = ending.source ?? entries[entries.length - 1]?.source ?? file.source;
    const words = expected === 'none' ? 'none (the game goes on)' : expected;
    this.#fail(
      source,
      `result ${words}`,
      stage.outcome() === 'none' ? `the game goes on; ${stage.situation()}` : `result ${stage.outcome()}`,
    );
  }

  #rules(): void {
    const { cited } = this.#stage;
    for (const { key, source } of this.#plan.rules) {
      if (cited.keys.has(key)) continue;
      this.#fail(source, `the engine cites ${key} during the run`, `it cited ${[...cited.keys.keys()].join(', ')}`);
    }
  }

  run(): void {
    this.#open();
    for (let at = 0; at < this.#plan.entries.length && !this.#stopped; at++) this.#entry(this.#plan.entries[at], at);
    if (this.#stopped) return;
    this.#close();
    if (this.#citations) this.#rules();
  }

  report(): ScenarioReport {
    const { file, rules } = this.#plan;
    const stage = this.#stage;
    return {
      file: file.file,
      game: this.#plan.game.id,
      name: file.name,
      ok: this.failures.length === 0,
      pending: safely(() => pendingOf(stage, this.#lang)) ?? [],
      failures: this.failures,
      rules: rules.map(({ key }) => key),
      produced: [...stage.cited.keys].map(([key, at]) => ({ key, at })),
      makers: Object.fromEntries(rules.map(({ key }) => [key, [...(stage.cited.makers.get(key) ?? [])]])),
      refusedBy: [...stage.cited.refused],
      assertions: this.#assertions,
      lastAssertion: this.#last,
      steps: [...stage.cited.steps],
      setUp: this.#setUp,
      facts: safely(() => stage.facts()) ?? {},
      story: this.#story,
      result: safely(() => stage.outcome()) ?? 'none',
    };
  }
}

/** What a position tells that a failed run may have left in no order. */
function safely<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
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

/** Keys in the brackets of a message: `[MARK 1.5.1.2]`, `[R12, 3.1]`. */
const keysIn = (message: string): string[] =>
  [...message.matchAll(/\[([^\]]*)\]/g)].flatMap(([, inside]) => inside.split(/[ ,]+/));

/** What building the position says against it; undefined when it can be built. */
function faultOfSetUp(adapter: ScenarioAdapter, { file, game }: Plan): string | undefined {
  try {
    const stage = new Stage(adapter, game, file);
    return game.invariant?.(stage.state);
  } catch (error) {
    return error instanceof ScenarioFileError ? error.expected : (error as Error).message;
  }
}

/** A file that holds when its position is refused by a paragraph. */
function refusedSetUp(adapter: ScenarioAdapter, plan: Plan, source: Source, key: string): ScenarioReport {
  const { file, game, rules } = plan;
  const fault = faultOfSetUp(adapter, plan);
  const cited = fault === undefined ? [] : keysIn(fault);
  const failures: Failure[] = [];
  if (!cited.includes(key)) {
    const actual = fault === undefined ? 'nothing is wrong with it' : `it is refused so: ${fault}`;
    failures.push({ line: source.line, expected: `a set-up that ${key} refuses`, actual });
  }
  for (const rule of rules) {
    if (cited.includes(rule.key)) continue;
    const actual = `it cited ${cited.join(', ') || 'nothing'}`;
    failures.push({ line: rule.source.line, expected: `the refusal cites ${rule.key}`, actual });
  }
  return {
    file: file.file,
    game: game.id,
    name: file.name,
    ok: failures.length === 0,
    pending: [],
    failures,
    rules: rules.map((rule) => rule.key),
    produced: game.rulebook.keys.filter((each) => cited.includes(each)).map((each) => ({ key: each, at: -1 })),
    makers: {},
    refusedBy: cited,
    assertions: 1,
    lastAssertion: 0,
    steps: [],
    setUp: {},
    facts: {},
    story: [],
    result: 'refused',
    refusal: fault ?? '',
  };
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
