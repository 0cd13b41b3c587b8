/** Windows of The Lord of the Rings pass by themselves where nothing can be done, and stop where somebody says so. */
import type { State } from '@kolbiste/lotr';
import { game } from '@kolbiste/lotr';
import type { Page } from '@playwright/test';
import { asked, ready, start } from './play-rings.ts';
import { goOn, playedUntil } from './rings-record.ts';
import { expect, test } from './seeded.ts';
import { violations } from './violations.ts';

const PASS = 0;

const steps = async (page: Page): Promise<number> =>
  Number(await page.locator('.rings-table').getAttribute('data-step'));
/** Whether the question that is open has no answer but passing. */
const onlyPass = async (page: Page): Promise<boolean> =>
  (await page.locator('.bar-list').innerText()) === '1 možnost' &&
  (await page.getByTestId('main').innerText()) === 'Pasovat';

/** Answers with the main button or, where something has to be chosen first, with what is lit or listed first. */
async function press(page: Page): Promise<void> {
  await asked(page).waitFor();
  const before = await steps(page);
  if (await page.getByTestId('sheet').isVisible()) await page.locator('.sheet-way').first().click();
  else {
    if (await page.locator('.bar .main.idle').isVisible()) await page.locator('.spot.lit:visible').first().click();
    if ((await steps(page)) === before) {
      await ready(page).click();
    }
  }
  await expect.poll(() => steps(page)).toBeGreaterThan(before);
  await asked(page).waitFor();
}

/** Chooses when to be asked, by keyboard alone. */
async function askAt(page: Page, ways: number): Promise<void> {
  await page.getByRole('button', { name: 'Zarážky' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().focus();
  for (let n = 0; n < ways; n++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('radio').nth(ways)).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

test('nothing legal passes by itself; at every window it stops once that is chosen, by keyboard', async ({ page }) => {
  const record = playedUntil('window.act', 1, (s) => game.options(s, 0).length === 1);
  const given = (JSON.parse(record) as { steps: unknown[] }).steps.length;
  const wrong = await goOn(page, record);
  // What is to pass by itself is told to the table once it lies: the question may be seen before.
  await expect.poll(() => steps(page)).toBeGreaterThan(given);
  await expect.poll(() => onlyPass(page)).toBe(false);
  await askAt(page, 3);
  await goOn(page, record);
  expect(await onlyPass(page)).toBe(true);
  expect(await steps(page)).toBe(given);
  await page.locator('body').press('Space');
  await expect.poll(() => steps(page)).toBe(given + 1);
  expect(wrong).toEqual([]);
});

/** Whether the next question, without anything drawn in between, is a window in which the same may be done. */
function sameFollows(s: State): boolean {
  const before = game.options(s, 0).slice();
  const next = game.clone(s);
  try {
    game.answer(next, 0, PASS);
  } catch {
    return false;
  }
  const [{ id } = { id: '' }] = game.pending(next);
  return before.length > 1 && id === 'window.act' && game.options(next, 0).join() === before.join();
}

test('what is passed over by hand is asked about again only where one wants to be asked wherever something can be done', async ({
  page,
}) => {
  const record = playedUntil('window.act', 1, sameFollows);
  const given = (JSON.parse(record) as { steps: unknown[] }).steps.length;
  const wrong = await goOn(page, record);
  await expect(page.getByTestId('main')).toHaveText('Pasovat');
  await press(page);
  await expect.poll(() => steps(page)).toBeGreaterThan(given + 1);
  await askAt(page, 1);
  await goOn(page, record);
  await press(page);
  expect(await steps(page)).toBe(given + 1);
  expect(wrong).toEqual([]);
});

test('a door on the ladder is made a stop by keyboard, and there one is asked though nothing can be done', async ({
  page,
}) => {
  const record = playedUntil('window.act', 1, (s) => game.options(s, 0).length === 1);
  const given = (JSON.parse(record) as { steps: unknown[] }).steps.length;
  await page.addInitScript(() => {
    if (localStorage.getItem('kolbiste.rings.stops') === null)
      localStorage.setItem('kolbiste.rings.stops', '{"hold":"every","at":[]}');
  });
  const wrong = await goOn(page, record);
  await page.locator('.door.current .door-stop').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.door.current .door-stop')).toHaveAttribute('aria-pressed', 'true');
  await askAt(page, 0);
  expect(await steps(page)).toBe(given);
  expect(await onlyPass(page)).toBe(true);
  await page.locator('.door.current .door-stop').click();
  await expect.poll(() => steps(page)).toBeGreaterThan(given);
  expect(await violations(page)).toEqual([]);
  expect(wrong).toEqual([]);
});

test('what passed by itself is in the log, and taken back it waits', async ({ page }) => {
  const wrong = await start(page);
  const undo = page.getByTestId('undo');
  for (let n = 0; n < 30; n++) {
    const before = await steps(page);
    await press(page);
    const after = await steps(page);
    if (after <= before + 1 || (await undo.getAttribute('aria-disabled')) !== 'false') continue;
    await undo.click();
    await expect.poll(() => steps(page)).toBeLessThan(after);
    await asked(page).waitFor();
    const back = await steps(page);
    // What passes by itself does so before the question is drawn: two pictures later it would no longer be asked.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(undefined)))),
    );
    expect(await asked(page).isVisible()).toBe(true);
    expect(await steps(page)).toBe(back);
    expect(wrong).toEqual([]);
    return;
  }
  throw new Error('nothing passed by itself that can be taken back');
});
