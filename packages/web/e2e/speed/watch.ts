/** What a page notes of its own speed while somebody plays. */
import type { Page } from '@playwright/test';

export interface Noted {
  /** From the press that begins a game to its first question, in milliseconds. */
  readonly first: readonly number[];
  /**
   * From the press with which an answer is given to the first picture that shows what the table made of it: its line in
   * the log, or the next question. What is told after that is not waited for.
   */
  readonly answers: readonly number[];
  /** Between two pictures, while something moved. */
  readonly frames: readonly number[];
  /** How much moved that nobody asked for: the worst five seconds, as browsers add it up. */
  readonly shift: number;
  /** What moved in them: how much, when (in milliseconds since the page was opened), and the things that went furthest. */
  readonly shifts: readonly Shift[];
}

export interface Shift {
  readonly at: number;
  readonly value: number;
  readonly of: readonly string[];
}

interface Source {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly Source[];
}

/** Runs in the page, before anything else there. */
function note(): void {
  const noted = {
    first: [] as number[],
    answers: [] as number[],
    frames: [] as number[],
    shift: 0,
    shifts: [] as Shift[],
  };
  Object.assign(window, { noted });
  const shifts = noted.shifts;
  const told = ({ node, previousRect: was, currentRect: is }: Source): string => {
    const name = node instanceof Element ? `${node.localName}.${node.classList.value.replaceAll(' ', '.')}` : 'text';
    const [from, to] = [was, is].map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' '));
    return `${name} ${from} -> ${to}`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      shifts.push({ at: Math.round(entry.startTime), value: entry.value, of: entry.sources.map(told) });
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
  // The log lies in the document where it has no room on the screen, too; it grows with what the table shows.
  let lines = 0;
  new MutationObserver((changes) => {
    if (changes.some(({ target }) => target instanceof Element && target.closest('.log-side') !== null)) lines++;
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-size'] });
  let pressed: { at: number; step: string; lines: number; asked: boolean } | undefined;
  const press = ({ timeStamp }: Event): void => {
    pressed = { at: timeStamp, step: step(), lines, asked: asked() };
  };
  addEventListener('click', press, true);
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
    } else if (pressed?.asked === true && (step() !== pressed.step || lines !== pressed.lines)) {
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
