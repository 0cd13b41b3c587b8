/** Spins: which events are one, what each was spun for, and how long a wheel turns. */
import type { Happening } from '@kolbiste/tablekit/engine/protocol.ts';
import type { Speed } from '@kolbiste/tablekit/state/settings.ts';

/** Why a wheel was spun: its field is used, or its number alone counts to decide who begins [SW 2.1.1.1]. */
export type SpunFor = 'use' | 'start';

const SPUN_FOR: Readonly<Record<string, SpunFor>> = { spun: 'use', startWeaponSpun: 'start' };

/** What an event spun a wheel for; undefined = it is no spin. */
export const spunFor = (kind: string): SpunFor | undefined => SPUN_FOR[kind];

/** A spin in the middle of the table. */
export interface Spin {
  /** Counts spins: a new number is a new spin. */
  readonly n: number;
  readonly seat: number;
  /** Number of the weapon, 0 to 9. */
  readonly weapon: number;
  readonly field: number;
  readonly spunFor: SpunFor;
  /** The paragraphs by which it was spun. */
  readonly rule: readonly string[];
  /** True while the disc turns: the result is not said before it rests. */
  readonly turning: boolean;
}

/** The spin that an event is; undefined = it is none. */
export function spinOf({ kind, a, b, c, rule }: Happening, n: number, turning: boolean): Spin | undefined {
  const why = spunFor(kind);
  return why === undefined ? undefined : { n, seat: a, weapon: b, field: c, spunFor: why, rule, turning };
}

/** The wheel that was spun last, at rest. */
export function lastSpin(log: readonly Happening[]): Spin | null {
  const at = log.findLastIndex(({ kind }) => spunFor(kind) !== undefined);
  return (at < 0 ? undefined : spinOf(log[at], -at - 1, false)) ?? null;
}

/** The whole spin with wind-up and settling, at speed 1. */
const SPIN_MS = 1450;
const SPIN_CALM_MS = 400;

/** Milliseconds that a spin takes. Never more than at speed 1: what is slow slows down the rest alone. */
export function spinMs(speed: Speed, calm: boolean): number {
  return speed === 0 ? 0 : (calm ? SPIN_CALM_MS : SPIN_MS) / Math.max(1, speed);
}
