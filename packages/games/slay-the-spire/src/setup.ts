/** How an adventure is configured, and what the heroes begin with. */
import { CodecError, readInt, readList, readRecord } from '@kolbiste/kernel';
import { startOf } from './cards/heroes.ts';
import { CARD_COUNT, cardWritten, ENEMIES, faceOf, ITEMS } from './cards/pool.ts';
import type { Config, State } from './state.ts';
import {
  BOSS_RELIC_DECK,
  blank,
  CURSE_DECK,
  DECK,
  HERO,
  HP,
  MAX_HP,
  POTION_DECK,
  pileOf,
  RARE,
  RELIC_DECK,
  REWARD,
  SLOTS,
} from './state.ts';
import type { HeroId } from './vocabulary.ts';
import { CURSE, HEROES, RARITIES } from './vocabulary.ts';

const [STARTER, , , RARE_CARD] = RARITIES.keys();
/** Heroes whose cards are here. */
const PLAYABLE: readonly HeroId[] = ['ironclad', 'defect', 'watcher'];
const MOST_HEROES = 4;

/** @throws CodecError with the place of what is wrong */
export function readConfig(j: unknown, path = 'config'): Config {
  const row = readRecord(j, path, ['heroes', 'fight', 'map', 'last']);
  const heroes = readList(row['heroes'], `${path}.heroes`, 1, MOST_HEROES).map((each, seat) => {
    const hero = PLAYABLE.find((id) => id === each);
    if (hero === undefined)
      throw new CodecError(
        `${path}.heroes[${seat}]`,
        `expected one of ${PLAYABLE.join(', ')}, found ${JSON.stringify(each)}`,
      );
    return hero;
  });
  const { fight } = row;
  if (typeof fight !== 'string' || (fight !== '' && !ENEMIES.some(({ id }) => id === fight)))
    throw new CodecError(`${path}.fight`, `there is no enemy ${JSON.stringify(fight)}`);
  return {
    heroes,
    fight,
    map: readInt(row['map'], `${path}.map`, 0, 1),
    last: readInt(row['last'], `${path}.last`, 1, 1),
  };
}

/** The decks of a hero: starter, rewards and rare rewards, each copy of each card [STS 4.1]. */
function layDecks(s: State, seat: number): void {
  const hero = s.heroes[seat][HERO];
  for (let card = 0; card < CARD_COUNT; card++) {
    const { owner, rarity, type } = faceOf(2 * card);
    if (owner !== HEROES.indexOf(HEROES[hero])) continue;
    const { copies, lock } = cardWritten(card);
    if (lock !== undefined) continue;
    const pile = rarity === STARTER ? DECK : rarity === RARE_CARD ? RARE : REWARD;
    // The second ticket lies in a pack that is unlocked later.
    const count = type === TICKET_TYPE ? 1 : copies;
    for (let k = 0; k < count; k++) pileOf(s, seat, pile).push(2 * card);
  }
}
const TICKET_TYPE = 5;

/** Every copy of each item of a kind. */
const copiesOf = (kind: string): number[] =>
  ITEMS.filter((item) => item.kind === kind).flatMap(({ item, copies }) => new Array<number>(copies).fill(item));

const cursesOf = (): number[] => {
  const out: number[] = [];
  for (let card = 0; card < CARD_COUNT; card++) {
    const { type, id } = faceOf(2 * card);
    // Set aside until it is asked for [STS 20.11].
    if (type === CURSE && id !== 'ascenders-bane')
      for (let k = 0; k < cardWritten(card).copies; k++) out.push(2 * card);
  }
  return out;
};

/** The state before the first step. */
export function layOut(config: Config, seed: string): State {
  const s = blank(config, seed);
  s.heroes.forEach((row, seat) => {
    const { hp, slots } = startOf(row[HERO]);
    row[HP] = hp;
    row[MAX_HP] = hp;
    row[SLOTS] = slots;
    layDecks(s, seat);
  });
  s.decks[RELIC_DECK] = copiesOf('relic');
  s.decks[POTION_DECK] = copiesOf('potion');
  s.decks[BOSS_RELIC_DECK] = copiesOf('bossRelic');
  s.decks[CURSE_DECK] = cursesOf();
  return s;
}
