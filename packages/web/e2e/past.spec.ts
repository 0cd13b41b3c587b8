/** What happened before at an online table: fetched page by page, and told the truth about after a backup was restored. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CODES } from '@kolbiste/wire/protocol';
import type { Page } from '@playwright/test';
import { Client, chooser, create, sit } from '../../server/test/client.ts';
import { expect, test } from './seeded.ts';
import { databaseFolder, openServer } from './server.ts';
import { violationsInBoth } from './violations.ts';
import { Visitors } from './visitors.ts';

const visitors = new Visitors();
test.afterEach(() => visitors.leave());

interface Played {
  readonly id: string;
  readonly token: string;
  /** Plays on until so many steps have been taken. */
  to(step: number): Promise<void>;
  leave(): void;
}

/** Two players who have no page. */
async function players(url: string): Promise<Played> {
  const { id, token = '', invite } = await create(url);
  const other = await sit(url, id, { invite });
  const clients = [token, other.token].map((each) => new Client(url, { id, token: each }));
  const choosers = clients.map((_, seat) => chooser(`past ${seat}`));
  return {
    id,
    token,
    async to(step) {
      const enough = (): boolean => clients.some((client) => client.step >= step);
      await Promise.all(clients.map((client, seat) => client.play(choosers[seat], enough)));
      for (const client of clients) await client.until(() => client.step >= step);
    },
    leave() {
      for (const client of clients) client.close();
    },
  };
}

const log = (page: Page) => page.getByRole('region', { name: /Co se stalo a proč|What happened and why/ });
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Fetches page after page of the past, until there is none before it. */
async function allOfIt(page: Page, button: string): Promise<number> {
  const older = page.getByRole('button', { name: button });
  let pages = 0;
  while ((await older.count()) > 0) {
    const before = await log(page).innerText();
    await older.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => log(page).innerText()).not.toBe(before);
    pages++;
  }
  return pages;
}

test('whoever comes late sees the latest of the log, and what happened before page by page, in either language', async ({
  browser,
}) => {
  const server = await openServer({ past: 4 });
  try {
    const game = await players(server.url);
    await game.to(20);
    const { page: a } = await visitors.come(browser, server.url, 'cs-CZ');
    const { page: b } = await visitors.come(browser, server.url, 'en-GB');
    await b.setViewportSize({ width: 360, height: 740 });
    await a.goto(`/play/${game.id}#key=${game.token}`);
    await b.goto(`/play/${game.id}`);
    await a.getByRole('button', { name: 'Ukázat, co se stalo předtím' }).waitFor();
    expect(await violationsInBoth(a)).toEqual([]);
    await b.locator('.near .tile').first().waitFor();
    expect(await fits(b)).toBeLessThanOrEqual(0);
    expect(await allOfIt(a, 'Ukázat, co se stalo předtím')).toBeGreaterThan(1);
    await expect(log(a)).toContainText('§ 2.1.1.1');
    // Whoever asked by keyboard goes on reading where the lines are.
    await expect(log(a)).toBeFocused();
    await b.getByRole('button', { name: 'Log', exact: true }).click();
    await expect(b.getByRole('button', { name: 'Show what happened before' })).toBeVisible();
    expect(await violationsInBoth(b)).toEqual([]);
    expect(await allOfIt(b, 'Show what happened before')).toBeGreaterThan(1);
    await expect(log(b)).toBeFocused();
    game.leave();
  } finally {
    await server.stop();
  }
});

test('pages that know more than the backup that was restored are told so, and go on from there', async ({
  browser,
}) => {
  const { file, remove } = databaseFolder();
  const copy = join(file, '../copy.sqlite');
  const first = await openServer({ database: file });
  const game = await players(first.url);
  await game.to(8);
  const database = new DatabaseSync(file);
  database.exec(`vacuum into '${copy}'`);
  database.close();
  await game.to(20);
  const { page: a } = await visitors.come(browser, first.url, 'cs-CZ');
  const { page: b } = await visitors.come(browser, first.url, 'en-GB');
  await b.setViewportSize({ width: 360, height: 740 });
  await a.goto(`/play/${game.id}#key=${game.token}`);
  await b.goto(`/play/${game.id}`);
  const step = (page: Page): Promise<number> => page.locator('#content').getAttribute('data-step').then(Number);
  for (const page of [a, b]) await expect.poll(() => step(page)).toBeGreaterThanOrEqual(20);
  game.leave();
  await first.stop();
  const again = await openServer({ database: copy, port: Number(new URL(first.url).port) });
  try {
    // Both at once: what was said goes away after a while.
    const told = (page: Page, said: string) => expect(page.getByTestId('toast')).toContainText(said);
    await Promise.all([told(a, CODES.restored.cs), told(b, CODES.restored.en)]);
    for (const page of [a, b]) {
      await expect.poll(() => step(page)).toBeLessThan(20);
      await expect(page.getByTestId('line')).toHaveAttribute('data-line', 'live');
      expect(await fits(page)).toBeLessThanOrEqual(0);
    }
    expect(await violationsInBoth(b)).toEqual([]);
  } finally {
    await again.stop();
    remove();
  }
});
