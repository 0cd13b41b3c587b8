/** Passing by itself: where a seat can do nothing but pass, and where its player has said that nobody acts. */
import type { Prompt } from '../engine/protocol.ts';
import { commit, useTable } from '../state/table.ts';
import { isWindow } from './places.ts';
import { useRings } from './store.ts';

const PASS = 0;

/** The window in which nobody acts, by the line that opened it; -1 = none. */
let hushed = -1;
/** A step was taken back: nothing passes by itself before the next answer. */
let held = false;

/** The line that opened the window which is open. */
const windowNow = (): number => useTable.getState().log.findLast(({ kind }) => kind === 'windowOpened')?.id ?? -1;

/** Whether a question has no answer but passing. */
const onlyPasses = (prompt: Prompt): boolean =>
  isWindow(prompt) && prompt.options.length === 1 && prompt.options[0].option === PASS;

function passes(prompt: Prompt): boolean {
  if (!isWindow(prompt) || held) return false;
  if (prompt.procedure === 'window' && hushed === windowNow()) return true;
  return onlyPasses(prompt) && !useRings.getState().stops;
}

/** Nobody of those who are led here acts in this window. */
export function nobodyActs(): void {
  hushed = windowNow();
  commit(PASS);
}

/** Follows the questions of the table while it is shown; the way to stop. */
export function followQuestions(): () => void {
  let { prompt: last, step: lastStep } = useTable.getState();
  const look = (): void => {
    const { prompt, busy } = useTable.getState();
    if (prompt !== null && !busy && passes(prompt)) commit(PASS);
  };
  queueMicrotask(look);
  const heed = useRings.subscribe(({ stops }, before) => {
    if (before.stops && !stops) look();
  });
  const leave = useTable.subscribe(({ prompt, step }) => {
    if (step !== lastStep) held = step < lastStep;
    lastStep = step;
    if (prompt === last) return;
    last = prompt;
    if (prompt === null) return;
    useRings.setState({ list: false, seat: null });
    queueMicrotask(look);
  });
  return () => {
    leave();
    heed();
    hushed = -1;
    held = false;
    useRings.setState({ looked: 0, list: false, seat: null });
  };
}
