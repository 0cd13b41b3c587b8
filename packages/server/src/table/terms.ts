/** What everybody at a table is bound to before the first draw, and from what its draws follow [docs/fair-chance.md]. */
import type { Agreement, ChanceSpec, Share, Terms } from '@kolbiste/kernel';
import { agreedSpec, boundBy, CHANCE_PROTOCOL, sealOf, sharedSpec, shareOf } from '@kolbiste/kernel';
import type { Bytes } from './secrets.ts';
import { newSecret } from './secrets.ts';
import type { Placed, TableMeta } from './table-meta.ts';

/** A table's part of a round of agreeing: a new secret, bound. */
export function newChance(bytes: Bytes, id: string, before?: TableMeta['chance']): TableMeta['chance'] {
  const secret = newSecret(bytes);
  const round = (before?.round ?? 0) + 1;
  const { restarts = [], secrets = [] } = before ?? {};
  return { version: 2, round, secret, commitment: boundBy(id, round, 'table', secret), restarts, secrets };
}

const seals = new WeakMap<TableMeta, readonly string[]>();

/** What binds the table to the set-ups of its seats in this round; nothing while seats are free. */
export function sealsOf(id: string, meta: TableMeta): readonly string[] {
  const { round, secret } = meta.chance;
  if (meta.seats.some(({ who }) => who === 'open')) return [];
  let found = seals.get(meta);
  if (found === undefined) {
    found = meta.seats.map(({ setup }, seat) => sealOf(id, round, seat, secret, setup));
    seals.set(meta, found);
  }
  return found;
}

/** Everything everybody agrees on who opens now. */
export function termsOf({ row, meta }: Pick<Placed, 'row' | 'meta'>): Terms {
  const { round, commitment, restarts = [] } = meta.chance;
  return {
    id: row.id,
    game: row.game,
    rulesVersion: row.rules,
    common: meta.common,
    players: meta.seats.map(({ who, name, level }) => ({
      who: who === 'bot' ? who : 'person',
      name,
      level: level ?? '',
    })),
    restarts,
    round,
    table: commitment,
    seals: sealsOf(row.id, meta),
    commitments: meta.seats.map((seat) => seat.commitment),
  };
}

/** What was agreed, with all that was opened; never leaves the table before the end. */
export function agreementOn(place: Pick<Placed, 'row' | 'meta'>): Agreement {
  const { seats, chance } = place.meta;
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
function sharesOf(meta: TableMeta): Share[] {
  const players = meta.seats.flatMap(({ value }, seat) => (value === '' ? [] : [shareOf(seat, value)]));
  return [shareOf('table', meta.chance.secret), ...players];
}

/** From what the draws of a game that has begun follow. */
export const chanceSpecOf = (meta: TableMeta): ChanceSpec =>
  meta.agreed === undefined || meta.agreed === null ? sharedSpec(sharesOf(meta)) : agreedSpec(meta.agreed);
