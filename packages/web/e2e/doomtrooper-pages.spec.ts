/** Pages of Doomtrooper beside its table: cards, decks by profile, two profiles compared. */
import { visit } from './play.ts';
import { asked } from './play-doom.ts';
import { expect, test } from './seeded.ts';
import { violations } from './violations.ts';

test('cards by filters, one at its own address; no fault that a checker finds', async ({ page }) => {
  const wrong = await visit(page, '/cards/doomtrooper?affiliation=bauhaus&kind=warrior');
  const found = page.locator('.printed-cards .face-card');
  await found.first().waitFor();
  await page.getByLabel('Hraje se').selectOption('ano');
  await page.getByRole('searchbox').fill('blitzer');
  await expect(page.getByRole('status').first()).toContainText(/\d/);
  await page.getByRole('searchbox').fill('');
  expect(await violations(page)).toEqual([]);
  const first = page.locator('.printed-cards .card-name').first();
  const name = await first.innerText();
  await first.click();
  await expect(page).toHaveURL(/\/cards\/doomtrooper\/\d+/);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(new RegExp(name, 'i'));
  expect(await violations(page)).toEqual([]);
  expect(wrong).toEqual([]);
});

test('a deck is built, is legal by one profile and not by another, is written out, read in and played with', async ({
  page,
}) => {
  const wrong = await visit(page, '/decks/doomtrooper', { level: 'random', speed: 0 });
  await page
    .getByRole('button', { name: /^Upravit kopii/ })
    .first()
    .click();
  const verdict = page.getByTestId('verdict');
  await expect(verdict).toContainText('60 karet');
  await expect(verdict.locator('.good')).toBeVisible();
  await page.getByLabel(/^Sideboard \(0/).check();
  await page
    .getByTestId('pool')
    .getByRole('button', { name: /^Přidat/ })
    .first()
    .click();
  await expect(page.locator('.fault-list')).toContainText('Sideboard má právě 25 karet');
  await page.getByLabel('Profil pravidel').selectOption('Mezinárodní');
  await expect(page.locator('.fault-list')).toContainText('Sideboard má právě 20 karet');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'V čem se liší od turnaje' }).click();
  await expect(page.locator('.doom-profiles')).toContainText('doomtrooper.de');
  await expect(page.locator('.doom-profiles tbody tr')).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.goBack();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page
    .getByTestId('pool')
    .getByRole('button', { name: /^Ubrat/ })
    .first()
    .click();
  await page.getByTestId('deck').getByRole('link', { name: 'Hrát' }).click();
  expect(await violations(page)).toEqual([]);
  await page.locator('.setup-end .main').click();
  await asked(page).waitFor();
  expect(wrong).toEqual([]);
});
