import type { Json } from '@kolbiste/kernel';
import { keyedSpec, recorder, secretFrom, writeReplay } from '@kolbiste/kernel';
import { A_END, A_PLAY, configOf, game, starters } from '@kolbiste/tmmstone';
import type { Page } from '@playwright/test';
import type { Start } from './play.ts';
import { visit } from './play.ts';
import { expect, test } from './seeded.ts';
import { violations, violationsInBoth } from './violations.ts';

/** The spell whose text asks for the name of a card. */
const CENSORSHIP = 197;

/** The record of a game that stands where the first player is to name a card. */
function untilNamed(): string {
  const [{ list }, other] = starters;
  const own = { ...list, cards: [...list.cards.slice(2), CENSORSHIP, CENSORSHIP] };
  const config = configOf(own, other.list) as unknown as Json;
  for (let seed = 0; seed < 50; seed++) {
    const record = recorder(game, config, keyedSpec(secretFrom(`name ${seed}`)));
    for (let n = 0; n < 80; n++) {
      const [asked] = game.pending(record.state);
      if (asked.seat === 0 && asked.id.endsWith('.name')) return writeReplay(record.record());
      const options = game.options(record.state, asked.seat);
      const ways = asked.seat === 0 ? [A_PLAY + CENSORSHIP, A_END] : [A_END];
      record.answer(asked.seat, ways.find((way) => options.includes(way)) ?? options[0]);
    }
  }
  throw new Error('no game in which the spell is drawn');
}

/** Goes on with that game. */
async function open(page: Page, settings: Start = {}): Promise<string[]> {
  const wrong = await visit(page, '/replay', { speed: 0, level: 'random', ...settings });
  const buffer = Buffer.from(untilNamed());
  await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer });
  await page.locator('.scrubber input').press('End');
  await page.getByRole('button', { name: /^(Hrát odtud|Play from here)$/ }).click();
  await page.getByRole('button', { name: /^(Začít|Begin)$/ }).click();
  await page.locator('.naming').waitFor();
  return wrong;
}

const card = (page: Page) => page.locator('.naming-card');

test('a card is named by typing: words need no accents, arrows and Enter choose, the second Enter names', async ({
  page,
}) => {
  const wrong = await open(page);
  const search = page.getByRole('searchbox', { name: 'Hledat podle jména' });
  await expect(search).toBeFocused();
  await expect(page.locator('.naming')).toContainText(/^Hledat podle jména\d+ karet, vidět je prvních 40; pište dál\./);
  expect(await violationsInBoth(page)).toEqual([]);
  await search.pressSequentially('stazi');
  await expect(card(page)).toHaveCount(1);
  await search.fill('duch');
  await expect(card(page).first()).toContainText('Duch');
  await page.keyboard.press('ArrowDown');
  await expect(card(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(card(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(search).toBeFocused();
  await search.fill('stazi');
  await page.keyboard.press('Enter');
  await expect(card(page)).toHaveAttribute('aria-pressed', 'true');
  // Nothing is named yet; the main button says what it would do.
  await expect(page.getByTestId('main')).toContainText('Stážista');
  await page.keyboard.press('Enter');
  await expect(page.locator('.naming')).toHaveCount(0);
  await expect(page.locator('.stone-table')).toContainText('Stážista');
  expect(wrong).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true });
  test('a tap chooses, the main button in sight names', async ({ page }) => {
    const wrong = await open(page, { lang: 'en' });
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('searchbox').fill('intern');
    await card(page).first().tap();
    await expect(page.getByTestId('main')).toBeInViewport({ ratio: 1 });
    await expect(page.getByTestId('main')).toContainText('Intern');
    await page.locator('[data-testid=main][data-ready=true]').tap();
    await expect(page.locator('.naming')).toHaveCount(0);
    expect(wrong).toEqual([]);
  });
});
