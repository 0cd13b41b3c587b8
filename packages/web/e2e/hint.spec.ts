/** A hint at the table: asked for, read, chosen, given; with the mouse and by keys alone, in both languages; in the record. */
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { House } from './house.ts';
import { openHouse } from './house.ts';
import { nearTheEnd, playOut, quickStart, visit } from './play.ts';
import { expect, test } from './seeded.ts';
import { violationsInBoth } from './violations.ts';
import { begun, found, sitDown, visitorsOf } from './visitors.ts';

const RECORD = fileURLToPath(new URL('../../games/scratch-wars/test/replays/00.json', import.meta.url));

const button = (page: Page) => page.getByTestId('hint');
const panel = (page: Page) => page.getByTestId('hint-panel');
const there = (page: Page) => page.locator('[data-testid=hint-panel][data-stands=there]');
const choose = (page: Page) => there(page).locator('.hint-choose');
const main = (page: Page) => page.getByTestId('main');
const step = (page: Page) => page.locator('#content').getAttribute('data-step');

/** What the record that is kept of the game says of hints. */
const marks = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const came = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('database')));
      });
    const database = await came(indexedDB.open('kolbiste', 1));
    const kept = await came<{ record: string }>(
      database
        .transaction('games')
        .objectStore('games')
        .get(sessionStorage.getItem('kolbiste.game') ?? ''),
    );
    database.close();
    return (JSON.parse(kept.record) as { hints?: unknown }).hints ?? null;
  });

/** Opens a hint and waits until it is there. */
async function hint(page: Page): Promise<void> {
  await expect(button(page)).toHaveAttribute('aria-disabled', 'false');
  await button(page).click();
  await there(page).waitFor();
}

test('asked for, read with its paragraph, chosen by one press and given by another', async ({ page }) => {
  const wrong = await quickStart(page);
  await expect(button(page)).toHaveAttribute('aria-disabled', 'false');
  expect(await marks(page)).toBeNull();
  await hint(page);
  await expect(panel(page).getByRole('heading', { name: 'Co by udělal nejsilnější bot' })).toBeFocused();
  await expect(panel(page).getByRole('status')).toContainText(/\d pokus.* vpřed; ví jen to, co vidíte i vy/);
  await expect(choose(page)).toHaveCount(3);
  await expect(there(page).locator('.hint-chance').first()).toContainText(/\d+ %.*odhad naděje na výhru · .*pokus/);
  for (const why of await there(page).locator('.hint-why').allInnerTexts()) expect(why).toMatch(/\S.*\.$/);
  await expect(panel(page)).toContainText('Záznam hry ponese značku');
  // Where the bot at the table answers too, it may have done so before.
  const before = await step(page);
  expect(await marks(page)).toEqual([[Number(before), 0]]);
  await there(page).locator('.chip').first().click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect(there(page)).toBeVisible();

  const words = await there(page).locator('.hint-what b').first().innerText();
  await choose(page).first().click();
  await expect(main(page)).toHaveText(words);
  expect(await step(page)).toBe(before);
  await expect(choose(page).first()).toHaveText('Potvrdit');
  await expect(choose(page).first()).toHaveAttribute('data-ready', 'true');
  await choose(page).first().click();
  await expect(panel(page)).toHaveCount(0);
  await expect.poll(() => step(page)).not.toBe(before);
  expect(await marks(page)).toEqual([[Number(before), 0]]);
  expect(wrong).toEqual([]);
});

test('by keys alone, in English', async ({ page }) => {
  const wrong = await quickStart(page, { lang: 'en' });
  await expect(button(page)).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('r');
  await there(page).waitFor();
  await expect(panel(page).getByRole('heading', { name: 'What the strongest bot would do' })).toBeFocused();
  await expect(panel(page).getByRole('status')).toContainText(/\d (try|tries) ahead; it knows only what you see/);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await there(page).waitFor();
  const first = choose(page).first();
  for (let n = 0; n < 8 && !(await first.evaluate((thing) => thing === document.activeElement)); n++)
    await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  const before = await step(page);
  await page.keyboard.press('Enter');
  await expect(first).toHaveText('Confirm');
  await expect(first).toHaveAttribute('data-ready', 'true');
  expect(await step(page)).toBe(before);
  await page.keyboard.press('Enter');
  await expect(panel(page)).toHaveCount(0);
  await expect.poll(() => step(page)).not.toBe(before);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  expect(wrong).toEqual([]);
});

test('it goes with its question, can be given up, and the list of keys has it', async ({ page }) => {
  await quickStart(page);
  await hint(page);
  await page.locator('.near .tile.lit').first().click();
  await expect(there(page)).toBeVisible();
  await main(page).click();
  await expect(panel(page)).toHaveCount(0);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog');
  await expect(keys).toContainText('rada: co by udělal nejsilnější bot');
  await page.keyboard.press('Escape');
});

test('the replay of a game shows where a hint was asked for, and the record still verifies', async ({ page }) => {
  await nearTheEnd(page);
  await hint(page);
  await panel(page).getByRole('button', { name: 'Zavřít' }).click();
  await playOut(page);
  await page
    .getByRole('button', { name: 'Přehrát znovu' })
    .or(page.getByRole('link', { name: 'Přehrát znovu' }))
    .click();
  await expect(page.getByTestId('step-hint')).toHaveCount(1);
  await expect(page.getByTestId('step-hint')).toContainText('vyžádaná rada');
  await page.getByRole('button', { name: 'Ověřit' }).click();
  await expect(page.getByTestId('proof')).toContainText('Sedí');
});

test.describe('by link', () => {
  let house: House;
  const visitors = visitorsOf(async () => {
    house = await openHouse();
    return house;
  });

  test('there are none before all have agreed; then whoever likes asks, and the record says so', async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const { page: a } = await visitors.come(browser, house.url, 'cs-CZ');
    const { page: b } = await visitors.come(browser, house.url, 'en-GB');
    const { invite } = await found(a);
    await sitDown(b, invite);
    await begun(a, b);
    await button(b).click();
    await expect(panel(b)).toContainText('At tables by link there are hints only where all agree');
    await expect(choose(b)).toHaveCount(0);
    await b.keyboard.press('Escape');
    await button(a).click();
    await expect(panel(a)).toContainText('U stolu na odkaz jsou rady jen tehdy, když s nimi souhlasí všichni');
    await a.getByTestId('hint-propose').click();
    await expect(a.getByTestId('proposed')).toContainText('Váš návrh: rady pro každého');
    await expect(b.getByTestId('proposed')).toContainText('hints for whoever asks');
    await b.getByRole('button', { name: 'I agree' }).click();
    await expect(a.getByTestId('proposed')).toHaveCount(0);
    await expect(b.getByTestId('proposed')).toHaveCount(0);
    await hint(b);
    await expect(choose(b).first()).toHaveText('Choose this');
    await b.keyboard.press('Escape');
    await hint(a);
    await choose(a).first().click();
    await expect(choose(a).first()).toHaveText('Potvrdit');
  });
});

test('looking back: where the estimate fell most, and what else could have been done there', async ({ page }) => {
  test.setTimeout(300_000);
  const wrong = await visit(page, '/replay', { speed: 0 });
  await page.locator('input[type=file]').setInputFiles(RECORD);
  await page.getByRole('button', { name: 'Rozbor' }).click();
  await page.getByRole('button', { name: 'Projít hru' }).click();
  const review = page.locator('[data-testid=review][data-done=true]');
  await review.waitFor({ timeout: 200_000 });
  const moments = review.locator('.review-moments > li');
  await expect(moments).toHaveCount(3);
  for (const words of await moments.locator('> p').allInnerTexts())
    expect(words).toMatch(/^Krok \d+: odhad klesl z \d+ % na \d+ %\. \S/);
  const at = /Krok (\d+)/.exec(await moments.first().innerText())?.[1];
  await moments.first().getByRole('button', { name: 'Co šlo jinak?' }).click();
  await expect(page.getByTestId('step')).toContainText(`krok ${Number(at) - 1} z`);
  await expect(review.locator('.hint-list li').first()).toContainText(/odhad naděje \d+ %/);
  await review.locator('.hint-list .chip').first().click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  expect(await violationsInBoth(page)).toEqual([]);
  expect(wrong).toEqual([]);
});
