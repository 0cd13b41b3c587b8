/** Standing orders and the countdown of passes at the table of The Lord of the Rings: given, seen, stopped and taken back. */
import { game } from '@kolbiste/lotr';
import type { Browser, Page } from '@playwright/test';
import { answer, asked } from './play-rings.ts';
import { goOn, playedUntil } from './rings-record.ts';
import { expect, LONG, test } from './seeded.ts';
import type { OwnServer } from './server.ts';
import { openServer } from './server.ts';
import { violations } from './violations.ts';
import { visitorsOf, whoseTurn } from './visitors.ts';

/** Longer than any countdown. */
const SHOWN = { timeout: 20_000 };

const steps = async (page: Page): Promise<number> =>
  Number(await page.locator('.rings-table').getAttribute('data-step'));
const given = (record: string): number => (JSON.parse(record) as { steps: unknown[] }).steps.length;
const dialog = (page: Page) => page.getByRole('dialog');
const orders = (page: Page) => dialog(page).locator('.orders li');

/** Opens the dialog of the stops by keyboard. */
async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Zarážky|Stops)$/ }).focus();
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

test('a standing order is given of the open question, outlives the page, and is taken back, by keyboard', async ({
  page,
}) => {
  const record = playedUntil('window.act', 1, (s) => game.options(s, 0).length > 2);
  const wrong = await goOn(page, record);
  const from = await steps(page);
  await open(page);
  await expect(dialog(page)).toContainText('Platí 0 příkazů.');
  await dialog(page).getByRole('combobox', { name: 'Odpověď' }).selectOption('Pasovat');
  await dialog(page).getByRole('combobox', { name: 'Jak dlouho' }).selectOption('vždy');
  expect(await violations(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Odpovídat takto' }).press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  // What was asked is answered so at once.
  await expect.poll(() => steps(page)).toBeGreaterThan(from);
  await asked(page).waitFor();
  await page.reload();
  await asked(page).waitFor();
  await open(page);
  await expect(orders(page)).toHaveCount(1);
  await expect(orders(page)).toContainText('→ Pasovat (vždy)');
  await orders(page)
    .getByRole('button', { name: /^Zrušit: .+ → Pasovat$/ })
    .press('Enter');
  await expect(dialog(page)).toContainText('Platí 0 příkazů.');
  // The button that was pressed is gone: the keyboard goes on in the dialog.
  await expect(dialog(page).locator('#orders')).toBeFocused();
  await close(page);
  expect(wrong).toEqual([]);
});

test('what is due at a table of this device is shown, and may be answered by hand; the countdown is set there', async ({
  page,
}) => {
  const record = playedUntil('window.act', 1, (s) => game.options(s, 0).length > 2);
  await page.addInitScript(() => {
    if (localStorage.getItem('kolbiste.rings.stops') === null)
      localStorage.setItem('kolbiste.rings.stops', '{"hold":"stops","at":[],"countdown":6000}');
  });
  const wrong = await goOn(page, record);
  const due = page.getByTestId('due');
  await due.getByRole('button', { name: 'Odpovím sám' }).press('Enter');
  await expect(due).toHaveText('');
  await expect(page.getByTestId('main')).toHaveText('Pasovat');
  await open(page);
  const countdown = dialog(page).getByRole('region', { name: 'Kdy se ukáže pas' });
  await expect(countdown.getByRole('status')).toHaveText('Po 6 sekundách, ať pasuje kdokoli');
  const choose = dialog(page).getByRole('combobox', { name: 'Pas ukázat' });
  await choose.selectOption('Po 2 sekundách, ať pasuje kdokoli');
  await expect(countdown.getByRole('status')).toHaveText('Po 2 sekundách, ať pasuje kdokoli');
  await choose.selectOption('Hned');
  expect(await violations(page)).toEqual([]);
  await close(page);
  // What the player wants to answer himself does not pass, whatever time it was.
  expect(await steps(page)).toBe(given(record));
  await page.getByTestId('main').click();
  await expect.poll(() => steps(page)).toBeGreaterThan(given(record));
  expect(wrong).toEqual([]);
});

test('on a narrow screen the dialog keeps words beside their boxes, and nothing lies across its edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await goOn(
    page,
    playedUntil('window.act', 1, (s) => game.options(s, 0).length > 2),
  );
  await open(page);
  // It lies over the table, whatever page one comes from, and what is more than fits is scrolled.
  expect((await page.locator('.modal').boundingBox())?.height).toBeLessThanOrEqual(740);
  const box = dialog(page).locator('.stop-windows .check').nth(7);
  const [input, words] = [await box.locator('input').boundingBox(), await box.locator('span').boundingBox()];
  if (input === null || words === null) throw new Error('nothing is shown');
  expect(words.x).toBeGreaterThanOrEqual(input.x + input.width);
  const body = dialog(page).locator('.dialog-body');
  expect(await body.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBeLessThanOrEqual(0);
});

test.describe('by link', () => {
  let server: OwnServer;
  const visitors = visitorsOf(async () => {
    server = await openServer();
    return server;
  });

  /** A Czech founder and an English guest, each in a window of their own. */
  async function twoSit(browser: Browser): Promise<readonly [Page, Page]> {
    const { page: a } = await visitors.come(browser, server.url, 'cs-CZ');
    const { page: b } = await visitors.come(browser, server.url, 'en-GB');
    await a.goto('/new/lotr?with=friend');
    await a.locator('input[name=count]').nth(1).check();
    await a.getByRole('button', { name: 'Založit hru a získat odkaz' }).click();
    await b.goto(await a.getByTestId('invite').inputValue());
    await b.getByRole('combobox', { name: 'Deck' }).selectOption({ label: 'Spirit' });
    await b.getByRole('button', { name: 'Sit down' }).click();
    for (const page of [a, b]) await page.locator('.rings-table .mat').first().waitFor();
    return [a, b];
  }

  test(
    'the countdown is agreed on, what is due is stopped, orders are the seat’s on every device',
    LONG,
    async ({ browser }) => {
      const [a, b] = await twoSit(browser);
      await open(a);
      await dialog(a).getByRole('combobox', { name: 'Pas ukázat' }).selectOption('Po 6 sekundách, ať pasuje kdokoli');
      await dialog(a).getByRole('button', { name: 'Navrhnout' }).press('Enter');
      await close(a);
      const proposed = b.getByTestId('proposed');
      await expect(proposed).toContainText('show every pass after 6 seconds');
      await proposed.getByRole('button', { name: 'I agree' }).click();
      await open(b);
      await expect(dialog(b)).toContainText('After 6 seconds, whoever passes');
      await close(b);

      // Whoever is asked about the hand may say what the next one who asks so is told; the own question stays.
      for (let n = 0; n < 2; n++) {
        const turn = await whoseTurn([a, b]);
        if (turn === undefined) throw new Error('nobody is asked');
        if (turn === b) {
          await open(b);
          await dialog(b).getByRole('combobox', { name: 'How long' }).selectOption('the next time, once');
          await dialog(b).getByRole('button', { name: 'Answer so' }).press('Enter');
          await expect(orders(b)).toHaveCount(1);
          expect(await violations(b)).toEqual([]);
          await close(b);
        }
        await answer(turn, 2);
      }

      // The first window passes by itself, once its time is over: not where the player answers.
      const due = a.getByTestId('due');
      await expect(due).toContainText('Odpoví se za vás.', SHOWN);
      await due.getByRole('button', { name: 'Odpovím sám' }).click();
      await expect(due).toHaveText('');
      await a.getByTestId('main').click();
      await expect(due).toHaveText('Vaše odpověď se ukáže po stejné době jako každá.');
      await expect(b.getByTestId('due')).toContainText('This is answered for you.', SHOWN);
      await b.getByTestId('due').getByRole('button', { name: 'I answer myself' }).click();

      await b.getByRole('button', { name: 'Propose…' }).click();
      await b.getByText('Go on on another device').click();
      const own = await b.getByTestId('key').inputValue();
      await b.reload();
      await open(b);
      await expect(orders(b)).toContainText('(the next time, once)');
      const { page: c } = await visitors.come(browser, server.url, 'en-GB');
      await c.goto(own);
      await open(c);
      await expect(orders(c)).toContainText('an order that was given on another device');
      await orders(c).getByRole('button', { name: 'Take back' }).press('Enter');
      await expect(dialog(c)).toContainText('0 orders stand.');
      await expect(dialog(b)).toContainText('0 orders stand.');
    },
  );
});
