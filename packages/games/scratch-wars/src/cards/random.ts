/**
 * Seeded numbers for making cards: xoshiro128** over four words hashed from the seed's text. Same seed, same numbers, in
 * every browser. Not for play: draws of a game come from its own labelled chance.
 */

export interface CardRng {
  a: number;
  b: number;
  c: number;
  d: number;
}

/** What a caller may give as seed; 7 and '7' are the same seed. */
export type CardSeed = string | number;

/** A source of numbers that depends on the text alone. */
export function cardRng(text: string): CardRng {
  const rng = fourHashes(text);
  // All four words zero is the one state that never moves on.
  if ((rng.a | rng.b | rng.c | rng.d) === 0) rng.a = 1;
  return rng;
}

const FNV = 0x01000193;

/** FNV-1a over the text's 16-bit units, four times from different beginnings, each with murmur3's last mixing. */
function fourHashes(text: string): CardRng {
  let a = 0x811c9dc5 ^ 0x9e3779b9;
  let b = 0x811c9dc5 ^ 0x243f6a88;
  let c = 0x811c9dc5 ^ 0xb7e15162;
  let d = 0x811c9dc5 ^ 0x5bd1e995;
  const { length } = text;
  for (let i = 0; i < length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, FNV);
    b = Math.imul(b ^ unit, FNV);
    c = Math.imul(c ^ unit, FNV);
    d = Math.imul(d ^ unit, FNV);
  }
  return { a: mixed(a ^ length), b: mixed(b ^ length), c: mixed(c ^ length), d: mixed(d ^ length) };
}

function mixed(hash: number): number {
  let h = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** The next 32 bits, as a number from 0 to 2^32 - 1. */
export function nextUint(rng: CardRng): number {
  const five = Math.imul(rng.b, 5);
  const result = Math.imul((five << 7) | (five >>> 25), 9) >>> 0;
  const t = rng.b << 9;
  rng.c ^= rng.a;
  rng.d ^= rng.b;
  rng.b ^= rng.c;
  rng.a ^= rng.d;
  rng.c ^= t;
  rng.d = (rng.d << 11) | (rng.d >>> 21);
  return result;
}

/** A number from 0 to n - 1, all equally likely; n from 1 to 2^31. */
export function below(rng: CardRng, n: number): number {
  const limit = 4294967296 - (4294967296 % n);
  for (;;) {
    const draw = nextUint(rng);
    if (draw < limit) return draw % n;
  }
}

/** Heads among k fair coins, k from 0 to 3. */
export function heads(rng: CardRng, k: number): number {
  const bits = nextUint(rng) >>> 29;
  let count = 0;
  for (let i = 0; i < k; i++) count += (bits >>> i) & 1;
  return count;
}

/** One entry of a list. */
export function pick<T>(rng: CardRng, list: readonly T[]): T {
  return list[below(rng, list.length)];
}
