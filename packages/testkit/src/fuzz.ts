import type { Core, Game } from '@kolbiste/kernel';
import { KernelError } from '@kolbiste/kernel';
import { difference, show } from './data.ts';
import type { Configs, Table } from './table.ts';
import { answerAt, broken, CheckError, checking, newTable } from './table.ts';

export interface FuzzOptions {
  readonly configs: Configs;
  /** Printed with every failure; the same seed plays the same campaign. */
  readonly seed: string;
  /** Legal answers to give in all. */
  readonly decisions: number;
  /** Number of the first game: to go straight to one that failed. */
  readonly first?: number;
  readonly maxAnswers?: number;
  /** One answer in so many (at least 2) is drawn without looking at what is legal. Default 4. */
  readonly illegal?: number;
  /** Told after every game. */
  readonly progress?: (done: number) => void;
}

export interface FuzzReport {
  readonly game: string;
  readonly seed: string;
  readonly games: number;
  readonly decisions: number;
  /** Answers that were refused, and that left everything as it was. */
  readonly refused: number;
  /** Games that did not end within the work budget or the limit of answers. */
  readonly stopped: number;
}

const NUMBERS = [-1, 2147483647, -2147483648, Number.NaN, 1.5, 4294967296, 65536];

/** An answer drawn blindly: any seat, any number, sometimes a small one that may fit. */
function blind(table: Table): [number, number] {
  const { game, state: s, random } = table;
  const seat = random.int(game.seats(s) + 2) - 1;
  const kind = random.int(4);
  if (kind === 0) return [seat, NUMBERS[random.int(NUMBERS.length)]];
  if (kind === 1) return [seat, random.int(4294967295) | 0];
  return [seat, random.int(kind === 2 ? 16 : 512)];
}

/** Tries a blind answer; one that was not offered must be refused and leave no trace. Returns whether it was taken. */
function tryBlind(table: Table): boolean {
  const { game, state: s } = table;
  const [seat, option] = blind(table);
  const legal = game.options(s, seat).includes(option);
  const before = legal ? null : game.clone(s);
  const refusal = answerAt(table, seat, option);
  const what = `answer ${show(option)} of seat ${seat}`;
  if (legal) return refusal === undefined ? true : broken(`${what} is offered and refused: ${refusal.code}`);
  if (refusal === undefined) return broken(`${what} was taken, and nobody offered it`);
  const changed = difference(s, before);
  if (changed !== undefined) broken(`${what} was refused, but changed the state: ${changed}`);
  return false;
}

function legalAnswer(table: Table): void {
  const { game, state: s, random } = table;
  const pending = game.pending(s);
  const { seat, id } = pending[random.int(pending.length)];
  const options = game.options(s, seat);
  if (options.length === 0) broken(`seat ${seat} owes an answer to ${id} and has no option`);
  const refusal = answerAt(table, seat, options[random.int(options.length)]);
  if (refusal !== undefined) broken(`an option of seat ${seat} at ${id} is refused: ${refusal.code}`);
}

interface Tally {
  decisions: number;
  refused: number;
}

/** Plays one game. False when it does not end. */
function fuzzGame(table: Table, options: FuzzOptions, tally: Tally): boolean {
  const { game, state: s, trail, events, random } = table;
  const most = options.maxAnswers ?? 5000;
  const every = Math.max(2, options.illegal ?? 4);
  while (game.pending(s).length > 0) {
    if (trail.steps.length >= most) return false;
    if (random.int(every) > 0) legalAnswer(table);
    else if (!tryBlind(table)) {
      tally.refused++;
      continue;
    }
    events.length = 0;
    tally.decisions++;
    const fault = game.unsettled?.(s) ? 'triggers wait in the batch' : game.invariant?.(s);
    if (fault !== undefined) broken(fault);
    if (tally.decisions >= options.decisions) return true;
  }
  return true;
}

function endless(options: FuzzOptions, stopped: number, games: number): never {
  throw new CheckError(`fuzz (seed ${show(options.seed)})`, `${stopped} of ${games} games did not end`);
}

/**
 * A seeded campaign of random answers, legal and not, with the invariant checked after each.
 * @throws CheckError with seed, number of the game and trail
 */
export function runFuzz<S extends Core, V>(game: Game<S, V>, options: FuzzOptions): FuzzReport {
  const tally: Tally = { decisions: 0, refused: 0 };
  let games = 0;
  let stopped = 0;
  for (let index = options.first ?? 0; tally.decisions < options.decisions; index++) {
    const name = `fuzz (seed ${show(options.seed)}, game ${index})`;
    const table = newTable(game, options.configs, options.seed, index);
    games++;
    if (games > options.decisions + 1000)
      checking(name, undefined, () => broken('games end before anybody is asked anything'));
    try {
      if (!fuzzGame(table, options, tally)) stopped++;
    } catch (error) {
      if (error instanceof KernelError) stopped++;
      else
        checking(name, table.trail, () => {
          throw error;
        });
    }
    options.progress?.(tally.decisions);
    if (stopped > 20 && stopped * 20 > games) endless(options, stopped, games);
  }
  if (stopped * 1000 > games) endless(options, stopped, games);
  return { game: game.id, seed: options.seed, games, ...tally, stopped };
}
