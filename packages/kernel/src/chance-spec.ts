/** Where the draws of a recorded game come from, and what proves that nobody chose them. */
import type { Agreement } from './agreement.ts';
import { readAgreement } from './agreement-read.ts';
import type { ChanceSource } from './chance.ts';
import { commitment, fastChance, keyedChance } from './chance.ts';
import { CodecError, readInt, readList, readRecord, readText } from './codec.ts';
import type { Seat } from './state.ts';

/**
 * One part of the secret of a game between people, as they gave it under the first protocol: bound by nothing but
 * SHA-256 of the value. Records of it are checked as what they are; new games have an Agreement instead.
 */
export interface Share {
  /** Who gave it: the table that holds the game, or a seat. */
  readonly by: 'table' | Seat;
  /** 256 bits in 64 hex digits. */
  readonly value: string;
  /** SHA-256 of the value's bytes. */
  readonly commitment: string;
}

/** Keyed chance of the first protocol; without shares the table alone has sealed it. */
export interface KeyedSpec {
  source: 'keyed';
  version: 1;
  seed: string;
  commitment: string;
  shares?: readonly Share[];
}

export type ChanceSpec =
  | { source: 'fast'; version: 1; seed: string }
  | KeyedSpec
  /** All draws follow from what everybody was bound to before anybody opened. */
  | { source: 'keyed'; version: 2; seed: string; commitment: string; agreement: Agreement }
  /** A game that goes on from the middle of another: the first draws are those of that one, all others keyed anew. */
  | { source: 'forked'; version: 1; draws: number; before: ChanceSpec; seed: string; commitment: string };

export function fastSpec(seed: string): ChanceSpec {
  return { source: 'fast', version: 1, seed };
}

export function keyedSpec(secret: string): KeyedSpec {
  return { source: 'keyed', version: 1, seed: secret, commitment: commitment(secret) };
}

/** @param draws how many draws the game had made where it parts from the other */
export function forkedSpec(before: ChanceSpec, draws: number, secret: string): ChanceSpec {
  return { source: 'forked', version: 1, draws, before, seed: secret, commitment: commitment(secret) };
}

/** Seed for setup() and source for each call, as a record's chance asks. */
export function chanceOf(spec: ChanceSpec): { seed: string; source: ChanceSource | null } {
  if (spec.source === 'fast') return { seed: spec.seed, source: null };
  const keyed = keyedChance(spec.seed);
  if (spec.source === 'keyed') return { seed: '', source: keyed };
  const before = chanceOf(spec.before);
  const first = before.source ?? fastChance;
  return {
    seed: before.seed,
    source: { draw: (s, label, n) => (s.draws <= spec.draws ? first : keyed).draw(s, label, n) },
  };
}

function readHex(j: unknown, path: string, digits: number): string {
  const text = readText(j, path);
  if (text.length !== digits || !/^[0-9a-f]*$/.test(text)) throw new CodecError(path, `expected ${digits} hex digits`);
  return text;
}

const SEATS = 31;

function readShares(j: unknown, path: string): void {
  let last = -2;
  readList(j, path, 1, SEATS + 1).forEach((entry, i) => {
    const at = `${path}[${i}]`;
    const share = readRecord(entry, at, ['by', 'value', 'commitment']);
    const by = share.by === 'table' ? -1 : readInt(share.by, `${at}.by`, 0, SEATS - 1);
    if (by <= last) throw new CodecError(`${at}.by`, 'expected the table first, then the seats, each once');
    last = by;
    readHex(share.value, `${at}.value`, 64);
    readHex(share.commitment, `${at}.commitment`, 64);
  });
}

/** A game is not forked oftener by people. */
const MOST_FORKS = 100;

/** Checks the shape of a record's chance. @throws CodecError with the JSON path */
export function readChanceSpec(j: unknown, path: string, forks = 0): void {
  const { source, shares, version } = (j ?? {}) as { source?: unknown; shares?: unknown; version?: unknown };
  const agreed = source === 'keyed' && version === 2;
  const fields = ['source', 'version', 'seed'];
  if (source === 'keyed' || source === 'forked') fields.push('commitment');
  if (agreed) fields.push('agreement');
  else if (source === 'keyed' && shares !== undefined) fields.push('shares');
  if (source === 'forked') fields.push('draws', 'before');
  const chance = readRecord(j, path, fields);
  const sealed = fields.includes('commitment');
  if (!sealed && source !== 'fast') throw new CodecError(`${path}.source`, 'expected fast or keyed');
  readInt(chance.version, `${path}.version`, 1, agreed ? 2 : 1);
  if (sealed) readText(chance.commitment, `${path}.commitment`);
  readHex(chance.seed, `${path}.seed`, sealed ? 64 : 32);
  if (fields.includes('shares')) readShares(shares, `${path}.shares`);
  if (agreed) readAgreement(chance.agreement, `${path}.agreement`);
  if (source !== 'forked') return;
  if (forks === MOST_FORKS) throw new CodecError(`${path}.before`, 'forked too often');
  readInt(chance.draws, `${path}.draws`, 0);
  readChanceSpec(chance.before, `${path}.before`, forks + 1);
}
