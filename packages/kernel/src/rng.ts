import { seedFrom, uniform } from './chance.ts';
import { seedWords } from './state.ts';

/** A generator of one's own, for bots, determinization and tests: never the game's. */
export interface Rng {
  /** 0 <= v < n, unbiased. */
  int(n: number): number;
  /** Four words: what a table or a test stores to go on with the same numbers. */
  readonly words: number[];
}

/** @param seed any text; the same text gives the same numbers on every machine */
export function rng(seed: string): Rng {
  return rngOf(seedWords(seedFrom(seed)));
}

/** A generator that goes on from four words (and changes them). */
export function rngOf(words: number[]): Rng {
  return {
    words,
    int(n) {
      if (!(n >= 1 && n <= 4294967296)) throw new Error(`a draw has 1 to 4294967296 values, not ${n}`);
      return uniform(words, n);
    },
  };
}

/** 32 hex digits for the fast generator of a state, drawn from `r`. */
export function seedOf(r: Rng): string {
  let out = '';
  for (let i = 0; i < 4; i++) {
    const word = ((r.int(65536) << 16) | r.int(65536)) >>> 0;
    out += (i === 0 && word === 0 ? 1 : word).toString(16).padStart(8, '0');
  }
  return out;
}

/** Shuffles in place, every order equally likely. */
export function shuffleWith(r: Rng, list: number[]): number[] {
  for (let i = list.length; i-- > 1; ) {
    const j = r.int(i + 1);
    const t = list[i];
    list[i] = list[j];
    list[j] = t;
  }
  return list;
}
