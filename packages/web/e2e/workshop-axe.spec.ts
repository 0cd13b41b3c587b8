import { buildDeck, openPack } from './collect.ts';
import { visit } from './play.ts';
import { expect, LONG, test } from './seeded.ts';
import { violationsInBoth } from './violations.ts';

test('the workshop has no violation of accessibility, light and dark', LONG, async ({ page }) => {
  await visit(page, '/workshop', { speed: 4 });
  const screens: string[] = [];
  const look = async (screen: string) => {
    await page.locator('.subnav').waitFor();
    for (const found of await violationsInBoth(page)) screens.push(`${screen}: ${found}`);
  };
  await look('empty');
  await page.goto('/workshop/packs');
  await look('packs');
  await page.getByRole('button', { name: /Otevřít booster/ }).click();
  await page.locator('.uncovered').first().waitFor();
  await look('uncovering');
  await openPack(page, 'startovací sad');
  await look('opened');
  await page.goto('/workshop');
  await page.getByTestId('collection').waitFor();
  await look('collection');
  await page.getByTestId('collection').locator('.kind').last().click();
  await page.getByText('Text karty s paragrafy').click();
  await look('card');
  await page.getByRole('button', { name: 'Smazat', exact: true }).click();
  await page.locator('.note').waitFor();
  await look('deleted');
  await page.goto('/workshop/decks');
  await page.getByRole('button', { name: 'Nový balíček' }).click();
  await page.getByTestId('format-free').waitFor();
  await look('empty deck');
  await buildDeck(page, 'Celý');
  await look('whole deck');
  const link = await page.getByLabel('Poslat balíček odkazem').inputValue();
  await page.goto('/workshop/decks');
  await page.getByText('Začít z ligového balíčku').click();
  await look('decks');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"format": 1}') });
  await page.getByTestId('file-report').waitFor();
  await look('bad file');
  await page.goto(link);
  await page.locator('.slots').waitFor();
  await look('shared');
  for (const what of ['Opsat hrdinu', 'Opsat zbraň']) {
    await page.goto('/workshop/enter');
    await page.getByRole('button', { name: what }).click();
    await page.getByRole('button', { name: 'Uložit kartu' }).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    await look(what);
  }
  expect(screens).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  test('a deck in the workshop is no wider than the phone', async ({ page }) => {
    await visit(page, '/workshop', { speed: 0 });
    await openPack(page, 'startovací sad');
    await buildDeck(page, 'Na mobilu');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'a deck').toBeLessThanOrEqual(360);
  });
});
