/** What is agreed before a game: a deck for each seat and the profile of the house [DT 6.1] [DT 9.5] [DT 9.20]. */
import { CodecError, readInt, readInts, readList, readRecord, readText } from '@kolbiste/kernel';
import { checkOwnCards } from './cards/own.ts';
import type { OwnCard } from './cards/own-cards.ts';
import { playBeside } from './cards/own-cards.ts';
import { pool } from './cards/pool.ts';
import { MOST_SEATS } from './vocabulary.ts';

export interface Deck {
  readonly library: readonly number[];
  readonly sideboard: readonly number[];
}

/** Rules that houses set for themselves; each game and each record names them all. */
export interface Profile {
  readonly name: string;
  /** Promotion points that win [DT 6.1]. */
  readonly points: number;
  /** Cards in a library at least, copies of one at most, cards of a sideboard [DT R7]. */
  readonly deckSize: number;
  readonly copies: number;
  readonly sideboard: number;
  /** Cards that no deck may hold, and of which library and sideboard together may hold one. */
  readonly banned: readonly number[];
  readonly restricted: readonly number[];
  /** Rounds of the table after which the time is called; 0 = no limit [DT 6.2] [DT R137]. */
  readonly rounds: number;
  /** What becomes of equal points at the end: another round each, or a draw [DT 6.4] [DT 6.8] [DT R137]. */
  readonly tie: 'rounds' | 'draw';
}

export interface Config {
  readonly decks: readonly Deck[];
  readonly profile: Profile;
  /** Cards of somebody's own file, where any are played with. */
  readonly own?: readonly OwnCard[];
}

export const TOURNAMENT: Profile = {
  name: 'tournament',
  points: 40,
  deckSize: 60,
  copies: 4,
  sideboard: 25,
  banned: [],
  restricted: [],
  rounds: 0,
  tie: 'rounds',
};
const PROFILE_FIELDS = Object.keys(TOURNAMENT);
const MOST_CARDS = 500;
/** Least and most of each figure of a profile, and how many cards its lists may name. */
export const PROFILE_BOUNDS = {
  points: [1, 999],
  deckSize: [0, MOST_CARDS],
  copies: [1, MOST_CARDS],
  sideboard: [0, MOST_CARDS],
  rounds: [0, 999],
  cards: MOST_CARDS,
} as const;

/** Fields of a record, those that are not given as usual. */
function filled(j: unknown, path: string, fields: readonly string[], usual: object): Record<string, unknown> {
  if (typeof j !== 'object' || j === null || Array.isArray(j)) throw new CodecError(path, 'expected a record');
  return readRecord({ ...usual, ...j }, path, fields);
}

function readTie(j: unknown, path: string): Profile['tie'] {
  if (j !== 'rounds' && j !== 'draw') throw new CodecError(path, 'expected rounds or draw');
  return j;
}

/** A profile; what it does not name is as in tournaments. */
export function readProfile(j: unknown, path = 'profile'): Profile {
  const row = filled(j ?? {}, path, PROFILE_FIELDS, TOURNAMENT);
  const int = (field: Exclude<keyof typeof PROFILE_BOUNDS, 'cards'>): number =>
    readInt(row[field], `${path}.${field}`, ...PROFILE_BOUNDS[field]);
  const cards = (field: string): number[] => readInts(row[field], `${path}.${field}`, 0, MOST_CARDS);
  return {
    name: readText(row['name'], `${path}.name`, 40),
    points: int('points'),
    deckSize: int('deckSize'),
    copies: int('copies'),
    sideboard: int('sideboard'),
    banned: cards('banned'),
    restricted: cards('restricted'),
    rounds: int('rounds'),
    tie: readTie(row['tie'], `${path}.tie`),
  };
}

/** What a deck breaks: the place in it, what it is, and the paragraph. */
export interface DeckFault {
  readonly path: string;
  readonly code: 'unknown' | 'unscripted' | 'size' | 'copies' | 'banned' | 'restricted' | 'sideboard';
  readonly card: number;
  readonly n: number;
  readonly rule: string;
}

const countOf = (cards: readonly number[], card: number): number => cards.filter((each) => each === card).length;

/** Copies are counted in the library alone [DT R7], of a restricted card in the sideboard too: from there it comes into the same game. */
function copyFaults({ library, sideboard }: Deck, profile: Profile): DeckFault[] {
  const faults: DeckFault[] = [];
  for (const card of new Set([...library, ...sideboard])) {
    const restricted = profile.restricted.includes(card);
    const inLibrary = countOf(library, card);
    const [most, n] = restricted ? [1, inLibrary + countOf(sideboard, card)] : [profile.copies, inLibrary];
    if (n <= most) continue;
    const path = inLibrary > most ? `.library[${library.indexOf(card)}]` : `.sideboard[${sideboard.indexOf(card)}]`;
    faults.push({ path, code: restricted ? 'restricted' : 'copies', card, n, rule: '9.5' });
  }
  return faults;
}

/** Everything that is wrong with a deck under a profile [DT 9.5] [DT 9.20]. */
export function deckFaults(deck: Deck, profile: Profile): DeckFault[] {
  const faults: DeckFault[] = [];
  for (const part of ['library', 'sideboard'] as const)
    deck[part].forEach((card, i) => {
      const path = `.${part}[${i}]`;
      const known = pool.cards[card];
      if (known === undefined) faults.push({ path, code: 'unknown', card, n: 0, rule: '9.5' });
      else if (!known.scripted) faults.push({ path, code: 'unscripted', card, n: 0, rule: '9.5' });
      else if (profile.banned.includes(card)) faults.push({ path, code: 'banned', card, n: 0, rule: '9.5' });
    });
  faults.push(...copyFaults(deck, profile));
  const n = deck.library.length;
  if (n < profile.deckSize) faults.push({ path: '.library', code: 'size', card: 0, n, rule: '9.5' });
  const side = deck.sideboard.length;
  if (side !== 0 && side !== profile.sideboard)
    faults.push({ path: '.sideboard', code: 'sideboard', card: 0, n: side, rule: '9.20' });
  return faults;
}

/** A deck from JSON; it need not be legal. */
export function readDeck(j: unknown, path: string): Deck {
  const row = filled(j, path, ['library', 'sideboard'], { sideboard: [] });
  const cards = (field: string): number[] => readInts(row[field], `${path}.${field}`, 0, MOST_CARDS, 1);
  return { library: cards('library'), sideboard: cards('sideboard') };
}

/** The own cards of a configuration; from now on they are played with. */
function readOwn(j: unknown, path: string): readonly OwnCard[] {
  const isNone = Array.isArray(j) && j.length === 0;
  const read = isNone ? { ok: true as const, value: [] } : checkOwnCards(j);
  if (!read.ok) throw new CodecError(path, read.faults[0].message.en);
  playBeside({ own: read.value });
  return read.value;
}

const sound = new WeakSet<Config>();

/** A configuration that is known to be sound: one that was dealt to fit what a seat sees. */
export function trusted(config: Config): Config {
  sound.add(config);
  return config;
}

/**
 * A configuration from JSON. An object that was checked before is returned as it is.
 * @throws CodecError with the path of the first fault, and its paragraph
 */
export function readConfig(j: unknown, path = 'config'): Config {
  if (typeof j === 'object' && j !== null && sound.has(j as Config)) {
    playBeside(j);
    return j as Config;
  }
  const row = filled(j, path, ['decks', 'profile', 'own'], { profile: {}, own: [] });
  const own = readOwn(row['own'], `${path}.own`);
  const profile = readProfile(row['profile'], `${path}.profile`);
  const decks = readList(row['decks'], `${path}.decks`, 2, MOST_SEATS).map((each, seat) => {
    const at = `${path}.decks[${seat}]`;
    const deck = readDeck(each, at);
    const [fault] = deckFaults(deck, profile);
    if (fault !== undefined)
      throw new CodecError(`${at}${fault.path}`, `${fault.code} (card ${fault.card}, ${fault.n}) [DT ${fault.rule}]`);
    return deck;
  });
  const config: Config = { decks, profile, ...(own.length === 0 ? {} : { own }) };
  sound.add(config);
  return config;
}
