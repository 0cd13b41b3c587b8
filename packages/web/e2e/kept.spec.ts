/** Nothing that was done may be lost: the page is left in the very moment in which something is done. */
import type { Page } from '@playwright/test';
import { starters, writeDeckText } from '../../games/lotr/src/index.ts';
import { buildDeck, openPack } from './collect.ts';
import { asked, quickStart, visit } from './play.ts';
import { expect, test } from './seeded.ts';

/** Presses a thing and leaves for an address before the page can do anything else. */
async function pressAndLeave(page: Page, what: string, to: string): Promise<void> {
  const gone = page.waitForEvent('framenavigated');
  await page.evaluate(
    ([thing, address]) => {
      const found = document.querySelector<HTMLElement>(thing);
      if (found === null) throw new Error(`no ${thing}`);
      found.click();
      location.assign(address);
    },
    [what, to] as const,
  );
  await gone;
  await page.waitForURL((url) => url.pathname === to);
}

/** A deck as a text that is taken in. */
const WHOLE = writeDeckText([{ name: 'Celý', list: starters[0].list }], 'cs', 'real');

const LESS = '[data-testid=deck-cards] [data-part=less]';
const verdict = (page: Page) => page.getByTestId('verdict').first();
/** Changes that are on their way into a database. */
const onTheirWay = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kolbiste.pending')).length);

for (const game of ['lotr', 'tmmstone'] as const)
  test(`a deck of ${game} that was changed is so when the page is left at once, once and not twice`, async ({
    page,
  }) => {
    await visit(page, `/decks/${game}`);
    await page.locator('.starter button').first().click();
    await page.locator(LESS).first().waitFor();
    const before = Number((await verdict(page).innerText()).match(/\d+/)?.[0]);
    const at = new URL(page.url()).pathname;
    await pressAndLeave(page, LESS, '/about');
    await page.goto(at);
    await expect(verdict(page)).toHaveText(new RegExp(`^${before - 1} k`));
    await page.reload();
    await expect(verdict(page)).toHaveText(new RegExp(`^${before - 1} k`));
    await expect.poll(() => onTheirWay(page)).toBe(0);
  });

test('three quick presses count three times, whatever else is on its way, and outlive the tab', async ({ page }) => {
  await visit(page, '/decks/lotr');
  await page.getByRole('button', { name: 'Nový balíček' }).click();
  await page.getByLabel('Druh').selectOption('ally');
  await expect(page.getByTestId('pool')).toHaveAttribute('aria-busy', 'false');
  const at = page.url();
  await page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('.pool-row .pool-card')].slice(0, 5);
    for (const row of rows)
      for (let n = 0; n < 3; n++) row.dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true }));
  });
  const context = page.context();
  await page.close();
  const next = await context.newPage();
  await next.goto(at);
  await expect(verdict(next)).toContainText('15 karet');
});

test('the name of a deck is kept as it is typed', async ({ page }) => {
  await visit(page, '/decks/lotr');
  await page.getByRole('button', { name: 'Nový balíček' }).click();
  const name = page.getByLabel('Jméno balíčku');
  await name.fill('Rozepsaný');
  await page.reload();
  await expect(name).toHaveValue('Rozepsaný');
  // Enter leaves the field where it is.
  await name.fill('Druhé jméno');
  await name.press('Enter');
  await expect(name).toBeFocused();
});

test('what is typed while a text is being read is not thrown away', async ({ page }) => {
  await visit(page, '/decks/lotr');
  await page.getByTestId('import').locator('summary').click();
  const text = page.getByTestId('import').getByRole('textbox');
  await text.fill(WHOLE);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-testid=import] .main')?.click();
    const box = document.querySelector<HTMLTextAreaElement>('[data-testid=import] textarea');
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, 'balíček: Další');
    box?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(page.getByTestId('import-report')).toContainText(/1 balíček/);
  await expect(text).toHaveValue('balíček: Další');
});

test('a deck of the workshop that was changed is so when the page is left at once', async ({ page }) => {
  await visit(page, '/workshop');
  await openPack(page, 'startovací sad');
  await buildDeck(page, 'První');
  const at = new URL(page.url()).pathname;
  await pressAndLeave(page, '.slots .slot-out', '/about');
  await page.goto(at);
  await expect(page.locator('.slots .slot')).toHaveCount(5);
});

test('two tabs change a deck at once: both changes count', async ({ page, context }) => {
  await visit(page, '/decks/lotr');
  await page.getByRole('button', { name: /^Upravit kopii: Vůdcovství/ }).click();
  await page.locator(LESS).first().waitFor();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.locator(LESS).first().waitFor();
  const press = (one: Page, from: number): Promise<void> =>
    one.evaluate(
      ([less, first]) => {
        for (const card of [...document.querySelectorAll<HTMLElement>(less)].slice(first, first + 5)) card.click();
      },
      ['.deck-cards [data-part=less]', from] as const,
    );
  // Behind the three heroes.
  await Promise.all([press(page, 3), press(other, 8)]);
  for (const one of [page, other]) await expect(verdict(one)).toContainText('20 karet');
  await page.reload();
  await expect(verdict(page)).toContainText('20 karet');
});

test('an answer is given though the page is left in the same moment', async ({ page }) => {
  await quickStart(page);
  const step = () => page.locator('#content').getAttribute('data-step');
  const before = Number(await step());
  await page.locator('.near .tile.lit').first().click();
  await page.locator('.near .tile.picked').waitFor();
  await pressAndLeave(page, '.near .tile.picked', '/about');
  await page.goto('/play');
  await expect.poll(async () => Number(await step())).toBeGreaterThan(before);
  expect(await asked(page)).toBe(true);
});

test('a game is kept as far as it was seen', async ({ page }) => {
  await quickStart(page);
  await page.locator('.near .tile.lit').first().click();
  await page.locator('.near .tile.picked').waitFor();
  await page.evaluate(() => {
    const content = document.querySelector<HTMLElement>('#content');
    const before = content?.dataset['step'];
    // Left in the moment in which the answer is seen to have come.
    const observer = new MutationObserver(() => {
      const step = document.querySelector<HTMLElement>('#content')?.dataset['step'];
      if (step === before || step === undefined) return;
      // Once: another way to go would break off the first.
      observer.disconnect();
      sessionStorage.setItem('seen', step);
      localStorage.removeItem('kolbiste.answer');
      location.assign('/about');
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    // At once: the bot chooses too, and with its answer the page would be gone.
    document.querySelector<HTMLElement>('.near .tile.picked')?.click();
  });
  await page.waitForURL('**/about');
  const seen = await page.evaluate(() => Number(sessionStorage.getItem('seen')));
  await page.goto('/play');
  await asked(page);
  expect(Number(await page.locator('#content').getAttribute('data-step'))).toBeGreaterThanOrEqual(seen);
});
