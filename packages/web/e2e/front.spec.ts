/** The front page: all games side by side, each with a picture of its own, one press from its table. */
import type { Page } from '@playwright/test';
import { visit } from './play.ts';
import { expect, longIf, test } from './seeded.ts';

const PLAYED = ['Scratch Wars', 'TMMStone', 'The Lord of the Rings', 'Slay the Spire', 'Doomtrooper'];

const panel = (page: Page, name: string) =>
  page.locator('.panel-game', { has: page.getByRole('heading', { level: 2, name }) });

/** Where each panel lies, and how large it is. */
const boxes = (page: Page) =>
  page.locator('.panel-game').evaluateAll((all) =>
    all.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return { left, top, width, height };
    }),
  );

for (const lang of ['cs', 'en'] as const) {
  test(`five equal panels, each with a picture (${lang})`, longIf(lang === 'en'), async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const wrong = await visit(page, '/', { lang });
    await expect(page.locator('.panel-game h2')).toHaveText(PLAYED);
    await expect(page.locator('.panel-scene > *')).toHaveCount(5);
    const [first, ...others] = await boxes(page);
    for (const { top, width, height } of others)
      expect({ top, width, height }).toEqual({ top: first.top, width: first.width, height: first.height });
    expect(first.top + first.height).toBeLessThanOrEqual(900);
    for (const name of PLAYED) {
      // One of them begins the arranged game to learn by.
      await expect(panel(page, name).getByRole('button')).toHaveCount(2);
      await expect(panel(page, name).getByRole('link')).toHaveCount(2);
    }
    expect(wrong).toEqual([]);
  });
}

for (const name of PLAYED) {
  test(`${name} begins at one press, is set up, and played with a friend`, async ({ page }) => {
    const wrong = await visit(page, '/', { speed: 0, level: 'random' });
    await panel(page, name)
      .getByRole('link', { name: `Nastavit (${name})` })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toMatch(/^\/new/);
    await page.goBack();
    await panel(page, name)
      .getByRole('link', { name: `S přítelem (${name})` })
      .click();
    await expect(page).toHaveURL(/\/new.*with=friend/);
    await page.goBack();
    await panel(page, name)
      .getByRole('button', { name: `Hrát hned (${name})` })
      .click();
    await expect(page).toHaveURL(/\/play$/);
    await expect(page.locator('.caption')).toBeVisible();
    expect(wrong).toEqual([]);
  });
}

test('on a phone a panel is a card with one press to play: the first and half of the second are in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/');
  const [first, second] = await boxes(page);
  expect(first.width).toBeGreaterThan(320);
  expect(second.top + second.height / 2).toBeLessThan(740);
  const main = await panel(page, PLAYED[0]).locator('.main').boundingBox();
  expect(main?.height).toBeGreaterThanOrEqual(44);
});

test('pictures that cannot be had are missing, and nothing else is', async ({ page }) => {
  await page.route(/assets\/(scene|slay-the-spire|doomtrooper)-/, (route) => route.abort());
  await visit(page, '/', { speed: 0, level: 'random' });
  await panel(page, PLAYED[1]).locator('.main').click();
  await expect(page.locator('.caption')).toBeVisible();
});

test('who wants no motion sees the pictures at rest', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  await expect(page.locator('.panel-scene > *')).toHaveCount(5);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('a page that cannot be fetched yet comes when it can, and nothing breaks meanwhile', async ({ page }) => {
  await visit(page, '/');
  let refused = 0;
  await page.route(/assets\/rules[^/]*\.js$/, (route) => (refused++ < 2 ? route.abort() : route.continue()));
  await page.getByRole('navigation').getByRole('link', { name: 'Pravidla' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  expect(refused).toBeGreaterThan(2);
});

test('one press is enough where the game cannot be fetched at once', async ({ page }) => {
  await visit(page, '/', { speed: 0, level: 'random' });
  let refused = 0;
  await page.route(/assets\/begin[^/]*\.js$/, (route) => (refused++ < 1 ? route.abort() : route.continue()));
  await panel(page, PLAYED[1]).locator('.main').click();
  await expect(page.locator('.caption')).toBeVisible();
  expect(refused).toBeGreaterThan(1);
});
