/** What holds on every page, beside how it looks (looks/): where the focus is, what can be hit with a finger, how the window is called. */
import type { Page } from '@playwright/test';
import { goneOnWith, nearTheEnd, playOut, quickStart, visit } from './play.ts';
import { start as startRings } from './play-rings.ts';
import { start as startStone } from './play-stone.ts';
import { expect, longIf, test } from './seeded.ts';

/** Links to paragraphs that a finger can hardly hit: smaller than 24 by 24 [WCAG 2.5.8]. */
const small = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.chip, .rule-key, .named-by button, main .link')]
      .filter((thing) => thing.checkVisibility() && thing.matches('a, button'))
      .map((thing) => ({ thing, box: thing.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
      .map(({ thing, box }) => `${thing.textContent} ${Math.round(box.width)}×${Math.round(box.height)}`),
  );

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  for (const at of ['/rules', '/rules/tmmstone', '/rules/lotr', '/new', '/new/tmmstone'])
    test(
      `links to paragraphs of ${at} can be hit with a finger`,
      longIf(!at.endsWith('/lotr') && at !== '/new'),
      async ({ page }) => {
        await visit(page, at);
        await expect(page.locator('main .rule-key, main .chip, main .control').first()).toBeAttached();
        await page.evaluate(() => {
          for (const folded of document.querySelectorAll('details')) folded.open = true;
        });
        expect(await small(page)).toEqual([]);
      },
    );
});

test.describe('with a finger at a table', () => {
  test.use({ hasTouch: true });
  test('links to paragraphs can be hit', async ({ page }) => {
    await goneOnWith(page, '07', '40');
    await expect(page.locator('.log-side .chip').first()).toBeVisible();
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    expect(await small(page)).toEqual([]);
  });
});

test('an address at which nothing lies says so, and leads home', async ({ page }) => {
  for (const at of ['/no/such/page', '/rules/chess', '/cards/chess', '/workshop/chess', '/new/chess/7']) {
    await visit(page, at);
    await expect(page.getByTestId('not-found')).toContainText(at);
    await expect(page).toHaveTitle('Taková stránka tu není · Kolbiště');
  }
  await page.getByRole('link', { name: 'Na úvodní stránku' }).click();
  await expect(page.getByRole('button', { name: 'Hrát hned (Scratch Wars)' })).toBeVisible();
});

test('what these pages are about: all games', async ({ page }) => {
  await visit(page, '/about');
  for (const game of ['Scratch Wars', 'TMMStone', 'Pán prstenů'])
    await expect(page.locator('.about-grid')).toContainText(game);
});

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.tagName ?? '');

test('the focus follows into a game, out of it and to its end', async ({ page }) => {
  await quickStart(page);
  await expect(page.locator('h1')).toBeFocused();
  await page.goBack();
  await page.getByRole('button', { name: 'Hrát hned (Scratch Wars)' }).waitFor();
  expect(await focused(page)).not.toBe('BODY');
  await nearTheEnd(page);
  await playOut(page);
  await expect.poll(() => focused(page)).not.toBe('BODY');
  await page.getByRole('button', { name: 'Odveta', exact: true }).click();
  await page.locator('.near .tile.lit').first().waitFor();
  await expect(page.locator('h1')).toBeFocused();
});

test('the focus follows into a game of TMMStone and of The Lord of the Rings', async ({ page }) => {
  await startStone(page);
  expect(await focused(page)).not.toBe('BODY');
  await startRings(page);
  expect(await focused(page)).not.toBe('BODY');
});

test('where nothing was before, nothing takes the focus', async ({ page }) => {
  await visit(page, '/rules');
  await page.locator('.rule-section').first().waitFor();
  expect(await focused(page)).toBe('BODY');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Přejít k obsahu')).toBeFocused();
});

test('the window says how the game stands', async ({ page }) => {
  await nearTheEnd(page);
  await expect(page).toHaveTitle('● Jste na tahu · Scratch Wars · Kolbiště');
  await playOut(page);
  await expect(page).toHaveTitle('Konec hry · Scratch Wars · Kolbiště');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveTitle('Game over · Scratch Wars · Kolbiště');
  await startRings(page);
  await expect(page).toHaveTitle('● Your turn · The Lord of the Rings · Kolbiště');
});

test('a deck and a card name the window before their page', async ({ page }) => {
  await visit(page, '/decks/lotr');
  await page.getByRole('button', { name: /^Upravit kopii: Vůdcovství/ }).click();
  await expect(page).toHaveTitle('Vůdcovství · Balíčky: Pán prstenů · Kolbiště');
  await page.getByRole('link', { name: '← Všechny balíčky' }).click();
  await expect(page).toHaveTitle('Balíčky: Pán prstenů · Kolbiště');
});
