/** What everybody at a table is bound to before the first draw, and from what its draws follow [docs/fair-chance.md]. */
import type { Agreement, ChanceSpec, Share, Terms } from '@kolbiste/kernel';
import { agreedSpec, boundBy, CHANCE_PROTOCOL, sealOf, sharedSpec, shareOf } from '@kolbiste/kernel';
import type { Head, Placed } from './head.ts';
import type { Bytes } from './secrets.ts';
import { newSecret } from './secrets.ts';

/** A table's part of a round of agreeing: a new secret, bound. */
export function newChance(bytes: Bytes, id: string, before?: Head['chance']): Head['chance'] {
  const secret = newSecret(bytes);
  const round = (before?.round ?? 0) + 1;
  const { restarts = [], secrets = [] } = before ?? {};
  return { version: 2, round, secret, commitment: boundBy(id, round, 'table', secret), restarts, secrets };
}

const seals = new WeakMap<Head, readonly string[]>();

/** What binds the table to the set-ups of its seats in this round; nothing while seats are free. */
export function sealsOf(id: string, head: Head): readonly string[] {
  const { round, secret } = head.chance;
  if (head.seats.some(({ who }) => who === 'open')) return [];
  let found = seals.get(head);
  if (found === undefined) {
    found = head.seats.map(({ setup }, seat) => sealOf(id, round, seat, secret, setup));
    seals.set(head, found);
  }
  return found;
}

/** Everything everybody agrees on who opens now. */
export function termsOf({ row, head }: Pick<Placed, 'row' | 'head'>): Terms {
  const { round, commitment, restarts = [] } = head.chance;
  return {
    id: row.id,
    game: row.game,
    rulesVersion: row.rules,
    common: head.common,
    players: head.seats.map(({ who, name, level }) => ({
      who: who === 'bot' ? who : 'person',
      name,
      level: level ?? '',
    })),
    restarts,
    round,
    table: commitment,
    seals: sealsOf(row.id, head),
    commitments: head.seats.map((seat) => seat.commitment),
  };
}

/** What was agreed, with all that was opened; never leaves the table before the end. */
export function agreementOn(place: Pick<Placed, 'row' | 'head'>): Agreement {
  const { seats, chance } = place.head;
  return {
    protocol: CHANCE_PROTOCOL,
    terms: termsOf(place),
    setups: seats.map(({ setup }) => setup),
    values: seats.map(({ value }) => value),
    secret: chance.secret,
    secrets: chance.secrets ?? [],
  };
}

/** The shares of a game that began under the first protocol; whoever sat down later has none, so they go by seat. */
function sharesOf(head: Head): Share[] {
  const players = head.seats.flatMap(({ value }, seat) => (value === '' ? [] : [shareOf(seat, value)]));
  return [shareOf('table', head.chance.secret), ...players];
}

/** From what the draws of a game that has begun follow. */
export const chanceSpecOf = (head: Head): ChanceSpec =>
  head.agreed === undefined || head.agreed === null ? sharedSpec(sharesOf(head)) : agreedSpec(head.agreed);
