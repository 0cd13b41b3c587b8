/** A list of heroes and cards of The Lord of the Rings as one works on it, and the cards to choose from. */

import type { Filter } from '@kolbiste/tablekit/decks/kit.ts';
import type { NameSet } from '@kolbiste/tablekit/engine/protocol.ts';
import type { Lang } from '@kolbiste/tablekit/state/settings.ts';
import type { Card, List } from '../../src/index.ts';
import { COPIES, cardOf, cards, SPHERES } from '../../src/index.ts';
import { ANYTHING, cardsWanted } from '../browse.ts';
import { MOST_CARDS, MOST_HEROES } from './store.ts';

/** Types of cards that decks hold, in the order in which they are shown. */
export const DECK_TYPES = ['hero', 'ally', 'attachment', 'event'] as const;

const isDecks = ({ type }: Card): boolean => (DECK_TYPES as readonly string[]).includes(type);

const isHeroCard = (id: number): boolean => cardOf(id)?.type === 'hero';

/** Copies of a card that a deck may hold [LOTR S.3]. */
export function mostOf(id: number): number {
  const card = cardOf(id);
  if (card === undefined || !isDecks(card)) return 0;
  return card.type === 'hero' ? 1 : COPIES;
}

const sideOf = (id: number): keyof List => (isHeroCard(id) ? 'heroes' : 'cards');

export const copiesIn = (list: List, id: number): number => list[sideOf(id)].filter((one) => one === id).length;

/** Whether one more copy can be put in; what is too much by then is told, so that one can add first and take out then. */
export const hasRoom = (list: List, id: number): boolean =>
  copiesIn(list, id) < mostOf(id) && list[sideOf(id)].length < (isHeroCard(id) ? MOST_HEROES : MOST_CARDS);

/** With one copy more; as it was where there is no room. */
export function withCard(list: List, id: number): List {
  const side = sideOf(id);
  return hasRoom(list, id) ? { ...list, [side]: [...list[side], id] } : list;
}

/** With one copy less. */
export function withoutCard(list: List, id: number): List {
  const side = sideOf(id);
  const at = list[side].lastIndexOf(id);
  return at < 0 ? list : { ...list, [side]: list[side].toSpliced(at, 1) };
}

const costOf = ({ cost, threatCost }: Card): number => (cost === 'X' ? 0 : (cost ?? threatCost ?? 0));

/** What a card costs, as it is written; of a hero the threat. */
export function costText(id: number): string {
  const card = cardOf(id);
  return card === undefined ? '?' : String(card.cost ?? card.threatCost ?? '');
}

const order = (a: Card, b: Card): number =>
  DECK_TYPES.indexOf(a.type as 'hero') - DECK_TYPES.indexOf(b.type as 'hero') ||
  SPHERES.indexOf(a.sphere ?? 'neutral') - SPHERES.indexOf(b.sphere ?? 'neutral') ||
  costOf(a) - costOf(b) ||
  a.id - b.id;

const playable = [...cards].filter(isDecks).sort(order);

/** The cards of a type in a list, each once. */
export const ofType = (list: List, type: string): readonly number[] => {
  const there = new Set([...list.heroes, ...list.cards]);
  return playable.filter((card) => card.type === type && there.has(card.id)).map(({ id }) => id);
};

/** Numbers in a list that are no cards of decks: they came from a file, and are to be taken out. */
export const strangers = ({ heroes, cards: own }: List): readonly number[] =>
  [...new Set([...heroes, ...own])].filter((id) => mostOf(id) === 0);

/** The threat that the heroes begin with [LOTR S.4]. */
export const threatOf = ({ heroes }: List): number =>
  heroes.reduce((sum, id) => sum + (cardOf(id)?.threatCost ?? 0), 0);

/** Spheres of the heroes of a list, in their order. */
export const spheresOf = ({ heroes }: List): readonly string[] =>
  SPHERES.filter((sphere) => heroes.some((id) => cardOf(id)?.sphere === sphere));

/** Costs from here on share a place: '5+'. */
const DEAR = 5;

/** How many cards cost 0, 1, 2 ... and five or more; an X counts as 0. */
export function curveOf(list: readonly number[]): readonly number[] {
  const curve = new Array<number>(DEAR + 1).fill(0);
  for (const id of list) {
    const card = cardOf(id);
    if (card !== undefined) curve[Math.min(DEAR, costOf(card))]++;
  }
  return curve;
}

/** The cards of decks that fit: by type, then by sphere. */
export function browse(filter: Filter, lang: Lang, names: NameSet): number[] {
  const { sphere = '', type: kind = '', cost = '', trait = '', q: words = '' } = filter;
  const wanted = { ...ANYTHING, sphere, kind, cost, trait, words };
  return cardsWanted(wanted, lang, names)
    .filter(isDecks)
    .map(({ id }) => id);
}
