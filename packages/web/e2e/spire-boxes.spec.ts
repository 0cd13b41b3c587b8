/** The sheet of boxes of Slay the Spire: entered by what is played here, ticked by hand, kept on the device, and what it opens. */
import type { Json } from '@kolbiste/kernel';
import { keyedSpec, recorder, rng, secretFrom, writeReplay } from '@kolbiste/kernel';
import { configOf, game } from '@kolbiste/slay-the-spire';
import type { Page } from '@playwright/test';
import { HP } from '../../games/slay-the-spire/src/state.ts';
import { configKept, visit } from './play.ts';
import { answer, asked, over } from './play-spire.ts';
import { goesOn, hasten } from './pointing.ts';
import { goOn } from './rings-record.ts';
import { expect, test } from './seeded.ts';
import { violationsInBoth } from './violations.ts';

const KEY = 'kolbiste.spire.boxes';
const NEW = '/new/slay-the-spire';
const sheet = (page: Page) => page.getByTestId('boxes');
const row = (page: Page, name: string) => sheet(page).locator(`[data-row=${name}]`);
const more = (page: Page) => page.locator('details.setup-more');

/** The record of an adventure whose hero is about to fall. */
function aboutToFall(): string {
  const config = configOf({ heroes: ['ironclad'], map: 0, last: 1 }) as unknown as Json;
  for (let seed = 0; seed < 50; seed++) {
    const record = recorder(game, config, keyedSpec(secretFrom(`fall ${seed}`)));
    const random = rng(`fall ${seed}`);
    for (let next = game.pending(record.state)[0]; next !== undefined; [next] = game.pending(record.state)) {
      if (next.id === 'play.act' && record.state.heroes[0][HP] <= 1) return writeReplay(record.record());
      const options = game.options(record.state, next.seat);
      record.answer(next.seat, options[random.int(options.length)]);
    }
  }
  throw new Error('no hero comes to 1 HP');
}

/** Opens the sheet on the page of a new game. */
async function open(page: Page): Promise<void> {
  await sheet(page).locator('summary').first().click();
  await expect(row(page, 'ironclad').or(sheet(page).getByRole('alert')).first()).toBeVisible();
}

test('an adventure that ends here: its boxes stand in the sheet, counted once, and what they open is preselected', async ({
  page,
}) => {
  await hasten(page);
  const wrong = await goOn(page, aboutToFall(), { lang: 'en' });
  for (let n = 0; n < 200 && (await goesOn(page)); n++) await answer(page);
  await expect(over(page)).toContainText(/has fallen|lost|won/i);
  await expect(page.getByTestId('entered')).toContainText('stands in the sheet of boxes');
  // Watched again to its end, it does not count again.
  await page.getByRole('button', { name: 'Watch again' }).click();
  await page.locator('.scrubber input').press('End');
  await expect(page.getByTestId('entered')).toHaveCount(0);
  await page.goto(NEW);
  await page.reload();
  await open(page);
  await expect(row(page, 'ironclad')).toContainText('1 of 8 boxes · packs open: 1 of 3');
  await expect(row(page, 'silent')).toContainText('0 of 8 boxes · packs open: 0 of 3');
  await expect(sheet(page)).toContainText('1 adventure of this device is entered.');
  await page.locator('input[name=map]').nth(1).check();
  await page.locator('.setup-end .main').click();
  await asked(page).waitFor();
  const opens = { packs: [1, 0, 0, 0], colorless: false, last: 1 };
  await expect.poll(() => configKept(page)).toMatchObject({ ...opens, map: 0 });
  // A game at one press is played with what is open, too.
  await page.goto('/');
  await page.getByRole('button', { name: /Play now .Slay the Spire/ }).click();
  await asked(page).waitFor();
  await expect.poll(() => configKept(page)).toMatchObject({ ...opens, map: 2 });
  expect(wrong).toEqual([]);
});

test('by keyboard on a small phone, in both languages: boxes are checked by hand, kept, and cleared once it is sure', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const wrong = await visit(page, NEW, { lang: 'cs' });
  await sheet(page).locator('summary').first().focus();
  await page.keyboard.press('Enter');
  const press = async (name: string, times: number): Promise<void> => {
    await sheet(page).getByRole('button', { name }).focus();
    for (let n = 0; n < times; n++) await page.keyboard.press('Enter');
  };
  await press('Zaškrtnout políčko: Bezbarvé karty', 3);
  await press('Zaškrtnout políčko: Věž IV', 6);
  await press('Zrušit zaškrtnutí políčka: Železnák', 1);
  await expect(row(page, 'colorless')).toContainText('políčka: 3 z 3 · odemčeno');
  await expect(row(page, 'actFour')).toContainText('políčka: 5 z 5 · odemčeno');
  await expect(row(page, 'ironclad')).toContainText('políčka: 0 z 8');
  await sheet(page).locator('details summary').click();
  await sheet(page).getByLabel('8 žetonů síly').check();
  expect(await violationsInBoth(page, '[data-testid=boxes]')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.reload();
  // What is open is chosen, and can be chosen otherwise.
  await more(page).locator('summary').click();
  await expect(more(page).getByLabel('Bezbarvé karty')).toBeChecked();
  await expect(more(page).locator('input[name=last]').last()).toBeChecked();
  await more(page).getByLabel('Bezbarvé karty').uncheck();
  await open(page);
  await expect(sheet(page)).toContainText('Vyznamenání: 1 z 18');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(row(page, 'actFour')).toContainText('5 of 5 boxes · open');
  expect(await sheet(page).innerText()).not.toMatch(/boxes\.|setup\.|polí/);
  await sheet(page).getByRole('button', { name: 'Clear the sheet' }).press('Enter');
  await expect(sheet(page).getByRole('button', { name: 'Keep' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, 'actFour')).toContainText('5 of 5');
  await sheet(page).getByRole('button', { name: 'Clear the sheet' }).click();
  await sheet(page).getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(row(page, 'actFour')).toContainText('0 of 5 boxes · locked');
  await expect(more(page).locator('input[name=last]').first()).toBeChecked();
  expect(wrong).toEqual([]);
});

test('a damaged sheet is refused with its place, stays as it is, and can be cleared', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '{"format": "kolbiste-boxes/1", "level": 99}'), KEY);
  const wrong = await visit(page, NEW, { lang: 'en' });
  await open(page);
  await expect(sheet(page).getByRole('alert')).toContainText('$.level: expected');
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toContain('99');
  await sheet(page).getByRole('button', { name: 'Clear the sheet' }).click();
  await sheet(page).getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(row(page, 'ironclad')).toContainText('0 of 8');
  expect(wrong).toEqual([]);
});
