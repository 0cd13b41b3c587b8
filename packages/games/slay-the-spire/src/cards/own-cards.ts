/** The cards of somebody's own file that are played with beside those of the box: cards of decks, relics and potions. */
import { shelfOf } from '@kolbiste/cardkit';
import type { OwnerId } from '../vocabulary.ts';
import type { CardWritten, ItemWritten } from './types.ts';

interface OwnName {
  /** The id stands for it where there is none. */
  readonly name?: { readonly cs: string; readonly en: string };
}
export type OwnDeckCard = CardWritten & OwnName & { readonly owner: OwnerId };
export type OwnCard = OwnDeckCard | (ItemWritten & OwnName);

export const isItem = (card: OwnCard): card is ItemWritten & OwnName => 'kind' in card;

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
