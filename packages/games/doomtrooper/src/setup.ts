/** Set-ups: what seats bring, and decks for those that bring none. */
import type { Json } from '@kolbiste/kernel';
import { readInt, readRecord } from '@kolbiste/kernel';
import { cardOf, pool } from './cards/pool.ts';
import type { Config, Deck, Profile } from './config.ts';
import { readConfig, readDeck, readProfile } from './config.ts';
import { EQUIPMENT, MOST_SEATS, TRAIT, WARRIOR } from './vocabulary.ts';

/** A deck of one side: its warriors, what they may bear, and cards for everybody, as often as a deck may hold them. */
function starter(side: (traits: number) => boolean): Deck {
  const PLAIN = 60;
  const fits = pool.ids.filter((id) => {
    const { kind, traits, to, scripted } = cardOf(id);
    if (!scripted) return false;
    if (kind === WARRIOR) return side(traits);
    return kind !== EQUIPMENT || to === null || to.all === 0 || side(to.all | TRAIT.doomtrooper);
  });
  const library: number[] = [];
  for (let n = 0; library.length < PLAIN && n < 4; n++)
    for (const id of fits) if (library.length < PLAIN) library.push(id);
  return { library: library.sort((a, b) => a - b), sideboard: [] };
}

/** Decks to begin with: Doomtroopers against the Dark Legion. */
export const STARTERS: readonly Deck[] = [
  starter((traits) => (traits & TRAIT.doomtrooper) !== 0),
  starter((traits) => (traits & TRAIT.legion) !== 0),
];

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
