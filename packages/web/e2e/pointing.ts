/**
 * Playing by pointing: a table is read at once and pressed where things lie. Asking for it thing by thing, each with its
 * own waiting, takes many times as long as the answer.
 */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** How a thing is pressed: with the mouse, or with a finger. */
export type Press = 'click' | 'tap';

/** For so long the main button rests after its meaning has changed. */
const INERT_MS = 400;

/** The page works a whole game out again: meanwhile it says so. */
export const PROVING = { timeout: 90_000 };

const hastened = new WeakSet<Page>();

/**
 * From here on the moment in which the main button rests is not waited for: the clock of the page is put forward.
 * To be called before the page is opened.
 */
export async function hasten(page: Page): Promise<void> {
  await page.clock.install();
  hastened.add(page);
}

/** How many of each of these things stand in the page, and at which step its table is. */
export async function standing<K extends string>(
  page: Page,
  things: Readonly<Record<K, string>>,
): Promise<Record<K, number> & { readonly step: string }> {
  const names = Object.keys(things) as K[];
  const { counts, step } = await page.evaluate(
    (asked) => ({
      counts: asked.map(
        (what) => [...document.querySelectorAll(what)].filter((thing) => thing.checkVisibility()).length,
      ),
      step: document.querySelector<HTMLElement>('#content')?.dataset['step'] ?? '',
    }),
    names.map((name) => things[name]),
  );
  const counted = Object.fromEntries(names.map((name, i) => [name, counts[i]])) as Record<K, number>;
  return { ...counted, step };
}

/**
 * Presses the n-th thing of a kind in its middle, if that is where it can be pressed; true = it was.
 * It may be gone already when the table goes on by itself: then the next question is answered.
 */
export async function point(page: Page, what: string, n = 0, how: Press = 'click'): Promise<boolean> {
  const at = await page.evaluate(
    ([things, nth]) => {
      const thing = [...document.querySelectorAll(things)].filter((one) => one.checkVisibility())[nth];
      if (thing === undefined) return null;
      const middle = () => {
        const { left, top, width, height } = thing.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      };
      const hit = ({ x, y }: { x: number; y: number }) => thing.contains(document.elementFromPoint(x, y));
      if (!hit(middle())) thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      return hit(middle()) ? middle() : null;
    },
    [what, n] as const,
  );
  if (at === null) return false;
  if (how === 'tap') await page.touchscreen.tap(at.x, at.y);
  else await page.mouse.click(at.x, at.y);
  return true;
}

const READY = '[data-testid=main][data-ready=true]';

/** Waits until the main button no longer rests; it may never be ready when the table goes on by itself. */
async function rested(page: Page): Promise<void> {
  if (hastened.has(page)) await page.clock.runFor(INERT_MS);
  const there = (ready: string) => document.querySelector(ready) !== null;
  await page.waitForFunction(there, READY, { timeout: 5000 }).catch(() => undefined);
}

/** Presses the main button. */
export async function pressMain(page: Page, how: Press = 'click'): Promise<void> {
  await rested(page);
  await point(page, READY, 0, how);
}

/** Presses the first of the other ways beside the main button; they rest with it. */
export async function pressSecond(page: Page, how: Press = 'click'): Promise<void> {
  await rested(page);
  await point(page, '.bar .second', 0, how);
}

/** Waits until the answer given at a step is taken; true = it is, false = that question is still open. */
async function taken(page: Page, step: string): Promise<boolean> {
  const now = await page.waitForFunction(
    (before) => {
      const there = (what: string) => document.querySelector(what) !== null;
      if (there('[data-testid=over], [data-testid=curtain]')) return 'taken';
      if (document.querySelector<HTMLElement>('#content')?.dataset['step'] !== before) return 'taken';
      return there('.caption.asked') ? 'open' : undefined;
    },
    step,
    { timeout: 20_000 },
  );
  return (await now.jsonValue()) === 'taken';
}

/** So often a press may miss: what was pointed at moved, or was covered for a moment. */
const MISSES = 20;

/**
 * Answers the question that is open, or the next one: what is pressed while the table still tells what happened may answer
 * a question that nobody has read. Where the game is over nothing is pressed.
 * @param press one way of answering it; `missed`: how often a press led to nothing, so that another is tried then
 */
export async function answerWith(page: Page, press: (missed: number) => Promise<void>): Promise<void> {
  if (!(await goesOn(page))) return;
  const { step } = await standing(page, {});
  for (let missed = 0; ; missed++) {
    expect(missed, 'one of the presses answers').toBeLessThan(MISSES);
    await press(missed);
    if (await taken(page, step)) return;
  }
}

/** Waits until somebody is asked, has to sit down, or the game is over; true = it is not over. */
export async function goesOn(page: Page): Promise<boolean> {
  const answer = await page.waitForFunction(
    () => {
      if (document.querySelector('[data-testid=over]') !== null) return 'over';
      return document.querySelector('.caption.asked, [data-testid=curtain]') === null ? undefined : 'asked';
    },
    undefined,
    { timeout: 30_000 },
  );
  return (await answer.jsonValue()) === 'asked';
}
