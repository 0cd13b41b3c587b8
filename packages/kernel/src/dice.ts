/** A quick generator for playouts: 32 bits of xorshift. Its throws favour none of n values by more than n in 65536. */

export interface Dice {
  x: number;
}

/** @param word any 32 bits; 0 would stand still */
export function newDice(word: number): Dice {
  return { x: word | 0 || 1 };
}

/** 32 new bits, signed. */
function roll(d: Dice): number {
  let { x } = d;
  x ^= x << 13;
  x ^= x >>> 17;
  x ^= x << 5;
  d.x = x;
  return x;
}

/** 0 <= v < n for n up to 65536. */
export function throwDice(d: Dice, n: number): number {
  return ((roll(d) >>> 16) * n) >>> 16;
}

/** Gives a world draws of its own. */
export function reseed(d: Dice, words: number[]): void {
  for (let i = 0; i < words.length; i++) words[i] = roll(d);
}
