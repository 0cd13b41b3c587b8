import type { TableState } from '@kolbiste/tablekit/state/table.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { homeOf } from '@kolbiste/tablekit/table/home.ts';
import { create } from 'zustand';
import type { Piece } from '../src/pieces.ts';
import type { State } from '../src/state.ts';
import { figuresIn } from '../src/view.ts';
import type { DoomTable } from './engine/table.ts';

/** The table as it is shown; null before the first one. */
export const boardOf = ({ table }: Pick<TableState, 'table'>): DoomTable | null => table as DoomTable | null;

/** The table as it is shown; `before` until the first one. */
export const useBoard = <T>(read: (board: DoomTable) => T, before: T): T =>
  useTable((s) => {
    const board = boardOf(s);
    return board === null ? before : read(board);
  });

const readable = new WeakMap<DoomTable, State>();

/** What the rules read figures from, once for each table. */
export function stateOf(board: DoomTable): State {
  const known = readable.get(board);
  if (known !== undefined) return known;
  const made = figuresIn(board);
  readable.set(board, made);
  return made;
}

export const pieceIn = ({ pieces }: DoomTable, id: number): Piece | undefined => pieces.find((p) => p.id === id);

/** Piles that can be looked into. */
export type PileName = 'discard' | 'annihilated' | 'library' | 'sideboard';

interface Pointing {
  /** Whether all options stand as a list. */
  list: boolean;
  pile: { readonly seat: number; readonly name: PileName } | null;
  /** Who attacks, as far as it is chosen; 0 = nobody yet. */
  attacker: number;
  /** Whom he is to attack: chosen before the rules ask. */
  defender: number;
  /** What was pointed at with a card in hand: it is answered as soon as that is asked. */
  wish: string | null;
  /** Of several opponents the one whose areas lie open; null = whom it concerns. */
  seat: number | null;
  /** The one at whose side lies what is asked; null = where it is open already, or nowhere. */
  asks: number | null;
}

const NOTHING = { list: false, pile: null } as const;
const START: Pointing = { ...NOTHING, attacker: 0, defender: 0, wish: null, seat: null, asks: null };

export const useDoom = create<Pointing>(() => START);

export const forget = (): void => useDoom.setState(START);

/** Closes what lies over the table; false = nothing does. */
export function closeOver(): boolean {
  const { list, pile } = useDoom.getState();
  if (!list && pile === null) return false;
  useDoom.setState(NOTHING);
  return true;
}

/** Whose side lies below. */
export const useHome = (): number => useTable(homeOf);
