import { answer, asked, quickStart, visit } from './play.ts';
import { expect, LONG, test } from './seeded.ts';
import { violations, violationsInBoth } from './violations.ts';

/** An open dialog, and what it lies on. */
const OVERLAY = '.overlay';

/** What lies open at a table for a moment; how pages and tables look by themselves is looked at in looks/. */
test.describe('no violation of accessibility, light and dark', () => {
  test('the table: asked, selected, refused, looked at, dialogs', LONG, async ({ page }) => {
    test.setTimeout(300_000);
    await quickStart(page);
    expect(await violationsInBoth(page)).toEqual([]);
    for (let n = 0; n < 6 && (await asked(page)); n++) await answer(page, n);
    if (await asked(page)) {
      await page.locator('.far .hero-face').click();
      expect(await violationsInBoth(page)).toEqual([]);
      // What was refused would lie over what is pressed next.
      const toast = page.getByTestId('toast');
      if (await toast.isVisible()) await toast.getByRole('button', { name: 'Zavřít' }).click();
      await expect(toast).toHaveCount(0);
    }
    // Keys, log, settings, two weapons, the table in words.
    for (const key of ['?', 'l', 's', 'c', 't']) {
      await page.keyboard.press(key);
      await page.getByRole('dialog').waitFor();
      // What lies under a dialog was looked at before it opened; with the first one the whole page is, once.
      expect(await violationsInBoth(page, key === '?' ? ':root' : OVERLAY)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await page.locator('.near .tile').first().hover();
    expect(await violationsInBoth(page)).toEqual([]);
    await page.locator('.odds-kind').first().click();
    await page.getByRole('button', { name: 'Pole kolečka' }).click();
    await page.getByRole('dialog').locator('.field-list').waitFor();
    expect(await violationsInBoth(page, OVERLAY)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('.near .card-button').click();
    await page.getByRole('dialog').waitFor();
    expect(await violationsInBoth(page, OVERLAY)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('w');
    expect(await violationsInBoth(page)).toEqual([]);
    await page.locator('.near .meter.energy').click();
    await page.getByTestId('figure-now').waitFor();
    expect(await violationsInBoth(page, OVERLAY)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('.caption .chip').first().click();
    await page.getByRole('dialog').locator('.rule-words').waitFor();
    expect(await violationsInBoth(page, OVERLAY)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('.log .why').first().click();
    await page.getByTestId('why').waitFor();
    expect(await violationsInBoth(page, OVERLAY)).toEqual([]);
    await page.keyboard.press('Escape');
  });
});

test('the theme that is chosen holds, whatever the system says', async ({ page }) => {
  await visit(page, '/about', { theme: 'dark' });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const chosen = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground()).toBe(chosen);
  await page.evaluate(() => delete document.documentElement.dataset.theme);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(ground).not.toBe(chosen);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  test('the table has no violation either, upright and across', async ({ page }) => {
    await quickStart(page);
    expect(await violations(page)).toEqual([]);
    await answer(page, 0);
    await page.setViewportSize({ width: 740, height: 360 });
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('l');
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
