/** Faults that are known and stay for now, each with its reason: by state, kind and a part of the place where they are. */

import known from './allowed.json' with { type: 'json' };
import type { Fault } from './measure.ts';

interface Allowed {
  readonly kind: Fault['kind'] | 'axe';
  /** Part of where the fault is, or of what is told of it. */
  readonly where: string;
  readonly why: string;
}

const BY_STATE = known as Readonly<Record<string, readonly Allowed[]>>;

/** Whether a fault of a state stands in the list; a state ends with `*` where all that begin so have it. */
export const isAllowed = (state: string, kind: Allowed['kind'], where: string): boolean =>
  Object.entries(BY_STATE).some(
    ([name, faults]) =>
      (name === state || (name.endsWith('*') && state.startsWith(name.slice(0, -1)))) &&
      faults.some((fault) => fault.kind === kind && where.includes(fault.where)),
  );
