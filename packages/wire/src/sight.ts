/**
 * What somebody at a table was shown while chance was agreed on, kept from the first moment on, and what of it did not hold
 * later. Each page keeps its own: a server cannot exchange a commitment, or show different ones, without being seen.
 */
import type { AgreedPlayer, Agreement, Json, Restarted, Seat, Terms } from '@kolbiste/kernel';
import { boundBy, digest, termsHash } from '@kolbiste/kernel';
import type { Table } from './protocol/table.ts';

/** What was seen of one round; '' = not yet. */
export interface RoundSight {
  readonly table: string;
  readonly seals: readonly string[];
  readonly players: readonly AgreedPlayer[];
  readonly common: Json;
  readonly commitments: readonly string[];
  readonly values: readonly string[];
  /** Fingerprint of the terms under which the own value was opened. */
  readonly terms: string;
}

/** Something that did not hold, and who has to answer for it: a seat can have done it only together with the server. */
export interface Doubt {
  readonly round: number;
  readonly by: 'table' | Seat;
  /** What is another than it was, or does not fit. */
  readonly what: 'commitment' | 'value' | 'setup' | 'name' | 'rules' | 'restart' | 'terms';
}

export interface Sight {
  readonly rounds: { readonly [round: number]: RoundSight };
  readonly restarts: readonly Restarted[];
  readonly doubts: readonly Doubt[];
}

export const UNSEEN: Sight = { rounds: {}, restarts: [], doubts: [] };

const same = (a: unknown, b: unknown): boolean => digest(a) === digest(b);

/** Doubts, each once. */
class Doubts {
  readonly list: Doubt[];
  constructor(before: readonly Doubt[]) {
    this.list = [...before];
  }

  add(round: number, by: Doubt['by'], what: Doubt['what']): void {
    if (!this.list.some((one) => one.round === round && one.by === by && one.what === what))
      this.list.push({ round, by, what });
  }
}

/** What was seen first stays; what differs later is a doubt. */
function kept(old: readonly string[], now: readonly string[], differs: (seat: Seat) => void): string[] {
  return Array.from({ length: Math.max(old.length, now.length) }, (_, seat) => {
    const first = old.at(seat) ?? '';
    const next = now.at(seat) ?? '';
    if (first !== '' && next !== first) differs(seat);
    return first === '' ? next : first;
  });
}

/** Values that are not what their seats were bound to. */
function checkValues(
  id: string,
  round: number,
  bound: Pick<RoundSight, 'commitments' | 'values'>,
  doubts: Doubts,
): void {
  bound.values.forEach((value, seat) => {
    if (value !== '' && boundBy(id, round, seat, value) !== bound.commitments[seat]) doubts.add(round, seat, 'value');
  });
}

type Shown = Omit<RoundSight, 'terms'>;

function shownBy({ chance, seats }: Table): Shown {
  return {
    table: chance.commitment,
    seals: chance.seals,
    players: seats.map(({ who, name, level }) => ({
      who: who === 'bot' ? who : 'person',
      name,
      level: level ?? '',
    })),
    common: chance.common,
    commitments: seats.map(({ commitment }) => commitment),
    values: seats.map(({ value }) => value),
  };
}

/** A round as it was seen before and is shown now. @param whole false = who sits there may have changed since the game began */
function roundAfter(old: RoundSight, shown: Shown, round: number, whole: boolean, doubts: Doubts): RoundSight {
  if (shown.table !== old.table) doubts.add(round, 'table', 'commitment');
  if (!same(shown.common, old.common)) doubts.add(round, 'table', 'rules');
  if (whole && !same(shown.players, old.players)) doubts.add(round, 'table', 'name');
  return {
    ...old,
    seals: kept(old.seals, shown.seals, () => doubts.add(round, 'table', 'setup')),
    commitments: kept(old.commitments, shown.commitments, (seat) => doubts.add(round, seat, 'commitment')),
    values: kept(old.values, shown.values, (seat) => doubts.add(round, seat, 'value')),
  };
}

/** A round that came to nothing, against what was seen of it. */
function checkPast(id: string, past: Restarted, seen: RoundSight | undefined, doubts: Doubts): void {
  const { round } = past;
  checkValues(id, round, past, doubts);
  if (seen === undefined) return;
  if (seen.table !== past.table) doubts.add(round, 'table', 'commitment');
  kept(seen.seals, past.seals, () => doubts.add(round, 'table', 'setup'));
  kept(seen.commitments, past.commitments, (seat) => doubts.add(round, seat, 'commitment'));
  kept(seen.values, past.values, (seat) => doubts.add(round, seat, 'value'));
}

function checkRestarts(id: string, sight: Sight, round: number, now: readonly Restarted[], doubts: Doubts): void {
  const counted = now.length === round - 1 && now.every((past, i) => past.round === i + 1);
  const prefix = same(now.slice(0, sight.restarts.length), sight.restarts);
  if (!counted || !prefix) doubts.add(round, 'table', 'restart');
  for (const past of now) checkPast(id, past, sight.rounds[past.round], doubts);
}

/** What a seat of one's own is bound to, as its server has acknowledged. */
export interface Own {
  readonly seat: Seat;
  readonly commitment: string;
}

/**
 * What is known after one more table was shown. Tables come in the order of their revisions.
 * @param own seats of one's own in this round
 */
export function look(sight: Sight, table: Table, own: readonly Own[] = []): Sight {
  const { id, status, chance } = table;
  if (chance.version !== 2 || status === 'open' || chance.seals.length === 0) return sight;
  const { round, restarts } = chance;
  const doubts = new Doubts(sight.doubts);
  const shown = shownBy(table);
  const old = sight.rounds[round];
  // Whoever comes later has seen nothing of the names that were agreed on.
  if (old === undefined && status !== 'chance') return sight;
  const now = old === undefined ? { ...shown, terms: '' } : roundAfter(old, shown, round, status === 'chance', doubts);
  for (const { seat, commitment } of own)
    if (status === 'chance' && shown.commitments[seat] !== commitment) doubts.add(round, 'table', 'commitment');
  checkValues(id, round, now, doubts);
  checkRestarts(id, sight, round, restarts, doubts);
  return { rounds: { ...sight.rounds, [round]: now }, restarts, doubts: doubts.list };
}

/** The terms of a round as they were seen. */
function termsSeen({ id, game, rulesVersion }: Table, round: number, { rounds, restarts }: Sight): Terms {
  const { table, seals, players, common, commitments } = rounds[round];
  return { id, game, rulesVersion, common, players, restarts, round, table, seals, commitments };
}

/**
 * The fingerprint to open the own value under; undefined = it must not be opened yet, or never.
 * @param own what this seat has bound itself to
 */
export function mayOpen(sight: Sight, table: Table, seat: Seat, own: string): string | undefined {
  const seen = sight.rounds[table.chance.round];
  if (seen === undefined || sight.doubts.length > 0 || seen.commitments[seat] !== own) return undefined;
  const bound = seen.players.every(({ who }, at) => who !== 'person' || seen.commitments[at] !== '');
  return bound ? termsHash(termsSeen(table, table.chance.round, sight)) : undefined;
}

/** The sight after the own value was opened under these terms. */
export function opened(sight: Sight, round: number, terms: string): Sight {
  const seen = sight.rounds[round];
  return seen === undefined ? sight : { ...sight, rounds: { ...sight.rounds, [round]: { ...seen, terms } } };
}

/** What of a record is not what was seen before the game, beside what was in doubt already. */
export function recordDoubts(sight: Sight, { terms, values }: Agreement): readonly Doubt[] {
  const doubts = new Doubts(sight.doubts);
  const { id, round, restarts, players } = terms;
  checkRestarts(id, sight, round, restarts, doubts);
  const seen = sight.rounds[round];
  if (seen === undefined) {
    // Whoever saw rounds, but not the one that was played, was shown another table.
    if (Object.keys(sight.rounds).length > 0) doubts.add(round, 'table', 'restart');
    return doubts.list;
  }
  if (!same(seen.players, players)) doubts.add(round, 'table', 'name');
  const found = roundAfter(seen, { ...terms, values }, round, false, doubts);
  checkValues(id, round, found, doubts);
  if (seen.terms !== '' && seen.terms !== termsHash(terms) && doubts.list.length === 0)
    doubts.add(round, 'table', 'terms');
  return doubts.list;
}
