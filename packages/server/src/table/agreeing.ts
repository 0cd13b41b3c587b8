/** Agreeing on chance: everybody is bound, everybody opens, the game begins [docs/fair-chance.md]. */
import type { Seat } from '@kolbiste/kernel';
import { boundBy, termsHash } from '@kolbiste/kernel';
import type { Bytes } from './secrets.ts';
import { Refusing } from './sitting.ts';
import type { Placed, TableMeta } from './table-meta.ts';
import { persons, withSeat } from './table-meta.ts';
import { newChance, termsOf } from './terms.ts';

/** How often one seat may begin the opening anew. */
const MOST_RESTARTS = 2;

function inRound(meta: TableMeta, round: number): void {
  // A table of before this protocol agrees anew: nobody is bound by the weaker one any more.
  if (meta.chance.round !== round || meta.chance.version !== 2) throw new Refusing('stale');
}

const allCommitted = (meta: TableMeta): boolean => persons(meta).every((seat) => meta.seats[seat]?.commitment !== '');

/** A player binds itself; once is for good. @throws Refusing */
export function commit({ meta }: Placed, seat: Seat, round: number, bound: string): TableMeta {
  inRound(meta, round);
  const before = meta.seats[seat]?.commitment;
  if (before === bound) return meta;
  if (before !== '') throw new Refusing('notNow');
  return withSeat(meta, seat, { commitment: bound });
}

/**
 * A player shows its value, after all are bound.
 * @param seen fingerprint of the terms as this player's page has seen them
 * @throws Refusing
 */
export function open(place: Placed, seat: Seat, round: number, value: string, seen: string): TableMeta {
  const { meta } = place;
  inRound(meta, round);
  if (!allCommitted(meta)) throw new Refusing('notNow');
  if (boundBy(place.row.id, round, seat, value) !== meta.seats[seat]?.commitment) throw new Refusing('badValue');
  if (seen !== termsHash(termsOf(place))) throw new Refusing('otherTerms');
  return withSeat(meta, seat, { value });
}

/** The same people, nobody bound. */
const unbound = (meta: TableMeta): TableMeta['seats'] =>
  meta.seats.map((seat) => ({ ...seat, commitment: '', value: '' }));

/**
 * A player's value is lost: a new round, with a new secret of the table. Who began it anew, and what had been opened by
 * then, stays for everybody to see and goes into the record.
 * @throws Refusing
 */
export function restart({ row, meta }: Placed, by: Seat, round: number, bytes: Bytes): TableMeta {
  const { chance } = meta;
  if (chance.version !== 2) return { ...meta, seats: unbound(meta), chance: newChance(bytes, row.id) };
  inRound(meta, round);
  const own = meta.seats[by];
  // Whoever is not bound yet has lost nothing, and whoever has opened needs nothing any more.
  if (own === undefined || own.commitment === '' || own.value !== '') throw new Refusing('notNow');
  const { restarts = [], secrets = [] } = chance;
  if (restarts.filter((past) => past.by === by).length >= MOST_RESTARTS) throw new Refusing('restartedOften');
  const { table, seals: sealed, commitments } = termsOf({ row, meta });
  const values = meta.seats.map(({ value }) => value);
  const past = { round, table, seals: sealed, commitments, by, values };
  const before = { ...chance, restarts: [...restarts, past], secrets: [...secrets, chance.secret] };
  return { ...meta, seats: unbound(meta), chance: newChance(bytes, row.id, before) };
}

/** Whether nothing is missing for the first draw. */
export const allOpened = (meta: TableMeta): boolean =>
  meta.chance.version === 2 && allCommitted(meta) && persons(meta).every((seat) => meta.seats[seat]?.value !== '');
