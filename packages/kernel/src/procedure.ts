import type { Candidates } from './candidates.ts';
import type { Cite } from './rulebook.ts';
import type { Core, Frame, Locals, Seat } from './state.ts';
import { END } from './state.ts';

/** What a seat sees of a frame's locals. 'open' says: nothing in here is a secret. It must be said, one way or the other. */
export type See<S, X> = 'open' | ((s: S, x: X, who: Seat | 'public') => Locals);

/**
 * A question: pure reads of state and locals, and one write. Legality is `check` alone: options, refusals and answers
 * all come from it and cannot disagree.
 */
export interface Question<S, X> {
  /** Name of the kind of decision, for tables and bots. */
  readonly kind: string;
  /** Bit mask of the seats that owe an answer now; 0 skips the question. May depend on public facts only. */
  seats(s: S, x: X): number;
  /** Pushes, in ascending order and each once, everything this seat could point at here. */
  candidates(s: S, x: X, seat: Seat, out: Candidates): void;
  /**
   * 0 = legal, otherwise a code of the game's table of refusals. Total: any integer gets an answer, and what is no
   * candidate gets a refusal. Reads only what this seat may know.
   */
  check(s: S, x: X, seat: Seat, option: number): number;
  /** Writes the answer. For a question to one seat the next step also finds it in `f.result`. */
  apply?(s: S, x: X, seat: Seat, option: number, f: Frame<X>): void;
  /** The paragraph an option rests on, where it is another than the step's. */
  cite?(s: S, x: X, seat: Seat, option: number): Cite;
  /** Stays open until `seats` says that nobody owes (several seats, or one that answers again and again). */
  readonly joint?: boolean;
  /** A free choice, no reaction: its answer descends from what the whole procedure descends from, not from the step before. */
  readonly fresh?: boolean;
  /** Who learns what was answered: bit mask, default all. What was answered may decide it: a card laid face down. */
  answerSeenBy?(s: S, x: X, seat: Seat, option: number): number;
}

/** A question as the kernel keeps it: every record of the same shape, so that reading one costs the same everywhere. */
export interface Asked<S, X> {
  readonly kind: string;
  readonly seats: Question<S, X>['seats'];
  readonly candidates: Question<S, X>['candidates'];
  readonly check: Question<S, X>['check'];
  readonly apply: NonNullable<Question<S, X>['apply']> | null;
  readonly cite: NonNullable<Question<S, X>['cite']> | null;
  readonly joint: boolean;
  readonly fresh: boolean;
  readonly answerSeenBy: NonNullable<Question<S, X>['answerSeenBy']> | null;
}

function asked<S, X>(q: Question<S, X>): Asked<S, X> {
  return {
    kind: q.kind,
    seats: q.seats,
    candidates: q.candidates,
    check: q.check,
    apply: q.apply ?? null,
    cite: q.cite ?? null,
    joint: q.joint === true,
    fresh: q.fresh === true,
    answerSeenBy: q.answerSeenBy ?? null,
  };
}

export type StepFn<S, X> = (s: S, x: X, f: Frame<X>) => void;

export interface Decision {
  /** `procedure.step`: names the prompt, the same in every game of these rules. */
  readonly id: string;
  readonly seat: Seat;
  readonly kind: string;
  readonly rule: readonly string[];
}

export interface Step<S extends Core = any, X = any> {
  readonly name: string;
  readonly rule: Cite;
  readonly run: StepFn<S, X> | null;
  readonly ask: Asked<S, X> | null;
  /** Place in its procedure; -1 until it stands in one. */
  index: number;
  /** Its procedure's name and its own, once it stands in one. */
  id: string;
  /** Decisions by seat mask, made once. */
  readonly decisions: (readonly Decision[])[];
}

export interface Procedure<S extends Core = any, X = any> {
  readonly id: number;
  readonly name: string;
  readonly rule: Cite;
  readonly steps: readonly Step<S, X>[];
  readonly sample: X;
  readonly arrays: readonly string[];
  readonly see: See<S, X>;
  readonly copy: (x: X) => X;
  /** Where it begins; null = at its first step. */
  readonly begins: ((s: S, x: X) => Step<S, X>) | null;
}

/** The step a frame stands at, by name; '$done' = has ended itself, '$end' = past its last step. */
export function stepName(p: Procedure, pc: number): string {
  return pc === END ? '$done' : (p.steps[pc]?.name ?? '$end');
}

/** The place behind a name that stepName gave; -1 = no such step. */
export function stepPlace(p: Procedure, name: string): number {
  if (name === '$done') return END;
  return name === '$end' ? p.steps.length : p.steps.findIndex((step) => step.name === name);
}

/** What a procedure says of itself beside its name and its steps. */
export interface Declaration<S, X> {
  readonly rule: Cite;
  readonly locals: X;
  readonly see: See<S, X>;
  readonly copy?: (x: X) => X;
  /** The step it begins with, where that is not the first: of a table of questions the one that is asked. */
  begins?(s: any, x: X): Step<any, X>;
}

/** The procedures of one game. */
export interface Flow<S extends Core> {
  readonly game: string;
  readonly procedures: readonly Procedure<S>[];
  named(name: string): Procedure<S> | undefined;
  /** A step that does something. `rule` is the paragraph that orders it. */
  step<X = object>(name: string, rule: Cite, run: StepFn<S, X>): Step<S, X>;
  /** A step that asks. */
  question<X = object>(name: string, rule: Cite, ask: Question<S, X>): Step<S, X>;
  /**
   * A procedure: its steps in the order and under the names of the rulebook.
   * @param locals a sample with every local: its integers and arrays of integers say what is saved
   */
  procedure<X extends object = object>(
    name: string,
    declared: Declaration<S, X>,
    steps: readonly Step<S, X>[],
  ): Procedure<S, X>;
}

const copier = (arrays: readonly string[]) => (x: any) => {
  const y = { ...x };
  for (const name of arrays) y[name] = x[name].slice();
  return y;
};

function place(owner: string, steps: readonly Step[]): void {
  steps.forEach((step, index) => {
    if (step.index >= 0) throw new Error(`step ${step.name} stands in ${step.id} and in ${owner}`);
    if (steps.findIndex((other) => other.name === step.name) !== index)
      throw new Error(`${owner}: two steps ${step.name}`);
    step.index = index;
    step.id = `${owner}.${step.name}`;
  });
}

function arraysIn(owner: string, sample: object): string[] {
  const arrays: string[] = [];
  for (const [name, value] of Object.entries(sample)) {
    if (Array.isArray(value) && value.every(Number.isInteger)) arrays.push(name);
    else if (!Number.isInteger(value))
      throw new Error(`${owner}: local ${name} is neither an integer nor a list of integers`);
  }
  return arrays;
}

/**
 * A class, so that no object literal elsewhere shares its hidden class: when the engine widens a field that two literals
 * have in common, the older objects keep a deprecated layout, and all compiled code that reads them is thrown away again
 * and again. Procedures live as long as the program and are read in its innermost loop.
 */
class Declared<S extends Core, X extends object> implements Procedure<S, X> {
  readonly id: number;
  readonly name: string;
  readonly rule: Cite;
  readonly steps: readonly Step<S, X>[];
  readonly sample: X;
  readonly arrays: readonly string[];
  readonly see: See<S, X>;
  readonly copy: (x: X) => X;
  readonly begins: Procedure<S, X>['begins'];

  constructor(id: number, name: string, steps: readonly Step<S, X>[], arrays: string[], declared: Declaration<S, X>) {
    this.id = id;
    this.name = name;
    this.rule = declared.rule;
    this.steps = steps;
    this.sample = declared.locals;
    this.arrays = arrays;
    this.see = declared.see;
    this.copy = declared.copy ?? copier(arrays);
    this.begins = declared.begins ?? null;
  }
}

/** A fresh registry for one game. */
export function newFlow<S extends Core>(game: string): Flow<S> {
  const procedures: Procedure<S>[] = [];
  const byName = new Map<string, Procedure<S>>();
  const blank = { index: -1, id: '' };
  return {
    game,
    procedures,
    named: (name) => byName.get(name),
    step: (name, rule, run) => ({ name, rule, run, ask: null, ...blank, decisions: [] }),
    question: (name, rule, ask) => ({ name, rule, run: null, ask: asked(ask), ...blank, decisions: [] }),
    procedure(name, declared, steps) {
      if (byName.has(name)) throw new Error(`${game}: procedure ${name} stands twice`);
      if (declared.see === undefined) throw new Error(`${game}: procedure ${name} does not say what a seat sees of it`);
      const arrays = arraysIn(`${game}.${name}`, declared.locals);
      place(name, steps);
      const made = new Declared<S, any>(procedures.length, name, steps, arrays, declared);
      procedures.push(made);
      byName.set(name, made);
      return made;
    },
  };
}
