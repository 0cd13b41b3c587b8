/** Follows what happens at a table, and moves its things by what the game says of each event. */
import type { Happening } from '../engine/protocol.ts';
import { calm, useSettings } from '../state/settings.ts';
import { useTable } from '../state/table.ts';
import { finishMotions, listenToFinish, moves } from './motion.ts';

/** What is still to be moved when the page shows the table after. */
export type Later = () => void;

/** What is to be seen of the table before an event, and what moves after it. `before`: the table that the page still shows. */
export type Motion = (line: Happening, before: unknown) => Later | undefined;

/** A motion for which nothing of the table before is needed. */
export const after =
  (run: (line: Happening) => void): Motion =>
  (line) =>
  () =>
    run(line);

export interface Followed {
  /** By the kind of the event. */
  readonly motions: Readonly<Record<string, Motion>>;
  /** What an event is about: where less movement is wanted it has an outline for a moment. */
  touched(line: Happening): Element | null;
}

/** So many at once are seen as one; more is what was jumped over. */
const TOGETHER = 3;
const TOUCHED_MS = 1200;

function touch(thing: Element | null): void {
  if (!(thing instanceof HTMLElement)) return;
  thing.dataset['touched'] = '';
  setTimeout(() => delete thing.dataset['touched'], TOUCHED_MS);
}

/** What an event makes move; undefined = nothing. */
function movedBy(line: Happening, before: unknown, { motions, touched }: Followed): Later | undefined {
  const motion = motions[line.kind];
  if (motion === undefined) return undefined;
  if (moves()) return motion(line, before);
  return calm() && useSettings.getState().speed > 0 ? () => touch(touched(line)) : undefined;
}

/** Follows what happens at the table; the way to stop. */
export function follow(followed: Followed): () => void {
  let waiting: Later[] = [];
  let asked = 0;
  const run = (): void => {
    const all = waiting;
    waiting = [];
    asked = 0;
    if (all.length > TOGETHER) return;
    finishMotions();
    for (const later of all) later();
  };
  const stopHearing = useTable.subscribe(({ log, busy }, before) => {
    const line = log.at(-1);
    if (!busy || line === undefined || log.length !== before.log.length + 1) return;
    const later = movedBy(line, before.table, followed);
    if (later === undefined) return;
    waiting.push(later);
    // The page has not drawn the table after it yet.
    if (asked === 0) asked = requestAnimationFrame(run);
  });
  const stopFinishing = listenToFinish();
  return () => {
    stopHearing();
    stopFinishing();
    cancelAnimationFrame(asked);
  };
}
