/** What a game brings, and what the kernel makes of it. */
import type { Json } from './codec.ts';
import type { Playing } from './playing.ts';
import type { Decision, Flow, Procedure } from './procedure.ts';
import type { Rng } from './rng.ts';
import type { Cite, Rulebook } from './rulebook.ts';
import type { GameEvent, Io } from './run.ts';
import type { Core, Option, Seat } from './state.ts';

export type Lang = 'cs' | 'en';

/** Why something may not be done: a code of the game's table, the paragraph, and what would make it legal. */
export interface Refusal {
  readonly code: string;
  readonly rule: readonly string[];
  /** Key of a sentence that says what would help. */
  readonly remedy: string;
}

/** Something a player could point at here and may not. */
export interface Refused extends Refusal {
  readonly option: Option;
}

/** A refusal as a game declares it; its number is its place in the table plus one. */
export interface RefusalRow {
  readonly code: string;
  readonly rule: Cite;
  readonly remedy: string;
}

export interface Text {
  readonly text: string;
  /** Paragraphs it rests on. */
  readonly rule: readonly string[];
}

export interface Result {
  /** Winning seats; empty = a draw, or a defeat of all in a co-operative game. */
  readonly winners: readonly Seat[];
  readonly draw: boolean;
  readonly rule: readonly string[];
}

/** What a sentence may be about. */
export type Describable =
  | { readonly option: Option; readonly decision: string; readonly seat: Seat }
  | { readonly refused: Refused; readonly decision: string; readonly seat: Seat }
  | { readonly decision: Decision }
  | { readonly event: GameEvent };

/** Kinds of events as they were numbered in games of before; today they are only ever appended. */
export interface KindsBefore {
  readonly rulesVersion: string;
  readonly events: readonly string[];
  /** A number that comes before `until` has come for the first time in such a game, and never so under today's numbers. */
  readonly mark: number;
  readonly until: number;
}

/** What a game brings and everybody may read again in the Game that the kernel makes of it. */
export interface GameRules<S extends Core, V, C> {
  readonly id: string;
  readonly rulesVersion: string;
  readonly rulebook: Rulebook;
  readonly flow: Flow<S>;
  /** What the kernel itself refuses: the game is over, another seat owes, no such option here. */
  readonly outside: { readonly over: RefusalRow; readonly notYou: RefusalRow; readonly unknown: RefusalRow };
  /** Names of the kinds of events; kind 0 is the answer. */
  readonly events: readonly string[];
  readonly eventsBefore?: readonly KindsBefore[];
  readonly root: Procedure<S, any>;
  /** Steps that may run after one answer; without it WORK_BUDGET. For games whose own caps allow more. */
  readonly workBudget?: number;
  /** Fields of the state that are set once and never written, nor what lies in them: hashed once, not in every state. */
  readonly fixed?: readonly (keyof S & string)[];
  seats(s: S): number;
  /**
   * The configuration of a table whose seats bring what they play with; null = it is made from the seed.
   * @param setups by seat, checked
   * @param common what concerns all seats, checked
   */
  configFrom?(setups: readonly (Json | null)[], common: Json, seed: string): C;
  /** The state before the first step. `seed` as for core(). Throws with a clear message on a bad configuration. */
  blank(config: C, seed: string): S;
  /** Locals of the root procedure. */
  begin(config: C): object;
  clone(s: S): S;
  /** The state's fields but the core; plain data. */
  encodeBody(s: S): { [field: string]: Json };
  /** Builds the state around a decoded core. Throws CodecError with the path of what is wrong. */
  decodeBody(body: Json, core: Core): S;
  view(s: S, who: Seat | 'public'): V;
  /**
   * Whether nothing is hidden from anybody now: all views are then the same but for the field `who`, and what changes is
   * looked for once for everybody. Without it every viewer is looked at alone.
   */
  open?(s: S): boolean;
  /** False = an event is told as well from the view after the whole answer. Without it each is told with the view of its time. */
  readonly moments?: boolean;
  determinize(v: V, r: Rng): S;
  /** A short name of an option, without language, unique among the options of its decision: for scenarios and logs. */
  name(v: V, decision: string, seat: Seat, option: Option): string;
  describe(v: V, x: Describable, lang: Lang): Text;
  result(s: S): Result | undefined;
  /** Whether triggers wait in a batch. */
  unsettled?(s: S): boolean;
  /** Every printed card, as the rules read it: plain data, without names. Where cards lie in the configuration: nothing. */
  readonly printed?: unknown;
  /** What must hold at every question; returns what does not. */
  invariant?(s: S): string | undefined;
}

/** What a game brings. The kernel makes a Game of it. */
export interface GameDefinition<S extends Core, V, C> extends GameRules<S, V, C> {
  /** Number of refusal code k is row k - 1. A code beyond the table means `outside.unknown`. */
  readonly refusals: readonly RefusalRow[];
}

export interface Game<S extends Core, V, C = any> extends GameRules<S, V, C>, Playing<S> {
  /** The table of refusals: every one that a `check` can name. */
  readonly refusalTable: readonly Refusal[];
  setup(config: C, seed: string, io?: Io): S;
  /** Runs a state whose frames were set by hand to its next question: for scenarios. */
  resume(s: S, io?: Io): S;
  /** All seats that owe an answer now; empty = the game is over. */
  pending(s: S): readonly Decision[];
  /** Legal options of a seat, ascending, each once. Pass a list to have it filled instead of a new one. */
  options(s: S, seat: Seat, into?: number[]): readonly Option[];
  refusals(s: S, seat: Seat): readonly Refused[];
  /** The paragraphs an option rests on. */
  optionRule(s: S, seat: Seat, option: Option): readonly string[];
  /** Changes the state and runs to the next question; undefined = done, otherwise why not, and nothing has changed. */
  answer(s: S, seat: Seat, option: Option, io?: Io): Refusal | undefined;
  encode(s: S): Json;
  decode(j: Json): S;
  hashRecord(s: S): string;
  hashPosition(s: S): number;
}
