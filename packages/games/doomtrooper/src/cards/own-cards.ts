/** The cards of somebody's own file, or of one scenario, that are played with beside those of the game. */

import { shelfOf } from '@kolbiste/cardkit';
import { keyFrom } from '@kolbiste/cardkit/invented';
import type { CardRow } from './types.ts';

/** A row as in the files of cards, of no set, with its names. */
export interface OwnCard extends Omit<CardRow, 'set' | 'limit' | 'needs'> {
  readonly name: { readonly cs: string; readonly en: string };
}

export const { follow, ownCards, useOwnCards } = shelfOf<OwnCard>([]);

const NONE: readonly OwnCard[] = [];
/** Plays from now on with the cards that a configuration brings, and no other ones. */
export const playBeside = ({ own = NONE }: { readonly own?: readonly OwnCard[] }): void => useOwnCards(own);

/** What a configuration or a view says of the own cards that are played with now: nothing where there are none. */
export const ownHere = (): { readonly own?: readonly OwnCard[] } =>
  ownCards().length === 0 ? {} : { own: ownCards() };

/** The key of an own card. */
export const ownKey = ({ name }: OwnCard): string => keyFrom(name.en);

/** An own card as one of the game, but of no set. */
export const asRow = (card: OwnCard): CardRow => card as unknown as CardRow;
