/** Set-ups: what seats bring, and decks for those that bring none. */
import type { Json } from '@kolbiste/kernel';
import { readInt, readRecord } from '@kolbiste/kernel';
import { STARTERS } from './cards/decks.ts';
import type { Config, Profile } from './config.ts';
import { readConfig, readDeck, readProfile } from './config.ts';
import { MOST_SEATS } from './vocabulary.ts';

const ROUNDS = 25;
/** Games that are dealt for trying out end after a number of rounds. */
export const DEALT_PROFILE: Partial<Profile> = { name: 'dealt', rounds: ROUNDS, tie: 'draw' };

/** A table of so many with the decks to begin with. */
export const dealtConfig = (seats: number, profile: Partial<Profile> = DEALT_PROFILE, first = 0): Config =>
  readConfig({ decks: Array.from({ length: seats }, (_, i) => STARTERS[(first + i) % STARTERS.length]), profile });

/**
 * A configuration from JSON: decks and profile, or only how many sit there and after how many rounds the time is called.
 * @throws CodecError with the path of the first fault
 */
export function configOf(j: unknown): Config {
  if (typeof j !== 'object' || j === null || 'decks' in j) return readConfig(j);
  const row = readRecord({ seats: 2, rounds: ROUNDS, ...j }, 'config', ['seats', 'rounds']);
  const seats = readInt(row['seats'], 'config.seats', 2, MOST_SEATS);
  return dealtConfig(seats, { ...DEALT_PROFILE, rounds: readInt(row['rounds'], 'config.rounds', 0, 999) });
}

/** The configuration of a table whose seats bring decks, or nothing. */
export function configFrom(setups: readonly (Json | null)[], common: Json): Config {
  const { profile } = (common ?? {}) as { profile?: Json };
  const decks = setups.map((setup, seat) =>
    setup === null ? STARTERS[seat % STARTERS.length] : readDeck((setup as { deck: Json }).deck, `seats[${seat}].deck`),
  );
  return readConfig({ decks, profile: readProfile(profile ?? DEALT_PROFILE) });
}
