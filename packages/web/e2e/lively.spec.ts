/** What moves at the table of a duel, and what is shown instead where nothing is to move. */
import type { Page } from '@playwright/test';
import { answer, asked, goneOnWith } from './play.ts';
import { expect, test } from './seeded.ts';

interface Watching extends Window {
  motions: { id: string; ms: number }[];
  touched: number;
}

/** Writes down every motion that is begun, and every outline. */
const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const kept = window as unknown as Watching;
    Object.assign(kept, { motions: [], touched: 0 });
    const begin = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, frames, timing) {
      const { id = '', duration = 0 } = typeof timing === 'object' ? timing : {};
      // The wheel is what is waited for: it turns as long as it takes.
      if (!this.matches('.spinner-disc')) kept.motions.push({ id, ms: Number(duration) });
      return begin.call(this, frames, timing);
    };
    new MutationObserver((all) => {
      kept.touched += all.length;
    }).observe(document, { subtree: true, attributeFilter: ['data-touched'] });
  });

const motions = (page: Page) => page.evaluate(() => (window as unknown as Watching).motions);
const kinds = async (page: Page): Promise<Set<string>> => new Set((await motions(page)).map(({ id }) => id));

/** A duel in which both attack, from the middle of a record on. */
const duel = (page: Page, speed: 1 | 4) => goneOnWith(page, '04', '7', { speed });

const MOST = 40;

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('attacks lunge, who is hit shakes, figures fly up; each is short, a key ends them all', async ({ page }) => {
    test.setTimeout(240_000);
    await watch(page);
    const wrong = await duel(page, 4);
    const wanted = ['lunge', 'hit', 'figure', 'swell', 'death'];
    for (let n = 0; n < MOST && (await asked(page)); n++) {
      const seen = await kinds(page);
      if (wanted.every((kind) => seen.has(kind))) break;
      await answer(page, n);
    }
    expect([...(await kinds(page))]).toEqual(expect.arrayContaining(wanted));
    // A quarter of what they take at speed 1.
    for (const { id, ms } of await motions(page)) expect(ms, id).toBeLessThan(350 / 4);
    const running = await page.evaluate(() => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
      return document.getAnimations().filter(({ id, playState }) => id !== '' && playState === 'running').length;
    });
    expect(running).toBe(0);
    await expect(page.locator('.motion-ghost')).toHaveCount(0);
    expect(wrong).toEqual([]);
  });
});

test('where less movement is wanted nothing moves, and an outline says what it was about', async ({ page }) => {
  await watch(page);
  const wrong = await duel(page, 4);
  const touched = () => page.evaluate(() => (window as unknown as Watching).touched);
  for (let n = 0; n < MOST && (await touched()) === 0 && (await asked(page)); n++) await answer(page, n);
  expect(await touched()).toBeGreaterThan(0);
  expect(await motions(page)).toEqual([]);
  expect(wrong).toEqual([]);
});
