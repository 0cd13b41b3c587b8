/** One run of a scenario: the position, each entry in turn, what is found wrong. */
import type { Json, Lang } from '@kolbiste/kernel';
import { ScriptError } from '@kolbiste/kernel';
import type { ScenarioAdapter, Source } from './adapter.ts';
import type { Entry } from './scenario-entry.ts';
import type { Failure } from './scenario-expect.ts';
import { hold } from './scenario-expect.ts';
import type { Plan } from './scenario-plan.ts';
import { built } from './scenario-plan.ts';
import type { PendingReport, ScenarioReport, StoryPart } from './scenario-report.ts';
import { pendingOf } from './scenario-report.ts';
import { ScenarioFileError } from './scenario-source.ts';
import { Stage, StageError } from './scenario-stage.ts';

/** How a run tells, and whether it holds the engine to its citations. */
export interface RunOptions {
  /** Language of texts in the report; default en. */
  readonly lang?: Lang;
  /** False: it does not matter which paragraphs the engine cites, only what happens; default true. */
  readonly citations?: boolean;
}

export class Run {
  readonly #plan: Plan;
  readonly #stage: Stage;
  readonly #lang: Lang;
  readonly #citations: boolean;
  readonly failures: Failure[] = [];
  readonly #story: StoryPart[] = [];
  #setUp: Record<string, Json> = {};
  #pending: readonly PendingReport[] = [];
  #heard = 0;
  #happened = 0;
  #assertions = 0;
  #last = -1;
  #stopped = false;

  constructor(adapter: ScenarioAdapter, plan: Plan, { lang = 'en', citations = true }: RunOptions) {
    this.#plan = plan;
    this.#lang = lang;
    this.#citations = citations;
    const { file } = plan;
    this.#stage = built(file.setup ?? file.source, 'a position', () => new Stage(adapter, plan.game, file, lang));
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
    this.#story.push({ line, answer, events: this.#stage.told(this.#heard) });
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
    if (!this.#stopped) {
      this.#close();
      if (this.#citations) this.#rules();
    }
    this.#ask();
  }

  /** What is asked at the end. A run that stopped may have left the position in no order; after any other, words that are missing are a fault. */
  #ask(): void {
    try {
      this.#pending = pendingOf(this.#stage, this.#lang);
    } catch (error) {
      if (this.#stopped) return;
      const { source } = this.#plan.file;
      this.#fail(source, 'words for all that is asked and refused', `it threw ${(error as Error).message}`);
    }
  }

  report(): ScenarioReport {
    const { file, rules } = this.#plan;
    const stage = this.#stage;
    return {
      file: file.file,
      game: this.#plan.game.id,
      name: file.name,
      ok: this.failures.length === 0,
      pending: this.#pending,
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
