/** The same again: a new game with the same people, bots and set-ups, each one seat further. */
import type { Change } from '../store/games.ts';
import type { Head, Placed } from './head.ts';
import { written } from './head.ts';
import type { House } from './house.ts';
import { newId } from './secrets.ts';
import { statusOf } from './sitting.ts';
import { newChance } from './terms.ts';

/**
 * The tokens go along, so nobody need be sent anything but the new id.
 * @param address of whose it is counted to be, hashed
 */
export function rematchOf(
  { row, status, head }: Placed,
  { bytes, now }: Pick<House, 'bytes' | 'now'>,
  address: string,
): Change {
  const id = newId(bytes);
  const turned = head.seats.map((_, at) => head.seats[(at + head.seats.length - 1) % head.seats.length]);
  const seats = turned.map((seat) => ({ ...seat, standIn: false, commitment: '', value: '' }));
  const fresh: Head = {
    ...head,
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
  return { set: written({ ...head, next: id }, status), also };
}
