import type { Core, Flow, Json } from '@kolbiste/kernel';
import { CodecError, cloneFrames, core, readInt, readInts, readList, readRecord } from '@kolbiste/kernel';

/**
 * The game that the test kit's own tests play: seats bet in secret, then take coins from a heap in turn, one to three
 * or as many as a card in hand says; a flip of a coin may cost the heap one more. Most coins win.
 */
export interface Coins extends Core {
  heap: number;
  /** Coins of each seat. */
  purse: Int32Array;
  /** Cards are their own figures, 2 to 5. */
  deck: number[];
  hands: number[][];
  discard: number[];
  /** Bets of each seat, -1 = none yet. Secret until all are in. */
  bets: number[];
  /** What waits to be settled. */
  batch: number[];
}

export interface CoinsConfig {
  seats: number;
  heap: number;
  copies: number;
}

export const FACES = [2, 3, 4, 5] as const;

export function blankCoins(config: CoinsConfig, seed: string): Coins {
  if (!(config.seats >= 2 && config.seats <= 4)) throw new Error('coins is for 2 to 4 seats');
  const deck: number[] = [];
  for (let i = 0; i < config.copies; i++) deck.push(...FACES);
  return {
    ...core(seed),
    heap: config.heap,
    purse: new Int32Array(config.seats),
    deck,
    hands: Array.from({ length: config.seats }, () => []),
    discard: [],
    bets: new Array(config.seats).fill(-1),
    batch: [],
  };
}

export function cloneCoins(flow: Flow<Coins>, s: Coins): Coins {
  return {
    frames: cloneFrames(flow.procedures, s.frames),
    n: s.n,
    draws: s.draws,
    chance: s.chance,
    rng: s.rng.slice(),
    origins: s.origins.slice(),
    heap: s.heap,
    purse: s.purse.slice(),
    deck: s.deck.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    discard: s.discard.slice(),
    bets: s.bets.slice(),
    batch: s.batch.slice(),
  };
}

export function encodeCoins(s: Coins): { [field: string]: Json } {
  return {
    heap: s.heap,
    purse: Array.from(s.purse),
    deck: s.deck.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    discard: s.discard.slice(),
    bets: s.bets.slice(),
    batch: s.batch.slice(),
  };
}

export function decodeCoins(body: Json, core: Core): Coins {
  const row = readRecord(body, 'body', ['heap', 'purse', 'deck', 'hands', 'discard', 'bets', 'batch']);
  const cards = (j: unknown, path: string) => readInts(j, path, 0, 100, 2, 5);
  const purse = readInts(row.purse, 'body.purse', 2, 4, 0);
  const hands = readList(row.hands, 'body.hands', purse.length, purse.length);
  if (purse.length !== hands.length) throw new CodecError('body.hands', 'expected one hand a seat');
  return {
    ...core,
    heap: readInt(row.heap, 'body.heap', 0),
    purse: Int32Array.from(purse),
    deck: cards(row.deck, 'body.deck'),
    hands: hands.map((hand, i) => cards(hand, `body.hands[${i}]`)),
    discard: cards(row.discard, 'body.discard'),
    bets: readInts(row.bets, 'body.bets', purse.length, purse.length, -1, 2),
    batch: readInts(row.batch, 'body.batch'),
  };
}
