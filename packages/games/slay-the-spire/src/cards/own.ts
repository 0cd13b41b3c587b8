/** Files of own cards that are played with: sound in themselves, and beside those of the box. */
import type { Clash } from '@kolbiste/cardkit';
import { ownFile } from '@kolbiste/cardkit';
import { both } from '@kolbiste/kernel/files';
import { checkCards } from './check.ts';
import { EVENT_ROWS } from './events.ts';
import type { OwnCard } from './own-cards.ts';
import { CARD_COUNT, CARDS, ENEMIES, ENEMY_COUNT, ITEM_COUNT, ITEMS } from './pool.ts';

const OTHER_ID = both('id, které nic v krabici nemá', 'an id that nothing in the box bears');

/** What is wrong with cards beside those of the box. */
function* clashes(cards: readonly OwnCard[]): Generator<Clash<OwnCard>> {
  const taken = new Set(
    [CARDS.slice(0, CARD_COUNT), ITEMS.slice(0, ITEM_COUNT), ENEMIES.slice(0, ENEMY_COUNT), EVENT_ROWS].flatMap(
      (things) => things.map(({ id }) => id),
    ),
  );
  // Enemies are called for by what several cards share, too.
  for (const { kind } of ENEMIES.slice(0, ENEMY_COUNT)) taken.add(kind);
  for (const [at, { id }] of cards.entries()) if (taken.has(id)) yield [at, 'id', OTHER_ID];
}

export const { checkOwnCards, readOwnCards } = ownFile(checkCards, clashes);
