/** What the other players of a table by link show for a moment, and what this player shows them. No rule reads any of it. */
import type { HeardSignal, Signal } from '@kolbiste/wire/protocol';
import { create } from 'zustand';
import { seated, useTable } from './table.ts';

/** Something that another player shows. */
export interface Mark {
  readonly n: number;
  readonly seat: number;
  readonly kind: 'point' | 'intend' | 'ready';
  /** The place on the table; null = it is about none. */
  readonly place: string | null;
  readonly step: number;
}

/** Whether somebody plays here who could show the others something. */
const canSignal = (): boolean =>
  seated()?.signal !== undefined && useTable.getState().order?.players.some(({ kind }) => kind === 'human') === true;

/** Shows the others something for a moment; false = it is not shown. */
export const sendSignal = async (signal: Signal): Promise<boolean> => (await seated()?.signal?.(signal)) === true;

interface Signals {
  readonly marks: readonly Mark[];
  /** The place this player lets the others see as thought of; null = none. */
  readonly intended: string | null;
  /** What the next press at a thing shows the others; null = it plays as always. */
  readonly aiming: 'point' | 'intend' | null;
}

const NOTHING: Signals = { marks: [], intended: null, aiming: null };

export const useSignals = create<Signals>(() => NOTHING);

/** Milliseconds for which something is shown at most. */
export const SHOWN = { point: 4000, intend: 30_000 } as const;

/** An answer takes a moment to come after its time is over. */
const SLACK_MS = 4000;

let count = 0;

const keepMarks = (keeps: (mark: Mark) => boolean): void => {
  const { marks } = useSignals.getState();
  if (!marks.every(keeps)) useSignals.setState({ marks: marks.filter(keeps) });
};

/** Another player shows something, or takes it back. */
export function hearSignal({ seat, step, signal }: HeardSignal): void {
  keepMarks((mark) => mark.seat !== seat || mark.kind !== signal.kind);
  if (signal.kind === 'ready' ? signal.millis === 0 : signal.place === null) return;
  count++;
  const n = count;
  const place = signal.kind === 'ready' ? null : signal.place;
  useSignals.setState(({ marks }) => ({ marks: [...marks, { n, seat, kind: signal.kind, place, step }] }));
  const shown = signal.kind === 'ready' ? signal.millis + SLACK_MS : SHOWN[signal.kind];
  setTimeout(() => keepMarks((mark) => mark.n !== n), shown);
}

/** The game has gone on: what was shown was about the table as it was. */
export function forgetSignals(step: number): void {
  keepMarks((mark) => mark.kind === 'ready' || mark.step >= step);
  if (useSignals.getState().intended !== null) useSignals.setState({ intended: null });
}

/** What is shown by seats that are not there any more is over. */
export const keepSignalsOf = (there: (seat: number) => boolean): void => keepMarks(({ seat }) => there(seat));

export const clearSignals = (): void => useSignals.setState(NOTHING);

/** The next press at a thing of the table shows it to the others; asked for again it plays. False = there are no others. */
export function aim(kind: 'point' | 'intend'): boolean {
  if (!canSignal()) return false;
  useSignals.setState(({ aiming }) => ({ aiming: aiming === kind ? null : kind }));
  return true;
}

/** Stops aiming; false = nobody aimed. */
export function stopAiming(): boolean {
  if (useSignals.getState().aiming === null) return false;
  useSignals.setState({ aiming: null });
  return true;
}

/** Shows the others a place of the table. */
async function show(kind: 'point' | 'intend', place: string): Promise<void> {
  const taken = await sendSignal({ kind, place });
  if (taken && kind === 'intend') useSignals.setState({ intended: place });
}

/** This player no longer thinks of what the others were shown. */
export function takeIntentionBack(): void {
  useSignals.setState({ intended: null });
  void sendSignal({ kind: 'intend', place: null });
}

/** The thing at a place, as it stands in the page. */
export const thingAt = (place: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);

/** A press while the player aims, before anything else hears of it. */
function hearClick(event: MouseEvent): void {
  const { aiming } = useSignals.getState();
  if (aiming === null || !(event.target instanceof Element) || event.target.closest('[data-aims]') !== null) return;
  event.preventDefault();
  event.stopPropagation();
  stopAiming();
  const place = event.target.closest<HTMLElement>('[data-place]')?.dataset['place'];
  if (place !== undefined) void show(aiming, place);
}

/** Hears of every press while a table is shown; the way to stop. */
export function listenForAim(): () => void {
  document.addEventListener('click', hearClick, true);
  return () => {
    document.removeEventListener('click', hearClick, true);
    stopAiming();
  };
}
