/** Creating tables and sitting down at them. */

import { ClashError, SetupError } from '@kolbiste/gamekit';
import type { Json, Seat } from '@kolbiste/kernel';
import type { Code, NewTable, Refused, SitDown } from '@kolbiste/wire/protocol';
import type { ServedGame } from '../games/served.ts';
import type { GameRow } from '../store/tables.ts';
import type { Bytes } from './secrets.ts';
import { fits, hashed, newId, newToken } from './secrets.ts';
import type { Placed, SeatMeta, TableMeta } from './table-meta.ts';
import { withSeat, written } from './table-meta.ts';
import { newChance } from './terms.ts';

/** Something a client asked for cannot be done; nothing has changed. */
export class Refusing extends Error {
  readonly code: Code;
  readonly detail: string | undefined;
  readonly faults: Json | undefined;
  /** Milliseconds. */
  readonly wait: number | undefined;
  constructor(code: Code, detail?: string, faults?: Json, wait?: number) {
    super(detail === undefined ? code : `${code}: ${detail}`);
    this.code = code;
    this.detail = detail;
    this.faults = faults;
    this.wait = wait;
  }

  /** As it is told to whoever asked. */
  get reply(): Refused {
    const { code, detail, faults, wait } = this;
    return {
      ok: false,
      code,
      ...(detail === undefined ? {} : { detail }),
      ...(faults === undefined ? {} : { faults }),
      ...(wait === undefined ? {} : { wait }),
    };
  }
}

const FREE: SeatMeta = {
  who: 'open',
  name: '',
  standIn: false,
  token: '',
  setup: null,
  commitment: '',
  value: '',
};

function checkedSetup(served: ServedGame, setup: Json | undefined, common: Json): Json {
  if (setup === undefined || setup === null) return null;
  return checked(() => served.readSetup(setup, common));
}

/** What a game's own check says is told to whoever sent it. */
function checked<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof SetupError) throw new Refusing('badSetup', undefined, error.faults);
    throw new Refusing('badSetup', error instanceof Error ? error.message.slice(0, 500) : undefined);
  }
}

/** Whether what the taken seats bring can lie on one table. @throws Refusing */
function checkTable(served: ServedGame, seats: readonly SeatMeta[]): void {
  try {
    served.checkTable?.(seats.map(({ who, setup }) => (who === 'open' && setup === null ? undefined : setup)));
  } catch (error) {
    if (!(error instanceof ClashError)) throw error;
    throw new Refusing('clash', undefined, error.faults);
  }
}

/** Once everybody sits, chance is agreed. */
export const statusOf = (seats: readonly SeatMeta[]): 'open' | 'chance' =>
  seats.some(({ who }) => who === 'open') ? 'open' : 'chance';

export interface Made {
  readonly row: GameRow;
  readonly seat: Seat | undefined;
  readonly token: string;
  readonly invite: string;
}

/** The seats as they were ordered; at most one is the creator's own. @throws Refusing */
function seatsOf(order: NewTable, served: ServedGame, common: Json, token: string): SeatMeta[] {
  if (!served.seatCounts.includes(order.seats.length)) throw new Refusing('badSetup', 'seats');
  const seats = order.seats.map((seat): SeatMeta => {
    const setup = checkedSetup(served, seat.setup, common);
    if (seat.who === 'open') return { ...FREE, setup };
    if (seat.who === 'bot') return { ...FREE, setup, who: 'bot', level: seat.level };
    return { ...FREE, setup, who: 'person', name: seat.name ?? '', token: hashed(token) };
  });
  if (seats.filter(({ who }) => who === 'person').length > 1)
    throw new Refusing('badSetup', 'seats: one of them is yours');
  checkTable(served, seats);
  return seats;
}

/** Everything of a table before anybody has come to it. */
const freshMeta = (
  parts: Pick<TableMeta, 'seats' | 'common' | 'invite' | 'clock' | 'chance' | 'countdown'>,
): TableMeta => ({
  ...parts,
  config: null,
  base: null,
  paused: false,
  proposal: null,
  proposals: 0,
  outcome: null,
  next: null,
});

/** A new table. @throws Refusing */
export function newTable(
  order: NewTable,
  served: ServedGame,
  { bytes, now, address }: { bytes: Bytes; now: number; address: string },
): Made {
  const common = checked(() => served.readCommon(order.common ?? null));
  const token = newToken(bytes);
  const invite = newToken(bytes);
  const seats = seatsOf(order, served, common, token);
  const clock = order.clock ?? { kind: 'off' };
  const id = newId(bytes);
  const { countdown = 0 } = order;
  const meta = freshMeta({ seats, common, invite: hashed(invite), clock, countdown, chance: newChance(bytes, id) });
  const row: GameRow = {
    id,
    game: order.game,
    rules: served.game.rulesVersion,
    ...written(meta, statusOf(seats)),
    listed: order.listed === true ? 1 : 0,
    epoch: 0,
    revision: 1,
    created: now,
    touched: now,
    address,
    people: seats.some(({ who }) => who !== 'bot') ? 1 : 0,
    rows: 0,
    bytes: 0,
  };
  const own = seats.findIndex(({ who }) => who === 'person');
  return { row, seat: own < 0 ? undefined : own, token, invite };
}

/** Somebody sits down. @throws Refusing */
export function sitDown(
  { row, status, meta }: Placed,
  order: SitDown,
  served: ServedGame,
  token: string,
): { seat: Seat; set: Partial<GameRow> } {
  if (row.listed !== 1 && !fits(order.invite ?? '', meta.invite)) throw new Refusing('badInvite');
  if (status === 'over' || status === 'closed') throw new Refusing('notPlaying');
  const seat = order.seat ?? meta.seats.findIndex(({ who }) => who === 'open');
  const chosen = meta.seats[seat];
  if (chosen?.who !== 'open') throw new Refusing('seatTaken');
  // What the creator gave the seat stays, and during the game the cards are those on the table.
  const setup = chosen.setup ?? (status === 'open' ? checkedSetup(served, order.setup, meta.common) : null);
  const after = withSeat(meta, seat, { who: 'person', name: order.name ?? '', token: hashed(token), setup });
  if (status === 'open') checkTable(served, after.seats);
  if (status !== 'open') return { seat, set: written(after, status) };
  // Nothing has been agreed or played yet: it will be by the rules that all who sit here have now.
  return { seat, set: { ...written(after, statusOf(after.seats)), rules: served.game.rulesVersion } };
}

/** The seat a token belongs to. */
export function seatWith(meta: TableMeta, token: string): Seat | undefined {
  const seat = meta.seats.findIndex(({ who, token: hash }) => who === 'person' && fits(token, hash));
  return seat < 0 ? undefined : seat;
}
