import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Core } from './state.ts';
import { CHANCE_FAST } from './state.ts';

/** Answers a labelled draw: an integer 0 <= v < n, every value equally likely. */
export interface ChanceSource {
  draw(s: Core, label: string, n: number): number;
}

/** Next 32 bits (signed) of xoshiro128**; changes the four words in place. */
export function nextWord(w: number[]): number {
  const m = Math.imul(w[1], 5);
  const v = Math.imul((m << 7) | (m >>> 25), 9);
  const t = w[1] << 9;
  w[2] ^= w[0];
  w[3] ^= w[1];
  w[1] ^= w[2];
  w[0] ^= w[3];
  w[2] ^= t;
  w[3] = (w[3] << 11) | (w[3] >>> 21);
  return v;
}

/** Draws of fewer values than this have their greatest word that counts at hand. */
const SMALL = 1024;
const GREATEST = Uint32Array.from({ length: SMALL }, (_, n) => (n === 0 ? 0 : 4294967295 - (4294967296 % n)));

/** Unbiased 0 <= v < n from a generator's words: values beyond the last whole multiple of n are drawn again. */
export function uniform(w: number[], n: number): number {
  if (n > 0 && n < SMALL) {
    const greatest = GREATEST[n];
    let word: number;
    do word = nextWord(w) >>> 0;
    while (word > greatest);
    return (word % (n >>> 0)) >>> 0;
  }
  const limit = 4294967296 - (4294967296 % n);
  let v: number;
  do v = nextWord(w) >>> 0;
  while (v >= limit);
  return v % n;
}

/** For simulation, search and benchmarks: the generator lies in the state. Never for games that people play. */
export const fastChance: ChanceSource = {
  draw(s, label, n) {
    if (s.chance !== CHANCE_FAST)
      throw new Error(`draw "${label}": this game draws from outside; hand its source over`);
    return uniform(s.rng, n);
  },
};

/**
 * For games that people play: draw k is HMAC-SHA-256(secret, k). The state holds only k, so nothing that leaves the
 * table helps to foresee a draw; who knows the secret afterwards can check every one.
 * @param secret 256 bits in 64 hex digits
 */
export function keyedChance(secret: string): ChanceSource {
  if (!/^[0-9a-f]{64}$/.test(secret)) throw new Error('the secret of keyed chance is 64 hex digits');
  const key = hexToBytes(secret);
  return { draw: (s, _label, n) => keyedDraw(key, s.draws, n) };
}

function keyedDraw(key: Uint8Array, k: number, n: number): number {
  const limit = 4294967296 - (4294967296 % n);
  for (let again = 0; ; again++) {
    const block = hmac(sha256, key, utf8ToBytes(again === 0 ? String(k) : `${k}/${again}`));
    for (let at = 0; at < 32; at += 4) {
      const v = ((block[at] << 24) | (block[at + 1] << 16) | (block[at + 2] << 8) | block[at + 3]) >>> 0;
      if (v < limit) return v % n;
    }
  }
}

/** What is published before a game with keyed chance: the hash that binds the secret. */
export function commitment(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** 128 bits in 32 hex digits from any text: how a seed typed by a person becomes the state of the fast generator. */
export function seedFrom(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, 32);
}

/** 256 bits in 64 hex digits from any text: a keyed game that can be repeated. Live tables take real randomness instead. */
export function secretFrom(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(`secret ${text}`)));
}

export interface ScriptedDraw {
  label: string;
  value: number;
  /** Among how many it must be, where that matters. */
  of?: number;
}

export class ScriptError extends Error {}

/**
 * For tests and scenarios: answers draws from a list, by label, in order. A draw that the list does not foresee, one out
 * of range, or one left over is an error that says what was there instead.
 */
export function scriptedChance(script: readonly ScriptedDraw[]): ChanceSource & { rest(): readonly ScriptedDraw[] } {
  let at = 0;
  return {
    draw(_s, label, n) {
      const next = script[at];
      if (next === undefined) throw new ScriptError(`draw "${label}" (0 to ${n - 1}) is not in the script`);
      if (next.label !== label) throw new ScriptError(`draw "${label}" is due, but the script says "${next.label}"`);
      if (!Number.isInteger(next.value) || next.value < 0 || next.value >= n) {
        throw new ScriptError(`draw "${label}" lies from 0 to ${n - 1}; the script says ${next.value}`);
      }
      if (next.of !== undefined && next.of !== n)
        throw new ScriptError(`draw "${label}" is one of ${n}; the script says one of ${next.of}`);
      at++;
      return next.value;
    },
    rest: () => script.slice(at),
  };
}
