/** What lies on the table: hands, points, and what each player showed last. */
import type { Core, Json } from '@kolbiste/kernel';
import { cloneFrames, core, newFlow, readInt, readInts, readList, readRecord } from '@kolbiste/kernel';

export const CARDS = 13;
export const HAND = 5;

export interface Config {
  readonly rounds: number;
}

export interface State extends Core {
  rounds: number;
  round: number;
  /** Ascending: a hand has no places that could be followed. */
  hands: number[][];
  deck: number[];
  /** The card of the round before; 0 = none yet. */
  shown: number[];
  points: number[];
}

export const flow = newFlow<State>('high-card');

/** @throws CodecError when it is no configuration */
export function readConfig(j: unknown): Config {
  return { rounds: readInt(readRecord(j, 'config', ['rounds'])['rounds'], 'config.rounds', 1, HAND) };
}

export function blank({ rounds }: Config, seed: string): State {
  const deck = Array.from({ length: 2 * CARDS }, (_, i) => 1 + (i % CARDS));
  return { ...core(seed), rounds, round: 1, hands: [[], []], deck, shown: [0, 0], points: [0, 0] };
}

export const clone = (s: State): State => ({
  ...s,
  frames: cloneFrames(flow.procedures, s.frames),
  rng: s.rng.slice(),
  origins: s.origins.slice(),
  hands: s.hands.map((hand) => hand.slice()),
  deck: s.deck.slice(),
  shown: s.shown.slice(),
  points: s.points.slice(),
});

export const encodeBody = ({ rounds, round, hands, deck, shown, points }: State): { [field: string]: Json } => ({
  rounds,
  round,
  hands: hands.map((hand) => hand.slice()),
  deck: deck.slice(),
  shown: shown.slice(),
  points: points.slice(),
});

export function decodeBody(j: Json, c: Core): State {
  const row = readRecord(j, 'state.body', ['rounds', 'round', 'hands', 'deck', 'shown', 'points']);
  const cards = (value: unknown, path: string, most: number) => readInts(value, path, 0, most, 0, CARDS);
  return {
    ...c,
    rounds: readInt(row['rounds'], 'state.rounds', 1, HAND),
    round: readInt(row['round'], 'state.round', 1, HAND + 1),
    hands: readList(row['hands'], 'state.hands', 2, 2).map((hand, seat) => cards(hand, `state.hands[${seat}]`, HAND)),
    deck: cards(row['deck'], 'state.deck', 2 * CARDS),
    shown: cards(row['shown'], 'state.shown', 2),
    points: cards(row['points'], 'state.points', 2),
  };
}
