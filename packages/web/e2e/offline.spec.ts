import { answer, asked, playOut, quickStart, shortGame, visit } from './play.ts';
import { hasten } from './pointing.ts';
import { expect, LONG, test } from './seeded.ts';
import { TABLES } from './speed/tables.ts';

test.use({ fetchesAll: true });

/** Until the page is kept and whoever stands here is served from what was kept. */
async function kept(page: import('@playwright/test').Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
}

test('after the first visit a whole duel is played without a network', LONG, async ({ page, context }) => {
  await hasten(page);
  const wrong = await visit(page, '/', { speed: 0, level: 'random' });
  await kept(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Hrát hned (Scratch Wars)' }).waitFor();
  await shortGame(page);
  expect(await playOut(page)).toBeGreaterThan(5);
  await page.getByTestId('over').waitFor();
  expect(wrong).toEqual([]);
});

test('a game under way goes on after a reload without a network; rules, cards and both languages are there', async ({
  page,
  context,
}) => {
  await quickStart(page);
  await kept(page);
  for (let n = 0; n < 5 && (await asked(page)); n++) await answer(page, n);
  await context.setOffline(true);
  await page.reload();
  await page.locator('.caption.asked').waitFor();
  await page.getByTestId('hint').click();
  await page.locator('[data-testid=hint-panel][data-stands=there]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.caption .chip').first().click();
  await expect(page.getByRole('dialog').locator('.rule-words')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('.caption.asked')).toContainText(/[Cc]hoose|You|\?/);
  await page.goto('/rules');
  await expect(page.locator('.rule-section').first()).toBeVisible();
  await page.goto('/cards?tab=weapons');
  await expect(page.locator('.kind').first()).toBeVisible();
  await page.goto('/workshop/packs');
  await page.locator('.pack').first().click();
  await expect(page.locator('.reveal .kind')).toHaveCount(5);
});

for (const { name, from, answer: answerThere } of TABLES.filter((table) => table.name !== 'Scratch Wars'))
  test(`${name}: a hint comes without a network`, async ({ page, context }) => {
    test.setTimeout(120_000);
    await visit(page, from ?? '/', { speed: 0, level: 'random' });
    await kept(page);
    await context.setOffline(true);
    const begin = page.getByRole('button', { name: new RegExp(`Hrát hned .${name}`) });
    await (from === undefined ? begin : page.locator('.setup-end .main')).click();
    await page.locator('.caption.asked').waitFor();
    // Some questions have one answer that is worth no hint.
    for (let n = 0; n < 8 && (await page.getByTestId('hint').getAttribute('aria-disabled')) !== 'false'; n++)
      await answerThere(page, n);
    await page.getByTestId('hint').click();
    await page.locator('[data-testid=hint-panel][data-stands=there]').waitFor({ timeout: 60_000 });
    await expect(page.locator('.hint-why').first()).not.toBeEmpty();
  });

test('the page can be installed', async ({ page, request }) => {
  await visit(page, '/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(href ?? '')).json()) as { icons: { src: string; sizes: string }[] };
  expect(manifest).toMatchObject({ name: 'Kolbiště', start_url: '/', display: 'standalone' });
  for (const { src } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toMatch(/^image\//);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});
