/** Combat at the table of The Lord of the Rings: whose characters may help whom. */
import type { State } from '@kolbiste/lotr';
import { game } from '@kolbiste/lotr';
import { expect, test } from '@playwright/test';
import { ready } from './play-rings.ts';
import { goOn, playedUntil } from './rings-record.ts';
import { violations } from './violations.ts';

/** The enemy that is attacked is engaged with another player than the one who is asked. */
const elsewhere = (s: State): boolean => {
  const target = (s.frames.at(-1)?.x as { target?: number } | undefined)?.target;
  return s.things.find(({ id }) => id === target)?.seat === 1 - game.pending(s)[0].seat;
};

test('a sentinel is marked at its own mat and can be chosen at the mat of the enemy', async ({ page }) => {
  const wrong = await goOn(page, playedUntil('enemyAttack.sentinel', 2));
  const attacked = page.locator('.mat', { has: page.getByTestId('echoes') });
  await expect(attacked.locator('.is-enemy.in-fight')).toContainText('útočí');
  const front = page.locator('.mat.front');
  await expect(front.locator('.in-fight').first()).toContainText(/strážce: pomůže \(Hráč [AB]\)/);
  const echo = page.getByTestId('echoes').locator('.spot').first();
  await expect(echo).toHaveAccessibleName(/strážce, vede ho Hráč [AB]/);
  expect(await violations(page)).toEqual([]);
  await echo.click();
  await expect(page.locator('.spot.picked')).toHaveCount(2);
  await ready(page).click();
  await expect(page.getByTestId('echoes')).toHaveCount(0);
  expect(wrong).toEqual([]);
});

test('a ranged character joins in from the mat of the attacked enemy, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const wrong = await goOn(page, playedUntil('playerAttack.join', 2, elsewhere), { lang: 'en' });
  await expect(page.locator('.mat.front .in-fight').first()).toContainText(/ranged: may help \(Player [AB]\)/);
  const echo = page.getByTestId('echoes').locator('.spot').first();
  await expect(echo).toBeHidden();
  await page.locator('.mat-tab.lit[aria-pressed=false]').click();
  await expect(page.locator('.mat.front .is-enemy.in-fight')).toContainText('under attack');
  const step = await page.locator('.rings-table').getAttribute('data-step');
  await echo.click();
  await expect(page.locator('.rings-table')).not.toHaveAttribute('data-step', step ?? '');
  expect(wrong).toEqual([]);
});
