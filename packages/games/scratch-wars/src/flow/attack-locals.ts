/** What a running attack keeps, and where it comes from. */
import type { AttackSource } from '../effects/sources.ts';
import { SOURCES } from '../effects/sources.ts';

export interface AttackLocals {
  by: number;
  source: number;
  target: number;
  power: number;
  /** Life that the attack costs its own side [SW 3.4.6.1]. */
  price: number;
  /** Mask of the shields used against it. */
  shields: number;
  /** Bonus entry applied to a shield and that shield; -1 = none. */
  entry: number;
  shield: number;
  /** When the target was a shield used in its own defence [SW 3.5.2.6]: 1 + its resistance, otherwise 0. */
  own: number;
  /** 1 = there was no other target, so nobody was asked [R36]. */
  alone: number;
}

export const sourceOf = (x: AttackLocals): AttackSource => SOURCES[x.source];
export const foeOf = (x: AttackLocals): number => 1 - x.by;
