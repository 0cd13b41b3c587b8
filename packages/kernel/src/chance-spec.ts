/** Where the draws of a recorded game come from, and what proves that nobody chose them. */
import type { Agreement } from './agreement.ts';
import type { ChanceSource } from './chance.ts';
import { commitment, fastChance, keyedChance } from './chance.ts';
import type { Seat } from './state.ts';

/**
 * One part of the secret of a game between people, as they gave it under the first protocol: bound by nothing but
 * SHA-256 of the value. Records of it are checked as what they are; new games have an Agreement instead.
 */
export interface Share {
  /** Who gave it: the table that holds the game, or a seat. */
  readonly by: 'table' | Seat;
  /** 256 bits in 64 hex digits. */
  readonly value: string;
  /** SHA-256 of the value's bytes. */
  readonly commitment: string;
}

/** Keyed chance of the first protocol; without shares the table alone has sealed it. */
export interface KeyedSpec {
  source: 'keyed';
  version: 1;
  seed: string;
  commitment: string;
  shares?: readonly Share[];
}

export type ChanceSpec =
  | { source: 'fast'; version: 1; seed: string }
  | KeyedSpec
  /** All draws follow from what everybody was bound to before anybody opened. */
  | { source: 'keyed'; version: 2; seed: string; commitment: string; agreement: Agreement }
  /** A game that goes on from the middle of another: the first draws are those of that one, all others keyed anew. */
  | { source: 'forked'; version: 1; draws: number; before: ChanceSpec; seed: string; commitment: string };

export function fastSpec(seed: string): ChanceSpec {
  return { source: 'fast', version: 1, seed };
}

export function keyedSpec(secret: string): KeyedSpec {
  return { source: 'keyed', version: 1, seed: secret, commitment: commitment(secret) };
}

/** @param draws how many draws the game had made where it parts from the other */
export function forkedSpec(before: ChanceSpec, draws: number, secret: string): ChanceSpec {
  return { source: 'forked', version: 1, draws, before, seed: secret, commitment: commitment(secret) };
}

/** Seed for setup() and source for each call, as a record's chance asks. */
export function chanceOf(spec: ChanceSpec): { seed: string; source: ChanceSource | null } {
  if (spec.source === 'fast') return { seed: spec.seed, source: null };
  const keyed = keyedChance(spec.seed);
  if (spec.source === 'keyed') return { seed: '', source: keyed };
  const before = chanceOf(spec.before);
  const first = before.source ?? fastChance;
  return {
    seed: before.seed,
    source: { draw: (s, label, n) => (s.draws <= spec.draws ? first : keyed).draw(s, label, n) },
  };
}
