/** What a game begins with: read from anything, every fault named by its place. */
import { checkOwnCards } from './cards/own.ts';
import { pool, printed, useOwnCards } from './cards/pool.ts';
import type { Card } from './cards/types.ts';
import { CHOICES, DEFAULTS, type Profile } from './profile.ts';
import type { Config, List, Placed } from './state.ts';
import { ALLY, ENEMY, EVENT, HERO, MAX_SEATS } from './vocabulary.ts';

export class ConfigError extends Error {
  readonly path: string;
  constructor(path: string, message: string) {
    super(`${path}: ${message}`);
    this.path = path;
  }
}

const MODES = ['quest', 'combat', 'waves'] as const;
const MOST_CARDS = 200;

function fail(path: string, message: string): never {
  throw new ConfigError(path, message);
}

function record(j: unknown, path: string): Record<string, unknown> {
  if (j === null || typeof j !== 'object' || Array.isArray(j)) fail(path, 'a record is wanted');
  return j as Record<string, unknown>;
}

function list(j: unknown, path: string, most: number): unknown[] {
  if (!Array.isArray(j) || j.length > most) fail(path, `a list of at most ${most} is wanted`);
  return j;
}

/** What is left out has its default; what is there must be sound: a null is no record, no list and no number. */
const given = (row: Record<string, unknown>, name: string, normal: unknown): unknown =>
  row[name] === undefined ? normal : row[name];

function flag(row: Record<string, unknown>, name: string, path: string): boolean {
  const value = given(row, name, false);
  if (typeof value !== 'boolean') fail(`${path}.${name}`, 'true or false is wanted');
  return value;
}

function cardOf(j: unknown, path: string, wanted: (type: number) => boolean, what: string): number {
  if (!Number.isInteger(j) || pool.cards[j as number] === undefined) fail(path, `there is no card ${String(j)}`);
  if (!wanted(printed(j as number).type)) fail(path, `card ${String(j)} is no ${what}`);
  return j as number;
}

export function readList(j: unknown, path: string, needed: boolean): List {
  const row = record(j, path);
  const heroes = list(given(row, 'heroes', []), `${path}.heroes`, 3).map((id, i) =>
    cardOf(id, `${path}.heroes[${i}]`, (type) => type === HERO, 'hero'),
  );
  const cards = list(given(row, 'cards', []), `${path}.cards`, MOST_CARDS).map((id, i) =>
    cardOf(id, `${path}.cards[${i}]`, (type) => type > HERO && type <= EVENT, 'ally, attachment or event'),
  );
  if (needed && heroes.length === 0) fail(`${path}.heroes`, '1 to 3 heroes are wanted');
  if (new Set(heroes).size !== heroes.length) fail(`${path}.heroes`, 'a hero stands twice');
  return { heroes, cards };
}

function readPlaced(j: unknown, path: string, seats: number): Placed {
  const row = record(j, path);
  const card = cardOf(row['card'], `${path}.card`, (type) => type <= ALLY || type === ENEMY, 'hero, ally or enemy');
  const seat = row['seat'];
  if (!Number.isInteger(seat) || (seat as number) < 0 || (seat as number) >= seats)
    fail(`${path}.seat`, `0 to ${seats - 1} is wanted`);
  const damage = given(row, 'damage', 0);
  if (!Number.isInteger(damage) || (damage as number) < 0) fail(`${path}.damage`, 'a number of tokens is wanted');
  const onIt = list(given(row, 'with', []), `${path}.with`, 20).map((id, i) =>
    cardOf(id, `${path}.with[${i}]`, () => true, 'card'),
  );
  return { card, seat: seat as number, damage: damage as number, exhausted: flag(row, 'exhausted', path), with: onIt };
}

function readProfile(j: unknown, path: string): Profile {
  const row = j === undefined ? {} : record(j, path);
  const out: Record<string, string> = { ...DEFAULTS };
  for (const [name, value] of Object.entries(row)) {
    const choices: readonly string[] | undefined = CHOICES[name as keyof typeof CHOICES];
    if (choices === undefined) fail(`${path}.${name}`, `there is no such switch; there are ${Object.keys(CHOICES)}`);
    if (!choices.includes(value as string)) fail(`${path}.${name}`, `one of ${choices.join(', ')} is wanted`);
    out[name] = value as string;
  }
  return out as unknown as Profile;
}

/** The cards that a configuration brings; from here on they are played with. */
function readOwn(j: unknown, path: string): readonly Card[] {
  if (j === undefined) return [];
  const read = checkOwnCards(j);
  if (read.ok) return read.value;
  const [fault] = read.faults;
  return fail(`${path}${fault.path.slice(1)}`, fault.message.en);
}

const sound = new WeakSet<object>();

/**
 * Reads a configuration; throws ConfigError with the place and what is wanted. An object that was checked before is returned as
 * it is.
 */
export function readConfig(j: unknown, path = 'config'): Config {
  const row = record(j, path);
  if (!sound.has(row)) return checkedConfig(row, path);
  const config = row as unknown as Config;
  useOwnCards(config.own ?? []);
  return config;
}

function checkedConfig(row: Record<string, unknown>, path: string): Config {
  const own = readOwn(row['own'], `${path}.own`);
  useOwnCards(own);
  const mode = given(row, 'mode', 'quest') as Config['mode'];
  if (!MODES.includes(mode)) fail(`${path}.mode`, `one of ${MODES.join(', ')} is wanted`);
  const rows = list(row['lists'], `${path}.lists`, MAX_SEATS);
  if (rows.length === 0) fail(`${path}.lists`, `1 to ${MAX_SEATS} players are wanted`);
  const lists = rows.map((each, i) => readList(each, `${path}.lists[${i}]`, mode === 'quest'));
  const heroes = lists.flatMap((each) => each.heroes);
  if (mode === 'quest' && new Set(heroes).size !== heroes.length)
    fail(`${path}.lists`, 'two players begin with the same hero');
  const placed = list(given(row, 'placed', []), `${path}.placed`, 60).map((each, i) =>
    readPlaced(each, `${path}.placed[${i}]`, lists.length),
  );
  const encounter = list(given(row, 'encounter', []), `${path}.encounter`, MOST_CARDS).map((id, i) =>
    cardOf(id, `${path}.encounter[${i}]`, (type) => type >= ENEMY, 'encounter card'),
  );
  const bare = lists.findIndex((_, seat) => !placed.some((p) => p.seat === seat && printed(p.card).type === HERO));
  if (mode !== 'quest' && bare >= 0) fail(`${path}.placed`, `player ${bare + 1} has no hero`);
  const config: Config = {
    mode,
    easy: flag(row, 'easy', path),
    lists,
    placed,
    encounter,
    profile: readProfile(row['profile'], `${path}.profile`),
    ...(own.length === 0 ? {} : { own }),
  };
  sound.add(config);
  return config;
}

/** The set-up of a game of the whole round. @param own cards of a file to play with */
export const configOf = (
  lists: readonly List[],
  easy = false,
  profile: unknown = {},
  own: readonly Card[] = [],
): Config => readConfig({ mode: 'quest', easy, lists, profile, ...(own.length === 0 ? {} : { own }) });
