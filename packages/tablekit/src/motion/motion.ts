/**
 * Short motions of things of a table. Each shows again what has been decided: the next thing that happens, a press or a
 * key finishes it, and where less movement is wanted there is none.
 */
import { calm, useSettings } from '../state/settings.ts';
import './motion.css';

/** None lasts longer, however slowly things are shown. */
export const LONGEST_MS = 345;

const running = new Set<Animation>();

/** Everything that moves is where it is going. */
export function finishMotions(): void {
  for (const motion of running) motion.finish();
  running.clear();
}

/** Whether things move at all. */
export const moves = (): boolean => useSettings.getState().speed > 0 && !calm();

export interface Moving {
  /** Of a motion at speed 1. */
  readonly ms: number;
  readonly easing?: string;
  /** After so many milliseconds. */
  readonly delay?: number;
}

/**
 * Moves a thing for a moment.
 * @param name what kind of motion it is
 */
export function move(thing: Element, name: string, frames: Keyframe[], { ms, easing = 'ease', delay = 0 }: Moving) {
  if (!moves()) return undefined;
  const { speed } = useSettings.getState();
  const timing = {
    id: name,
    duration: Math.min(LONGEST_MS, ms / speed),
    delay: delay / speed,
    easing,
    fill: 'backwards',
  } as const;
  const motion = thing.animate(frames, timing);
  const over = (): void => void running.delete(motion);
  running.add(motion);
  motion.finished.then(over, over);
  return motion;
}

/** Moves something that is not on the table, and takes it away again. */
export function flit(ghost: HTMLElement, at: DOMRect, name: string, frames: Keyframe[], moving: Moving): void {
  if (!moves()) return;
  ghost.classList.add('motion-ghost');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  Object.assign(ghost.style, {
    left: `${at.left}px`,
    top: `${at.top}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
  });
  // In the colours and letters of its table.
  (document.querySelector('main.table') ?? document.body).append(ghost);
  const gone = (): void => ghost.remove();
  move(ghost, name, frames, moving)?.finished.then(gone, gone);
}

/** While a table is shown a press or a key finishes what moves; the way to stop. */
export function listenToFinish(): () => void {
  document.addEventListener('pointerdown', finishMotions, true);
  document.addEventListener('keydown', finishMotions, true);
  return () => {
    document.removeEventListener('pointerdown', finishMotions, true);
    document.removeEventListener('keydown', finishMotions, true);
    finishMotions();
  };
}
