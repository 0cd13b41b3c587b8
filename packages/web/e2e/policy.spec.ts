/** Under the headers of the real server nothing of the page is refused by its own policy, and little has to be fetched. */
import type { Page } from '@playwright/test';
import { expect, test } from './seeded.ts';

const PAGES = [
  '/',
  '/new',
  '/new/tmmstone',
  '/new/lotr',
  '/cards/lotr',
  '/online',
  '/rules/scratch-wars',
  '/rules/lotr',
  '/workshop',
  '/replay',
  '/about',
];

interface Watching extends Window {
  violations?: string[];
}

/** From now on everything that the policy forbids is noted in the page. */
const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const here = window as Watching;
    here.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      here.violations?.push(`${violatedDirective} ${blockedURI} ${sourceFile}`),
    );
  });

const forbidden = (page: Page): Promise<string[] | undefined> => page.evaluate(() => (window as Watching).violations);

test('no page does what the policy forbids, and the policy does forbid', async ({ page }) => {
  await watch(page);
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.locator('main, [role=main]').first()).toBeVisible();
    for (const button of await page.getByRole('button', { expanded: false }).all()) {
      if (await button.isVisible()) await button.hover().catch(() => undefined);
    }
    expect(await forbidden(page), path).toEqual([]);
  }
  await page.evaluate(() => {
    const sheet = document.createElement('style');
    sheet.textContent = 'body { color: red }';
    document.head.append(sheet);
  });
  await expect.poll(() => forbidden(page)).toHaveLength(1);
});

test('nor does a table, its dialogs and what moves on it', async ({ page }) => {
  await watch(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Hrát hned (Scratch Wars)' }).click();
  await expect(page.locator('.near .tile.lit').first()).toBeVisible();
  await page.getByRole('button', { name: 'Nastavení' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  expect(await forbidden(page)).toEqual([]);
});

test('a first visit up to the first question fetches no more than it may', async ({ page }) => {
  let bytes = 0;
  const own = await page.context().newCDPSession(page);
  await own.send('Network.enable');
  page.on('requestfinished', async (request) => {
    const sizes = await request.sizes().catch(() => undefined);
    const font = /\.woff2?$/.test(new URL(request.url()).pathname);
    if (sizes !== undefined && !font) bytes += sizes.responseBodySize + sizes.responseHeadersSize;
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Hrát hned (Scratch Wars)' }).click();
  await expect(page.locator('.near .tile.lit').first()).toBeVisible();
  console.log(`first visit: ${bytes} bytes`);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(175_000);
});
