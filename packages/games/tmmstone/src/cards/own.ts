/** Files of own cards that are played with: sound in themselves, and beside the cards of the house. */
import type { Clash } from '@kolbiste/cardkit';
import { ownFile } from '@kolbiste/cardkit';
import { both } from '@kolbiste/kernel/files';
import { cards as house } from './all.ts';
import { checkCards } from './check.ts';
import type { Card } from './types.ts';

/** Numbers up to here belong to the house and to scenarios yet to come. */
const FIRST_OWN = 400;
const LAST_OWN = 899;

const NUMBER = both(
  `číslo ${FIRST_OWN}–${LAST_OWN}, která nemá žádná karta domu`,
  `a number from ${FIRST_OWN} to ${LAST_OWN}, which no card of the house bears`,
);
const KEY = both('klíč, který nemá žádná karta domu', 'a key that no card of the house bears');

/** What is wrong with cards beside those of the house. */
function* clashes(cards: readonly Card[]): Generator<Clash<Card>> {
  const keys = new Set(house.map((card) => card.key));
  for (const [at, { id, key }] of cards.entries()) {
    if (id < FIRST_OWN || id > LAST_OWN) yield [at, 'id', NUMBER];
    if (keys.has(key)) yield [at, 'key', KEY];
  }
}

export const { checkOwnCards, readOwnCards } = ownFile(checkCards, clashes);
