/**
 * Shows what happened one thing after another, at a pace one can follow. The engine is done long before: nothing here
 * decides anything, and any key or tap jumps to the end.
 */
import type { Happening, Prompt, Update } from '../engine/protocol.ts';
import { calm, useSettings } from './settings.ts';
import { share } from './share.ts';
import type { Motion } from './showing.ts';
import { showingOf } from './showing.ts';
import { closeAnswered, sendAgain, stillHeld, useTable } from './table.ts';

/** For which the result of a motion stands before the next thing. */
const RESULT_MS = 850;

const queue: Update[] = [];
let running = false;
/** Fulfilled when all that came was shown. */
let shownAll: Promise<void> = Promise.resolve();
/** Rises when another game begins: what was being shown then stops. */
let generation = 0;
let hurry = false;
let wake: (() => void) | null = null;
let motions = 0;

/** Milliseconds of speed 1 at the speed that is set. */
function paced(ms: number): number {
  const { speed } = useSettings.getState();
  return speed === 0 ? 0 : ms / speed;
}

/** Lets what is shown stand for so many milliseconds, or until somebody jumps over it; undefined = not at all. */
function rest(ms: number): Promise<void> | undefined {
  if (hurry || ms === 0) return undefined;
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done(): void {
      clearTimeout(timer);
      wake = null;
      resolve();
    }
    wake = done;
  });
}

/** Jumps over what is being shown, to the next question. */
export function skip(): void {
  hurry = true;
  wake?.();
}

/** Forgets what was still to be shown: another game begins. */
export function clearStage(): void {
  generation++;
  queue.length = 0;
  asked = null;
  running = false;
  wake?.();
  hurry = false;
}

function showMotion(h: Happening, moving: Motion<unknown>, motion: unknown, mine: number): Promise<void> | undefined {
  useTable.setState(({ table }) => ({ motion, table: share(table, h.after), now: null, looked: null }));
  const showResult = (): Promise<void> | undefined => {
    if (mine !== generation) return undefined;
    useTable.setState((state) => ({ motion: moving.rested(motion), now: h, log: [...state.log, h] }));
    return rest(paced(RESULT_MS));
  };
  const turning = rest(moving.ms(useSettings.getState().speed, calm()));
  return turning === undefined ? showResult() : turning.then(showResult);
}

/** Shows one thing; undefined = the next may follow at once. */
function show(h: Happening, mine: number): Promise<void> | undefined {
  const { times, motion: moving } = showingOf(useTable.getState().game);
  const motion = moving?.of(h, motions + 1);
  if (moving !== null && motion !== undefined) {
    motions++;
    return showMotion(h, moving, motion, mine);
  }
  const ms = times[h.kind] ?? 0;
  useTable.setState((state) => ({
    table: share(state.table, h.after),
    now: ms > 0 ? h : state.now,
    log: [...state.log, h],
  }));
  // One's own answers are known; only the other's are worth a pause.
  const { viewer, order } = useTable.getState();
  if (h.kind === 'answer' && (viewer === h.a || (viewer === 'public' && order?.players[h.a]?.kind === 'human')))
    return undefined;
  return rest(paced(ms));
}

/** The question that was open last. */
let asked: Prompt | null = null;

/** Whether an answer of somebody else has left the question as it was: what is selected then stays so. */
const sameQuestion = (prompt: Prompt | null): boolean =>
  prompt !== null && asked !== null && prompt.seat === asked.seat && prompt.text.en === asked.text.en;

function settle(update: Update): void {
  const prompt = update.prompts[0] ?? null;
  const same = sameQuestion(prompt);
  asked = prompt;
  const again = sendAgain(same && update.happened.length === 0 ? prompt : null, update.step);
  const waits = again || stillHeld(prompt);
  useTable.setState((state) => ({
    table: share(state.table, update.table),
    flow: share(state.flow, update.flow),
    step: update.step,
    prompt: waits ? null : prompt,
    owing: update.owing,
    open: update.open,
    curtain: update.curtain,
    sitting: update.sitting,
    undo: update.undo,
    wait: update.wait,
    result: update.result,
    picked: same ? state.picked : null,
    looked: update.prompts.length > 0 ? null : state.looked,
    busy: again,
  }));
}

async function run(): Promise<void> {
  running = true;
  const mine = generation;
  for (let update = queue.shift(); update !== undefined; update = queue.shift()) {
    if (update.happened.length > 0) useTable.setState({ busy: true, prompt: null });
    for (const h of update.happened) {
      const shown = show(h, mine);
      // What passes at once is drawn once, not thing by thing.
      if (shown !== undefined) await shown;
      if (mine !== generation) return;
    }
    settle(update);
    if (update.prompts.length > 0 || update.result !== null) hurry = false;
  }
  running = false;
}

/** Takes in what the table reports; done when all of it was shown. */
export function stage(update: Update): Promise<void> {
  closeAnswered();
  queue.push(update);
  if (!running) shownAll = run();
  return shownAll;
}
