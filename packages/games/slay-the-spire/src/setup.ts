/** What the heroes begin with, and the decks that lie beside them. */

import { startOf } from './cards/heroes.ts';
import { ofAllCards } from './cards/own-cards.ts';
import { CARDS, cardWritten, enemyNamed, faceOf, ITEMS } from './cards/pool.ts';
import { layCarried } from './carry.ts';
import { MOST_PACKS } from './config.ts';
import type { Config, State } from './state.ts';
import {
  BOSS_RELIC_DECK,
  blank,
  COLORLESS_DECK,
  CURSE_DECK,
  DECK,
  HERO,
  HP,
  MAX_HP,
  OTHER_RARE,
  OTHER_REWARD,
  PILE_KINDS,
  POTION_DECK,
  RARE,
  RELIC_DECK,
  REWARD,
  SLOTS,
} from './state.ts';
import { CURSE, HEROES, OWNERS, RARITIES, TICKET } from './vocabulary.ts';

const COLORLESS = OWNERS.indexOf('colorless');
const [STARTER, , , RARE_CARD] = RARITIES.keys();
/** The pack with the second golden ticket. */
const PACK_OF_TICKET = 2;

/** How many copies of a card are in the game: those of packs that are locked are not [STS 20.3]. */
function copiesHere(card: number, packs: number): number {
  const { copies, lock } = cardWritten(card);
  if (lock !== undefined && lock > packs) return 0;
  return faceOf(2 * card).type === TICKET && packs < PACK_OF_TICKET ? 1 : copies;
}

interface HeroDecks {
  readonly starter: readonly number[];
  readonly rewards: readonly number[];
  readonly rare: readonly number[];
}

/** The decks of a hero with so many packs: starter, rewards and rare rewards, each copy of each card [STS 4.1]. */
function decksOf(hero: number, packs: number): HeroDecks {
  const [starter, rewards, rare]: number[][] = [[], [], []];
  for (let card = 0; card < CARDS.length; card++) {
    const { owner, rarity } = faceOf(2 * card);
    if (owner !== hero) continue;
    const deck = rarity === STARTER ? starter : rarity === RARE_CARD ? rare : rewards;
    for (let k = copiesHere(card, packs); k > 0; k--) deck.push(2 * card);
  }
  return { starter, rewards, rare };
}
/** Sorted out once: games are set up in great numbers. */
const heroDecks = ofAllCards<readonly (readonly HeroDecks[])[]>(() =>
  HEROES.map((_, hero) => Array.from({ length: MOST_PACKS + 1 }, (_none, packs) => decksOf(hero, packs))),
);

function layDecks(s: State, seat: number): void {
  const hero = s.heroes[seat][HERO];
  const { starter, rewards, rare } = heroDecks()[hero][s.config.packs[hero]];
  const at = seat * PILE_KINDS;
  s.piles[at + DECK] = starter.slice();
  s.piles[at + REWARD] = rewards.slice();
  s.piles[at + RARE] = rare.slice();
}

/** Reward cards of heroes whom nobody plays: some events let look at them. */
function layOthers(s: State): void {
  for (let hero = 0; hero < HEROES.length; hero++) {
    if (s.heroes.some((row) => row[HERO] === hero)) continue;
    const { rewards, rare } = heroDecks()[hero][s.config.packs[hero]];
    s.decks[OTHER_REWARD + hero] = rewards.slice();
    s.decks[OTHER_RARE + hero] = rare.slice();
  }
}

/** Whoever joins takes the reward cards that lay there while nobody played that hero: others may have some of them. */
function takeRewards(s: State, seat: number): void {
  const hero = s.heroes[seat][HERO];
  for (const [pile, deck] of [
    [REWARD, OTHER_REWARD],
    [RARE, OTHER_RARE],
  ]) {
    s.piles[seat * PILE_KINDS + pile] = s.decks[deck + hero];
    s.decks[deck + hero] = [];
  }
}

/** Every copy of each item of a kind. */
const copiesOf = (kind: string): number[] =>
  ITEMS.filter((item) => item.kind === kind).flatMap(({ item, copies }) => new Array<number>(copies).fill(item));

const cursesOf = (): number[] => {
  const out: number[] = [];
  for (let card = 0; card < CARDS.length; card++) {
    const { type, id } = faceOf(2 * card);
    // Set aside until it is asked for [STS 20.11].
    if (type === CURSE && id !== 'ascenders-bane')
      for (let k = 0; k < cardWritten(card).copies; k++) out.push(2 * card);
  }
  return out;
};

/** Every copy of each colourless card. */
export const colorlessCards = (): number[] => {
  const out: number[] = [];
  for (let card = 0; card < CARDS.length; card++)
    if (faceOf(2 * card).owner === COLORLESS) for (let k = 0; k < cardWritten(card).copies; k++) out.push(2 * card);
  return out;
};

/** Decks of the group that are the same in every game. */
const fullDecks = ofAllCards<readonly (readonly [deck: number, cards: readonly number[]])[]>(() => [
  [RELIC_DECK, copiesOf('relic')],
  [POTION_DECK, copiesOf('potion')],
  [BOSS_RELIC_DECK, copiesOf('bossRelic')],
  [CURSE_DECK, cursesOf()],
]);

/** The state before the first step. */
export function layOut(config: Config, seed: string): State {
  const s = blank(config, seed);
  if (config.fight !== '') s.act = enemyNamed(config.fight).act;
  for (let seat = 0; seat < s.heroes.length; seat++) {
    const row = s.heroes[seat];
    const { hp, slots } = startOf(row[HERO]);
    row[HP] = hp;
    row[MAX_HP] = hp;
    row[SLOTS] = slots;
    layDecks(s, seat);
  }
  for (const [deck, cards] of fullDecks()) s.decks[deck] = cards.slice();
  if (config.colorless) s.decks[COLORLESS_DECK] = colorlessCards();
  if (config.fight === '') layOthers(s);
  const { heroes, piles } = s;
  if (config.from !== null) layCarried(s, config.from);
  // Who joins now was not there before [STS 22.14].
  for (let seat = s.heroes.length; seat < heroes.length; seat++) {
    s.heroes.push(heroes[seat]);
    s.piles.push(...piles.slice(s.piles.length, s.piles.length + PILE_KINDS));
    takeRewards(s, seat);
  }
  return s;
}
