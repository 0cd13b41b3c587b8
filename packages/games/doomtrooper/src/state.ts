/**
 * The state of a game, flat. Cards that nobody can follow (hands, libraries, piles) are numbers of printed cards; a card in
 * play is a piece with a number of its own, which no other piece of the game gets again.
 */
import type { Core } from '@kolbiste/kernel';
import { cloneFrames, core } from '@kolbiste/kernel';
import type { Config } from './config.ts';
import { flow } from './flow/registry.ts';
import type { Combat, Lasting, Piece } from './pieces.ts';

export type { Config } from './config.ts';

export interface State extends Core {
  config: Config;
  starter: number;
  active: number;
  /** Turns that have begun. */
  turn: number;
  destiny: number[];
  promotion: number[];
  debt: number[];
  /** Own turns left to bring a combat-capable warrior into play; 0 = no count runs [DT 4.1.7]. */
  countdown: number[];
  /** 1 = has ended the first turn [DT R9]. */
  firstDone: number[];
  /** 1 = is out of the game [DT R133]. */
  gone: number[];
  /** Opponents against whom sabotage was tried since the own draw step, by bits [DT R128]. */
  sabotaged: number[];
  hands: number[][];
  libraries: number[][];
  discards: number[][];
  annihilated: number[][];
  sideboards: number[][];
  /** Ascending by number. */
  pieces: Piece[];
  serial: number;
  /** 1 = the way to the Outposts is open for good [DT R37]. */
  outpost: number;
  /** Actions of the active player: normal, further undefined, non-attack, attack [DT R24]. */
  actions: number[];
  /** 1 = the rule's own change of one normal action into an attack is used up. */
  converted: number;
  /** What is left to do: 0 anything, 1 normal actions only attack, 2 only attacks, 3 nothing [DT R25]. */
  lock: number;
  attacked: number;
  saboteur: number;
  combats: Combat[];
  lasting: Lasting[];
  /** Plays that are under way or whose effect may still be cancelled. */
  plays: number;
  /** Uses of abilities in this turn: piece and ability, by twos. */
  uses: number[];
  /** What has happened and is answered by triggers. */
  batch: number[];
  /** Opening hands that were kept or exchanged, by bits. */
  privilege: number;
  /** 0 = none; otherwise why the last turns are played: 1 a tie, 2 the time limit [DT R136] [DT R137]. */
  ending: number;
  /** Turns left in these. */
  turnsLeft: number;
  /** -1 under way, -2 a draw. */
  winner: number;
  reason: number;
}

export const UNDER_WAY = -1;
export const DRAW = -2;
/** Why a game ended: points, the last one left, the time limit. */
export const [BY_POINTS, BY_LAST, BY_TIME] = [1, 2, 3];

const each = (seats: number, n: number): number[] => new Array<number>(seats).fill(n);
const piles = (seats: number): number[][] => Array.from({ length: seats }, () => []);

/** The state before anything is shuffled. */
export function blank(config: Config, seed: string): State {
  const seats = config.decks.length;
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
    starter: 0,
    active: 0,
    turn: 0,
    destiny: each(seats, 0),
    promotion: each(seats, 0),
    debt: each(seats, 0),
    countdown: each(seats, 0),
    firstDone: each(seats, 0),
    gone: each(seats, 0),
    sabotaged: each(seats, 0),
    hands: piles(seats),
    libraries: config.decks.map(({ library }) => library.slice()),
    discards: piles(seats),
    annihilated: piles(seats),
    sideboards: config.decks.map(({ sideboard }) => sideboard.slice()),
    pieces: [],
    serial: 0,
    outpost: 0,
    actions: [0, 0, 0, 0],
    converted: 0,
    lock: 0,
    attacked: 0,
    saboteur: 0,
    combats: [],
    lasting: [],
    plays: 0,
    uses: [],
    batch: [],
    privilege: 0,
    ending: 0,
    turnsLeft: 0,
    winner: UNDER_WAY,
    reason: 0,
  };
}

function copies(lists: readonly number[][]): number[][] {
  const out: number[][] = [];
  for (let at = 0; at < lists.length; at++) out.push(lists[at].slice());
  return out;
}

function records<T extends object>(list: readonly T[]): T[] {
  const out: T[] = [];
  for (let at = 0; at < list.length; at++) out.push({ ...list[at] });
  return out;
}

/** A copy that shares the configuration alone. */
export function clone(s: State): State {
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
    destiny: s.destiny.slice(),
    promotion: s.promotion.slice(),
    debt: s.debt.slice(),
    countdown: s.countdown.slice(),
    firstDone: s.firstDone.slice(),
    gone: s.gone.slice(),
    sabotaged: s.sabotaged.slice(),
    hands: copies(s.hands),
    libraries: copies(s.libraries),
    discards: copies(s.discards),
    annihilated: copies(s.annihilated),
    sideboards: copies(s.sideboards),
    pieces: records(s.pieces),
    serial: s.serial,
    outpost: s.outpost,
    actions: s.actions.slice(),
    converted: s.converted,
    lock: s.lock,
    attacked: s.attacked,
    saboteur: s.saboteur,
    combats: records(s.combats),
    lasting: records(s.lasting),
    plays: s.plays,
    uses: s.uses.slice(),
    batch: s.batch.slice(),
    privilege: s.privilege,
    ending: s.ending,
    turnsLeft: s.turnsLeft,
    winner: s.winner,
    reason: s.reason,
  };
}
