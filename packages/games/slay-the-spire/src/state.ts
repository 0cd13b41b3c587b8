/**
 * The state of an adventure, flat: heroes and enemies are rows of integers, piles are lists of faces. Printed cards lie in
 * the pool (compiled once, never written). A face is a card with its side: twice the card's number, one more if upgraded.
 */
import type { Core } from '@kolbiste/kernel';
import { cloneFrames, core } from '@kolbiste/kernel';
import type { Config } from './config.ts';
import { flow } from './flow/registry.ts';
import { DECKS, HERO, HERO_FIELDS, PILE_KINDS, ROW } from './places.ts';
import { HEROES } from './vocabulary.ts';

export type { Config } from './config.ts';

export const UNDER_WAY = 0;
export const WON = 1;
export const LOST = 2;

export * from './places.ts';

export interface State extends Core {
  config: Config;
  outcome: number;
  act: number;
  /** Which of the maps of the act lies there. */
  map: number;
  /** Where the boot stands, by the number of the map's node; -1 = not yet. */
  node: number;
  /** Kinds of rooms that lie on the token spaces, by the number of the node; 0 elsewhere. */
  tokens: number[];
  /** The boss of the act; -1 = it lies face down, and is drawn when it is met [STS 4.8] [STS R7]. */
  boss: number;
  /** The kind of room in which the heroes fight, plus 1; 0 = they do not. */
  fight: number;
  round: number;
  /** The result of the round; 0 = not rolled yet. */
  die: number;
  heroes: number[][];
  piles: number[][];
  enemies: number[][];
  decks: number[][];
  /** Card and row of enemies that come at the start of the next round. */
  arrivals: number[];
  /** What has happened and is answered by triggers once a card is put away [STS 12.15]: notes of four integers. */
  notes: number[];
  /** Attacks and skills that anybody has played this turn: face, what it cost and its X, by threes. */
  played: number[];
  /** Effects of a start or end phase that wait: kind, owner, source, program and its place, by fives. */
  pool: number[];
  /** Enemy cards that were dealt to the rows, whose rewards are paid [STS R69]. */
  dealt: number[];
  /** Rewards that are open: whose, kind, whether it was looked at, and what lies there. */
  offers: number[][];
  /** What the merchant has: kind, whose it is to buy (-1 = anybody's), thing, price; and who has had a card removed. */
  wares: number[][];
  served: number[];
  /** The event that is open; -1 = none. */
  event: number;
  /** Keys that the group has, by bit [STS 22.2]. */
  keys: number;
  /** Bosses that were beaten in this game, by their cards [STS 20.1]. */
  beaten: number[];
  /** Achievements of this game, by bit [STS 21.1]. */
  feats: number;
  /** Changes of the rules that are in force, by bit [STS 21.19]. */
  changes: number;
  /** 1 = no further act follows. */
  stopping: number;
  /** Events that were met in this act. */
  eventsMet: number;
  /** 1 = the next way leads to any room above. */
  portal: number;
  /** 1 = the fight is over and what was under way is dropped [STS R64]. */
  over: number;
}

export const pileOf = (s: State, seat: number, kind: number): number[] => s.piles[seat * PILE_KINDS + kind];

const NOBODY: readonly number[] = HERO_FIELDS.map(() => 0);

function emptyLists(n: number): number[][] {
  const out: number[][] = [];
  for (let at = 0; at < n; at++) out.push([]);
  return out;
}

/** The state before anything is laid out. */
export function blank(config: Config, seed: string): State {
  const seats = config.heroes.length;
  const heroes: number[][] = [];
  for (let seat = 0; seat < seats; seat++) {
    const row = NOBODY.slice();
    row[HERO] = HEROES.indexOf(config.heroes[seat]);
    row[ROW] = seat;
    heroes.push(row);
  }
  const { n, draws, chance, rng, origins } = core(seed);
  // Written out, in the order of `clone`: all states have one shape, which is read fastest.
  return {
    frames: [],
    n,
    draws,
    chance,
    rng,
    origins,
    config,
    outcome: UNDER_WAY,
    act: config.first,
    map: 0,
    node: -1,
    tokens: [],
    boss: -1,
    fight: 0,
    round: 0,
    die: 0,
    heroes,
    piles: emptyLists(seats * PILE_KINDS),
    enemies: [],
    decks: emptyLists(DECKS.length),
    arrivals: [],
    notes: [],
    played: [],
    pool: [],
    dealt: [],
    offers: [],
    wares: [],
    served: [],
    event: -1,
    keys: 0,
    beaten: [],
    feats: 0,
    changes: 0,
    stopping: 0,
    eventsMet: 0,
    portal: 0,
    over: 0,
  };
}

function copies(lists: readonly number[][]): number[][] {
  const out: number[][] = [];
  for (let at = 0; at < lists.length; at++) out.push(lists[at].slice());
  return out;
}

/** A copy that shares the configuration alone; written by hand, for searches make a great many. */
export function clone(s: State): State {
  return {
    frames: cloneFrames(flow.procedures, s.frames),
    n: s.n,
    draws: s.draws,
    chance: s.chance,
    rng: s.rng.slice(),
    origins: s.origins.slice(),
    config: s.config,
    outcome: s.outcome,
    act: s.act,
    map: s.map,
    node: s.node,
    tokens: s.tokens.slice(),
    boss: s.boss,
    fight: s.fight,
    round: s.round,
    die: s.die,
    heroes: copies(s.heroes),
    piles: copies(s.piles),
    enemies: copies(s.enemies),
    decks: copies(s.decks),
    arrivals: s.arrivals.slice(),
    notes: s.notes.slice(),
    played: s.played.slice(),
    pool: s.pool.slice(),
    dealt: s.dealt.slice(),
    offers: copies(s.offers),
    wares: copies(s.wares),
    served: s.served.slice(),
    event: s.event,
    keys: s.keys,
    beaten: s.beaten.slice(),
    feats: s.feats,
    changes: s.changes,
    stopping: s.stopping,
    eventsMet: s.eventsMet,
    portal: s.portal,
    over: s.over,
  };
}
