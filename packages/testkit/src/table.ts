import type { Core, Game, GameEvent, Json, Option, Rng, Seat } from '@kolbiste/kernel';
import { listener, rng, seedFrom } from '@kolbiste/kernel';
import { show } from './data.ts';

/** Makes the configuration of the game with this number. The same number gives the same configuration. */
export type Configs = (seed: number) => unknown;

/** What is needed to come to the same position again: printed with every failure. */
export interface Trail {
  game: string;
  rulesVersion: string;
  config: Json;
  /** Seed of the fast generator. */
  seed: string;
  steps: [seat: Seat, option: Option][];
}

/** One game under way, with everything that happened in it. */
export interface Table<S extends Core = any, V = any> {
  readonly game: Game<S, V>;
  /** Which of the campaign's games this is. */
  readonly index: number;
  readonly trail: Trail;
  readonly state: S;
  readonly events: GameEvent[];
  /** The numbers of whoever plays here: never the game's own. */
  readonly random: Rng;
  /** The numbers of whoever looks on: so that what is looked at does not change what is played. */
  readonly probe: Rng;
  /** How many events there were before the last answer. */
  heard: number;
}

/** Sets up game number `index` of a campaign. @throws CheckError with the trail */
export function newTable<S extends Core, V>(
  game: Game<S, V>,
  configs: Configs,
  seed: string,
  index: number,
): Table<S, V> {
  const config = configs(index) as Json;
  const trail: Trail = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    config,
    seed: seedFrom(`${seed}/${index}`),
    steps: [],
  };
  const { events, event } = listener();
  const state = checking('setup', trail, () => game.setup(config, trail.seed, { sink: { event } }));
  const random = rng(`${seed}/${index}/play`);
  return { game, index, trail, state, events, random, probe: rng(`${seed}/${index}/probe`), heard: 0 };
}

/** Answers, listens and keeps the trail. A refusal comes back and leaves no trail. */
export function answerAt(table: Table, seat: Seat, option: Option): ReturnType<Game<any, any>['answer']> {
  const heard = table.events.length;
  table.trail.steps.push([seat, option]);
  const refusal = table.game.answer(table.state, seat, option, { sink: { event: (e) => void table.events.push(e) } });
  if (refusal === undefined) table.heard = heard;
  else table.trail.steps.pop();
  return refusal;
}

/** A seat that owes an answer and one of its options, every seat and every option equally likely. */
export function pick(game: Game<any, any>, s: Core, random: Rng): [Seat, Option] {
  const pending = game.pending(s);
  const { seat, id } = pending[random.int(pending.length)];
  const options = game.options(s, seat);
  if (options.length === 0) throw new Error(`seat ${seat} owes an answer to ${id} and has no option`);
  return [seat, options[random.int(options.length)]];
}

/** Plays at random, at most so many answers. True when the game is over. */
export function playOn(game: Game<any, any>, s: Core, random: Rng, most: number): boolean {
  for (let i = 0; i < most; i++) {
    if (game.pending(s).length === 0) return true;
    const [seat, option] = pick(game, s, random);
    game.answer(s, seat, option);
  }
  return game.pending(s).length === 0;
}

/** Plays a trail again. @throws when one of its answers is refused, or as the game did */
export function rebuild<S extends Core>(game: Game<S, any>, trail: Trail): S {
  const s = game.setup(trail.config, trail.seed);
  trail.steps.forEach(([seat, option], i) => {
    const refusal = game.answer(s, seat, option);
    if (refusal !== undefined)
      throw new Error(`answer ${i + 1} (seat ${seat}, option ${option}) is refused: ${refusal.code}`);
  });
  return s;
}

/** A contract that does not hold: which check, what was there, and the trail that leads to it. */
export class CheckError extends Error {
  readonly check: string;
  readonly trail: Trail | undefined;
  constructor(check: string, message: string, trail?: Trail, cause?: unknown) {
    const where =
      trail === undefined
        ? ''
        : `\nafter ${trail.steps.length} answers of this game, which rebuild(game, trail) plays again:\n`;
    super(`${check}: ${message}${where}${trail === undefined ? '' : JSON.stringify(trail)}`, { cause });
    this.check = check;
    this.trail = trail;
  }
}

/** What a check throws; the campaign adds the trail. */
export class Broken extends Error {}

/** Ends a check that does not hold. */
export function broken(message: string): never {
  throw new Broken(message);
}

/** Runs one check; whatever it throws comes out as a CheckError with the trail. */
export function checking<T>(check: string, trail: Trail | undefined, body: () => T): T {
  try {
    return body();
  } catch (error) {
    if (error instanceof CheckError) throw error;
    const message = error instanceof Error ? error.message : show(error);
    throw new CheckError(check, error instanceof Broken ? message : `threw ${message}`, trail, error);
  }
}
