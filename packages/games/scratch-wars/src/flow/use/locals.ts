/** What a running use keeps, and what its field says. */
import { SOURCE_OF_EFFECT } from '../../effects/sources.ts';
import { targetCount } from '../../legal.ts';
import type { Field, State } from '../../state.ts';
import { weaponAt } from '../../state.ts';

export interface UseLocals {
  weapon: number;
  /** The field drawn; -1 before the spin. */
  field: number;
  /** 1 = the effect is used, 0 = ignored. */
  used: number;
  /** Bonus entry; -1 = none. */
  entry: number;
  total: number;
  target: number;
  /** Rest of a shrapnel's power. */
  rest: number;
  /** 1 = the turn ends afterwards. */
  ends: number;
}

export const fieldOf = (s: State, x: UseLocals): Field => weaponAt(s, x.weapon).fields[x.field];
export const sourceOf = (s: State, x: UseLocals): number => SOURCE_OF_EFFECT[fieldOf(s, x).kind];

/** A valid target is one the effect may be aimed at, whatever comes of it [SW 3.3.1.1]. */
export function hasTarget(s: State, x: UseLocals): boolean {
  const source = sourceOf(s, x);
  return source < 0 || targetCount(s, s.active, source) > 0;
}

export const useLocals = (weapon: number): UseLocals => ({
  weapon,
  field: -1,
  used: 0,
  entry: -1,
  total: 0,
  target: -1,
  rest: 0,
  ends: 0,
});
