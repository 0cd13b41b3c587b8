/** The configuration of a game: two lists and a profile, each list checked by the rules of deck building [TMM deck] [TMM cards.2]. */
import { CodecError, readInt, readInts, readRecord } from '@kolbiste/kernel';
import { listFaults } from './cards/lists.ts';
import { checkOwnCards } from './cards/own.ts';
import { useOwnCards } from './cards/pool.ts';
import type { Card } from './cards/types.ts';
import { profileFrom, RULINGS } from './profile.ts';
import type { Config, List } from './state.ts';
import { CLASS_NAMES } from './vocabulary.ts';

function readLists(j: unknown, path: string): [List, List] {
  if (!Array.isArray(j) || j.length !== 2) throw new CodecError(path, 'two lists are wanted');
  return [readList(j[0], `${path}[0]`), readList(j[1], `${path}[1]`)];
}

/** The cards that a configuration brings; from here on they are played with. */
function readOwn(j: unknown, path: string): readonly Card[] {
  if (j === undefined) return [];
  const read = checkOwnCards(j);
  if (read.ok) return read.value;
  const [fault] = read.faults;
  throw new CodecError(`${path}${fault.path.slice(1)}`, fault.message.en);
}

/** One list from JSON. Throws CodecError with the path and the paragraph of the first fault. */
export function readList(j: unknown, path: string): List {
  const row = readRecord(j, path, ['class', 'cards', 'ability']);
  const cls = CLASS_NAMES.find((name) => name === row.class);
  if (cls === undefined) throw new CodecError(`${path}.class`, `one of ${CLASS_NAMES.join(', ')} is wanted`);
  const list: List = {
    class: cls,
    cards: readInts(row.cards, `${path}.cards`, 0, 60, 0, 999),
    ability: readInt(row.ability, `${path}.ability`, 0, 999),
  };
  const [fault] = listFaults(list);
  if (fault !== undefined) throw new CodecError(`${path}${fault.path}`, `${fault.message.en} [TMM ${fault.rule}]`);
  return list;
}

const sound = new WeakSet<Config>();

/**
 * A configuration from JSON; a missing profile means the rulings. An object that was checked before is returned as it is.
 * @throws CodecError with the path of the first fault
 */
export function readConfig(j: unknown, path = 'config'): Config {
  if (typeof j === 'object' && j !== null && sound.has(j as Config)) {
    useOwnCards((j as Config).own ?? []);
    return j as Config;
  }
  const given = typeof j === 'object' && j !== null && !Array.isArray(j) ? { profile: {}, ...j } : j;
  const { own: ownJson, ...rest } = given as { own?: unknown };
  const row = readRecord(typeof given === 'object' && given !== null ? rest : given, path, ['lists', 'profile']);
  const own = readOwn(ownJson, `${path}.own`);
  useOwnCards(own);
  let profile = RULINGS;
  try {
    profile = profileFrom(row.profile);
  } catch (error) {
    throw new CodecError(`${path}.profile`, (error as Error).message);
  }
  const lists = readLists(row.lists, `${path}.lists`);
  const config: Config = own.length === 0 ? { lists, profile } : { lists, profile, own };
  sound.add(config);
  return config;
}

/** A configuration of two lists under the rulings, or under a profile. @param own cards of a file to play with */
export function configOf(a: List, b: List, profile: unknown = {}, own: readonly Card[] = []): Config {
  return readConfig(own.length === 0 ? { lists: [a, b], profile } : { lists: [a, b], profile, own });
}
