import type { Core, Game } from '@kolbiste/kernel';
import { KernelError } from '@kolbiste/kernel';
import type { BatteryOptions, Check, Watch } from './checks/check.ts';
import { codeCheck } from './checks/code.ts';
import {
  cloneCheck,
  codecCheck,
  configCheck,
  damagedCheck,
  hashCheck,
  plainCheck,
  readsCheck,
} from './checks/copies.ts';
import { chanceCheck, eventsCheck, keyedCheck, replayCheck, sinkCheck } from './checks/events.ts';
import { playingCheck } from './checks/playing.ts';
import {
  advance,
  applyCheck,
  endsCheck,
  flowCheck,
  namesCheck,
  optionsCheck,
  pendingCheck,
  settledCheck,
} from './checks/questions.ts';
import { illegalCheck, refusalsCheck, strangersCheck } from './checks/refusals.ts';
import { describeCheck, openCheck, viewCheck } from './checks/words.ts';
import type { Table, Trail } from './table.ts';
import { Broken, CheckError, checking, newTable, pick } from './table.ts';

export type { BatteryOptions, Check, Watch } from './checks/check.ts';

/** The conformance battery: laws that every game keeps, whatever its rules. */
export const CHECKS: readonly Check[] = [
  flowCheck,
  pendingCheck,
  optionsCheck,
  namesCheck,
  applyCheck,
  refusalsCheck,
  illegalCheck,
  strangersCheck,
  settledCheck,
  cloneCheck,
  plainCheck,
  codecCheck,
  damagedCheck,
  hashCheck,
  readsCheck,
  configCheck,
  sinkCheck,
  eventsCheck,
  viewCheck,
  openCheck,
  describeCheck,
  chanceCheck,
  replayCheck,
  keyedCheck,
  playingCheck,
  codeCheck,
  endsCheck,
];

export interface BatteryReport {
  readonly game: string;
  readonly seed: string;
  readonly games: number;
  readonly answers: number;
  /** Most answers in one watched game. */
  readonly longest: number;
  /** Most options of one seat at one question. */
  readonly widest: number;
  /** All games that were played to their end, and those that did not end. */
  readonly endings: { readonly games: number; readonly stopped: number };
  readonly checks: readonly { readonly name: string; readonly says: string }[];
  /** How often each was met: questions by id, refusals by code, events by kind. */
  readonly questions: Readonly<Record<string, number>>;
  readonly refusals: Readonly<Record<string, number>>;
  readonly events: Readonly<Record<string, number>>;
}

interface Tally {
  answers: number;
  longest: number;
  widest: number;
  questions: Record<string, number>;
  refusals: Record<string, number>;
  events: Record<string, number>;
}

interface Stop {
  readonly trail: Trail;
  readonly why: string;
}

const LIMIT = 5000;

const count = (into: Record<string, number>, key: string): void => {
  into[key] = (into[key] ?? 0) + 1;
};

function note(tally: Tally, table: Table): void {
  const { game, state: s } = table;
  for (const { seat, id } of game.pending(s)) {
    count(tally.questions, id);
    tally.widest = Math.max(tally.widest, game.options(s, seat).length);
    for (const refused of game.refusals(s, seat)) count(tally.refusals, refused.code);
  }
}

/** Plays on; a game that runs without end comes back as a Stop, anything else that goes wrong is thrown. */
function ending(table: Table, body: () => boolean): Stop | undefined {
  try {
    return body() ? undefined : { trail: table.trail, why: `is not over after ${table.trail.steps.length} answers` };
  } catch (error) {
    if (error instanceof KernelError) return { trail: table.trail, why: error.message };
    throw error;
  }
}

/** One game that all checks watch. */
function watched(table: Table, checks: readonly Check[], options: BatteryOptions, tally: Tally): Stop | undefined {
  const { game, state: s, trail } = table;
  const all: [string, Watch][] = checks.flatMap((check) => {
    const watch = check.watch;
    return watch === undefined
      ? []
      : [[check.name, checking(check.name, trail, () => watch(table, options))] as [string, Watch]];
  });
  const each = (hook: (w: Watch) => void): void => {
    for (const [name, watch] of all) checking(name, trail, () => hook(watch));
  };
  const most = options.maxAnswers ?? LIMIT;
  return ending(table, () => {
    while (game.pending(s).length > 0) {
      if (trail.steps.length >= most) return false;
      each((w) => w.question?.());
      note(tally, table);
      const [seat, option] = checking('options', trail, () => pick(game, s, table.random));
      each((w) => w.before?.(seat, option));
      checkingRun(trail, () => advance(table, seat, option));
      each((w) => w.answered?.(seat, option));
    }
    each((w) => w.end?.());
    return true;
  });
}

/** A run without end is counted, what else an answer throws is a failure of `ends`. */
function checkingRun(trail: Trail, body: () => void): void {
  try {
    body();
  } catch (error) {
    if (error instanceof KernelError) throw error;
    if (error instanceof Broken) throw new CheckError('apply', error.message, trail, error);
    throw new CheckError('ends', `an answer threw ${(error as Error).message}`, trail, error);
  }
}

/** One game that is only played. */
function unwatched(table: Table, most: number): Stop | undefined {
  const { game, state: s, trail } = table;
  return ending(table, () => {
    while (game.pending(s).length > 0) {
      if (trail.steps.length >= most) return false;
      checkingRun(trail, () => advance(table, ...pick(game, s, table.random)));
    }
    return true;
  });
}

function sum(tally: Tally, { game, trail, events }: Table): void {
  tally.answers += trail.steps.length;
  tally.longest = Math.max(tally.longest, trail.steps.length);
  for (const e of events) count(tally.events, game.events[e.kind] ?? `kind ${e.kind}`);
}

function tooMany(stops: readonly Stop[], games: number): never {
  const [{ why, trail }] = stops;
  throw new CheckError('ends', `${stops.length} of ${games} games did not end; the first ${why}`, trail);
}

function chosen(only: readonly string[] | undefined): readonly Check[] {
  const unknown = only?.find((name) => !CHECKS.some((check) => check.name === name));
  if (unknown !== undefined)
    throw new Error(`no check ${unknown}; there are ${CHECKS.map((check) => check.name).join(', ')}`);
  return only === undefined ? CHECKS : CHECKS.filter((check) => only.includes(check.name));
}

/**
 * Plays seeded random games and holds every law of the battery against them.
 * @throws CheckError at the first law that does not hold, with the trail that leads there
 */
export function runBattery<S extends Core, V>(game: Game<S, V>, options: BatteryOptions): BatteryReport {
  const checks = chosen(options.only);
  const tally: Tally = { answers: 0, longest: 0, widest: 0, questions: {}, refusals: {}, events: {} };
  const most = options.maxAnswers ?? LIMIT;
  const games = options.games + (checks.includes(endsCheck) ? (options.endings ?? options.games * 5) : 0);
  const stops: Stop[] = [];
  for (const check of checks) checking(check.name, undefined, () => check.once?.(game, options));
  for (let i = 0; i < games; i++) {
    const table = newTable(game, options.configs, options.seed, i);
    const looked = i < options.games;
    const stop = looked ? watched(table, checks, options, tally) : unwatched(table, most);
    if (looked) sum(tally, table);
    if (stop !== undefined) stops.push(stop);
    if (stops.length * 1000 > games) tooMany(stops, games);
  }
  return {
    game: game.id,
    seed: options.seed,
    games: options.games,
    ...tally,
    endings: { games, stopped: stops.length },
    checks: checks.map(({ name, says }) => ({ name, says })),
  };
}
