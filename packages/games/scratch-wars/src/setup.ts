/** The configuration of a duel: two decks and a profile, checked card by card before anything is laid out [SW 1.5]. */
import { CodecError, readList, readRecord } from '@kolbiste/kernel';
import type { Checked } from '@kolbiste/kernel/files';
import { checkHero, checkWeapon } from './cards/check.ts';
import type { Deck } from './cards/types.ts';
import { profileFrom } from './profile.ts';
import type { Config } from './state.ts';
import { SLOTS } from './vocabulary.ts';

function card<T>(checkedCard: Checked<T>, path: string): T {
  if (checkedCard.ok) return checkedCard.value;
  const fault = checkedCard.faults[0];
  throw new CodecError(fault.path || path, fault.message.en);
}

/** Longer lists are not counted. */
const MOST = 100;

function readDeck(j: unknown, path: string): Deck {
  const row = readRecord(j, path, ['hero', 'weapons']);
  const weapons = readList(row.weapons, `${path}.weapons`, 0, MOST);
  if (weapons.length < 1 || weapons.length > SLOTS)
    throw new CodecError(`${path}.weapons`, `1 to ${SLOTS} weapons are wanted, not ${weapons.length} [SW 1.5.1.2]`);
  return {
    hero: card(checkHero(row.hero, `${path}.hero`), `${path}.hero`),
    weapons: weapons.map((weapon, k) => card(checkWeapon(weapon, `${path}.weapons[${k}]`), `${path}.weapons[${k}]`)),
  };
}

const sound = new WeakSet<Config>();

/**
 * A configuration from JSON; a missing profile means the rulings. An object that was checked before is returned as it is.
 * @throws CodecError with the path of the first fault
 */
export function readConfig(j: unknown, path = 'config'): Config {
  if (typeof j === 'object' && j !== null && sound.has(j as Config)) return j as Config;
  const given = typeof j === 'object' && j !== null && !Array.isArray(j) ? { profile: {}, ...j } : j;
  const row = readRecord(given, path, ['decks', 'profile']);
  const [a, b] = readList(row.decks, `${path}.decks`, 2, 2);
  let profile: Config['profile'];
  try {
    profile = profileFrom(row.profile);
  } catch (error) {
    throw new CodecError(path, (error as Error).message);
  }
  const config: Config = { decks: [readDeck(a, `${path}.decks[0]`), readDeck(b, `${path}.decks[1]`)], profile };
  sound.add(config);
  return config;
}

/** A configuration of two decks under the rulings, or under a profile. */
export function configOf(a: Deck, b: Deck, profile: unknown = {}): Config {
  return readConfig({ decks: [a, b], profile });
}

const profiles = new WeakMap<object, Config['profile']>();

/**
 * As configOf, of decks that this house has made or checked itself: they are taken as they are, and not looked at again.
 * @param profile the same object as often as it is the same profile
 */
export function configOfMade(a: Deck, b: Deck, profile: object): Config {
  const rulings = profiles.get(profile) ?? profileFrom(profile);
  profiles.set(profile, rulings);
  const config: Config = { decks: [a, b], profile: rulings };
  sound.add(config);
  return config;
}
