/** A card of which nothing is new is not drawn again, and texts in boxes are measured together: counted, not timed. */
import type { CDPSession, Page } from '@playwright/test';
import { visit } from './play.ts';
import { ready } from './play-rings.ts';
import { goOn, playedUntil } from './rings-record.ts';
import { expect, test } from './seeded.ts';

/** What stands in the one function which draws the face of a card, and nowhere else in a script. */
const FACE = /["'`]face-box["'`]/;

/** How often faces of cards have been drawn since this was asked the last time: the browser counts how often a function runs. */
async function drawn(session: CDPSession): Promise<number> {
  const { result } = await session.send('Profiler.takePreciseCoverage');
  let count = 0;
  for (const { scriptId, functions } of result) {
    const { scriptSource } = await session.send('Debugger.getScriptSource', { scriptId });
    const at = scriptSource.search(FACE);
    const around = functions.filter(({ ranges: [{ startOffset, endOffset }] }) => startOffset <= at && at < endOffset);
    const inmost = around.toSorted((a, b) => b.ranges[0].startOffset - a.ranges[0].startOffset)[0];
    count += at < 0 ? 0 : (inmost?.ranges[0].count ?? 0);
  }
  return count;
}

async function counting(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Debugger.enable');
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return session;
}

/** Without a pointer, which would rest on a card and show it large. */
const press = (page: Page, what: string): Promise<void> =>
  page
    .locator(what)
    .first()
    .evaluate((one: HTMLElement) => one.click());

test('The Lord of the Rings: choosing draws the card that is chosen, and an answer those that have changed', async ({
  page,
}) => {
  const record = playedUntil('quest.who', 1, ({ round }) => round > 2);
  const session = await counting(page);
  const wrong = await goOn(page, record);
  await page.mouse.move(0, 0);
  await expect(ready(page)).toBeVisible();
  const faces = await page.locator('.rings-table .face-card').count();
  expect(faces).toBeGreaterThan(9);
  expect(await drawn(session)).toBeGreaterThanOrEqual(faces);
  const step = await page.locator('#content').getAttribute('data-step');
  await press(page, '.is-hero.lit');
  await expect(page.locator('#content')).not.toHaveAttribute('data-step', step ?? '');
  await expect(page.locator('.caption.asked')).toBeVisible();
  const answered = await drawn(session);
  expect(answered).toBeLessThan(faces);
  expect(wrong).toEqual([]);
});

test('texts of all cards of a page are fitted together: the browser lays the page out less often than there are texts', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const layouts = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0;
  };
  await visit(page, '/cards/lotr?size=hand');
  const texts = page.locator('.is-fitted');
  await texts.nth(40).waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  const [count, laid] = [await texts.count(), await layouts()];
  expect(laid).toBeLessThan(count);
});
