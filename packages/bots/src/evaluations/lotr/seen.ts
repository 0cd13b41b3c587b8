/** The Lord of the Rings as its bot sees it: the part of a state that is judged, and what the game says of it. */
import type { Core, Game } from '@kolbiste/kernel';

export interface Thing {
  readonly id: number;
  readonly card: number;
  readonly seat: number;
  readonly zone: number;
  readonly host: number;
  readonly marks: number;
  readonly damage: number;
  readonly resources: number;
  readonly progress: number;
}

export interface Ring extends Core {
  readonly config: { readonly mode: string };
  readonly round: number;
  readonly threat: readonly number[];
  readonly out: readonly number[];
  readonly hands: readonly (readonly number[])[];
  readonly things: readonly Thing[];
  readonly quest: number;
  readonly score: number;
}

/** What an ability asks and does. */
export interface Deed {
  readonly card: number;
  readonly words: readonly string[];
  readonly exhaustsItself: boolean;
  readonly exhaustsOthers: number;
  readonly discards: number;
}

/** What the game tells bots of a position. */
export interface Reading {
  type(card: number): number;
  cost(card: number): number;
  questPoints(card: number): number;
  stage(card: number): number;
  /** The enemy that must be brought down before a stage can be completed; 0 = none. */
  quarry(card: number): number;
  keywords(card: number): number;
  printedStat(card: number, stat: number): number;
  /** What an attachment adds to a figure of its host. */
  adds(card: number, stat: number): number;
  willpower(s: Ring, t: Thing): number;
  attack(s: Ring, t: Thing): number;
  defense(s: Ring, t: Thing): number;
  remaining(s: Ring, t: Thing): number;
  threat(s: Ring, t: Thing): number;
  engagement(s: Ring, t: Thing): number;
  /** Whether an attachment keeps the enemy that bears it from attacking. */
  binds(card: number): boolean;
  /** Whether nothing keeps an enemy from attacking. */
  attacks(s: Ring, t: Thing): boolean;
  /** Whether a character gains by bringing an enemy down. */
  slays(s: Ring, t: Thing): boolean;
  /** Whether reaching a location asks for something. */
  toll(card: number): boolean;
  /** The window that is open, by its name. */
  window(s: Ring): string;
  /** The ability that an option of a window, or of a response, uses; undefined = none. */
  deed(s: Ring, option: number): Deed | undefined;
  answer(s: Ring, option: number): Deed | undefined;
  /** What is to be chosen for, by the word of the card files; '' = for nothing of a card. */
  instruction(s: Ring): string;
  /** What one of a list is chosen for, and for which card. */
  listed(s: Ring): { what: string; card: number };
  /** The card that an option of a list of cards means. */
  listedCard(s: Ring, option: number): number;
}

export type RingGame = Game<Ring, any>;

// Zones, marks and types as the game numbers them
export const CHARACTERS = 0;
export const STAGING = 1;
export const ENGAGED = 2;
export const ACTIVE = 3;
const EXHAUSTED = 1;
const COMMITTED = 2;
const HAS_ATTACKED = 4;
const MUTED = 8;
export const HERO = 0;
export const ALLY = 1;
export const ATTACHMENT = 2;
export const EVENT = 3;
export const ENEMY = 4;
export const LOCATION = 5;
export const WILLPOWER = 0;
export const ATTACK = 1;
export const DEFENSE = 2;
export const HIT_POINTS = 3;

export const isReady = (t: Thing): boolean => (t.marks & EXHAUSTED) === 0;
const hasAttacked = (t: Thing): boolean => (t.marks & HAS_ATTACKED) !== 0;
export const thingOf = (s: Ring, id: number): Thing | undefined => s.things.find((t) => t.id === id);
export const seatsIn = (s: Ring): number => s.out.reduce((sum, out) => sum + 1 - out, 0);

/** The enemy that must be brought down before the stage can be completed; 0 = none. */
export function quarryOf(r: Reading, s: Ring): number {
  const stage = thingOf(s, s.quest);
  return stage === undefined ? 0 : r.quarry(stage.card);
}

export const isOwn = (s: Ring, t: Thing, seat: number): boolean => t.zone === CHARACTERS && t.seat === seat;

export function stagingThreat(r: Reading, s: Ring): number {
  let sum = 0;
  for (const t of s.things) {
    const type = r.type(t.card);
    if (t.zone === STAGING && (type === ENEMY || type === LOCATION) && (t.marks & MUTED) === 0) sum += r.threat(s, t);
  }
  return sum;
}

/** Enemies that will attack a seat in this round, as far as can be seen. */
export function foesOf(r: Reading, s: Ring, seat: number): Thing[] {
  return s.things.filter(
    (t) =>
      r.type(t.card) === ENEMY &&
      ((t.zone === ENGAGED && t.seat === seat && !hasAttacked(t)) ||
        (t.zone === STAGING && r.engagement(s, t) <= s.threat[seat])) &&
      r.attacks(s, t),
  );
}

/** Willpower that is committed or named already. */
export function committedTo(r: Reading, s: Ring, chosen: readonly number[]): number {
  let sum = 0;
  for (const t of s.things) if ((t.marks & COMMITTED) !== 0 || chosen.includes(t.id)) sum += r.willpower(s, t);
  return sum;
}

/** The best of the options, the first of equals. */
export function best(options: readonly number[], worth: (option: number) => number): number {
  let most = options[0];
  let highest = worth(most);
  for (let i = 1; i < options.length; i++) {
    const value = worth(options[i]);
    if (value <= highest) continue;
    most = options[i];
    highest = value;
  }
  return most;
}
