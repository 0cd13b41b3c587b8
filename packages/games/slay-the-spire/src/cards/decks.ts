/** Decks of enemy cards by act and by the levels of ascension that are in force [STS 3.8] [STS R94]. */
import type { EnemyCard } from './compile-enemy.ts';
import { ENEMIES, ENEMY_COUNT } from './pool.ts';
import type { EnemySet } from './types.ts';
import { SETS } from './types.ts';

/** The level that brings a set into play. */
const LEVEL: Readonly<Record<EnemySet, number>> = { base: 0, A1: 1, A7: 7, A10: 10, A11: 11, A12: 12 };
const levelOf = (set: number): number => LEVEL[SETS[set]];

/** Decks of which only the highest set is used; of the others sets are added to the base [STS 20.7] [STS 20.16] [STS 20.18]. */
const REPLACED: readonly EnemyCard['deck'][] = ['elite', 'boss'];

/** Whether a card takes part at this level of ascension; all levels up to it are in force [STS 20.6]. */
function isInForce({ card, deck, act, set, until }: EnemyCard, ascension: number): boolean {
  // Own ones are played with at every level.
  if (card >= ENEMY_COUNT) return true;
  if (levelOf(set) > ascension || (until >= 0 && levelOf(until) <= ascension)) return false;
  if (!REPLACED.includes(deck)) return true;
  return !ENEMIES.some(
    (other) =>
      other.deck === deck && other.act === act && levelOf(other.set) > levelOf(set) && levelOf(other.set) <= ascension,
  );
}

/** Cards of a deck for an act, every copy of each; cards that come only with others are left out. */
export function cardsOfDeck(deck: EnemyCard['deck'], act: number, ascension = 0): number[] {
  return ENEMIES.filter(
    (enemy) => enemy.deck === deck && enemy.act === act && !enemy.partner && isInForce(enemy, ascension),
  ).flatMap(({ card, copies }) => new Array<number>(copies).fill(card));
}
