/**
 * What can happen, by name; a to d are the figures an event carries. The places in the list are the numbers of the
 * kinds; kind 0 is the answer of a player. A "one" is the id of a character: 0 and 1 the heroes, from 2 on units and
 * laid cards. Beside an id stands the card, 0 for a hero, so that whoever sees the event later can still name it.
 */
export const EVENTS = [
  'answer', // a seat, b option, c procedure, d step
  'listCut', // a seat, b cards taken out
  'deckShuffled', // a whose deck
  'tossed', // a the one who starts
  'handDealt', // a seat, b cards
  'drew', // a seat, b cards left in the deck
  'saw', // a seat, b card, c where (0 drawn, 1 laid face down, 2 looked at, 3 dealt): only for that seat
  'given', // a seat, b card
  'exchanged', // a seat, b cards
  'turnBegan', // a seat, b turn
  'readied', // a one, b card, c seat
  'thawed', // a one, b card, c seat
  'slotGained', // a seat, b slots now
  'slotLost', // a seat, b slots now
  'manaSet', // a seat, b mana now
  'manaGained', // a seat, b how much, c mana now
  'manaPaid', // a seat, b how much, c mana left
  'lifePaid', // a seat, b how much, c life left
  'endAnnounced', // a seat
  'turnEnded', // a seat
  'expired', // a card, b seat, c id
  'announced', // a seat, b card (0 = not shown), c place chosen or -1
  'counted', // a seat, b card (0 = not shown), c cards played this turn: it is played
  'countered', // a seat, b card
  'entered', // a one, b card, c seat, d place
  'laid', // a id, b card (0 = face down), c seat, d slot
  'fieldLaid', // a seat, b card
  'fieldGone', // a seat, b card
  'sprung', // a id, b card, c seat: an experiment is turned up
  'castBegan', // a seat, b card
  'toGrave', // a owner, b card
  'movedSelf', // a owner, b card, c where (1 deck, 2 under it, 3 hand, 4 the other hand)
  'abilityUsed', // a seat, b card
  'activated', // a one, b card, c seat
  'fired', // a one, b card, c seat, d text: a text takes effect
  'loopEnded', // a one, b card, c seat: the fourteenth firing is not carried out
  'capped', // a firings
  'conditionFailed', // a card, b seat, c text
  'targeted', // a seat, b one, c card: a copy of a spell, d the one's card
  'attackDeclared', // a attacker, b card, c target, d the target's card
  'attackVoid', // a attacker, b card
  'redirected', // a attacker, b card, c target, d the target's card
  'damaged', // a one, b how much, c left, d card and by whom, see `struck`
  'shielded', // a one, b card, c seat
  'immune', // a one, b card
  'poisoned', // a one, b card
  'healed', // a one, b how much, c now, d card
  'buffed', // a one, b attack, c health, d card
  'statsSet', // a one, b attack, c health, d card
  'destroyed', // a one, b card
  'died', // a one, b card, c owner, d place
  'froze', // a one, b card
  'silenced', // a one, b card
  'granted', // a one, b card, c keyword bit
  'stealthLost', // a one, b card
  'woke', // a one, b card, c keyword bit: it is not inactive any more
  'stolen', // a one, b card, c seat now, d place now
  'moved', // a one, b card, c seat now, d place now
  'bounced', // a one, b card, c owner
  'transformed', // a one, b card before, c card now
  'vanished', // a one, b card
  'exiled', // a one, b card, c under whom, d that one's card
  'noRoom', // a seat, b card
  'fatigue', // a seat, b damage
  'overdrawn', // a seat, b card: shown and thrown away
  'castDrawn', // a seat, b card
  'burned', // a seat, b card
  'discarded', // a seat, b card
  'shuffledIn', // a deck, b card
  'toHand', // a seat, b card: an open card from elsewhere
  'looked', // a seat, b how many, c whose
  'tossedCoin', // a seat, b 1 heads 0 tails
  'rolled', // a seat, b result of a die, or a number at random
  'chosenNumber', // a seat, b number
  'lastingLaid', // a seat, b card, c id: its text holds on, or the card lies open beside the board
  'named', // a seat, b card
  'handLimit', // a seat, b cards
  'turnsInserted', // a seat
  'decksMerged', // a seat
  'gravesMerged', // a seat
  'flipped', // a seat, b card before, c card now
  'rotated', // a seat, b direction
  'defeated', // a seat
  'gameWon', // a seat
  'gameTied',
  'declined', // a seat, b card
  'unused', // a card, b seat: nothing to do it to
  'compared', // a seat, b own top card, c the other's (0 = only the own was shown)
  'listAccepted', // a seat, b cards, c ability
] as const;

const CARDS = 1024;
/** The last figure of `damaged`: the card hurt, and by whom; -1 = nobody. */
export const struck = (card: number, by: number): number => card + CARDS * (by + 1);
export const cardStruck = (figure: number): number => figure % CARDS;
export const strikerIn = (figure: number): number => ((figure / CARDS) | 0) - 1;

export type EventName = (typeof EVENTS)[number];
export const E = Object.fromEntries(EVENTS.map((name, kind) => [name, kind])) as { readonly [K in EventName]: number };
