/** The state's own fields as JSON and back, checked field by field. */
import type { Core, Json } from '@kolbiste/kernel';
import { CodecError, readInt, readInts, readList, readRecord } from '@kolbiste/kernel';
import { pool } from './cards/pool.ts';
import { readConfig } from './setup.ts';
import type { Laid, State, Unit } from './state.ts';
import { KNOWN } from './state.ts';
import { MAX_SLOTS, UNIT_SLOTS } from './vocabulary.ts';

const PAIRS = ['life', 'slots', 'mana', 'fatigue', 'handLimit', 'pile', 'plays', 'spells', 'orgOnly'] as const;
const PILES = ['hands', 'decks', 'graves'] as const;
const LISTS = ['batch', 'tally', 'queue'] as const;
const INTS = [
  'starter',
  'active',
  'turn',
  'field',
  'fieldBy',
  'fieldId',
  'serial',
  'attacking',
  'fired',
  'winner',
] as const;
const UNIT_FIELDS = [
  'id',
  'card',
  'owner',
  'place',
  'attack',
  'health',
  'marks',
  'keywords',
  'granted',
  'killer',
] as const;
const LAID_FIELDS = ['id', 'card', 'seat', 'slot', 'marks', 'text', 'ends', 'uses', 'to'] as const;

const unitRow = (u: Unit): Json => [...UNIT_FIELDS.map((name) => u[name]), ...u.held];
const laidRow = (l: Laid): Json => [...LAID_FIELDS.map((name) => l[name]), ...l.about];

export function encodeBody(s: State): { [field: string]: Json } {
  const out: { [field: string]: Json } = { config: s.config as unknown as Json };
  for (const name of INTS) out[name] = s[name];
  for (const name of PAIRS) out[name] = s[name].slice();
  for (const name of PILES) out[name] = s[name].map((pile) => pile.slice());
  for (const name of LISTS) out[name] = s[name].slice();
  out['graveIds'] = s.graveIds.map((ids) => ids.slice());
  out['units'] = s.units.filter((u) => u !== null).map(unitRow);
  out['left'] = s.left.map(unitRow);
  out['laid'] = s.laid.map(laidRow);
  return out;
}

function checkCard(id: number, path: string): void {
  const card = pool.cards[id];
  if (card === null || card === undefined) throw new CodecError(path, `there is no card ${id}`);
}

function readUnit(j: unknown, path: string): Unit {
  const row = readInts(j, path, UNIT_FIELDS.length, 400);
  const u = { held: row.slice(UNIT_FIELDS.length) } as unknown as Unit;
  UNIT_FIELDS.forEach((name, i) => {
    u[name] = row[i];
  });
  checkCard(u.card, path);
  if (u.place < 0 || u.place >= 2 * UNIT_SLOTS) throw new CodecError(path, `no place ${u.place}`);
  return u;
}

function readLaid(j: unknown, path: string): Laid {
  const row = readInts(j, path, LAID_FIELDS.length, 40);
  const l = { about: row.slice(LAID_FIELDS.length) } as unknown as Laid;
  LAID_FIELDS.forEach((name, i) => {
    l[name] = row[i];
  });
  checkCard(l.card, path);
  return l;
}

function readPile(j: unknown, path: string): number[] {
  const pile = readInts(j, path, 0, 400, 1, 2 * KNOWN - 1);
  for (const [i, entry] of pile.entries()) checkCard(entry & (KNOWN - 1), `${path}[${i}]`);
  return pile;
}

function readUnits(j: unknown, path: string): (Unit | null)[] {
  const units: (Unit | null)[] = new Array(2 * UNIT_SLOTS).fill(null);
  for (const [i, row] of readList(j, path, 0, 2 * UNIT_SLOTS).entries()) {
    const u = readUnit(row, `${path}[${i}]`);
    if (units[u.place] !== null) throw new CodecError(`${path}[${i}]`, `place ${u.place} is taken`);
    units[u.place] = u;
  }
  return units;
}

export function decodeBody(body: Json, core: Core): State {
  const at = 'state.body';
  const names = ['config', ...INTS, ...PAIRS, ...PILES, ...LISTS, 'graveIds', 'units', 'left', 'laid'];
  const row = readRecord(body, at, names);
  const s = { ...core, config: readConfig(row.config, `${at}.config`) } as unknown as State;
  for (const name of INTS) s[name] = readInt(row[name], `${at}.${name}`, -2);
  for (const name of PAIRS) s[name] = readInts(row[name], `${at}.${name}`, 2, 2);
  for (const name of PILES)
    s[name] = readList(row[name], `${at}.${name}`, 2, 2).map((pile, i) => readPile(pile, `${at}.${name}[${i}]`));
  for (const name of LISTS) s[name] = readInts(row[name], `${at}.${name}`, 0, 4000);
  if (s.tally.length !== 2 * pool.tallies.length) throw new CodecError(`${at}.tally`, 'of another pool of cards');
  if (s.slots.some((n) => n < 0 || n > MAX_SLOTS)) throw new CodecError(`${at}.slots`, `0 to ${MAX_SLOTS} are wanted`);
  s.graveIds = readList(row['graveIds'], `${at}.graveIds`, 2, 2).map((ids, i) => {
    const { length } = s.graves[i];
    return readInts(ids, `${at}.graveIds[${i}]`, length, length);
  });
  s.units = readUnits(row['units'], `${at}.units`);
  s.left = readList(row['left'], `${at}.left`, 0, 20_000).map((u, i) => readUnit(u, `${at}.left[${i}]`));
  s.laid = readList(row['laid'], `${at}.laid`, 0, 400).map((l, i) => readLaid(l, `${at}.laid[${i}]`));
  return s;
}
