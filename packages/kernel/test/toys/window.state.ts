/** State, views and worlds of the window game. Its rules are in window.ts. */
import type { Core, Option, Rng, Seat, SeenFrame } from '../../src/index.ts';
import * as kernel from '../../src/index.ts';
import { int, list, record } from './shape.ts';

export const SEATS = 4;
export const KINDS = ['strike', 'mend', 'cancel', 'turn'] as const;
export const [STRIKE, MEND, CANCEL, TURN] = [0, 1, 2, 3];
export const COPIES = [10, 5, 9, 6];
export const MOST_LIFE = 5;
export const PASS = 0;

/** A card that is being played: it lies on the table for all to see, the oldest first. */
export interface Played {
  kind: number;
  by: Seat;
  target: Seat;
  cancelled: number;
}

interface Body {
  /** Who is asked first in the window of this turn. */
  first: Seat;
  life: number[];
  /** Kinds, ascending: a hand has no places that could be followed. */
  hands: number[][];
  deck: number[];
  discard: number[];
  table: Played[];
}

export interface WindowState extends Core, Body {}

export interface WindowView extends Omit<Body, 'hands' | 'deck'> {
  who: Seat | 'public';
  counts: number[];
  hand: number[];
  deck: number;
  frames: SeenFrame[];
}

export const flow = kernel.newFlow<WindowState>('window');
export const alive = (s: WindowState, seat: Seat): boolean => s.life[seat] > 0;

/** A play as one number, kind and target together: no first half can lead to a second half without options [W.3]. */
export const code = (kind: number, target: Seat): Option => 1 + kind * SEATS + target;
export const kindOf = (option: Option): number => ((option - 1) / SEATS) | 0;
export const targetOf = (option: Option): Seat => (option - 1) % SEATS;

const kind = int(0, KINDS.length - 1);
const seat = int(0, SEATS - 1);
const table = list(record<Played>({ kind, by: seat, target: seat, cancelled: int(0, 1) }));
export const body = record<Body>({
  first: seat,
  life: list(int(0, MOST_LIFE), SEATS, SEATS),
  hands: list(list(kind), SEATS, SEATS),
  deck: list(kind),
  discard: list(kind),
  table,
});
const fullDeck = (): number[] => COPIES.flatMap((count, kind) => new Array<number>(count).fill(kind));
export const allCards = (s: Body): number[] => [
  ...s.deck,
  ...s.discard,
  ...s.hands.flat(),
  ...s.table.map((card) => card.kind),
];

export function blank({ first }: { first: Seat }, seed: string): WindowState {
  if (!(first >= 0 && first < SEATS))
    throw new Error(`config.first: expected a seat from 0 to ${SEATS - 1}, found ${first}`);
  const life = new Array<number>(SEATS).fill(MOST_LIFE);
  return { ...kernel.core(seed), first, life, hands: [[], [], [], []], deck: fullDeck(), discard: [], table: [] };
}

export function view(s: WindowState, who: Seat | 'public'): WindowView {
  return {
    who,
    first: s.first,
    life: s.life.slice(),
    counts: s.hands.map((hand) => hand.length),
    hand: who === 'public' ? [] : s.hands[who].slice(),
    deck: s.deck.length,
    discard: s.discard.slice(),
    table: table.copy(s.table),
    frames: kernel.seenFrames(flow, s, who),
  };
}

/** Every way to deal the unseen cards to the other hands and the deck fits, and all are equally likely. */
export function determinize(v: WindowView, r: Rng): WindowState {
  const unseen = fullDeck();
  for (const kind of [...v.hand, ...v.discard, ...v.table.map((card) => card.kind)])
    unseen.splice(unseen.indexOf(kind), 1);
  kernel.shuffleWith(r, unseen);
  const others = (count: number): number[] => unseen.splice(0, count).sort((a, b) => a - b);
  const hands = v.counts.map((count, seat) => (seat === v.who ? v.hand.slice() : others(count)));
  const { first, life, discard } = v;
  const frames = kernel.framesOf(flow, v.frames);
  const dealt = body.copy({ first, life, hands, deck: unseen, discard, table: v.table });
  return { ...kernel.core(kernel.seedOf(r)), frames, ...dealt };
}
