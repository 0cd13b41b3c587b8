/**
 * The state of a game of TMMStone. Cards in hands, decks and graves are numbers of the public list; what lies on the
 * board are records with an id of their own. Printed cards lie in `table` (compiled once, never written, shared).
 * Hidden are hands, the order and contents of decks, the lists, and the faces of experiments [TMM R20].
 */
import type { Core } from '@kolbiste/kernel';
import { cloneFrames, core } from '@kolbiste/kernel';
import { pool } from './cards/pool.ts';
import type { Card } from './cards/types.ts';
import { flow } from './flow/registry.ts';
import type { Profile } from './profile.ts';
import type { ClassName } from './vocabulary.ts';
import { EFFECT_SLOTS, LIFE, MAX_HAND, UNIT_SLOTS } from './vocabulary.ts';

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

export function cloneUnit(u: Unit): Unit {
  return {
    id: u.id,
    card: u.card,
    owner: u.owner,
    place: u.place,
    attack: u.attack,
    health: u.health,
    marks: u.marks,
    keywords: u.keywords,
    granted: u.granted,
    killer: u.killer,
    held: u.held.length === 0 ? [] : u.held.slice(),
  };
}

export function cloneLaid(l: Laid): Laid {
  return {
    id: l.id,
    card: l.card,
    seat: l.seat,
    slot: l.slot,
    marks: l.marks,
    text: l.text,
    ends: l.ends,
    uses: l.uses,
    to: l.to,
    about: l.about.length === 0 ? [] : l.about.slice(),
  };
}

const pair = (two: readonly number[]): number[] => [two[0], two[1]];

export function clone(s: State): State {
  const units: (Unit | null)[] = [];
  for (const u of s.units) units.push(u === null ? null : cloneUnit(u));
  return {
    frames: cloneFrames(flow.procedures, s.frames),
    n: s.n,
    draws: s.draws,
    chance: s.chance,
    rng: s.rng.slice(),
    origins: s.origins.slice(),
    config: s.config,
    starter: s.starter,
    active: s.active,
    turn: s.turn,
    life: pair(s.life),
    slots: pair(s.slots),
    mana: pair(s.mana),
    fatigue: pair(s.fatigue),
    handLimit: pair(s.handLimit),
    hands: [s.hands[0].slice(), s.hands[1].slice()],
    decks: [s.decks[0].slice(), s.decks[1].slice()],
    graves: [s.graves[0].slice(), s.graves[1].slice()],
    graveIds: [s.graveIds[0].slice(), s.graveIds[1].slice()],
    pile: pair(s.pile),
    units,
    left: s.left.map(cloneUnit),
    laid: s.laid.map(cloneLaid),
    field: s.field,
    fieldBy: s.fieldBy,
    fieldId: s.fieldId,
    serial: s.serial,
    batch: s.batch.slice(),
    attacking: s.attacking,
    fired: s.fired,
    plays: pair(s.plays),
    spells: pair(s.spells),
    tally: s.tally.slice(),
    orgOnly: pair(s.orgOnly),
    queue: s.queue.slice(),
    winner: s.winner,
  };
}

// Reading the board

/** The side a place lies on, which is who controls what stands there. */
export const sideOf = (place: number): number => (place >= UNIT_SLOTS ? 1 : 0);
/** The card behind an entry of a hand. */
export const cardIn = (entry: number): number => entry & (KNOWN - 1);

/** The unit of an id that has its place, arrived or arriving; null = it has left, or is no unit. */
export function standing(s: State, id: number): Unit | null {
  if (id < 2) return null;
  for (let place = 0; place < s.units.length; place++) {
    const u = s.units[place];
    if (u !== null && u.id === id) return u;
  }
  return null;
}

/** The unit of an id, also one that has left since the last action; null = there is none. */
export function unitOf(s: State, id: number): Unit | null {
  const u = standing(s, id);
  if (u !== null || id < 2) return u;
  for (let i = s.left.length; i-- > 0; ) if (s.left[i].id === id) return s.left[i];
  return null;
}

/** The card of a character, also of one that has left since the last action; 0 for a hero. */
export const cardOf = (s: State, id: number): number => unitOf(s, id)?.card ?? 0;

/** Laid cards in the order of their slots [TMM R115]. */
export const bySlot = (laid: Laid[]): Laid[] => laid.sort((a, b) => a.slot - b.slot);

export const onBoard = (u: Unit | null): u is Unit => u !== null && (u.marks & LIMBO) === 0;

/** Units of a seat on the board. */
export function countUnits(s: State, seat: number): number {
  let count = 0;
  for (let k = 0; k < UNIT_SLOTS; k++) if (onBoard(s.units[seat * UNIT_SLOTS + k])) count++;
  return count;
}

/** The free effect slot with the lowest number [TMM R57]; -1 = none. */
export function freeEffectSlot(s: State, seat: number): number {
  for (let slot = 0; slot < EFFECT_SLOTS; slot++) {
    let taken = false;
    for (const l of s.laid) if (l.seat === seat && l.slot === slot) taken = true;
    if (!taken) return slot;
  }
  return -1;
}

/** Bits of the free unit slots of a seat. */
export function freeSlots(s: State, seat: number): number {
  let bits = 0;
  for (let k = 0; k < UNIT_SLOTS; k++) if (s.units[seat * UNIT_SLOTS + k] === null) bits |= 1 << k;
  return bits;
}
