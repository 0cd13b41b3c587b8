/**
 * The parts of a card's text: whom it means, how much, and whether. "Own" and "opp" are seen from whoever controls the
 * card [TMM R38].
 */
import type { Keyword, Kind, Rarity, Tag } from '../vocabulary.ts';

export type Side = 'own' | 'opp' | 'both';
export type Sort = 'unit' | 'hero' | 'character';

/** Which characters of a sort are meant. What is left out does not matter. */
export interface Filter {
  side?: 'own' | 'opp';
  tag?: Tag;
  card?: number;
  /** Not the card itself. */
  other?: true;
  /** None of the targets chosen or picked so far. */
  notTarget?: true;
  /** Not the event's second object: another than the one attacked. */
  notObject?: true;
  /** A neighbour of that unit [TMM R41]. */
  neighbourOf?: Who;
  rarity?: Rarity;
  attackAtMost?: number;
  health?: number;
  primeHealth?: true;
}

/**
 * One character, or several. `it` is each object in turn; `those` are the objects of the instruction before (of a summons
 * the units it brought), as far as they are still there.
 */
export type Who =
  | 'self'
  | 'it'
  | 'those'
  /** What the event is about: the unit that arrived, died, attacks ... */
  | 'subject'
  /** The event's second object: what is attacked, who was damaged. */
  | 'object'
  | 'target'
  | 'target2'
  /** Every target chosen so far, at once. */
  | 'targets'
  | 'ownHero'
  | 'oppHero'
  /** The hero of the player whose turn it is. */
  | 'activeHero'
  | 'heroes'
  | ({ each: Sort } & Filter)
  | ({ random: Sort } & Filter)
  | { neighboursOf: Who }
  | { oppositeOf: Who };

/** A choice of one character, made when the card is announced, or when its text is reached [TMM R51]. */
export type TargetSpec = { choose: Sort } & Filter & { may?: true };

export interface CardFilter {
  side?: 'own' | 'opp';
  kind?: Kind;
  tag?: Tag;
  card?: number;
  rarity?: Rarity;
}

export type Zone = 'ownHand' | 'oppHand' | 'ownDeck' | 'oppDeck' | 'ownGrave' | 'oppGrave';

export type Amount =
  | number
  /** The last die, coin-like draw or chosen number. */
  | 'rolled'
  | 'mana'
  /** Mana slots of the controller, used or not. */
  | 'manaSlots'
  /** Cards of the controller played earlier this turn, without this one. */
  | 'cardsPlayed'
  /** Empty unit slots of the controller. */
  | 'emptySlots'
  | 'lostLife'
  /** Units that died by the instruction before. */
  | 'killed'
  /** The figure of the event: damage dealt, life healed ... */
  | 'amount'
  /** Of several units the sum, of nobody 0; the health of a hero is the life. */
  | { attackOf: Who }
  | { healthOf: Who }
  | { printedAttackOf: Who }
  | { printedHealthOf: Who }
  | { count: Who }
  | { cards: Zone; card?: number }
  /** How often the controller has played this card in the whole game; a spell whose text runs counts itself [TMM R48]. */
  | { playedInGame: number }
  /** How many of this card the controller got on the board in the whole game before this very one. */
  | { summonedInGame: number }
  | { times: [Amount, Amount] }
  | { plus: [Amount, Amount] }
  | { minus: [Amount, Amount] }
  | { abs: Amount }
  /** To the nearest ten, five upwards. */
  | { roundTen: Amount };

export type Condition =
  | 'momentum'
  | 'ownTurn'
  | 'oppTurn'
  /** The unit that killed was the attacker. */
  | 'inAttack'
  /** The starting deck holds Org cards only. */
  | 'onlyOrgDeck'
  | { any: Who }
  | { none: Who }
  | { frozen: Who }
  | { has: Who; tag?: Tag; card?: number; keyword?: Keyword }
  /** The last `may` of this text was taken. */
  | 'taken'
  | { atLeast: [Amount, Amount] }
  | { equal: [Amount, Amount] }
  | { rolledIn: number[] }
  | { diedInGame: number }
  | { spellsThisTurn: 'active'; none: true }
  | { experimentInPlay: 'own' | 'opp' }
  | { inHand: number; atLeast: number }
  | { not: Condition }
  | { all: Condition[] };
