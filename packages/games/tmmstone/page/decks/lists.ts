/** A list of cards as one works on it: counts, costs, one card more or less. */
import type { Card, Kind, List } from '../../src/index.ts';
import { KIND_NAMES, ORG, pool, RARITY_NAMES } from '../../src/index.ts';
import { cardOf } from '../cards.ts';
import { MOST_CARDS } from './records.ts';

/** Copies of a card that a deck may hold [TMM deck.2]; a deck has one ability at most [TMM ability.2], and no token [TMM cards.5]. */
export function mostOf(card: Card): number {
  if (card.token === true) return 0;
  return card.kind === 'ability' || card.rarity === RARITY_NAMES[ORG] ? 1 : 2;
}

/** How often a card is in a list, the ability counted. */
export const copiesIn = (list: List, id: number): number =>
  list.cards.filter((one) => one === id).length + (list.ability === id ? 1 : 0);

/** Whether one more copy can be put in: an ability takes the place of another. */
export const hasRoom = (list: List, card: Card): boolean =>
  copiesIn(list, card.id) < mostOf(card) && (card.kind === 'ability' || list.cards.length < MOST_CARDS);

/** With one copy more; as it was where there is no room. */
export function withCard(list: List, id: number): List {
  const card = cardOf(id);
  if (card === undefined || !hasRoom(list, card)) return list;
  return card.kind === 'ability' ? { ...list, ability: id } : { ...list, cards: [...list.cards, id] };
}

/** With one copy less. */
export function withoutCard(list: List, id: number): List {
  const at = list.cards.lastIndexOf(id);
  if (at >= 0) return { ...list, cards: list.cards.toSpliced(at, 1) };
  return list.ability === id ? { ...list, ability: 0 } : list;
}

const costOf = (id: number): number => pool.cards[id]?.cost ?? 0;

/** Each card once with its copies: cheap ones first, those of one cost by their numbers. */
export function counted(cards: readonly number[]): readonly (readonly [id: number, copies: number])[] {
  const counts = new Map<number, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => costOf(a) - costOf(b) || a - b);
}

/** Costs from here on share a place: '10+'. */
export const DEAR = 10;

/** How many cards cost 0, 1, 2 ... and ten or more. */
export function curveOf(cards: readonly number[]): readonly number[] {
  const curve = new Array<number>(DEAR + 1).fill(0);
  for (const id of cards) curve[Math.min(DEAR, costOf(id))]++;
  return curve;
}

/** How many cards of each kind there are, kinds without cards left out. */
export function kindsOf(cards: readonly number[]): readonly (readonly [Kind, number])[] {
  return KIND_NAMES.map((kind) => [kind, cards.filter((id) => cardOf(id)?.kind === kind).length] as const).filter(
    ([, count]) => count > 0,
  );
}
