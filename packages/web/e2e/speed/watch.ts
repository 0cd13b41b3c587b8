/** What a page notes of its own speed while somebody plays. */
import type { Page } from '@playwright/test';

export interface Noted {
  /** From the press that begins a game to its first question, in milliseconds. */
  readonly first: readonly number[];
  /** From a press to the picture in which the answer is taken. */
  readonly answers: readonly number[];
  /** Between two pictures, while something moved. */
  readonly frames: readonly number[];
  /** How much moved that nobody asked for: the worst five seconds, as browsers add it up. */
  readonly shift: number;
}

/** Runs in the page, before anything else there. */
function note(): void {
  const noted = { first: [] as number[], answers: [] as number[], frames: [] as number[], shift: 0 };
  Object.assign(window, { noted });
  const shifts: { at: number; value: number }[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (entry.hadRecentInput) continue;
      shifts.push({ at: entry.startTime, value: entry.value });
      // One session: at most a second between two shifts, five seconds in all.
      let from = shifts.length - 1;
      while (from > 0 && shifts[from].at - shifts[from - 1].at < 1000 && entry.startTime - shifts[from - 1].at < 5000)
        from--;
      const sum = shifts.slice(from).reduce((all, { value }) => all + value, 0);
      noted.shift = Math.max(noted.shift, sum);
    }
  }).observe({ type: 'layout-shift', buffered: true });

  const step = (): string => document.querySelector<HTMLElement>('#content')?.dataset['step'] ?? '';
  const asked = (): boolean => document.querySelector('.caption.asked') !== null;
  let pressed: { at: number; step: string; asked: boolean } | undefined;
  addEventListener('click', ({ timeStamp }) => (pressed = { at: timeStamp, step: step(), asked: asked() }), true);
  let last = performance.now();
  const picture = (now: number): void => {
    const moving = document
      .getAnimations()
      .some(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity);
    if (moving) noted.frames.push(now - last);
    last = now;
    if (pressed !== undefined && !pressed.asked && asked()) {
      noted.first.push(performance.now() - pressed.at);
      pressed = undefined;
    } else if (pressed?.asked === true && step() !== pressed.step) {
      noted.answers.push(performance.now() - pressed.at);
      pressed = undefined;
    }
    requestAnimationFrame(picture);
  };
  requestAnimationFrame(picture);
}

/** From here on the page notes; to be called before it is opened. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(note);
}

export const noted = (page: Page): Promise<Noted> => page.evaluate(() => (window as unknown as { noted: Noted }).noted);
