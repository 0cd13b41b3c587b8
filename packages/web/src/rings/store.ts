/** What the player of The Lord of the Rings points at and looks at; the table itself stands in the common store. */
import { create } from 'zustand';
import type { RingsTable } from '../engine/games/rings-table.ts';
import { useTable } from '../state/table.ts';

interface Pointing {
  /** The card looked at; 0 = none. */
  looked: number;
  /** Whether all options stand as a list. */
  list: boolean;
  /** The player whose mat is shown where there is room for one alone; null = whoever is asked. */
  seat: number | null;
  /** Whether one stops also where there is nothing but passing. */
  stops: boolean;
}

const STOPS = 'kolbiste.rings.stops';

function readStops(): boolean {
  try {
    return localStorage.getItem(STOPS) === 'yes';
  } catch {
    return false;
  }
}

export const useRings = create<Pointing>(() => ({ looked: 0, list: false, seat: null, stops: readStops() }));

/** Stops at every window from now on, or at those alone where something can be done. */
export function stopEverywhere(stops: boolean): void {
  useRings.setState({ stops });
  try {
    localStorage.setItem(STOPS, stops ? 'yes' : 'no');
  } catch {
    // Without storage it holds until the page is closed.
  }
}

/** The table as it is shown; `before` until the first one. */
export const useBoard = <T>(read: (board: RingsTable) => T, before: T): T =>
  useTable((s) => (s.rings === null ? before : read(s.rings)));

/** Whose mat and hand are in front: whoever was chosen, is asked, or was asked last. */
export function useFront(): number {
  const chosen = useRings((s) => s.seat);
  const asked = useTable((s) => s.prompt?.seat ?? s.sitting ?? 0);
  return chosen ?? asked;
}
