/** How an adventure is configured: who plays, from which act to which, how hard, with what unlocked and varied. What is not named is as in a first game. */
import { CodecError, readInt, readList, readText } from '@kolbiste/kernel';
import { isTop } from './cards/maps.ts';
import { checkOwnCards } from './cards/own.ts';
import type { OwnCard } from './cards/own-cards.ts';
import { playBeside } from './cards/own-cards.ts';
import { CARD_COUNT, ENEMIES, faceOf } from './cards/pool.ts';
import type { Carry } from './carry.ts';
import { readCarry } from './carry.ts';
import { mustHold } from './carry-holds.ts';
import type { HeroId, ModifierId } from './vocabulary.ts';
import { HEROES, MODIFIERS, RARITIES } from './vocabulary.ts';

export interface Config {
  /** Who plays whom, by seat [STS 4.1]. */
  readonly heroes: readonly HeroId[];
  /** A single fight: the enemy card by its id; '' = a whole adventure. */
  readonly fight: string;
  /** The map of Act I that the group has chosen, 0 or 1; 2 = chance chooses [STS 4.5] [STS R108]. */
  readonly map: number;
  /** The act in which the game begins; after Act I by a quick start [STS 22.8]. */
  readonly first: number;
  /** The act whose boss is the last [STS 2.2]. */
  readonly last: number;
  /** All levels up to it are in force [STS 20.6]. */
  readonly ascension: number;
  /** The boss is drawn by the die and lies open [STS 4.8]. */
  readonly bossOpen: boolean;
  /** How many packs of cards are unlocked, by hero [STS 20.3]. */
  readonly packs: readonly number[];
  /** Whether the colourless cards are unlocked, and Act IV [STS 20.4] [STS 20.5]. */
  readonly colorless: boolean;
  readonly actFour: boolean;
  /** Variants [STS 23.3] [STS 23.5]. */
  readonly lastStand: boolean;
  readonly chooseRelics: boolean;
  /** Two changes are rolled [STS 21.19], or these are chosen [STS 21.26]. */
  readonly daily: boolean;
  readonly modifiers: readonly ModifierId[];
  /** What an adventure goes on from that was sealed on the way; null = it begins. */
  readonly from: Carry | null;
  /** How many of the last seats join an adventure that goes on after an act [STS 22.14]. */
  readonly joining: number;
  /** Cards of somebody's own file, where any are played with. */
  readonly own?: readonly OwnCard[];
}

const LAST_ACT = 4;
export const MOST_ASCENSION = 13;
const MOST_HEROES = 4;
export const MOST_PACKS = 3;
const TWO = 2;
const FIELDS: readonly (keyof Config)[] = [
  'heroes',
  'fight',
  'map',
  'first',
  'last',
  'ascension',
  'bossOpen',
  'packs',
  'colorless',
  'actFour',
  'lastStand',
  'chooseRelics',
  'daily',
  'modifiers',
  'from',
  'joining',
  'own',
];

/** Heroes whose cards are here. */
export const PLAYABLE: readonly HeroId[] = HEROES.filter((_, hero) => {
  for (let card = 0; card < CARD_COUNT; card++) {
    const { owner, rarity } = faceOf(2 * card);
    if (owner === hero && RARITIES[rarity] === 'starter') return true;
  }
  return false;
});
/** Acts that have a boss here, from the first on. */
export const ACTS_HERE = [1, 2, 3, LAST_ACT].filter((act) =>
  ENEMIES.some((enemy) => enemy.deck === 'boss' && enemy.act === act),
).length;

type Row = Readonly<Record<string, unknown>>;

function rowOf(j: unknown, path: string): Row {
  if (typeof j !== 'object' || j === null || Array.isArray(j))
    throw new CodecError(path, `expected a record, found ${JSON.stringify(j)}`);
  for (const field of Object.keys(j))
    if (!(FIELDS as readonly string[]).includes(field))
      throw new CodecError(`${path}.${field}`, `no such field; expected ${FIELDS.join(', ')}`);
  return j as Row;
}

/** What stands in a field; where it is not named, what is usual. */
const given = (row: Row, field: keyof Config, usual: unknown): unknown =>
  Object.hasOwn(row, field) ? row[field] : usual;

function oneOf<T extends string>(j: unknown, path: string, known: readonly T[]): T {
  const found = known.find((id) => id === j);
  if (found === undefined)
    throw new CodecError(path, `expected one of ${known.join(', ')}, found ${JSON.stringify(j)}`);
  return found;
}

function flag(row: Row, field: keyof Config, path: string): boolean {
  const value = given(row, field, false);
  if (typeof value !== 'boolean')
    throw new CodecError(`${path}.${field}`, `expected true or false, found ${JSON.stringify(value)}`);
  return value;
}

function figure(row: Row, field: keyof Config, path: string, low: number, high: number, usual: number): number {
  return readInt(given(row, field, usual), `${path}.${field}`, low, high);
}

/** Each hero exists once [STS R107], as far as there are heroes enough. @param alone a single fight, in which any may fight */
function heroesIn(row: Row, path: string, alone: boolean): HeroId[] {
  const heroes = readList(row['heroes'], path, 1, MOST_HEROES).map((each, seat) =>
    oneOf(each, `${path}[${seat}]`, PLAYABLE),
  );
  if (!alone && heroes.length <= PLAYABLE.length)
    for (const [seat, hero] of heroes.entries())
      if (heroes.indexOf(hero) !== seat)
        throw new CodecError(`${path}[${seat}]`, `${hero} is played already: each hero exists once [STS R107, 4.1]`);
  return heroes;
}

function fightIn(row: Row, path: string): string {
  const fight = readText(given(row, 'fight', ''), path);
  if (fight !== '' && !ENEMIES.some(({ id }) => id === fight))
    throw new CodecError(path, `there is no enemy ${JSON.stringify(fight)}`);
  return fight;
}

/** Two different ones are chosen, or none [STS R101]. */
function modifiersIn(row: Row, path: string, daily: boolean): ModifierId[] {
  const chosen = readList(given(row, 'modifiers', []), path, 0, TWO).map((each, n) =>
    oneOf(each, `${path}[${n}]`, MODIFIERS),
  );
  if (chosen.length === 1 || (chosen.length === TWO && chosen[0] === chosen[1]))
    throw new CodecError(path, 'expected two different changes, or none');
  if (daily && chosen.length > 0) throw new CodecError(path, 'expected none: a daily climb rolls its changes');
  return chosen;
}

function packsIn(row: Row, path: string): number[] {
  const packs = readList(
    given(
      row,
      'packs',
      HEROES.map(() => 0),
    ),
    path,
    HEROES.length,
    HEROES.length,
  );
  return packs.map((each, hero) => readInt(each, `${path}[${hero}]`, 0, MOST_PACKS));
}

function fromIn(row: Row, path: string, heroes: readonly HeroId[]): Carry | null {
  const from = given(row, 'from', null);
  if (from === null) return null;
  const carry = readCarry(from, path, heroes.length);
  mustHold(carry, path, heroes);
  return carry;
}

/** Heroes join where an act was won, and before another one alone [STS 22.14]. */
function joiningIn(joining: number, path: string, from: Carry | null): number {
  if (joining > 0 && (from === null || !isTop(from.act, from.map, from.node)))
    throw new CodecError(`${path}.joining`, 'expected 0: heroes join where an act was won alone');
  return joining;
}

/** The cards that a configuration brings; from here on they are played with. */
function ownIn(row: Row, path: string): readonly OwnCard[] {
  const given = row['own'];
  const read = given === undefined ? undefined : checkOwnCards(given);
  if (read?.ok === false) throw new CodecError(`${path}${read.faults[0].path.slice(1)}`, read.faults[0].message.en);
  const own = read?.value ?? [];
  playBeside({ own });
  return own;
}

/** What was read before, and holds: it is taken as it is. */
const sound = new WeakSet<object>();

/**
 * A configuration that was read here before is returned as it is.
 * @throws CodecError with the place of what is wrong, and what may stand there
 */
export function readConfig(j: unknown, path = 'config'): Config {
  if (typeof j === 'object' && j !== null && sound.has(j)) {
    const known = j as Config;
    playBeside(known);
    return known;
  }
  const config = checkedConfig(rowOf(j, path), path);
  sound.add(config);
  return config;
}

function checkedConfig(row: Row, path: string): Config {
  const own = ownIn(row, `${path}.own`);
  const fight = fightIn(row, `${path}.fight`);
  const actFour = flag(row, 'actFour', path);
  const first = figure(row, 'first', path, 1, ACTS_HERE, 1);
  const daily = flag(row, 'daily', path);
  const last = figure(row, 'last', path, first, ACTS_HERE, Math.max(first, Math.min(3, ACTS_HERE)));
  if (last === LAST_ACT && !actFour)
    throw new CodecError(`${path}.last`, 'expected at most 3: Act IV is not unlocked (actFour)');
  const heroes = heroesIn(row, `${path}.heroes`, fight !== '');
  const there = heroes.length - figure(row, 'joining', path, 0, heroes.length - 1, 0);
  const from = fromIn(row, `${path}.from`, heroes.slice(0, there));
  return {
    heroes,
    fight,
    map: figure(row, 'map', path, 0, TWO, 0),
    first,
    last,
    ascension: figure(row, 'ascension', path, 0, MOST_ASCENSION, 0),
    bossOpen: flag(row, 'bossOpen', path),
    packs: packsIn(row, `${path}.packs`),
    colorless: flag(row, 'colorless', path),
    actFour,
    lastStand: flag(row, 'lastStand', path),
    chooseRelics: flag(row, 'chooseRelics', path),
    daily,
    modifiers: modifiersIn(row, `${path}.modifiers`, daily),
    from,
    joining: joiningIn(heroes.length - there, path, from),
    ...(own.length === 0 ? {} : { own }),
  };
}

/** A configuration of what differs from a first game alone. @throws CodecError with the place of what is wrong */
export const configOf = (named: Partial<Config>): Config => readConfig({ heroes: [PLAYABLE[0]], ...named });
