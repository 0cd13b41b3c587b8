/** How long texts hold, and where they send cards: the numbers behind the words. */

/** Turns from now to the end; `used` never ends by time. */
export const UNTIL = { endOfTurn: 0, endOfOppTurn: 1, endOfSecondOppTurn: 3, used: 99 } as const;

/** Where a card goes: 1 its owner's deck, shuffled; 2 under it; 3 the hand; 4 the hand of the other player. */
export const TO = { deck: 1, deckBottom: 2, hand: 3, otherHand: 4 } as const;
