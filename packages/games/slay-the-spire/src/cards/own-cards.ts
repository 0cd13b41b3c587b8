/** The cards of somebody's own file that are played with beside those of the box: cards of decks, relics and potions, enemies, events. */
import { shelfOf } from '@kolbiste/cardkit';
import type { OwnerId } from '../vocabulary.ts';
import type { CardWritten, EnemyWritten, EventWritten, ItemWritten } from './types.ts';

interface OwnName {
  /** The id stands for it where there is none. */
  readonly name?: { readonly cs: string; readonly en: string };
}
export type OwnDeckCard = CardWritten & OwnName & { readonly owner: OwnerId };
export type OwnItem = ItemWritten & OwnName;
export type OwnEnemy = EnemyWritten & OwnName;
export type OwnEvent = EventWritten & OwnName;
export type OwnCard = OwnDeckCard | OwnItem | OwnEnemy | OwnEvent;

/** What says its deck is an enemy, its options an event, its kind a relic or a potion; everything else is a card of a deck. */
export const isEnemy = (card: OwnCard): card is OwnEnemy => 'deck' in card;
export const isEvent = (card: OwnCard): card is OwnEvent => 'options' in card;
export const isItem = (card: OwnCard): card is OwnItem => 'kind' in card && !isEnemy(card) && !isEvent(card);
export const isDeckCard = (card: OwnCard): card is OwnDeckCard => !isEnemy(card) && !isEvent(card) && !isItem(card);

export const { follow, ownCards, useOwnCards } = shelfOf<OwnCard>([]);

const NONE: readonly OwnCard[] = [];
/** Plays from now on with the cards that a configuration brings. */
export const playBeside = ({ own = NONE }: { readonly own?: readonly OwnCard[] }): void => useOwnCards(own);

/** What is made of all cards: made once, and anew when others are played with. */
export function ofAllCards<T>(make: () => T): () => T {
  let kept: { readonly own: readonly OwnCard[]; readonly value: T } | undefined;
  return () => {
    if (kept?.own !== ownCards()) kept = { own: ownCards(), value: make() };
    return kept.value;
  };
}
