/** How many weapons the workload knows, how many fields a wheel has, how many weapons a player holds. */
export const WEAPONS = 24;
export const FIELDS = 6;
export const HAND = 5;

/** Kinds of a field, by number. */
export const ENERGY = 0;
export const HERO_ATTACK = 1;
export const WEAPON_ATTACK = 2;
export const UNIVERSAL_ATTACK = 3;
export const HEAL = 4;
export const PREPARE_ATTACK = 5;
export const PREPARE_SHIELD = 6;

/** Colours of a field, by number. */
export const GREEN = 0;
export const ORANGE = 1;
export const RED = 2;

/** Energy gained in round r: `DAYTIME[(r - 1) & 3]`. */
export const DAYTIME = new Int32Array([3, 4, 3, 2]);

/** Limits and constants of the rules. */
export const MAX_LIFE = 20;
export const MAX_ENERGY = 12;
export const MAX_STORED = 9;
export const REPAIR_COST = 2;
export const ACTIONS = 4;
export const SUDDEN_DEATH_ROUND = 9;
export const SUDDEN_DEATH_LOSS = 5;
export const LAST_ROUND = 60;

/** The weapon's figures by id, and its fields at `id * FIELDS + position`. 32 bits each: V8 compiles in where an array lies only when it has more than 64 bytes. */
export const COST = new Int32Array(WEAPONS);
export const RESISTANCE = new Int32Array(WEAPONS);
export const FIELD_KIND = new Int32Array(WEAPONS * FIELDS);
export const FIELD_COLOUR = new Int32Array(WEAPONS * FIELDS);
export const FIELD_N = new Int32Array(WEAPONS * FIELDS);

const KINDS = [0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 6, 6];
const COLOURS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2];

/** A field's number is 1 + r(SPREAD[kind]); 1 means a fixed 1 without a draw. */
const SPREAD = [3, 4, 3, 3, 3, 1, 3];

function makeWeapons(): void {
  let x = 12345;
  const r = (k: number): number => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return ((x >>> 16) * k) >>> 16;
  };
  for (let id = 0; id < WEAPONS; id++) {
    COST[id] = r(4);
    RESISTANCE[id] = 2 + r(4);
    for (let at = id * FIELDS; at < id * FIELDS + FIELDS; at++) {
      const kind = KINDS[r(16)];
      const spread = SPREAD[kind];
      FIELD_KIND[at] = kind;
      FIELD_COLOUR[at] = COLOURS[r(16)];
      FIELD_N[at] = spread === 1 ? 1 : 1 + r(spread);
    }
  }
}
makeWeapons();

/** Scrambles a seed into a starting state of the source; never 0, where xorshift would stand still. */
export function mix(seed: number): number {
  let h = seed | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  h ^= h >>> 16;
  return h === 0 ? 1 : h >>> 0;
}

/** One step of xorshift32. The next draw among k is `((x >>> 16) * k) >>> 16` on the new state. */
export function step(x: number): number {
  let y = x ^ (x << 13);
  y ^= y >>> 17;
  return y ^ (y << 5);
}

/** A draw among k from a state that `step` has just made. */
export function among(x: number, k: number): number {
  return ((x >>> 16) * k) >>> 16;
}

/** What the workload deals: weapon ids and wheel positions, five of player 0, then five of player 1. */
export interface Deal {
  readonly weapons: readonly number[];
  readonly wheels: readonly number[];
  /** State of the source after the deal. */
  readonly x: number;
}

/** The deal of the workload, spelled out for engines that need not deal fast. */
export function deal(seed: number): Deal {
  let x = mix(seed);
  const pick = (k: number): number => {
    x = step(x);
    return among(x, k);
  };
  const deck = Array.from({ length: WEAPONS }, (_, id) => id);
  for (let i = 0; i < 2 * HAND; i++) {
    const j = i + pick(WEAPONS - i);
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  const weapons = deck.slice(0, 2 * HAND);
  const wheels = weapons.map(() => pick(FIELDS));
  return { weapons, wheels, x: x >>> 0 };
}
