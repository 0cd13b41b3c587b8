/** The state's own fields as JSON and back, checked field by field. */
import type { Core, Json } from '@kolbiste/kernel';
import { CodecError, readInt, readInts, readList, readRecord } from '@kolbiste/kernel';
import { pool } from './cards/pool.ts';
import { ConfigError, readConfig } from './setup.ts';
import type { State, Thing } from './state.ts';
import { cardIn, SHADOW } from './state.ts';

const INTS = ['first', 'round', 'phase', 'serial', 'quest', 'many', 'score', 'wave', 'outcome'] as const;
const SEATS = ['threat', 'out'] as const;
const PILES = ['hands', 'decks', 'discards'] as const;
const LISTS = ['lasting', 'uses', 'atEnd', 'bans', 'attacked', 'batch'] as const;
const CARDS = ['encounter', 'encounterDiscard', 'victory', 'removed'] as const;
const FIELDS = ['id', 'card', 'owner', 'seat', 'zone', 'host', 'marks', 'damage', 'resources', 'progress'] as const;

const rowOf = (t: Thing): Json => FIELDS.map((name) => t[name]);

export function encodeBody(s: State): { [field: string]: Json } {
  const out: { [field: string]: Json } = { config: s.config as unknown as Json };
  for (const name of INTS) out[name] = s[name];
  for (const name of SEATS) out[name] = s[name].slice();
  for (const name of PILES) out[name] = s[name].map((pile) => pile.slice());
  for (const name of LISTS) out[name] = s[name].slice();
  for (const name of CARDS) out[name] = s[name].slice();
  out['shadows'] = s.shadows.slice();
  out['things'] = s.things.map(rowOf);
  out['left'] = s.left.map(rowOf);
  return out;
}

function checkCards(cards: readonly number[], path: string): number[] {
  cards.forEach((entry, i) => {
    if (pool.cards[cardIn(entry)] === undefined)
      throw new CodecError(`${path}[${i}]`, `there is no card ${cardIn(entry)}`);
  });
  return cards as number[];
}

function readThing(j: unknown, path: string): Thing {
  const row = readInts(j, path, FIELDS.length, FIELDS.length);
  const t = {} as Thing;
  FIELDS.forEach((name, i) => {
    t[name] = row[i];
  });
  checkCards([t.card], path);
  return t;
}

/** A configuration that is none is a fault of the saved game, at its place in it. */
function configIn(j: unknown, path: string): State['config'] {
  try {
    return readConfig(j, path);
  } catch (error) {
    if (error instanceof ConfigError) throw new CodecError(error.path, error.message.slice(error.path.length + 2));
    throw error;
  }
}

const MOST = 4000;

export function decodeBody(body: Json, core: Core): State {
  const at = 'state.body';
  const names = ['config', ...INTS, ...SEATS, ...PILES, ...LISTS, ...CARDS, 'shadows', 'things', 'left'];
  const row = readRecord(body, at, names);
  const s = { ...core, config: configIn(row.config, `${at}.config`) } as unknown as State;
  const seats = s.config.lists.length;
  for (const name of INTS) s[name] = readInt(row[name], `${at}.${name}`);
  for (const name of SEATS) s[name] = readInts(row[name], `${at}.${name}`, seats, seats);
  for (const name of PILES)
    s[name] = readList(row[name], `${at}.${name}`, seats, seats).map((pile, i) =>
      checkCards(readInts(pile, `${at}.${name}[${i}]`, 0, MOST), `${at}.${name}[${i}]`),
    );
  for (const name of LISTS) s[name] = readInts(row[name], `${at}.${name}`, 0, MOST);
  for (const name of CARDS) s[name] = checkCards(readInts(row[name], `${at}.${name}`, 0, MOST), `${at}.${name}`);
  s.shadows = readInts(row['shadows'], `${at}.shadows`, 0, MOST);
  if (s.shadows.length % SHADOW !== 0) throw new CodecError(`${at}.shadows`, 'rows of three are wanted');
  s.things = readList(row['things'], `${at}.things`, 0, MOST).map((t, i) => readThing(t, `${at}.things[${i}]`));
  s.left = readList(row['left'], `${at}.left`, 0, MOST).map((t, i) => readThing(t, `${at}.left[${i}]`));
  return s;
}
