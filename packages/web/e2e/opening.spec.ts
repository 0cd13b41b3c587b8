/** The middle of a duel before the first spin: two coats of arms, and the seal of chance. */
import type { Page } from '@playwright/test';
import { answer, quickStart, visit } from './play.ts';
import { expect, longIf, test } from './seeded.ts';
import { violationsInBoth } from './violations.ts';

/** The same two decks again and again. */
async function sameDecks(page: Page): Promise<void> {
  await page.goto('/new');
  await page.getByLabel('Semínko').first().fill('s140');
  await page.getByLabel('Semínko').last().fill('s61');
  await page.getByRole('button', { name: 'Začít hru' }).click();
  await page.locator('.near .tile.lit').first().waitFor();
}

const drawn = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.opening .coat')
    .evaluateAll((coats) => coats.map((coat) => coat.innerHTML.replaceAll(/id="[^"]*"|url\([^)]*\)/g, '')));

test('two coats of arms face each other: made from the decks, the same each time, and unlike', async ({ page }) => {
  const wrong = await visit(page, '/', { speed: 0, level: 'random' });
  await sameDecks(page);
  const [mine = '', theirs = ''] = await drawn(page);
  expect(mine).toMatch(/<path/);
  expect(theirs).not.toBe(mine);
  const field = (coat: string): string | undefined =>
    /fill="(#\w+)"><\/path><path d="[^"]+" fill="#(e8bd4e|ece7da)"/.exec(coat)?.[1];
  expect(field(mine)).toBeDefined();
  expect(field(theirs)).not.toBe(field(mine));
  const heroes = await page.locator('.hero-name').allInnerTexts();
  await expect(page.locator('.opening figcaption').first()).toContainText(heroes[1] ?? '?');
  await expect(page.locator('.opening figcaption').last()).toContainText(heroes[0] ?? '?');
  await sameDecks(page);
  expect(await drawn(page)).toEqual([mine, theirs]);
  await answer(page, 0);
  await expect(page.locator('.opening')).toHaveCount(0);
  expect(wrong).toEqual([]);
});

test('the seal of chance is a small button: what it proves and how to check it is said on demand, by key too', async ({
  page,
}) => {
  const wrong = await quickStart(page);
  await expect(page.locator('#content')).not.toContainText(/[0-9a-f]{12}/);
  const seal = page.locator('.stage').getByRole('button', { name: 'Pečeť náhody' });
  await seal.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pečeť náhody' });
  await expect(dialog.getByTestId('seal')).toHaveText(/^[0-9a-f]{64}$/);
  await expect(dialog.getByRole('heading', { name: 'Co to dokazuje' })).toBeVisible();
  await expect(dialog).toContainText('kolbiste replay SOUBOR --verify');
  expect(await violationsInBoth(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(seal).toBeFocused();
  // Weapons that are looked at take the place of the arms: the same button is beside the log, from anywhere by Tab.
  const tool = page.locator('.tools').getByRole('button', { name: 'Pečeť náhody' });
  await tool.waitFor();
  for (let n = 0; n < 60 && !(await tool.evaluate((button) => button === document.activeElement)); n++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByTestId('seal')).toHaveText(/^[0-9a-f]{64}$/);
  expect(wrong).toEqual([]);
});

for (const [width, height] of [
  [360, 640],
  [740, 360],
  [768, 1024],
  [1440, 900],
] as const)
  test(`nothing of the opening lies over anything else, ${width}×${height}`, longIf(width > 740), async ({ page }) => {
    await page.setViewportSize({ width, height });
    await quickStart(page);
    const over = await page.evaluate(() => {
      const stage = document.querySelector('.stage')?.getBoundingClientRect() ?? new DOMRect();
      const caption = document.querySelector('.caption')?.getBoundingClientRect() ?? new DOMRect();
      return [...document.querySelectorAll('.opening .coat, .opening figcaption, .opening .seal')].flatMap((part) => {
        const { left, right, top, bottom, width: wide } = part.getBoundingClientRect();
        if (wide === 0) return [];
        const out =
          left < stage.left - 1 || right > stage.right + 1 || top < stage.top - 1 || bottom > stage.bottom + 1;
        const meets = bottom > caption.top + 2 && top < caption.bottom && right > caption.left && left < caption.right;
        return out || meets ? [`${part.getAttribute('class')} ${out ? 'out' : 'under the question'}`] : [];
      });
    });
    expect(over).toEqual([]);
  });
