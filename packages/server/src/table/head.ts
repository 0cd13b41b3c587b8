/** What is kept of a table beside its steps: who sits, what was agreed. One JSON document, changed by pure functions. */
import type { Agreement, Json, Restarted, Seat } from '@kolbiste/kernel';
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

export interface SeatHead {
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

export interface ProposalHead {
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

export interface Head {
  readonly seats: readonly SeatHead[];
  readonly common: Json;
  /** From the start on. */
  readonly config: Json;
  /** Hash of the invitation. */
  readonly invite: string;
  readonly clock: ClockSpec;
  readonly base: ClockBase | null;
  readonly paused: boolean;
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
  readonly proposal: ProposalHead | null;
  readonly proposals: number;
  readonly outcome: Outcome | null;
  readonly next: string | null;
}

/** A game's row with its head read. */
export interface Placed {
  readonly row: GameRow;
  readonly status: Status;
  readonly head: Head;
}

export function placed(row: GameRow): Placed {
  return { row, status: row.status as Status, head: JSON.parse(row.head) as Head };
}

/** Columns of a changed table. */
export function written(head: Head, status: Status): Pick<GameRow, 'head' | 'status'> {
  return { head: JSON.stringify(head), status };
}

/** The same head with one seat changed. */
export function withSeat(head: Head, seat: Seat, change: Partial<SeatHead>): Head {
  return { ...head, seats: head.seats.map((each, at) => (at === seat ? { ...each, ...change } : each)) };
}

/** Persons' seats. */
export function persons(head: Head): Seat[] {
  return head.seats.flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));
}

/** The bot that answers for a seat; undefined = a person does. */
export function botAt(head: Head, seat: Seat): BotLevel | undefined {
  const { who, standIn, level } = head.seats[seat] ?? {};
  return who === 'bot' || standIn ? level : undefined;
}

/** Whether nothing can be played any more, so that everything may be shown. */
export const isDone = (status: Status): boolean => status === 'over' || status === 'closed';

/** Persons who are not connected, and since when. */
export type Away = ReadonlyMap<Seat, number>;

function seatState(seat: SeatHead, since: number | undefined): SeatState {
  const { who, name, level, standIn, commitment, value } = seat;
  return {
    who,
    name,
    ...(level === undefined || (who === 'person' && !standIn) ? {} : { level }),
    standIn,
    present: who === 'bot' || (who === 'person' && since === undefined),
    awaySince: who === 'person' ? (since ?? 0) : 0,
    commitment,
    value,
  };
}

function chanceState({ row, status, head }: Placed): ChanceState {
  const { version = 1, round, commitment, restarts = [], secret } = head.chance;
  const seals = head.agreed?.terms.seals ?? (version === 2 && status === 'chance' ? sealsOf(row.id, head) : []);
  const { common } = head;
  return { version, round, commitment, seals, common, restarts, ...(isDone(status) ? { secret } : {}) };
}

/** The table as everybody sees it: built from nothing, so that no hash of a token and no secret is ever in it. */
export function tableOf(place: Placed, away: Away, frozen: boolean): Table {
  const { row, status, head } = place;
  return {
    id: row.id,
    game: row.game,
    rulesVersion: row.rules,
    revision: row.revision,
    status,
    seats: head.seats.map((seat, at) => seatState(seat, away.get(at))),
    chance: chanceState(place),
    clock: head.clock,
    paused: head.paused,
    proposal: head.proposal,
    outcome: head.outcome,
    next: head.next,
    listed: row.listed === 1,
    created: row.created,
    frozen,
  };
}
