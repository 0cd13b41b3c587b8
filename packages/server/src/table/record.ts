/** The record of a game: before the end what one seat was told, after it everything, so that anyone can check it. */
import type { ReplayRecord } from '@kolbiste/kernel';
import { digest, hintsWithin, printedHash, REPLAY_FORMAT, writeReplay } from '@kolbiste/kernel';
import type { Told, Viewer } from '@kolbiste/wire';
import { viewAfter } from '@kolbiste/wire';
import type { ToldRecord } from '@kolbiste/wire/protocol';
import type { AnyGame } from '../games/served.ts';
import type { GameRow, StepRow } from '../store/tables.ts';
import type { Start } from './session.ts';
import { checkedSteps } from './session.ts';
import type { TableMeta } from './table-meta.ts';
import { chanceSpecOf } from './terms.ts';

/** A game that is over: all that a record is made of. */
export interface WholeCourse {
  readonly row: Pick<GameRow, 'id' | 'game' | 'rules'>;
  readonly meta: TableMeta;
  readonly steps: readonly Pick<StepRow, 'seat' | 'option'>[];
}

/** What one viewer was told of a game. */
export interface OwnCourse {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly viewer: Viewer;
  /** As JSON, step after step. */
  readonly told: readonly string[];
}

export function toldRecord({ id, game, rules, viewer, told: texts }: OwnCourse): ToldRecord {
  const [first, ...rest] = texts.map((text) => JSON.parse(text) as unknown);
  const { full, told } = first as Start;
  return {
    format: 'kolbiste-told/2',
    game: id,
    plays: game,
    rulesVersion: rules,
    viewer,
    start: full,
    told: [told, ...(rest as Told[])],
    viewHash: digest(viewAfter(full.view, rest as Told[])),
  };
}

export function wholeRecord(
  game: AnyGame,
  { row, meta }: Pick<WholeCourse, 'row' | 'meta'>,
  steps: WholeCourse['steps'],
): string {
  const rest: Omit<ReplayRecord, 'digest'> = {
    format: REPLAY_FORMAT,
    game: row.game,
    rulesVersion: row.rules,
    printed: printedHash(game),
    cards: digest(meta.config),
    config: meta.config,
    chance: chanceSpecOf(meta),
    ...checkedSteps(game, meta, steps),
    ...(meta.hints === undefined ? {} : { hints: hintsWithin(meta.hints, steps.length) }),
  };
  return writeReplay({ ...rest, digest: digest(rest) });
}
