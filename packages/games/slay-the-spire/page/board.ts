import type { TableState } from '@kolbiste/tablekit/state/table.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { create } from 'zustand';
import type { SpireTable } from './engine/table.ts';

/** The table as it is shown; null before the first one. */
export const boardOf = ({ table }: Pick<TableState, 'table'>): SpireTable | null => table as SpireTable | null;

/** The table as it is shown; `before` until the first one. */
export const useBoard = <T>(read: (board: SpireTable) => T, before: T): T =>
  useTable((s) => {
    const board = boardOf(s);
    return board === null ? before : read(board);
  });

/** A pile that is looked into. */
export type PileName = 'draw' | 'discard' | 'exhaust' | 'deck';

interface Pointing {
  /** Whether all options stand as a list. */
  list: boolean;
  /** The hero whose hand is shown; null = whoever is asked. */
  seat: number | null;
  pile: { readonly seat: number; readonly name: PileName } | null;
  map: boolean;
  /** What was pointed at with a card in hand, or where it was let go: it is aimed at as soon as that is asked. */
  wish: string | null;
}

export const useSpire = create<Pointing>(() => ({ list: false, seat: null, pile: null, map: false, wish: null }));

/** Closes what lies over the table; false = nothing does. */
export function closeOver(): boolean {
  const { list, pile, map } = useSpire.getState();
  if (!list && pile === null && !map) return false;
  useSpire.setState({ list: false, pile: null, map: false });
  return true;
}

/** The hero in front: whoever was chosen, is asked, or sits here. */
export function useFront(): number {
  const chosen = useSpire((s) => s.seat);
  const asked = useTable((s) => s.prompt?.seat ?? s.sitting ?? (typeof s.viewer === 'number' ? s.viewer : 0));
  const seats = useBoard((board) => board.heroes.length, 1);
  return chosen !== null && chosen < seats ? chosen : asked;
}
