/** What is kept of a table beside its steps: who sits, what was agreed. One JSON document, changed by pure functions. */
import type { Agreement, HintMark, Json, Restarted, Seat } from '@kolbiste/kernel';
import type {
  BotLevel,
  ChanceState,
  ClockSpec,
  Outcome,
  Proposal,
  SeatState,
  Status,
  Table,
} from '@kolbiste/wire/protocol';
import type { GameRow } from '../store/tables.ts';
import { sealsOf } from './terms.ts';

export interface SeatMeta {
  readonly who: 'open' | 'person' | 'bot';
  readonly name: string;
  readonly level?: BotLevel;
  /** A bot answers for the person who sits here. */
  readonly standIn: boolean;
  /** Hash of the token; '' = nobody can prove to sit here. */
  readonly token: string;
  readonly setup: Json;
  readonly commitment: string;
  readonly value: string;
}

export interface ProposalMeta {
  readonly id: number;
  readonly by: Seat;
  readonly what: Proposal;
  readonly agreed: readonly Seat[];
  readonly wanted: readonly Seat[];
}

/** From where the clocks are counted: what each seat had left after a step, and when. */
export interface ClockBase {
  readonly step: number;
  readonly left: readonly number[];
  readonly at: number;
}

export interface TableMeta {
  readonly seats: readonly SeatMeta[];
  readonly common: Json;
  /** From the start on. */
  readonly config: Json;
  /** Hash of the invitation. */
  readonly invite: string;
  readonly clock: ClockSpec;
  readonly base: ClockBase | null;
  /** Milliseconds after which a pass at a window is shown; missing = at once. */
  readonly countdown?: number;
  readonly paused: boolean;
  /** Whether all who sit here have agreed to hints; missing = they have not. */
  readonly hintsAgreed?: boolean;
  /** Who asked for one, after how many answers; missing = nobody. */
  readonly hints?: readonly HintMark[];
  readonly chance: {
    /** Missing in tables of the first protocol. */
    readonly version?: 2;
    readonly round: number;
    readonly secret: string;
    readonly commitment: string;
    /** Rounds that came to nothing, and the table's values in them. */
    readonly restarts?: readonly Restarted[];
    readonly secrets?: readonly string[];
  };
  /** What chance was agreed on, from the start on; missing in games of the first protocol. */
  readonly agreed?: Agreement | null;
  readonly proposal: ProposalMeta | null;
  readonly proposals: number;
  readonly outcome: Outcome | null;
  readonly next: string | null;
}

/** A game's row with its `head` read. */
export interface Placed {
  readonly row: GameRow;
  readonly status: Status;
  readonly meta: TableMeta;
}

export function placed(row: GameRow): Placed {
  return { row, status: row.status as Status, meta: JSON.parse(row.head) as TableMeta };
}

/** Columns of a changed table. */
export function written(meta: TableMeta, status: Status): Pick<GameRow, 'head' | 'status'> {
  return { head: JSON.stringify(meta), status };
}

/** The same meta with one seat changed. */
export function withSeat(meta: TableMeta, seat: Seat, change: Partial<SeatMeta>): TableMeta {
  return { ...meta, seats: meta.seats.map((each, at) => (at === seat ? { ...each, ...change } : each)) };
}

/** Persons' seats. */
export function persons(meta: TableMeta): Seat[] {
  return meta.seats.flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));
}

/** The bot that answers for a seat; undefined = a person does. */
export function botAt(meta: TableMeta, seat: Seat): BotLevel | undefined {
  const { who, standIn, level } = meta.seats[seat] ?? {};
  return who === 'bot' || standIn ? level : undefined;
}

/** Whether nothing can be played any more, so that everything may be shown. */
export const isDone = (status: Status): boolean => status === 'over' || status === 'closed';

/** Persons who are not connected, and since when. */
export type Away = ReadonlyMap<Seat, number>;

/** What all may know of what a seat brings. */
type ShownOf = (setup: Json) => Json;

function seatState(seat: SeatMeta, since: number | undefined, shown: ShownOf | undefined): SeatState {
  const { who, name, level, standIn, setup, commitment, value } = seat;
  return {
    who,
    name,
    ...(level === undefined || (who === 'person' && !standIn) ? {} : { level }),
    standIn,
    present: who === 'bot' || (who === 'person' && since === undefined),
    awaySince: who === 'person' ? (since ?? 0) : 0,
    commitment,
    value,
    ...(shown === undefined || setup === null ? {} : { brings: shown(setup) }),
  };
}

function chanceState({ row, status, meta }: Placed): ChanceState {
  const { version = 1, round, commitment, restarts = [], secret } = meta.chance;
  const seals = meta.agreed?.terms.seals ?? (version === 2 && status === 'chance' ? sealsOf(row.id, meta) : []);
  const { common } = meta;
  return { version, round, commitment, seals, common, restarts, ...(isDone(status) ? { secret } : {}) };
}

/** The table as everybody sees it: built from nothing, so that no hash of a token and no secret is ever in it. */
export function tableOf(place: Placed, away: Away, frozen: boolean, shown?: ShownOf): Table {
  const { row, status, meta } = place;
  // What each plays is seen at the table once it lies there.
  const chosen = status === 'open' ? shown : undefined;
  return {
    id: row.id,
    game: row.game,
    rulesVersion: row.rules,
    revision: row.revision,
    status,
    seats: meta.seats.map((seat, at) => seatState(seat, away.get(at), chosen)),
    chance: chanceState(place),
    clock: meta.clock,
    countdown: meta.countdown ?? 0,
    paused: meta.paused,
    ...(meta.hintsAgreed === true ? { hints: true as const } : {}),
    proposal: meta.proposal,
    outcome: meta.outcome,
    next: meta.next,
    listed: row.listed === 1,
    created: row.created,
    frozen,
  };
}
