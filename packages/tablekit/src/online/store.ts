/** The online game this page is at: who sits there, how the line stands, what is being agreed. */
import type { Sight, Viewer } from '@kolbiste/wire';
import { UNSEEN } from '@kolbiste/wire';
import type { ClockState, Code, Phrase, Table } from '@kolbiste/wire/protocol';
import { create } from 'zustand';
import type { Said } from '../engine/protocol.ts';
import type { LineState } from './line.ts';

/** A phrase somebody said. */
export interface Spoken {
  readonly n: number;
  readonly seat: number;
  readonly phrase: Phrase;
}

export interface Room {
  /** Id of the game; '' = at none. */
  readonly game: string;
  readonly viewer: Viewer | null;
  /** Every seat that is led on this page. */
  readonly led: readonly number[];
  readonly table: Table | null;
  readonly line: LineState;
  /** Why the server will not have this page here. */
  readonly barred: Code | null;
  readonly clock: ClockState | null;
  /** What to add to this machine's clock to get the server's. */
  readonly ahead: number;
  readonly spoken: readonly Spoken[];
  readonly muted: boolean;
  /** Absences that this player waits out, instead of being asked about them. */
  readonly waited: readonly string[];
  /** Something that could not be done, until the next thing is done. */
  readonly said: Said | null;
  /** What this page was shown while chance was agreed on. */
  readonly sight: Sight;
  /** Steps that exist before the game was cut back or began. */
  readonly record: string;
}

export const NOWHERE: Room = {
  game: '',
  viewer: null,
  led: [],
  table: null,
  line: 'connecting',
  barred: null,
  clock: null,
  ahead: 0,
  spoken: [],
  muted: false,
  waited: [],
  said: null,
  sight: UNSEEN,
  record: '',
};

export const useRoom = create<Room>(() => NOWHERE);

/** The seat of this page's player; null = only watching. */
export const seatOf = ({ viewer }: Room): number | null => (typeof viewer === 'number' ? viewer : null);

/** Whether everything can be seen and nothing more be answered. */
export const isDone = (table: Table | null): boolean => table?.status === 'over' || table?.status === 'closed';
