/** A whole duel with the keyboard alone. */

import { answerByKeys, tabTo } from './keyboard.ts';
import { asked, main, visit } from './play.ts';
import { expect, test } from './seeded.ts';

test.setTimeout(300_000);

test('a duel is begun, played to its end and played again by keyboard alone', async ({ page }) => {
  const wrong = await visit(page, '/', { speed: 0, level: 'random' });
  await tabTo(page, '.panel-ways .main');
  await page.keyboard.press('Enter');
  await page.locator('.near .tile.lit').first().waitFor();

  // Chosen, dropped, chosen another way.
  await page.keyboard.press('2');
  await expect(page.locator('.near .tile.picked')).toHaveCount(1);
  await expect(main(page)).toContainText(/Zatočit/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.picked')).toHaveCount(0);

  let answers = 0;
  for (; await asked(page); answers++) {
    expect(answers, 'a duel ends by sudden death at the latest').toBeLessThan(400);
    await answerByKeys(page, answers);
  }
  expect(answers).toBeGreaterThan(5);
  await expect(page.getByRole('heading', { name: /Vyhráli jste|Prohráli jste|Remíza/ })).toBeVisible();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('hlavní tlačítko');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tabTo(page, '[data-testid=over] .main');
  await page.keyboard.press('Enter');
  await page.locator('.near .tile.lit').first().waitFor();
  expect(wrong).toEqual([]);
});
