/** What the table of The Lord of the Rings offers besides pressing: the table in words, dragging. */
import type { State } from '@kolbiste/lotr';
import { game, printed, W_PLAY, W_USE } from '@kolbiste/lotr';
import type { Locator, Page } from '@playwright/test';
import { ready } from './play-rings.ts';
import { goOn, playedUntil } from './rings-record.ts';
import { expect, test } from './seeded.ts';
import { violations } from './violations.ts';

const ATTACHMENT = 2;
const STAGES = 5;

/** Whether a card of a type can be played now. */
const plays =
  (type: number) =>
  (s: State): boolean =>
    game
      .options(s, game.pending(s)[0].seat)
      .some((option) => option > W_PLAY && option < W_USE && printed(option - W_PLAY).type === type);

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [a, b] = [await from.boundingBox(), await to.boundingBox()];
  if (a === null || b === null) throw new Error('nothing to drag');
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
  await page.mouse.down();
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 4 });
}

test('the table in words tells all that stands on it, and the question is answered there', async ({ page }) => {
  // A fight with a facedown shadow card, cards attached, two players.
  const attached = (s: State): boolean => s.things.some(({ host }) => host > 0) && s.shadows.length > 0;
  const wrong = await goOn(page, playedUntil('enemyAttack.defender', 2, attached), { lang: 'en' });
  const words = await page.locator('.rings-table [data-place^=thing] > .sr').allInnerTexts();
  const piles = await page.locator('.mat-piles span, .encounter-piles span').allInnerTexts();
  expect(words.length).toBeGreaterThan(STAGES);
  await page.keyboard.press('t');
  const told = page.locator('.text-dialog');
  await expect(told).toContainText('defense');
  const text = await told.innerText();
  // The names of cards in hand stand there too, without what a press on them says.
  const hands = await page.locator('.rings-hand [data-place] > .sr').allInnerTexts();
  for (const one of words) expect(text).toContain(one);
  for (const one of hands) expect(text).toContain(one.split(',')[0]);
  for (const one of piles) expect(text).toContain(one);
  expect(text).toMatch(/shadow card facedown/);
  expect(text).toMatch(/attack \d+, defense \d+, hit points \d+ of \d+/);
  expect(await violations(page, '.overlay')).toEqual([]);
  const step = await page.locator('.rings-table').getAttribute('data-step');
  await told.locator('.text-options button').first().click();
  await expect(page.locator('.rings-table')).not.toHaveAttribute('data-step', step ?? '');
  expect(wrong).toEqual([]);
});

test('a card is dragged onto the thing that it is meant for, and lies there when it is paid', async ({ page }) => {
  const wrong = await goOn(page, playedUntil('window.act', 1, plays(ATTACHMENT)));
  const hand = page.locator('.rings-hand .spot.lit', { hasText: 'doplněk' }).first();
  const title = await hand.locator('.card-title').innerText();
  const hero = page.locator('.is-hero').first();
  const hosted = page.locator('.tile-place', { has: hero }).locator('.attached', { hasText: title });
  const before = await hosted.count();
  await drag(page, hand, hero);
  await expect(page.getByTestId('main')).toContainText(title);
  await page.mouse.up();
  await expect(async () => {
    // Who pays is asked where several could.
    if (await page.locator('.is-hero.lit').first().isVisible()) await page.locator('.is-hero.lit').first().click();
    expect(await page.locator('.attached', { hasText: title }).count()).toBeGreaterThan(before);
  }).toPass();
  expect(wrong).toEqual([]);
});

test('a character dragged onto an enemy attacks it; let go beside everything it does nothing', async ({ page }) => {
  const wrong = await goOn(page, playedUntil('combat.chooseTarget', 1));
  const own = page.locator('.is-hero:not(.exhausted)').first();
  const step = page.locator('.rings-table');
  const before = (await step.getAttribute('data-step')) ?? '';
  await drag(page, own, page.locator('.rail'));
  await page.mouse.up();
  await expect(step).toHaveAttribute('data-step', before);
  await drag(page, own, page.locator('.is-enemy.lit').first());
  await expect(page.locator('.is-enemy.picked')).toHaveCount(1);
  await page.mouse.up();
  await expect(page.locator('.is-hero.in-fight')).toContainText('útočí');
  await expect(page.locator('.is-enemy.in-fight')).toContainText('cíl útoku');
  await ready(page).waitFor();
  expect(wrong).toEqual([]);
});

test('whoever is named for the quest is marked before all are committed', async ({ page }) => {
  const wrong = await goOn(page, playedUntil('quest.who', 1));
  const hero = page.locator('.is-hero.lit').first();
  // The mark of what can be chosen lies at the thing itself, not at the edge of the page.
  await expect(hero).toHaveCSS('position', 'relative');
  await hero.click();
  await expect(page.locator('.is-hero.in-fight')).toContainText('jde na výpravu');
  expect(wrong).toEqual([]);
});
