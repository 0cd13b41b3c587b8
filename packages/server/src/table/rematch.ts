/** The same again: a new game with the same people, bots and set-ups, each one seat further. */
import type { Change } from '../store/games.ts';
import { newId } from './secrets.ts';
import type { ServerContext } from './server-context.ts';
import { statusOf } from './sitting.ts';
import type { Placed, TableMeta } from './table-meta.ts';
import { written } from './table-meta.ts';
import { newChance } from './terms.ts';

/**
 * The tokens go along, so nobody need be sent anything but the new id.
 * @param address of whose it is counted to be, hashed
 */
export function rematchOf(
  { row, status, meta }: Placed,
  { bytes, now }: Pick<ServerContext, 'bytes' | 'now'>,
  address: string,
): Change {
  const id = newId(bytes);
  const turned = meta.seats.map((_, at) => meta.seats[(at + meta.seats.length - 1) % meta.seats.length]);
  const seats = turned.map((seat) => ({ ...seat, standIn: false, commitment: '', value: '' }));
  // Whether there are hints is agreed on anew.
  const { hints: _, hintsAgreed: __, ...same } = meta;
  const fresh: TableMeta = {
    ...same,
    seats,
    config: null,
    base: null,
    paused: false,
    chance: newChance(bytes, id),
    agreed: null,
    proposal: null,
    outcome: null,
    next: null,
  };
  const at = now();
  const also = {
    ...row,
    id,
    ...written(fresh, statusOf(seats)),
    listed: 0,
    epoch: 0,
    revision: 1,
    created: at,
    touched: at,
    address,
    rows: 0,
    bytes: 0,
  };
  return { set: written({ ...meta, next: id }, status), also };
}
