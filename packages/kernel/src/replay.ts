import type { ChanceSpec } from './chance-spec.ts';
import { chanceOf } from './chance-spec.ts';
import type { Json } from './codec.ts';
import type { Game } from './definition.ts';
import { canonical, digest } from './hash.ts';
import { printedHash } from './printed.ts';
import type { Io, Sink } from './run.ts';
import type { Core, Seat } from './state.ts';

export const REPLAY_FORMAT = 'kolbiste-replay/2';
/** Records of before say nothing of what was printed. */
export const WITHOUT_PRINTED = 'kolbiste-replay/1';

/** One answer and the first 16 hex digits of the hash of the state after it. */
export type ReplayStep = [seat: Seat, option: number, check: string];

/** A seat asked for a hint when so many answers had been given. */
export type HintMark = [step: number, seat: Seat];

/** A whole game: it rebuilds every state byte for byte. Contains the secret of its chance, so it exists only after the end. */
export interface ReplayRecord {
  format: typeof REPLAY_FORMAT | typeof WITHOUT_PRINTED;
  game: string;
  rulesVersion: string;
  /** Hash of the printed cards and of the rules' outline it was played with; missing in records of before. */
  printed?: string;
  /** Hash of the configuration, with its decks and its profile. */
  cards: string;
  config: Json;
  chance: ChanceSpec;
  /** Check of the state after set-up. */
  start: string;
  steps: ReplayStep[];
  /** Hints that seats asked for, by step; missing = none were. They change no state. */
  hints?: HintMark[];
  /** Hash of all the rest: a changed byte anywhere shows. */
  digest: string;
}

/** The first 16 digits of a hash. */
export const short = (hash: string): string => hash.slice(0, 16);

export interface Recorder<S> {
  readonly state: S;
  answer(seat: Seat, option: number): ReturnType<Game<any, any>['answer']>;
  /** Hints asked for so far: whoever gives one adds it here. */
  readonly hints: HintMark[];
  record(): ReplayRecord;
}

/**
 * Plays a game and keeps its record.
 * @param hints those asked for before, of a game that goes on
 */
export function recorder<S extends Core>(
  game: Game<S, any>,
  config: Json,
  spec: ChanceSpec,
  sink: Sink | null = null,
  hints: HintMark[] = [],
): Recorder<S> {
  const { seed, source } = chanceOf(spec);
  const io: Io = { chance: source, sink };
  const state = game.setup(config, seed, io);
  const start = short(game.hashRecord(state));
  const steps: ReplayStep[] = [];
  return {
    state,
    hints,
    answer(seat, option) {
      const refusal = game.answer(state, seat, option, io);
      if (refusal === undefined) steps.push([seat, option, short(game.hashRecord(state))]);
      return refusal;
    },
    record() {
      const rest = {
        format: REPLAY_FORMAT,
        game: game.id,
        rulesVersion: game.rulesVersion,
        printed: printedHash(game),
        cards: digest(config),
        config,
        chance: spec,
        start,
        steps: steps.map((step) => step.slice() as ReplayStep),
        ...(hints.length > 0 && { hints: hints.map((mark) => mark.slice() as HintMark) }),
      } as const;
      return { ...rest, digest: digest(rest) };
    },
  };
}

/** The record as lines without the last break: one step a line, always the same bytes for the same record. */
export function replayLines(record: ReplayRecord): string {
  const { steps, ...rest } = record;
  const head = canonical(rest);
  const lines = steps.map((step) => canonical(step)).join(',\n');
  return `${head.slice(0, -1)},"steps":[\n${lines}\n]}`;
}

/** The record as text. */
export const writeReplay = (record: ReplayRecord): string => `${replayLines(record)}\n`;
