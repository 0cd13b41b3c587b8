import { answer, asked, visit } from './play.ts';
import { expect, test } from './seeded.ts';
import { violations } from './violations.ts';

test('two at one screen: behind the curtain nothing of the table is in the page', async ({ page }) => {
  const wrong = await visit(page, '/new', { speed: 0 });
  await page.getByLabel('Dva u jedné obrazovky').check();
  await page.getByRole('button', { name: 'Začít hru' }).click();
  await page.locator('.near .tile.lit').nth(2).click();
  const chosen = (await page.locator('.near .tile.picked .tile-name').innerText()).trim();
  await page.locator('.near .tile.picked').click();
  const curtain = page.getByTestId('curtain');
  await expect(curtain).toBeVisible();
  await expect(curtain).toContainText('Na řadě je hráč B');
  const dom = await page.locator('body').innerHTML();
  expect(dom).not.toContain(chosen);
  expect(dom).not.toMatch(/class="[^"]*\b(tile|stage|log)\b/);
  expect(await violations(page)).toEqual([]);
  const tree = await page.locator('body').ariaSnapshot();
  expect(tree).toContain('Hráč B: sedám si');
  expect(tree).not.toContain(chosen);
  await page.keyboard.press('2');
  await page.keyboard.press('Escape');
  await expect(curtain).toBeVisible();
  await page.reload();
  await expect(curtain).toBeVisible();
  await page.getByRole('button', { name: 'Hráč A: vzít volbu zpět' }).click();
  await expect(page.locator('.caption.asked')).toContainText('Hráč A');
  await page.locator('.near .tile.lit').first().click();
  await page.locator('.near .tile.picked').click();
  await page.getByRole('button', { name: 'Hráč B: sedám si' }).click();
  await expect(page.locator('.caption.asked')).toContainText('Hráč B');
  expect(await page.locator('.tile.picked').count()).toBe(0);
  await answer(page, 0);
  for (let n = 1; n < 12 && (await asked(page)); n++) await answer(page, n);
  expect(wrong).toEqual([]);
});

test('a step is taken back where nothing has followed from it, and otherwise said why not', async ({ page }) => {
  await visit(page, '/new', { speed: 0 });
  await page.getByLabel('Dva u jedné obrazovky').check();
  await page.getByRole('button', { name: 'Začít hru' }).click();
  const undo = page.getByTestId('undo');
  await undo.click({ force: true });
  await expect(page.getByTestId('toast')).toContainText('Zatím není co vrátit');
  await answer(page, 0);
  await page.getByTestId('take-seat').click();
  await expect(page.getByTestId('curtain')).toHaveCount(0);
  await answer(page, 0);
  // While something is shown the button does nothing: both have spun, and somebody is asked again.
  await expect.poll(() => page.locator('.log-line').count()).toBeGreaterThan(1);
  await page.locator('.caption.asked').waitFor();
  await undo.click({ force: true });
  await expect(page.getByTestId('toast')).toContainText('rozhodla už náhoda');
  await expect(page.getByTestId('toast').locator('.toast-help')).toContainText('Krok 2');
});
