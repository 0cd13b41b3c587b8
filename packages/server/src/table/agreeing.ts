/** Agreeing on chance: everybody is bound, everybody opens, the game begins [docs/fair-chance.md]. */
import type { Seat } from '@kolbiste/kernel';
import { boundBy, termsHash } from '@kolbiste/kernel';
import type { Head, Placed } from './head.ts';
import { persons, withSeat } from './head.ts';
import type { Bytes } from './secrets.ts';
import { Refusing } from './sitting.ts';
import { newChance, termsOf } from './terms.ts';

/** How often one seat may begin the opening anew. */
const MOST_RESTARTS = 2;

function inRound(head: Head, round: number): void {
  // A table of before this protocol agrees anew: nobody is bound by the weaker one any more.
  if (head.chance.round !== round || head.chance.version !== 2) throw new Refusing('stale');
}

const allCommitted = (head: Head): boolean => persons(head).every((seat) => head.seats[seat]?.commitment !== '');

/** A player binds itself; once is for good. @throws Refusing */
export function commit({ head }: Placed, seat: Seat, round: number, bound: string): Head {
  inRound(head, round);
  const before = head.seats[seat]?.commitment;
  if (before === bound) return head;
  if (before !== '') throw new Refusing('notNow');
  return withSeat(head, seat, { commitment: bound });
}

/**
 * A player shows its value, after all are bound.
 * @param seen fingerprint of the terms as this player's page has seen them
 * @throws Refusing
 */
export function open(place: Placed, seat: Seat, round: number, value: string, seen: string): Head {
  const { head } = place;
  inRound(head, round);
  if (!allCommitted(head)) throw new Refusing('notNow');
  if (boundBy(place.row.id, round, seat, value) !== head.seats[seat]?.commitment) throw new Refusing('badValue');
  if (seen !== termsHash(termsOf(place))) throw new Refusing('otherTerms');
  return withSeat(head, seat, { value });
}

/** The same people, nobody bound. */
const unbound = (head: Head): Head['seats'] => head.seats.map((seat) => ({ ...seat, commitment: '', value: '' }));

/**
 * A player's value is lost: a new round, with a new secret of the table. Who began it anew, and what had been opened by
 * then, stays for everybody to see and goes into the record.
 * @throws Refusing
 */
export function restart({ row, head }: Placed, by: Seat, round: number, bytes: Bytes): Head {
  const { chance } = head;
  if (chance.version !== 2) return { ...head, seats: unbound(head), chance: newChance(bytes, row.id) };
  inRound(head, round);
  const own = head.seats[by];
  // Whoever is not bound yet has lost nothing, and whoever has opened needs nothing any more.
  if (own === undefined || own.commitment === '' || own.value !== '') throw new Refusing('notNow');
  const { restarts = [], secrets = [] } = chance;
  if (restarts.filter((past) => past.by === by).length >= MOST_RESTARTS) throw new Refusing('restartedOften');
  const { table, seals: sealed, commitments } = termsOf({ row, head });
  const values = head.seats.map(({ value }) => value);
  const past = { round, table, seals: sealed, commitments, by, values };
  const before = { ...chance, restarts: [...restarts, past], secrets: [...secrets, chance.secret] };
  return { ...head, seats: unbound(head), chance: newChance(bytes, row.id, before) };
}

/** Whether nothing is missing for the first draw. */
export const allOpened = (head: Head): boolean =>
  head.chance.version === 2 && allCommitted(head) && persons(head).every((seat) => head.seats[seat]?.value !== '');
