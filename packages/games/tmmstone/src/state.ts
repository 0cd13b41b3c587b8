/**
 * The state of a game of TMMStone. Cards in hands, decks and graves are numbers of the public list; what lies on the
 * board are records with an id of their own. Printed cards lie in `table` (compiled once, never written, shared).
 * Hidden are hands, the order and contents of decks, the lists, and the faces of experiments [TMM R20].
 */
import type { Core } from '@kolbiste/kernel';
import { core } from '@kolbiste/kernel';
import { pool } from './cards/pool.ts';
import type { Card } from './cards/types.ts';
import type { Profile } from './profile.ts';
import type { ClassName } from './vocabulary.ts';
import { LIFE, MAX_HAND, UNIT_SLOTS } from './vocabulary.ts';

/** What a player brings: 30 to 35 cards, and at most one ability [TMM deck.1]. */
export interface List {
  class: ClassName;
  cards: number[];
  /** 0 = none. */
  ability: number;
}

export interface Config {
  lists: [List, List];
  profile: Profile;
  /** Cards of a file that are played with beside those of the house. */
  own?: readonly Card[];
}

/** Marks of a unit or of a laid card. */
export const EXHAUSTED = 1;
export const FROZEN = 2;
export const SILENCED = 4;
/** Has attacked this turn [TMM R31]. */
export const ATTACKED = 16;
/** Its place is reserved, it is not on the board yet [TMM R96]. */
export const LIMBO = 32;
/** Destroyed or poisoned: dies when deaths are looked at. */
export const DOOMED = 64;
/** Attacks at this moment. */
export const ATTACKING = 128;
/** Its freeze was taken away this turn instead of turning it upright [TMM key.16]. */
export const THAWED = 256;
/** Has left and its card has come back from the grave: a second text finds it gone [TMM R7]. */
export const REVIVED = 512;

export interface Unit {
  id: number;
  card: number;
  owner: number;
  /** 0 to 6 on seat 0's side, 7 to 13 on seat 1's, each from its player's left. The side is the controller. */
  place: number;
  attack: number;
  health: number;
  marks: number;
  /** Keywords in force as bits: printed ones until silenced or lost, and granted ones. */
  keywords: number;
  /** Keywords that another card granted. */
  granted: number;
  /** Who dealt the last damage, or destroyed it; -1 = nobody. */
  killer: number;
  /** Cards held under it, each followed by its owner. */
  held: number[];
}

/** What lies in an effect slot, or floats beside them. */
export interface Laid {
  id: number;
  /** The card it comes from. */
  card: number;
  seat: number;
  /** 0 to 5; -1 floats [TMM R59]. */
  slot: number;
  marks: number;
  /** Number of the text in `table.lastings`; -1 = the card's own. */
  text: number;
  /** The turn at whose end it goes; 0 = stays. */
  ends: number;
  /** 1 = ends with its use. */
  uses: number;
  /** Where a text sends the card instead of its grave when it ends, as in `TO`; 0 = the grave. */
  to: number;
  /** A card named for it, or the objects of a delayed text. */
  about: number[];
}

/** Added to the number of a delayed text that a floating card carries. */
export const DELAYED = 100_000;
/** Face down: known to its player only. */
export const FACE_DOWN = 4096;
/** Added to a card in hand that both players know. */
export const KNOWN = 1024;

export interface State extends Core {
  config: Config;
  /** Who started; -1 before the toss. */
  starter: number;
  active: number;
  /** Turns begun. */
  turn: number;
  life: number[];
  slots: number[];
  mana: number[];
  fatigue: number[];
  /** How many cards each hand holds [TMM hand.1]. */
  handLimit: number[];
  /** Cards of a hand, KNOWN added where both know it. */
  hands: number[][];
  /** The last card is the top. */
  decks: number[][];
  /** The last card is the newest. */
  graves: number[][];
  /** Beside each card of a grave the id it had as a unit, a laid card or a spell that was cast; 0 = it had none. */
  graveIds: number[][];
  /** Which of the decks each player draws from. */
  pile: number[];
  /** 14 places; null = free. */
  units: (Unit | null)[];
  /** Units that have left and may still be spoken of, until the next action. */
  left: Unit[];
  laid: Laid[];
  /** The field, who played it and its id; 0 = none. */
  field: number;
  fieldBy: number;
  fieldId: number;
  /** Last id given away; 0 and 1 are the heroes. */
  serial: number;
  batch: number[];
  /** Id of the attacker while the damage of its attack is settled; 0 = none. */
  attacking: number;
  /** Firings since the last action [TMM R132]. */
  fired: number;
  /** Cards, and spells, played this turn by each player. */
  plays: number[];
  spells: number[];
  /** What texts ask of the whole game, by `table.tallies` and seat. */
  tally: number[];
  /** 1 = the deck started with Org cards only. */
  orgOnly: number[];
  /** Turns inserted: seats in order. */
  queue: number[];
  /** -2 = under way, -1 = a tie, otherwise the winner. */
  winner: number;
}

export const UNDER_WAY = -2;
export const TIE = -1;

/** The table before anything is laid out. */
export function blank(config: Config, seed: string): State {
  return {
    ...core(seed),
    config,
    starter: -1,
    active: -1,
    turn: 0,
    life: [LIFE, LIFE],
    slots: [0, 0],
    mana: [0, 0],
    fatigue: [0, 0],
    handLimit: [MAX_HAND, MAX_HAND],
    hands: [[], []],
    decks: config.lists.map((list) => list.cards.slice()),
    graves: [[], []],
    graveIds: [[], []],
    pile: [0, 1],
    units: new Array(2 * UNIT_SLOTS).fill(null),
    left: [],
    laid: [],
    field: 0,
    fieldBy: -1,
    fieldId: 0,
    serial: 1,
    batch: [],
    attacking: 0,
    fired: 0,
    plays: [0, 0],
    spells: [0, 0],
    tally: new Array(2 * pool.tallies.length).fill(0),
    orgOnly: [0, 0],
    queue: [],
    winner: UNDER_WAY,
  };
}
