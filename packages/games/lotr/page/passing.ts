/**
 * Passing by itself, as wire/stops.ts decides it: an answer that the page gives for a seat from what that seat sees. The
 * table, here or far away, gets it as any other.
 */

import type { Option } from '@kolbiste/kernel';
import type { Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import { commit, useTable } from '@kolbiste/tablekit/state/table.ts';
import type { Passing, Stops } from '@kolbiste/wire';
import { answered, arrived, cancelled, passesAlone, passingUntil, TOGETHER } from '@kolbiste/wire';
import { windowOf } from '../src/index.ts';
import { boardOf } from './board.ts';
import { isWindow } from './places.ts';
import { useRings } from './store.ts';

const PASS = 0;

/** The window in which nobody acts, by the line that opened it; -1 = none. */
let hushed = -1;
/** A step was taken back: nothing passes by itself before the next answer. */
let paused = false;

/** The line that opened the window which is open. */
const windowNow = (): number => useTable.getState().log.findLast(({ kind }) => kind === 'windowOpened')?.id ?? -1;

const optionsOf = ({ options }: Prompt): Option[] => options.map(({ option }) => option);

/** How a seat passes: the settings of whoever sits here, and what that seat alone is to let pass. */
function stopsOf(seat: number): Stops {
  const { stops, apart } = useRings.getState();
  return { ...(apart[seat] ?? TOGETHER), ...stops };
}

function keep(seat: number, { until, declined }: Stops): void {
  useRings.setState(({ apart }) => ({ apart: { ...apart, [seat]: { until, declined } } }));
}

/** The window at which a seat is asked; undefined where it is asked something else. */
export function windowAt(prompt: Prompt): Passing | undefined {
  const { round = 0, things = [], stands = '' } = boardOf(useTable.getState()) ?? {};
  const decision = { id: `${prompt.procedure}.${prompt.step}`, seat: prompt.seat };
  return windowOf({ round, things, flow: [prompt] }, decision, stands);
}

function passes(prompt: Prompt): boolean {
  const here = windowAt(prompt);
  if (here === undefined || paused) return false;
  if (prompt.procedure === 'window' && hushed === windowNow()) return true;
  return passesAlone(stopsOf(prompt.seat), here, optionsOf(prompt));
}

/** Nobody of those who are led here acts in this window. */
export function nobodyActs(): void {
  hushed = windowNow();
  commit(PASS);
}

/** Answers by hand: who passes is not asked before the next round about what could be done now, but where it concerns that seat. */
export function answer(option: Option): void {
  const { prompt } = useTable.getState();
  const here = prompt === null ? undefined : windowAt(prompt);
  if (prompt !== null && here !== undefined)
    keep(prompt.seat, answered(stopsOf(prompt.seat), here, optionsOf(prompt), option));
  commit(option);
}

/** Everything of the seat that is asked passes until a window; null = until the next round. */
export function passUntil(window: string | null): void {
  const { prompt } = useTable.getState();
  const here = prompt === null ? undefined : windowAt(prompt);
  if (prompt === null || here === undefined) return;
  keep(prompt.seat, passingUntil(stopsOf(prompt.seat), window, here.era));
  commit(PASS);
}

/** Asked again about everything. */
export function askAgain(): void {
  for (const seat of Object.keys(useRings.getState().apart).map(Number)) keep(seat, cancelled(stopsOf(seat)));
}

/** A question came: what was to pass until here is over. */
function came(prompt: Prompt): void {
  const here = windowAt(prompt);
  if (here !== undefined) keep(prompt.seat, arrived(stopsOf(prompt.seat), here));
}

/** What was to pass in a game that is left. */
function forget(): void {
  hushed = -1;
  paused = false;
  useRings.setState({ apart: {} });
}

/** Follows the questions of the table while it is shown; the way to stop. */
export function followQuestions(): () => void {
  let { prompt: last, step: lastStep, commitment: game } = useTable.getState();
  const look = (): void => {
    const { prompt, busy } = useTable.getState();
    if (prompt !== null && !busy && isWindow(prompt) && passes(prompt)) commit(PASS);
  };
  queueMicrotask(look);
  const heed = useRings.subscribe(({ stops }, before) => {
    if (stops !== before.stops) look();
  });
  const leave = useTable.subscribe(({ prompt, step, commitment }) => {
    if (step !== lastStep) paused = step < lastStep;
    lastStep = step;
    // The seal of chance stays when a step is taken back: another one is another game.
    if (commitment !== '' && commitment !== game) {
      game = commitment;
      forget();
    }
    if (prompt === last) return;
    last = prompt;
    // Answered: what was looked at for it would lie over what comes next on a small screen.
    if (prompt === null) return useRings.setState({ looked: 0 });
    came(prompt);
    useRings.setState({ list: false, seat: null });
    queueMicrotask(look);
  });
  return () => {
    leave();
    heed();
    forget();
    useRings.setState({ looked: 0, list: false, seat: null });
  };
}
