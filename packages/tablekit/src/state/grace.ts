/**
 * Ready with grace: by link an answer that says no more than 'ready' is held back for a few seconds, in which it may be taken
 * back. It is held by this page and by nobody else: whoever leaves, or loses the connection, has not answered.
 */
import { create } from 'zustand';
import type { Choice, Prompt } from '../engine/protocol.ts';
import { useSettings } from './settings.ts';
import { sendSignal } from './signals.ts';
import { commitNow, refuse, useTable } from './table.ts';

interface Held {
  readonly prompt: Prompt;
  readonly option: number;
  /** When it is given, by the clock of this page. */
  readonly until: number;
}

export const useGrace = create<{ readonly held: Held | null }>(() => ({ held: null }));

const SECOND = 1000;

let timer: ReturnType<typeof setTimeout> | undefined;

function release(): Held | null {
  clearTimeout(timer);
  const { held } = useGrace.getState();
  if (held !== null) useGrace.setState({ held: null });
  return held;
}

/** The time is over: the answer is given. */
function give(): void {
  const held = release();
  if (held !== null) commitNow(held.prompt, held.option);
}

/** Holds an answer back; false = it is given at once. */
export function holdBack(prompt: Prompt, { option, ready }: Choice): boolean {
  const millis = useSettings.getState().grace * SECOND;
  if (ready !== true || millis === 0) return false;
  release();
  useGrace.setState({ held: { prompt, option, until: Date.now() + millis } });
  useTable.setState({ prompt: null, picked: null, looked: null, notice: null });
  timer = setTimeout(give, millis);
  void sendSignal({ kind: 'ready', millis });
  return true;
}

/** The player is not ready after all; false = nothing is held back. */
export function takeReadyBack(): boolean {
  const held = release();
  if (held === null) return false;
  useTable.setState({ prompt: held.prompt });
  void sendSignal({ kind: 'ready', millis: 0 });
  return true;
}

const CHANGED = {
  cs: 'Otázka se mezitím změnila, a tak vaše „hotovo“ neplatí. Odpovězte znovu.',
  en: 'The question has changed meanwhile, so your "ready" does not stand. Answer again.',
} as const;

/**
 * The table has gone on: whether the answer is still held back, because the very question stays open. Else it is not given.
 * @param prompt what is asked here now
 */
export function stillHeld(prompt: Prompt | null): boolean {
  const { held } = useGrace.getState();
  if (held === null) return false;
  const { seat, procedure, step } = held.prompt;
  const same = prompt !== null && prompt.seat === seat && prompt.procedure === procedure && prompt.step === step;
  if (same && prompt.options.some(({ option, ready }) => option === held.option && ready === true)) {
    useGrace.setState({ held: { ...held, prompt } });
    return true;
  }
  release();
  void sendSignal({ kind: 'ready', millis: 0 });
  if (prompt !== null) refuse(CHANGED, prompt.rule);
  return false;
}

/** Forgets what is held back without giving it. */
export const dropHeld = (): void => void release();
