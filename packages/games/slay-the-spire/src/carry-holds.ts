/** Whether what passed over can be: everything in it exists, lies where such things lie, and not more often than it is in the box. */
import { CodecError, readInt } from '@kolbiste/kernel';
import { EVENT_CARDS } from './cards/events.ts';
import { mapOf, mapsOf } from './cards/maps.ts';
import { CARDS, cardWritten, ENEMIES, faceOf, ITEMS } from './cards/pool.ts';
import type { Carry } from './carry.ts';
import * as P from './places.ts';
import type { HeroId } from './vocabulary.ts';
import { HEROES } from './vocabulary.ts';

/** Refuses a number that stands for nothing there. @throws CodecError */
type Holds = (n: number, path: string) => void;

const below = (n: number, path: string, count: number): void => void readInt(n, path, 0, count - 1);

const isFace: Holds = (face, path) => {
  below(face, path, 2 * CARDS.length);
  if (face % 2 === 1 && !faceOf(face - 1).canUpgrade)
    throw new CodecError(path, `${cardWritten((face - 1) / 2).id} has no upgraded side`);
};

const isItem =
  (...kinds: readonly string[]): Holds =>
  (item, path) => {
    below(item, path, ITEMS.length);
    const { id, kind } = ITEMS[item];
    if (!kinds.includes(kind)) throw new CodecError(path, `${id} is a ${kind}; expected a ${kinds.join(' or ')}`);
  };

const POTION = 'potion';
const isEnemy: Holds = (card, path) => below(card, path, ENEMIES.length);
const isEvent: Holds = (event, path) => below(event, path, EVENT_CARDS.length);

/** What lies in piles of heroes, by kind; marks beside others are any numbers. */
const IN_PILE: readonly (readonly [kind: number, holds: Holds])[] = [
  ...[P.DRAW, P.HAND, P.DISCARD, P.EXHAUST, P.POWERS, P.DECK, P.REWARD, P.RARE].map((kind) => [kind, isFace] as const),
  [P.RELICS, isItem(...new Set(ITEMS.map(({ kind }) => kind).filter((kind) => kind !== POTION)))],
  [P.POTIONS, isItem(POTION)],
];

/** What lies in decks of the group. */
const inDeck = (deck: number): Holds =>
  deck < P.EVENT_DECK
    ? isEnemy
    : deck === P.EVENT_DECK
      ? isEvent
      : deck === P.RELIC_DECK
        ? isItem('relic')
        : deck === P.POTION_DECK
          ? isItem(POTION)
          : deck === P.BOSS_RELIC_DECK
            ? isItem('bossRelic')
            : isFace;

/** @throws CodecError at the first one that cannot lie there */
function eachHolds(pile: readonly number[], holds: Holds, path: string): void {
  for (const [at, each] of pile.entries()) holds(each, `${path}[${at}]`);
}

function heroHolds(row: readonly number[], hero: HeroId, path: string): void {
  if (row[P.HERO] !== HEROES.indexOf(hero))
    throw new CodecError(
      `${path}[${P.HERO}]`,
      `expected ${HEROES.indexOf(hero)}, as ${hero} plays here, found ${row[P.HERO]}`,
    );
  readInt(row[P.MAX_HP], `${path}[${P.MAX_HP}]`, 1);
  readInt(row[P.HP], `${path}[${P.HP}]`, 0, row[P.MAX_HP]);
  readInt(row[P.GOLD], `${path}[${P.GOLD}]`, 0);
}

/** Cards that heroes own, with the decks that they come from: no card twice that is in the box once. */
function copiesHold(carry: Carry, path: string): void {
  const owned = new Map<number, number>();
  const lay = (pile: readonly number[], where: string): void => {
    for (const [at, face] of pile.entries()) {
      const card = face >> 1;
      const count = (owned.get(card) ?? 0) + 1;
      owned.set(card, count);
      const { id, copies } = cardWritten(card);
      if (count > copies)
        throw new CodecError(`${where}[${at}]`, `${id}: the box has ${copies} of it, this is one more`);
    }
  };
  for (const [at, pile] of carry.piles.entries())
    if ([P.DECK, P.REWARD, P.RARE].includes(at % P.PILE_KINDS)) lay(pile, `${path}.piles[${at}]`);
  for (const [at, deck] of carry.decks.entries()) if (inDeck(at) === isFace) lay(deck, `${path}.decks[${at}]`);
}

/** @param heroes who plays whom, by seat. @throws CodecError with the place of what cannot be, and the reason */
export function mustHold(carry: Carry, path: string, heroes: readonly HeroId[]): void {
  below(carry.map, `${path}.map`, mapsOf(carry.act));
  below(carry.node, `${path}.node`, mapOf(carry.act, carry.map).nodes.length);
  for (const [seat, row] of carry.heroes.entries()) heroHolds(row, heroes[seat], `${path}.heroes[${seat}]`);
  for (const [at, pile] of carry.piles.entries()) {
    const holds = IN_PILE.find(([kind]) => kind === at % P.PILE_KINDS)?.[1];
    if (holds !== undefined) eachHolds(pile, holds, `${path}.piles[${at}]`);
  }
  for (const [at, deck] of carry.decks.entries()) eachHolds(deck, inDeck(at), `${path}.decks[${at}]`);
  copiesHold(carry, path);
}
