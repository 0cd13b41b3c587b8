/** The visitor's decks of Doomtrooper. */
import { deckPlan, shelfOf } from '@kolbiste/tablekit/decks/shelf.ts';
import type { Raw } from '@kolbiste/tablekit/kept/judge.ts';
import type { List } from './lists.ts';
import { FRESH, MOST_CARDS } from './lists.ts';

const LAST_CARD = 9999;
const LONGEST_PROFILE = 40;

const areCards = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.length <= MOST_CARDS &&
  value.every((card) => Number.isInteger(card) && 0 < card && card <= LAST_CARD);

function listOf({ cards, sideboard, profile }: Raw): { readonly list: List } | { readonly missing: readonly string[] } {
  const named = typeof profile === 'string' && profile.length <= LONGEST_PROFILE;
  if (areCards(cards) && areCards(sideboard) && named) return { list: { ...FRESH, cards, sideboard, profile } };
  const wrong = [
    areCards(cards) ? '' : '$.list.cards',
    areCards(sideboard) ? '' : '$.list.sideboard',
    named ? '' : '$.list.profile',
  ];
  return { missing: wrong.filter((path) => path !== '') };
}

export const DOOM_DECKS = deckPlan<List>('kolbiste-doomtrooper-decks', listOf);

const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

export const doomShelf = shelfOf<List>(DOOM_DECKS, ({ cards, sideboard, profile }) => [
  sorted(cards),
  sorted(sideboard),
  profile,
]);
