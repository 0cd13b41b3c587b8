/** What the player of The Lord of the Rings points at and looks at; the table itself stands in the common store. */

import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { create } from 'zustand';
import { boardOf } from './board.ts';
import type { RingsTable } from './engine/table.ts';

interface Pointing {
  /** Whether all options stand as a list. */
  list: boolean;
  /** The player whose mat is shown where there is room for one alone; null = whoever is asked. */
  seat: number | null;
  /** An answer at a window was given and nothing has come of it yet. */
  waits: boolean;
}

export const useRings = create<Pointing>(() => ({ list: false, seat: null, waits: false }));

/** The table as it is shown; `before` until the first one. */
export const useBoard = <T>(read: (board: RingsTable) => T, before: T): T =>
  useTable((s) => {
    const board = boardOf(s);
    return board === null ? before : read(board);
  });

/** Whose mat and hand are in front: whoever was chosen, is asked, or was asked last. */
export function useFront(): number {
  const chosen = useRings((s) => s.seat);
  const asked = useTable((s) => s.prompt?.seat ?? s.sitting ?? (typeof s.viewer === 'number' ? s.viewer : 0));
  return chosen ?? asked;
}
