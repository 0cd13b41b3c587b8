/**
 * How several agree on chance so that none of them can steer it: everybody is bound to a value before anybody shows one,
 * and the draws hang on the values and on everything that was agreed before. Written for strangers in docs/fair-chance.md.
 */
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Json } from './codec.ts';
import { canonical } from './hash.ts';
import type { Seat } from './state.ts';

/** First field of everything that is hashed here, followed by what it is for. */
export const CHANCE_PROTOCOL = 'kolbiste-chance/2';

/** A seat as it is named to everybody. */
export interface AgreedPlayer {
  readonly who: 'person' | 'bot';
  readonly name: string;
  /** Of a bot; '' for a person. */
  readonly level: string;
}

/** What binds everybody in one round of agreeing; what is missing yet is ''. */
export interface Bound {
  /** Counts from 1. */
  readonly round: number;
  /** The table's commitment. */
  readonly table: string;
  /** By seat: binds what the seat brought, without telling it. */
  readonly seals: readonly string[];
  /** By seat; '' for a bot. */
  readonly commitments: readonly string[];
}

/** A round that came to nothing, because a seat began the opening anew. */
export interface Restarted extends Bound {
  /** Who began anew. */
  readonly by: Seat;
  /** By seat: what had been opened by then; '' = nothing. */
  readonly values: readonly string[];
}

/** Everything that is agreed before the first value is opened. */
export interface Terms extends Bound {
  /** The table's own id: no two games have the same draws. */
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: string;
  /** What concerns all seats: the game's profile, the format of decks. */
  readonly common: Json;
  readonly players: readonly AgreedPlayer[];
  readonly restarts: readonly Restarted[];
}

/** The terms with all that was opened. Exists for others only once nothing can be played any more. */
export interface Agreement {
  readonly protocol: typeof CHANCE_PROTOCOL;
  readonly terms: Terms;
  /** By seat: what it brought; null = the game made something from the draws. */
  readonly setups: readonly Json[];
  /** By seat, 64 hex digits; '' for a bot. */
  readonly values: readonly string[];
  /** The table's value. */
  readonly secret: string;
  /** The table's values of the rounds that came to nothing. */
  readonly secrets: readonly string[];
}

/** Texts one after another, each after the number of its UTF-8 bytes in four bytes, so that no two lists give the same. */
export function message(fields: readonly (string | number)[]): Uint8Array {
  const parts = fields.flatMap((field) => {
    const bytes = utf8ToBytes(String(field));
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, bytes.length);
    return [length, bytes];
  });
  return concatBytes(...parts);
}

const label = (what: string): string => `${CHANCE_PROTOCOL} ${what}`;

/**
 * Binds whoever gives it to a value, for one game, one round and one place: nobody can pass off another's as their own.
 * @param by 'table' or a seat
 * @param value 256 bits in 64 hex digits
 */
export function boundBy(id: string, round: number, by: 'table' | Seat, value: string): string {
  return bytesToHex(sha256(message([label('commitment'), id, round, by, value])));
}

/** Binds the table to what a seat brought: until the table's value is known, nobody can try out decks against it. */
export function sealOf(id: string, round: number, seat: Seat, secret: string, setup: Json): string {
  const text = message([label('setup'), id, round, seat, canonical(setup)]);
  return bytesToHex(hmac(sha256, hexToBytes(secret), text));
}

/** The fingerprint of all that is agreed: whoever has the same one has seen the same. 64 hex digits. */
export function termsHash(terms: Terms): string {
  const { id, game, rulesVersion, common, players, restarts, round, table, seals, commitments } = terms;
  const fields: (string | number)[] = [label('terms'), id, game, rulesVersion, canonical(common), players.length];
  players.forEach(({ who, level, name }, seat) => {
    fields.push(who, level, name, seals[seat] ?? '', commitments[seat] ?? '');
  });
  fields.push(restarts.length);
  for (const past of restarts) {
    fields.push(past.round, past.by, past.table);
    players.forEach((_, seat) => {
      fields.push(past.seals[seat] ?? '', past.commitments[seat] ?? '', past.values[seat] ?? '');
    });
  }
  fields.push(round, table);
  return bytesToHex(sha256(message(fields)));
}

/** 256 bits for one purpose, from the values under the terms. */
function derived({ terms, secret, values }: Agreement, purpose: string): string {
  const persons = values.filter((_, seat) => terms.players[seat]?.who === 'person');
  const secrets = message([secret, ...persons]);
  return bytesToHex(hkdf(sha256, secrets, hexToBytes(termsHash(terms)), utf8ToBytes(label(purpose)), 32));
}

/** The key of all draws of the game. */
export const drawSeed = (agreement: Agreement): string => derived(agreement, 'draws');

/** From what decks are made for who brought none. */
export const deckSeed = (agreement: Agreement): string => derived(agreement, 'decks');

/** What does not fit, and who has to answer for it. */
export interface AgreementFault {
  readonly by: 'table' | Seat;
  readonly expected: string;
  readonly actual: string;
}

function boundFault(
  id: string,
  { round, table, seals, commitments }: Bound,
  { secret, values, setups }: { secret: string; values: readonly string[]; setups: readonly Json[] },
): AgreementFault | undefined {
  const fault = (by: 'table' | Seat, what: string, expected: string, actual: string): AgreementFault => {
    const whose = by === 'table' ? 'of the table' : `of seat ${by}`;
    return { by, expected: `${what} ${whose} in round ${round}: ${expected}`, actual };
  };
  const own = boundBy(id, round, 'table', secret);
  if (own !== table) return fault('table', 'commitment', table, own);
  for (const [seat, setup] of setups.entries()) {
    const seal = sealOf(id, round, seat, secret, setup);
    if (seal !== seals[seat]) return fault('table', `seal of the set-up of seat ${seat}`, seals[seat] ?? '', seal);
    const value = values[seat] ?? '';
    if (value === '') continue;
    const came = boundBy(id, round, seat, value);
    if (came !== commitments[seat]) return fault(seat, 'commitment', commitments[seat] ?? '', came);
  }
  return undefined;
}

/** The first thing of an agreement that does not follow from the rest, if any. */
export function agreementFault({ terms, setups, values, secret, secrets }: Agreement): AgreementFault | undefined {
  const { id, players, restarts, round } = terms;
  for (const [seat, { who }] of players.entries()) {
    if ((who === 'person') !== (values[seat] !== ''))
      return { by: seat, expected: `a value of every person, seat ${seat}`, actual: values[seat] ?? '' };
  }
  for (const [i, past] of restarts.entries()) {
    if (past.round !== i + 1) return { by: 'table', expected: `round ${i + 1}`, actual: `round ${past.round}` };
    const fault = boundFault(id, past, { secret: secrets[i] ?? '', values: past.values, setups });
    if (fault !== undefined) return fault;
  }
  if (round !== restarts.length + 1)
    return { by: 'table', expected: `round ${restarts.length + 1}`, actual: `round ${round}` };
  return boundFault(id, terms, { secret, values, setups });
}
