/** Combat at the table of The Lord of the Rings: whose characters may help whom. */
import type { State } from '@kolbiste/lotr';
import { CHARACTERS, game, shadowOdds } from '@kolbiste/lotr';
import { ready } from './play-rings.ts';
import { goOn, playedUntil } from './rings-record.ts';
import { expect, test } from './seeded.ts';
import { violations } from './violations.ts';

/** The enemy that is attacked is engaged with another player than the one who is asked. */
const elsewhere = (s: State): boolean => {
  const target = (s.frames.at(-1)?.locals as { target?: number } | undefined)?.target;
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

/** The attacking enemy has a facedown shadow card that may be any of several. */
const shadowed = (s: State): boolean =>
  shadowOdds(game.view(s, game.pending(s)[0].seat)).some(
    ({ enemy, of }) => of > 1 && enemy === (s.frames.at(-1)?.locals as { enemy?: number } | undefined)?.enemy,
  );

test('the odds of a shadow card are exact, by kind and by card; a defender shows the range of its damage', async ({
  page,
}) => {
  const wrong = await goOn(page, playedUntil('enemyAttack.defender', 1, shadowed));
  const panel = page.getByTestId('shadow-odds');
  await expect(panel).toContainText(/Stín něco udělá: \d+ z \d+ \(\d+ %\)/);
  await expect(panel).toContainText(/útok \+1: \d+ z \d+ \(\d+ %\)/);
  await panel.getByRole('button', { name: 'Které karty' }).click();
  const account = page.getByTestId('shadow-account');
  const counts = (await account.locator('.shadow-cards li').allInnerTexts()).map((text) =>
    Number(/ (\d+) z /.exec(text)?.[1]),
  );
  const all = /udělá: (\d+) z/.exec(await panel.innerText())?.[1];
  expect(counts.reduce((sum, n) => sum + n, 0)).toBe(Number(all));
  await expect(account.locator('.shadow-cards li').first()).toContainText('Stín:');
  expect(await violations(page)).toEqual([]);
  await account.getByRole('button', { name: 'Zavřít' }).click();
  await expect(page.getByTestId('main')).toContainText(/Nebránit: .*\d až \d poškození/);
  await page.locator('.mat .spot.lit').first().click();
  await expect(page.getByTestId('main')).toContainText(/\d až \d poškození/);
  expect(wrong).toEqual([]);
});

test('why is asked of any figure of a thing: what it is made of, what changed it', async ({ page }) => {
  const hurt = (s: State): boolean => s.things.some(({ damage, zone }) => damage > 0 && zone === CHARACTERS);
  const wrong = await goOn(page, playedUntil('enemyAttack.defender', 1, hurt), { lang: 'en' });
  const life = page.locator('.mat .of-hitPoints.down').first();
  const shown = [await life.locator('b').innerText(), (await life.locator('small').innerText()).slice(1)];
  await life.click({ button: 'right' });
  await expect(page.getByTestId('figure-now')).toContainText(`hit points left: ${shown[0]}`);
  const parts = page.getByTestId('parts').locator('li');
  await expect(parts.first()).toContainText(`printed: ${shown[1]}`);
  await expect(parts.last()).toContainText(`damage tokens: −${Number(shown[1]) - Number(shown[0])}`);
  await expect(page.getByTestId('why').locator('li').first()).toBeVisible();
  for (const name of await page.locator('.figure-pick option').allInnerTexts()) expect(name).toMatch(/^\S.*[^:]$/);
  await page.locator('.figure-pick select').selectOption('staging:0');
  await expect(page.getByTestId('figure-now')).toContainText('threat of the staging area');
  expect(await violations(page, '.overlay')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('w');
  await page.locator('.is-hero').first().click();
  await expect(page.getByTestId('figure-now')).toContainText('attack: ');
  expect(wrong).toEqual([]);
});
