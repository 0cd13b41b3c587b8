/** Playing Scratch Wars with the keyboard alone: each thing that may be chosen has a key of its own, or is reached by Tab. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { answerWith, standing } from './pointing.ts';

/** So many times at most; the lines of a long game have links to their paragraphs. */
const MOST_TABS = 600;

/** Walks by Tab to the first thing of a kind. */
export async function tabTo(page: Page, what: string): Promise<void> {
  const there = () => page.evaluate((thing) => document.activeElement?.matches(thing) === true, what);
  for (let n = 0; !(await there()); n++) {
    expect(n, `${what} is reached by Tab`).toBeLessThan(MOST_TABS);
    await page.keyboard.press('Tab');
  }
}

/** The keys of the things that may be chosen now, in their order; 'Tab' = one that has none of its own. */
function keysOfLit(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = (what: string) => [...document.querySelectorAll<HTMLElement>(what)];
    const lit = (thing: HTMLElement) => thing.matches('.lit:not(.picked)') && thing.checkVisibility();
    const keys = (tiles: string, shift: string) =>
      all(tiles).flatMap((tile, k) => (lit(tile) ? [`${shift}${k + 1}`] : []));
    return [
      ...keys('.far .tile', 'Shift+'),
      ...all('.far .hero-face').flatMap((hero) => (lit(hero) ? ['h'] : [])),
      ...keys('.near .tile', ''),
      ...all('.near .hero-face').flatMap((hero) => (lit(hero) ? ['Shift+h'] : [])),
      ...(all('button.entry').some(lit) ? ['Tab'] : []),
    ];
  });
}

const SEEN = { ready: '.bar .main:not(.idle)', picked: '.picked', second: '.bar .second' };
const READY = '[data-testid=main][data-ready=true]';

/** Presses the key of the main button once it no longer rests; it may never be ready when the table goes on by itself. */
async function pressMainKey(page: Page): Promise<void> {
  await page
    .locator(READY)
    .waitFor({ timeout: 5000 })
    .catch(() => undefined);
  await page.keyboard.press('Space');
}

/**
 * Answers the question that is open by keys: chooses a thing and presses the main button.
 * @param n which of the things; every third time the main button alone where it stands for something
 */
export const answerByKeys = (page: Page, n: number): Promise<void> =>
  answerWith(page, async (missed) => {
    const keys = await keysOfLit(page);
    const { ready, picked } = await standing(page, SEEN);
    if (picked > 0 || keys.length === 0 || (ready > 0 && (n + missed) % 3 === 2)) return pressMainKey(page);
    const key = keys[(n + missed) % keys.length];
    if (key === 'Tab') {
      await tabTo(page, 'button.entry.lit:not(.picked)');
      await page.keyboard.press('Enter');
    } else await page.keyboard.press(key);
    await pressMainKey(page);
  });
