import type { TableState } from '../state/table.ts';

/** Who sits below: whoever sits here, or the first player. */
export const homeOf = ({ viewer, sitting }: Pick<TableState, 'viewer' | 'sitting'>): number =>
  sitting ?? (typeof viewer === 'number' ? viewer : 0);
