/** The visitor's decks of The Lord of the Rings. */

import { deckPlan, shelfOf } from '@kolbiste/tablekit/decks/shelf.ts';
import type { Raw } from '@kolbiste/tablekit/kept/judge.ts';
import type { List } from '../../src/index.ts';
import { deckFaults } from '../../src/index.ts';

/** More cards than anybody plays with; the rules know no upper bound. */
export const MOST_CARDS = 200;
/** More heroes than a deck may have, so that one can add first and take out then. */
export const MOST_HEROES = 4;
const LAST_CARD = 999;

const areCards = (value: unknown, most: number): value is number[] =>
  Array.isArray(value) &&
  value.length <= most &&
  value.every((card) => Number.isInteger(card) && 0 < card && card <= LAST_CARD);

function listOf({ heroes, cards }: Raw): { readonly list: List } | { readonly missing: readonly string[] } {
  if (areCards(heroes, MOST_HEROES) && areCards(cards, MOST_CARDS)) return { list: { heroes, cards } };
  const wrong = [
    areCards(heroes, MOST_HEROES) ? '' : '$.list.heroes',
    areCards(cards, MOST_CARDS) ? '' : '$.list.cards',
  ];
  return { missing: wrong.filter((path) => path !== '') };
}

export const RINGS_DECKS = deckPlan<List>('kolbiste-lotr-decks', listOf);

const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

export const ringsShelf = shelfOf<List>(RINGS_DECKS, ({ heroes, cards }) => [sorted(heroes), sorted(cards)]);

/** Whether the rules admit a deck. */
export const isSound = (list: List): boolean => deckFaults(list).length === 0;
