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

/** What the game tells bots of a position. */
export interface Reading {
  type(card: number): number;
  cost(card: number): number;
  questPoints(card: number): number;
  stage(card: number): number;
  keywords(card: number): number;
  willpower(s: Ring, t: Thing): number;
  attack(s: Ring, t: Thing): number;
  defense(s: Ring, t: Thing): number;
  remaining(s: Ring, t: Thing): number;
  threat(s: Ring, t: Thing): number;
  engagement(s: Ring, t: Thing): number;
  /** What is to be chosen for, by the word of the card files; '' = for nothing of a card. */
  instruction(s: Ring): string;
}

export type RingGame = Game<Ring, any>;

// Zones, marks and types as the game numbers them
export const CHARACTERS = 0;
export const STAGING = 1;
export const ENGAGED = 2;
export const ACTIVE = 3;
const EXHAUSTED = 1;
export const COMMITTED = 2;
export const MUTED = 8;
export const HERO = 0;
export const ALLY = 1;
export const ATTACHMENT = 2;
export const ENEMY = 4;
export const LOCATION = 5;

export const isReady = (t: Thing): boolean => (t.marks & EXHAUSTED) === 0;
export const thingOf = (s: Ring, id: number): Thing | undefined => s.things.find((t) => t.id === id);
export const seatsIn = (s: Ring): number => s.out.reduce((sum, out) => sum + 1 - out, 0);
