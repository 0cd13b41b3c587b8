/** Several games under way in one browser: each goes on, none goes because another begins. */
import type { Page } from '@playwright/test';
import { answer, asked, quickStart, visit } from './play.ts';
import * as stone from './play-stone.ts';
import { PROVING } from './pointing.ts';
import { expect, test } from './seeded.ts';
import { openServer } from './server.ts';
import { violations } from './violations.ts';

const rows = (page: Page) => page.getByTestId('running-game');
const goOn = (page: Page, game: string) =>
  rows(page)
    .filter({ hasText: game })
    .getByRole('button', { name: /^(Pokračovat|Go on)/ });

/** What a table shows of how far it has come. */
const lines = (page: Page): Promise<number> => page.locator('.log-line').count();

/** A duel that has been answered in a few times. */
async function begunDuel(page: Page): Promise<void> {
  await quickStart(page);
  for (let n = 0; n < 4 && (await asked(page)); n++) await answer(page, n);
  await asked(page);
}

async function beginStone(page: Page): Promise<void> {
  await page.getByRole('button', { name: /(Hrát hned|Play now) .TMMStone/ }).click();
  await stone.asked(page).waitFor();
}

test('two games are under way: both are listed, both go on where they were, and a reload knows which', async ({
  page,
}) => {
  await begunDuel(page);
  const duel = await page.locator('.side').allInnerTexts();
  await page.goto('/');
  await expect(rows(page)).toHaveCount(1);
  await beginStone(page);
  if (await page.getByTestId('cut').isVisible()) await page.getByTestId('cut-dearest').click();
  else await stone.answer(page);
  await page.goto('/');
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole('heading', { name: '2 rozehrané hry' })).toBeVisible();
  await expect(rows(page).last()).toContainText(/bot: náhodný.*odpověd/i);
  expect(await violations(page)).toEqual([]);
  await goOn(page, 'Scratch Wars').click();
  await asked(page);
  await expect.poll(() => page.locator('.side').allInnerTexts()).toEqual(duel);
  await page.reload();
  await asked(page);
  await expect.poll(() => page.locator('.side').allInnerTexts()).toEqual(duel);
  await page.goto('/');
  await goOn(page, 'TMMStone').click();
  await stone.asked(page).waitFor();
});

test('a game in which nobody has answered leaves with the next one; one that was answered in stays', async ({
  page,
}) => {
  await quickStart(page);
  for (let n = 0; n < 2; n++) {
    await page.goto('/');
    await page.getByRole('button', { name: 'Hrát hned (Scratch Wars)' }).click();
    await page.locator('.near .tile.lit').first().waitFor();
  }
  await page.goto('/');
  await expect(rows(page)).toHaveCount(1);
  await begunDuel(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Hrát hned (Scratch Wars)' }).click();
  await page.locator('.near .tile.lit').first().waitFor();
  await page.goto('/');
  await expect(rows(page)).toHaveCount(2);
});

test('a game is thrown away on request, and can be taken back', async ({ page }) => {
  await begunDuel(page);
  await page.goto('/');
  await page.getByRole('button', { name: /^Zahodit/ }).click();
  await expect(page.getByText('Scratch Wars: zahozeno.')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Vzít zpět/ }).click();
  await goOn(page, 'Scratch Wars').click();
  await asked(page);
  await page.goto('/');
  await page.getByRole('button', { name: /^Zahodit/ }).click();
  await expect(rows(page)).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Hrát hned (Scratch Wars)' }).waitFor();
  await expect(page.getByText('zahozeno')).toHaveCount(0);
  await page.goto('/play');
  await expect(page).toHaveURL(/\/$/);
});

test('one game in two tabs: the second says so, takes it over on request, and the first gives way', async ({
  page,
  context,
}) => {
  await begunDuel(page);
  const other = await context.newPage();
  const wrong = await visit(other, '/', { speed: 0 });
  await goOn(other, 'Scratch Wars').click();
  await expect(other.getByRole('heading', { name: 'Tato hra je otevřená v jiné kartě' })).toBeVisible();
  expect(await violations(other)).toEqual([]);
  await answer(page, 1);
  await asked(page);
  const before = await lines(page);
  await other.getByRole('button', { name: 'Pokračovat zde' }).click();
  await asked(other);
  await expect.poll(() => lines(other)).toBe(before);
  await expect(page.getByRole('heading', { name: 'Tato hra je otevřená v jiné kartě' })).toBeVisible();
  const step = await other.locator('#content').getAttribute('data-step');
  await answer(other, 0);
  await asked(other);
  // An answer that both give in secret is told when the other one has come.
  await expect(other.locator('#content')).not.toHaveAttribute('data-step', step ?? '');
  const after = await lines(other);
  await page.getByRole('button', { name: 'Pokračovat zde' }).click();
  await asked(page);
  await expect.poll(() => lines(page)).toBe(after);
  expect(wrong).toEqual([]);
});

test('a game that was kept while there was only one goes on', async ({ page }) => {
  await begunDuel(page);
  const before = await page.locator('.side').allInnerTexts();
  await page.goto('/about');
  await page.evaluate(async () => {
    const opening = indexedDB.open('kolbiste', 1);
    await new Promise((done) => (opening.onsuccess = done));
    const store = opening.result.transaction('games', 'readwrite').objectStore('games');
    const id = sessionStorage.getItem('kolbiste.game') ?? '';
    const read = store.get(id);
    await new Promise((done) => (read.onsuccess = done));
    store.clear();
    const write = store.put(read.result, 'current');
    await new Promise((done) => (write.onsuccess = done));
    opening.result.close();
    sessionStorage.clear();
    localStorage.removeItem('kolbiste.running');
    localStorage.setItem('kolbiste.game', 'running');
  });
  await page.goto('/');
  await goOn(page, 'Hra z dřívější návštěvy').click();
  await asked(page);
  await expect.poll(() => page.locator('.side').allInnerTexts()).toEqual(before);
  await page.goto('/');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Scratch Wars');
});

test('the end of a game by link leaves those under way in this browser alone', async ({ page }) => {
  const server = await openServer();
  try {
    await visit(page, `${server.url}/`, { speed: 0, level: 'random' });
    await page.getByRole('button', { name: 'Hrát hned (Scratch Wars)' }).click();
    await page.locator('.near .tile.lit').first().waitFor();
    await answer(page, 0);
    await asked(page);
    await page.goto(`${server.url}/new/lotr?with=friend`);
    await page.locator('input[name=count]').first().check();
    await page.getByRole('button', { name: 'Založit hru a získat odkaz' }).click();
    await page.locator('.caption.asked').waitFor();
    await page.getByRole('button', { name: 'Navrhnout…' }).click();
    await page.getByRole('button', { name: /^Vzdát hru/ }).click();
    await page.getByRole('button', { name: /^Opravdu/ }).click();
    await page.getByTestId('over').waitFor();
    await expect(page.getByTestId('chance-proof')).toBeVisible(PROVING);
    await page.goto(`${server.url}/replay`);
    await expect(page.locator('.shelf-row')).toHaveCount(1);
    await page.goto(`${server.url}/`);
    await expect(rows(page)).toHaveCount(1);
  } finally {
    await server.stop();
  }
});
