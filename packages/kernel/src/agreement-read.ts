/** Reading an agreement on chance out of a record: its shape only, not whether it holds. */
import type { Agreement } from './agreement.ts';
import { CodecError, readInt, readList, readRecord, readText } from './codec.ts';

/** Said here once more: whoever reads a record need not know how chance is agreed on. */
const CHANCE_PROTOCOL: Agreement['protocol'] = 'kolbiste-chance/2';
const SEATS = 31;
/** Two for every seat is what servers allow; a record may have more, so that nobody can hide behind a limit. */
const RESTARTS = 10_000;
const HEX_64 = /^[0-9a-f]{64}$/;

function readHash(j: unknown, path: string, empty = false): void {
  const text = readText(j, path);
  if (!HEX_64.test(text) && !(empty && text === '')) throw new CodecError(path, 'expected 64 hex digits');
}

const readHashes = (j: unknown, path: string, count: number, empty: boolean): void =>
  readList(j, path, count, count).forEach((entry, i) => readHash(entry, `${path}[${i}]`, empty));

function readBound(row: { [field: string]: unknown }, path: string, seats: number, missing: boolean): void {
  readInt(row['round'], `${path}.round`, 1);
  readHash(row['table'], `${path}.table`);
  readHashes(row['seals'], `${path}.seals`, seats, false);
  readHashes(row['commitments'], `${path}.commitments`, seats, true);
  if (missing) readHashes(row['values'], `${path}.values`, seats, true);
}

function readPlayers(j: unknown, path: string): number {
  const players = readList(j, path, 1, SEATS);
  players.forEach((entry, i) => {
    const at = `${path}[${i}]`;
    const player = readRecord(entry, at, ['who', 'name', 'level']);
    if (player['who'] !== 'person' && player['who'] !== 'bot')
      throw new CodecError(`${at}.who`, 'expected person or bot');
    readText(player['name'], `${at}.name`);
    readText(player['level'], `${at}.level`);
  });
  return players.length;
}

const BOUND = ['round', 'table', 'seals', 'commitments'];

function readTerms(j: unknown, path: string): { seats: number; restarts: number } {
  const terms = readRecord(j, path, [...BOUND, 'id', 'game', 'rulesVersion', 'common', 'players', 'restarts']);
  for (const field of ['id', 'game', 'rulesVersion']) readText(terms[field], `${path}.${field}`);
  const seats = readPlayers(terms['players'], `${path}.players`);
  const restarts = readList(terms['restarts'], `${path}.restarts`, 0, RESTARTS);
  restarts.forEach((entry, i) => {
    const at = `${path}.restarts[${i}]`;
    const past = readRecord(entry, at, [...BOUND, 'by', 'values']);
    readInt(past['by'], `${at}.by`, 0, seats - 1);
    readBound(past, at, seats, true);
  });
  readBound(terms, path, seats, false);
  return { seats, restarts: restarts.length };
}

/** @throws CodecError with the JSON path */
export function readAgreement(j: unknown, path: string): Agreement {
  const row = readRecord(j, path, ['protocol', 'terms', 'setups', 'values', 'secret', 'secrets']);
  if (row['protocol'] !== CHANCE_PROTOCOL) throw new CodecError(`${path}.protocol`, `expected ${CHANCE_PROTOCOL}`);
  const { seats, restarts } = readTerms(row['terms'], `${path}.terms`);
  readList(row['setups'], `${path}.setups`, seats, seats);
  readHashes(row['values'], `${path}.values`, seats, true);
  readHash(row['secret'], `${path}.secret`);
  readHashes(row['secrets'], `${path}.secrets`, restarts, false);
  return j as Agreement;
}
