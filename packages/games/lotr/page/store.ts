/** What the player of The Lord of the Rings points at and looks at; the table itself stands in the common store. */

import { useTable } from '@kolbiste/tablekit/state/table.ts';
import type { Stops } from '@kolbiste/wire';
import { HOLDS, TOGETHER } from '@kolbiste/wire';
import { COUNTDOWNS } from '@kolbiste/wire/protocol';
import { create } from 'zustand';
import { WINDOW_NAMES } from '../src/index.ts';
import { boardOf } from './board.ts';
import type { RingsTable } from './engine/table.ts';

interface Pointing {
  /** Whether all options stand as a list. */
  list: boolean;
  /** The player whose mat is shown where there is room for one alone; null = whoever is asked. */
  seat: number | null;
  /** An answer at a window was given and nothing has come of it yet. */
  waits: boolean;
  /** Where whoever sits here wants to be asked. */
  stops: Settings;
}

/** What holds for all seats and games. */
export interface Settings extends Pick<Stops, 'hold' | 'at'> {
  /** Milliseconds after which passes are shown at tables of this device. */
  readonly countdown: number;
}

const STOPS = 'kolbiste.rings.stops';

function readStops(): Settings {
  const { hold, at } = TOGETHER;
  try {
    const read = JSON.parse(localStorage.getItem(STOPS) ?? '{}') as Partial<Settings>;
    const known = Array.isArray(read.at) ? WINDOW_NAMES.filter((name) => read.at?.includes(name)) : at;
    const countdown = COUNTDOWNS.find((one) => one === read.countdown) ?? 0;
    return { hold: HOLDS.find((one) => one === read.hold) ?? hold, at: known, countdown };
  } catch {
    return { hold, at, countdown: 0 };
  }
}

export const useRings = create<Pointing>(() => ({
  list: false,
  seat: null,
  waits: false,
  stops: readStops(),
}));

/** Where one is asked from now on; kept on this device. */
export function setStops({ hold, at, countdown }: Settings): void {
  const stops = { hold, at, countdown };
  useRings.setState({ stops });
  try {
    localStorage.setItem(STOPS, JSON.stringify(stops));
  } catch {
    // Without storage it holds until the page is closed.
  }
}

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
