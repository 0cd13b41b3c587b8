import type { Page } from '@playwright/test';
import { visit } from './play.ts';
import { answer, asked, over, ready, start } from './play-rings.ts';
import { goesOn, hasten } from './pointing.ts';
import { expect, LONG, test } from './seeded.ts';
import { violations, violationsInBoth } from './violations.ts';

const SIZES = [
  [360, 640],
  [640, 360],
  [768, 1024],
  [1440, 900],
] as const;

/** What reaches beyond the screen. */
const beyond = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const out = [...document.querySelectorAll('.mats, .rings-middle, .rings-hand, .bar, .rail')].filter((thing) => {
      const { right, bottom, left } = thing.getBoundingClientRect();
      return right > innerWidth + 1 || bottom > innerHeight + 1 || left < -1;
    });
    const scrolls = scrollWidth > innerWidth || scrollHeight > innerHeight ? ['the page scrolls'] : [];
    return [...scrolls, ...out.map((thing) => thing.className)];
  });

/** A screen that has just changed its size is laid out a moment later. */
const fits = (page: Page, where: string): Promise<void> =>
  expect.poll(() => beyond(page), { message: where, timeout: 4000 }).toEqual([]);

test('the easy game of one player by mouse to its end, and its record can be watched', async ({ page }) => {
  await hasten(page);
  const wrong = await start(page);
  // First whatever lies there, then the main button alone: who does nothing has soon lost.
  for (let n = 0; n < 600 && (await goesOn(page)); n++) await answer(page, n < 40 ? n : 2);
  await expect(over(page)).toContainText(/(Vyhráli|Prohráli) jste/);
  await page.getByRole('button', { name: 'Přehrát znovu' }).click();
  await expect(page.locator('.scrubber')).toBeVisible();
  await expect(page.locator('.mat')).toHaveCount(1);
  // A recorded game waits for nobody.
  await expect(page.locator('.caption')).toHaveText('');
  expect(wrong).toEqual([]);
});

test('by keyboard, in English, without a fault that a checker finds', async ({ page }) => {
  const wrong = await start(page, 1, { lang: 'en' });
  expect(await violations(page)).toEqual([]);
  for (let n = 0; n < 8; n++) {
    await asked(page).waitFor();
    await page.keyboard.press('o');
    await expect(page.getByTestId('sheet')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.classList.contains('spot'))).toBe(true);
    // Where the main button has nothing to offer, what has the focus is chosen first.
    const chooses = await page.locator('.bar .main.idle').isVisible();
    await page.keyboard.press(chooses ? 'Enter' : 'Escape');
    await ready(page).waitFor();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Space');
    await asked(page).waitFor();
  }
  expect(await violationsInBoth(page)).toEqual([]);
  expect(wrong).toEqual([]);
});

test('the whole table fits the screen from small phones on, with one player and with four', LONG, async ({ page }) => {
  test.setTimeout(120_000);
  for (const players of [1, 4]) {
    await start(page, players);
    for (let n = 0; n < 24 && !(await over(page).isVisible()); n++) await answer(page, n);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await fits(page, `${players} players, ${width} x ${height}`);
    }
  }
});

test('two players at one screen: no curtain, the hand of whoever is asked; nobody acts for both', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kolbiste.rings.stops', '{"hold":"every","at":[]}'));
  const wrong = await start(page, 2);
  await expect(page.getByTestId('curtain')).toHaveCount(0);
  await expect(page.locator('.mat')).toHaveCount(2);
  const seats = new Set<string>();
  const nobody = page.getByRole('button', { name: 'Nikdo nejedná' });
  let quiet = 0;
  for (let n = 0; n < 60 && (seats.size < 2 || quiet === 0); n++) {
    const who = (await page.locator('.caption-who').innerText()).replace(/:\s*$/, '');
    seats.add(who);
    await expect(page.locator('.rings-hand')).toHaveAccessibleName(`Ruka: ${who}`);
    expect(await page.locator('.rings-card').count()).toBeGreaterThan(0);
    const open = await page.locator('.rungs .current').allInnerTexts();
    // Each player plans in a window of his own.
    if (seats.size === 2 && (await nobody.isVisible()) && !open.join(' ').includes('plánování')) {
      await ready(page).waitFor();
      await nobody.click();
      await expect.poll(() => page.locator('.rungs .current').allInnerTexts()).not.toEqual(open);
      quiet++;
    } else await answer(page, n);
    await asked(page).waitFor();
  }
  expect([...seats].sort()).toEqual(['Hráč A', 'Hráč B']);
  expect(quiet).toBe(1);
  expect(await violations(page)).toEqual([]);
  expect(wrong).toEqual([]);
});

test('the page of a new game: two players never take the same heroes; without a fault', async ({ page }) => {
  await visit(page, '/new/lotr');
  await page.locator('input[name=count]').nth(3).check();
  const decks = page.locator('.chooser select');
  await expect(decks).toHaveCount(4);
  await decks.nth(0).selectOption({ index: 2 });
  const chosen = await decks.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
  expect(new Set(chosen).size).toBe(4);
  expect(await violationsInBoth(page)).toEqual([]);
});
