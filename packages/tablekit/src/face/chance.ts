/** The chance of pictures: everything in a picture follows from its key, on every device and for ever. */

export type Chance = () => number;

const FNV_BASIS = 2166136261;
const FNV_PRIME = 16777619;

/** FNV-1a of a text. */
export function hashOf(text: string): number {
  let hash = FNV_BASIS;
  for (let k = 0; k < text.length; k++) hash = Math.imul(hash ^ text.charCodeAt(k), FNV_PRIME);
  return hash >>> 0;
}

/** Mulberry32: numbers from 0 up to 1, a row of its own for each key. */
export function chanceOf(key: string): Chance {
  let seed = hashOf(key);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
