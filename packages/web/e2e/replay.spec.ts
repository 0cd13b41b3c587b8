import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { answer, nearTheEnd, playOut, visit } from './play.ts';
import { expect, newBrowser, test } from './seeded.ts';
import { violations } from './violations.ts';

const RECORD = fileURLToPath(new URL('../../games/scratch-wars/test/replays/00.json', import.meta.url));
const text = readFileSync(RECORD, 'utf8');

const open = async (page: Page, record: string): Promise<void> => {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(record) });
};
const step = (page: Page) => page.getByTestId('step');
const table = (page: Page) => page.locator('.side').allInnerTexts();

test('a record is walked through, verified, and shared by a link to a step and a viewpoint', async ({
  page,
  browser,
}) => {
  const wrong = await visit(page, '/replay', { speed: 4 });
  await open(page, text);
  await expect(step(page)).toContainText('krok 0 z');
  await page.getByRole('button', { name: 'O krok dál' }).click();
  await page.keyboard.press('ArrowRight');
  await expect(step(page)).toContainText('krok 2 z');
  await page.locator('.steps button').nth(20).click();
  await expect(step(page)).toContainText('krok 20 z');
  await expect(page.locator('.steps [aria-current=step]')).toContainText('20');
  await page.getByLabel('Pohled').selectOption('1');
  await expect(page.locator('.near .hero-who')).toContainText('Vy');
  await expect(step(page)).toContainText('krok 20 z');
  await page.getByRole('button', { name: 'Ověřit' }).click();
  await expect(page.getByTestId('proof')).toContainText('Sedí');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sdílet' }).click();
  const field = page.getByTestId('link');
  await expect(field).toHaveValue(/#step=20&view=1&record=/);
  const link = await field.inputValue();
  const context = await newBrowser(browser, { locale: 'en-GB' });
  const other = await context.newPage();
  await other.goto(link);
  await expect(step(other)).toContainText('step 20 of');
  await expect(other.locator('.near .hero-who')).toContainText('You');
  const numbers = async (from: Page) => (await table(from)).join(' ').match(/\d+/g);
  expect(await numbers(other)).toEqual(await numbers(page));
  await other.getByRole('button', { name: 'Čeština' }).click();
  await expect(step(other)).toContainText('krok 20 z');
  await page.getByTestId('play').click();
  await expect(step(page)).toContainText(/krok (2[2-9]|[3-7]\d) z/);
  await page.getByRole('button', { name: 'Zastavit' }).click();
  await context.close();
  expect(wrong).toEqual([]);
});

test('a file that is dropped opens, and so does a link that is pasted', async ({ page }) => {
  const wrong = await visit(page, '/replay', { speed: 0 });
  const dropped = await page.evaluateHandle((record) => {
    const data = new DataTransfer();
    data.items.add(new File([record], 'game.json', { type: 'application/json' }));
    return data;
  }, text);
  const place = page.getByTestId('drop');
  await place.dispatchEvent('dragover', { dataTransfer: dropped });
  await expect(place).toHaveClass('drop over');
  await place.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(step(page)).toContainText('krok 0 z');
  await page.locator('.scrubber input').fill('14');
  await page.getByLabel('Pohled').selectOption('public');
  const before = await table(page);
  await page.getByRole('button', { name: 'Sdílet' }).click();
  await expect(page.getByTestId('link')).toHaveValue(/#step=14&view=public&record=/);
  const link = await page.getByTestId('link').inputValue();

  await page.getByRole('link', { name: 'Záznamy' }).click();
  const field = page.getByLabel('Odkaz na záznam');
  await field.fill('https://example.org/nothing');
  await field.press('Enter');
  await expect(page.getByTestId('trouble')).toContainText('není čitelný záznam');
  await field.fill(link);
  await page.getByRole('button', { name: 'Otevřít', exact: true }).click();
  await expect(step(page)).toContainText('krok 14 z');
  await expect(page.getByLabel('Pohled')).toHaveValue('public');
  expect(await table(page)).toEqual(before);
  expect(wrong).toEqual([]);
});

test('a record of other rules and a damaged one are named, with what helps', async ({ page }) => {
  await visit(page, '/replay', { speed: 0 });
  const trouble = page.getByTestId('trouble');
  await open(page, text.replace('"rulesVersion":"', '"rulesVersion":"0.'));
  const old = page.getByTestId('old');
  await expect(old).toContainText('podle pravidel verze 0.');
  await expect(old).toContainText('Otisk nesouhlasí');
  await page.getByRole('link', { name: 'Zpět k záznamům' }).click();
  await open(page, text.slice(0, 300));
  await expect(trouble).toContainText('není čitelný záznam');
  const steps = text.split('\n');
  steps[9] = steps[9].replace(/"[0-9a-f]{16}"/, '"0123456789abcdef"');
  await open(page, steps.join('\n'));
  await expect(trouble).toContainText('nevede tam, kam tvrdí');
  await expect(step(page)).toContainText('krok 0 z 8');
});

test('a game goes on from any step against a bot, with chance of its own', async ({ page }) => {
  await visit(page, '/replay', { speed: 0 });
  await open(page, text);
  await expect(step(page)).toContainText('krok 0 z');
  for (let n = 0; n < 12; n++) await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Hrát odtud' }).click();
  const before = await page.locator('.log-side .steps button').nth(12).innerText();
  expect(before).not.toBe('');
  await page.getByRole('button', { name: 'Začít', exact: true }).click();
  await expect(page.getByTestId('toast')).toContainText('nové tajemství');
  await page.locator('.caption.asked').waitFor();
  await expect.poll(() => page.locator('.log-line').count()).toBeGreaterThan(3);
  await answer(page, 0);
  await page.locator('.caption.asked').or(page.getByTestId('over')).first().waitFor();
});

test('a game that ends is in the list, can be watched again and deleted', async ({ page }) => {
  test.setTimeout(300_000);
  await nearTheEnd(page);
  await playOut(page);
  await page.getByRole('button', { name: 'Přehrát znovu' }).click();
  await expect(step(page)).toContainText('krok 0 z');
  // The link of the page that one is on leads to its list.
  await page.getByRole('link', { name: 'Záznamy' }).click();
  const row = page.locator('.shelf-row');
  await expect(row).toHaveCount(1);
  await row.locator('.shelf-open').click();
  await expect(step(page)).toContainText('krok 0 z');
  await page.goto('/replay');
  await row.getByRole('button', { name: /^Smazat/ }).click();
  await expect(row).toHaveCount(0);
});
