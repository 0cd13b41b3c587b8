/** Agreeing on chance: everybody commits, everybody opens, the game begins. */
import type { Seat, Share } from '@kolbiste/kernel';
import { commitment, shareOf } from '@kolbiste/kernel';
import type { Head } from './head.ts';
import { persons, withSeat } from './head.ts';
import type { Bytes } from './secrets.ts';
import { newChance, Refusing } from './sitting.ts';

function inRound(head: Head, round: number): void {
  if (head.chance.round !== round) throw new Refusing('stale');
}

const allCommitted = (head: Head): boolean => persons(head).every((seat) => head.seats[seat]?.commitment !== '');

/** A player binds itself; once is for good. @throws Refusing */
export function commit(head: Head, seat: Seat, round: number, bound: string): Head {
  inRound(head, round);
  const before = head.seats[seat]?.commitment;
  if (before === bound) return head;
  if (before !== '') throw new Refusing('notNow');
  return withSeat(head, seat, { commitment: bound });
}

/** A player shows its value, after all have committed. @throws Refusing */
export function open(head: Head, seat: Seat, round: number, value: string): Head {
  inRound(head, round);
  if (!allCommitted(head)) throw new Refusing('notNow');
  if (commitment(value) !== head.seats[seat]?.commitment) throw new Refusing('badValue');
  return withSeat(head, seat, { value });
}

/** A value is lost: a new round, with a new secret of the server. @throws Refusing */
export function restart(head: Head, round: number, bytes: Bytes): Head {
  inRound(head, round);
  const seats = head.seats.map((seat) => ({ ...seat, commitment: '', value: '' }));
  return { ...head, seats, chance: newChance(bytes, round + 1) };
}

/** Whether nothing is missing for the first draw. */
export const allOpened = (head: Head): boolean =>
  allCommitted(head) && persons(head).every((seat) => head.seats[seat]?.value !== '');

/** From what the draws of the game follow. Somebody who sat down later has no part in it, so it is kept by seat. */
export function sharesOf(head: Head): Share[] {
  const players = head.seats.flatMap(({ value }, seat) => (value === '' ? [] : [shareOf(seat, value)]));
  return [shareOf('table', head.chance.secret), ...players];
}
