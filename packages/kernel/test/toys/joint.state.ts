/** State, views and worlds of the joint game. Its rules are in joint.ts. */
import type { Core, Option, Rng, Seat, SeenFrame } from '../../src/index.ts';
import * as kernel from '../../src/index.ts';
import { int, list, record } from './shape.ts';

export const SEATS = 3;
export const KINDS = ['strike', 'venom', 'scout', 'gift', 'frenzy', 'burn'] as const;
export const [STRIKE, VENOM, SCOUT, GIFT, FRENZY, BURN] = KINDS.keys();
export const COST = [1, 1, 1, 1, 0, 0];
/** Copies of each kind in the deck of every seat. */
export const COPIES = [4, 2, 2, 2, 1, 1];
const MOST_LIFE = 8;
const FOE_LIFE = 16;
export const SUPPLY = 5;

interface Body {
  round: number;
  /** 0 = not rolled yet. */
  die: number;
  life: number[];
  energy: number[];
  /** 1 = may still change a die. */
  charms: number[];
  wounds: number[];
  foes: number[];
  /** Poison on each foe, and what is left of it for all. */
  poison: number[];
  supply: number;
  hands: number[][];
  decks: number[][];
  discards: number[][];
  /** The card being played: its seat and kind, or empty. */
  inPlay: number[];
}

export interface JointState extends Core, Body {}

export interface JointView extends Omit<Body, 'hands' | 'decks'> {
  who: Seat | 'public';
  hand: number[];
  counts: number[];
  decks: number[];
  frames: SeenFrame[];
}

export const flow = kernel.newFlow<JointState>('joint');

/** Options of the joint turn: 0 = end one's turn, otherwise kind and target in one number. */
export const END_TURN = 0;
export const code = (kind: number, target: number): Option => 1 + kind * 4 + target;
export const kindOf = (option: Option): number => ((option - 1) / 4) | 0;
export const targetOf = (option: Option): number => (option - 1) % 4;

export const living = (s: { life: readonly number[] }): number =>
  s.life.reduce((mask, life, seat) => (life > 0 ? mask | (1 << seat) : mask), 0);
export const foesLeft = (s: { foes: readonly number[] }): boolean => s.foes.some((life) => life > 0);

const kind = int(0, KINDS.length - 1);
const perSeat = (high: number) => list(int(0, high), SEATS, SEATS);
const piles = list(list(kind), SEATS, SEATS);
export const body = record<Body>({
  round: int(0, 100),
  die: int(0, 6),
  life: perSeat(MOST_LIFE),
  energy: perSeat(3),
  charms: perSeat(1),
  wounds: perSeat(100),
  foes: list(int(0, FOE_LIFE), 2, 2),
  poison: list(int(0, SUPPLY), 2, 2),
  supply: int(0, SUPPLY),
  hands: piles,
  decks: piles,
  discards: piles,
  inPlay: list(int(0, 10), 0, 2),
});

const fullDeck = (): number[] => COPIES.flatMap((count, kind) => new Array<number>(count).fill(kind));

/** All cards of a seat, wherever they are. */
export const cardsOf = (s: Body, seat: Seat): number[] => [
  ...s.hands[seat],
  ...s.decks[seat],
  ...s.discards[seat],
  ...(s.inPlay[0] === seat ? [s.inPlay[1]] : []),
];

export function blank({ charms }: { charms: boolean }, seed: string): JointState {
  if (typeof charms !== 'boolean') throw new Error(`config.charms: expected true or false, found ${charms}`);
  const three = <T>(make: () => T): T[] => [make(), make(), make()];
  return {
    ...kernel.core(seed),
    round: 0,
    die: 0,
    life: three(() => MOST_LIFE),
    energy: three(() => 0),
    charms: three(() => (charms ? 1 : 0)),
    wounds: three(() => 0),
    foes: [FOE_LIFE, FOE_LIFE],
    poison: [0, 0],
    supply: SUPPLY,
    hands: three(() => []),
    decks: three(fullDeck),
    discards: three(() => []),
    inPlay: [],
  };
}

export function view(s: JointState, who: Seat | 'public'): JointView {
  return {
    who,
    round: s.round,
    die: s.die,
    life: s.life.slice(),
    energy: s.energy.slice(),
    charms: s.charms.slice(),
    wounds: s.wounds.slice(),
    foes: s.foes.slice(),
    poison: s.poison.slice(),
    supply: s.supply,
    hand: who === 'public' ? [] : s.hands[who].slice(),
    counts: s.hands.map((hand) => hand.length),
    decks: s.decks.map((deck) => deck.length),
    discards: s.discards.map((pile) => pile.slice()),
    inPlay: s.inPlay.slice(),
    frames: kernel.seenFrames(flow, s, who),
  };
}

/** Everybody knows what each deck is made of: what is not in sight lies in its seat's hand or deck. */
export function determinize(v: JointView, r: Rng): JointState {
  const hands: number[][] = [];
  const decks: number[][] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const unseen = fullDeck();
    const own = seat === v.who ? v.hand : [];
    const seen = [...v.discards[seat], ...(v.inPlay[0] === seat ? [v.inPlay[1]] : []), ...own];
    for (const kind of seen) unseen.splice(unseen.indexOf(kind), 1);
    kernel.shuffleWith(r, unseen);
    hands.push(seat === v.who ? own : unseen.splice(0, v.counts[seat]).sort((a, b) => a - b));
    decks.push(unseen);
  }
  const { who: _who, hand: _hand, counts: _counts, frames: seen, ...open } = v;
  const frames = kernel.framesOf(flow, seen);
  return { ...kernel.core(kernel.seedOf(r)), frames, ...body.copy({ ...open, hands, decks }) };
}
