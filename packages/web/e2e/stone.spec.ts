import type { Page } from '@playwright/test';
import { visit } from './play.ts';
import { answer, asked, over, ready, start, untilReady } from './play-stone.ts';
import { answerWith, goesOn, hasten, pressMain, standing } from './pointing.ts';
import { expect, LONG, test } from './seeded.ts';
import { violations, violationsInBoth } from './violations.ts';

const SIZES = [
  [360, 640],
  [640, 360],
  [768, 1024],
  [1440, 900],
] as const;

const curtain = (page: Page) => page.getByTestId('curtain');

/** What reaches beyond the screen. */
const beyond = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const out = [
      ...document.querySelectorAll('.stone-side, .spot:not(.hand-card), .hand, .bar, .stone-middle, .rail'),
    ].filter((thing) => {
      const { right, bottom, left } = thing.getBoundingClientRect();
      return right > innerWidth + 1 || bottom > innerHeight + 1 || left < -1;
    });
    const scrolls = scrollWidth > innerWidth || scrollHeight > innerHeight ? ['the page scrolls'] : [];
    return [...scrolls, ...out.map((thing) => thing.className)];
  });

/** A screen that has just changed its size is laid out a moment later. */
const fits = (page: Page, where: string): Promise<void> =>
  expect.poll(() => beyond(page), { message: where, timeout: 4000 }).toEqual([]);

test('a game against a bot by mouse to its end, and its record can be watched', async ({ page }) => {
  await hasten(page);
  const wrong = await start(page);
  for (let n = 0; n < 220 && (await goesOn(page)); n++) await answer(page);
  await expect(over(page)).toContainText(/Vyhráli jste|Prohráli jste|Remíza/);
  await page.getByRole('button', { name: 'Přehrát znovu' }).click();
  await expect(page.locator('.scrubber')).toBeVisible();
  await expect(page.locator('.stone-side')).toHaveCount(2);
  // A recorded game waits for nobody.
  await expect(page.locator('.caption')).toHaveText('');
  expect(wrong).toEqual([]);
});

test('by keyboard, in English, without a fault that a checker finds', async ({ page }) => {
  const wrong = await start(page, { lang: 'en' });
  await expect(page.getByTestId('main')).toContainText(/[a-z]/);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('t');
  await expect(page.getByRole('dialog')).toContainText('Effect slots');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('1');
  await expect(page.locator('.hand-card.picked')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.picked')).toHaveCount(0);
  for (let turn = 0; turn < 3; turn++) {
    await untilReady(page);
    await page.keyboard.press('o');
    await expect(page.getByTestId('sheet')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.classList.contains('spot'))).toBe(true);
    await ready(page).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('body').press('Space');
    await asked(page).or(over(page)).first().waitFor();
  }
  expect(await violationsInBoth(page)).toEqual([]);
  expect(wrong).toEqual([]);
});

test('the whole table fits the screen from small phones on', LONG, async ({ page }) => {
  await start(page);
  for (let n = 0; n < 12 && !(await over(page).isVisible()); n++) await answer(page);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await fits(page, `${width} x ${height}`);
  }
});

test('two at one screen: behind the curtain no hand is in the page, before it only one', async ({ page }) => {
  const wrong = await visit(page, '/new/tmmstone', { speed: 0 });
  await page.getByLabel('Dva u jedné obrazovky').check();
  await page.getByRole('button', { name: 'Začít hru' }).click();
  const names = async (): Promise<string[]> => page.locator('.hand-name').allInnerTexts();
  await expect(curtain(page)).toBeVisible();
  await page.getByTestId('take-seat').click();
  await asked(page).waitFor();
  const hand = await names();
  expect(hand.length).toBeGreaterThan(2);
  await ready(page).click();
  await expect(curtain(page)).toBeVisible();
  const body = await page.locator('body').innerText();
  for (const name of hand) expect(body).not.toContain(name);
  expect(await page.locator('.hand-card, .stone-side').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.getByTestId('take-seat').click();
  await asked(page).waitFor();
  expect((await names()).length).toBeGreaterThan(2);
  expect(await page.locator('.near .hand').count()).toBe(1);
  expect(await page.locator('.far .hand').count()).toBe(0);
  expect(wrong).toEqual([]);
});

/** Notes from now on what is drawn at a place, one after the other; the way to read it. */
async function standsIn(page: Page, place: string): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle((what) => {
    const names: string[] = [];
    new MutationObserver(() => {
      const name = document.querySelector(what)?.textContent;
      if (name && names.at(-1) !== name) names.push(name);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return names;
  }, place);
  return () => seen.jsonValue();
}

test('a unit is dragged to its slot; a mark shows where it will stand, and it stands there', async ({ page }) => {
  // What happens is drawn thing by thing: the other side may send the unit away as soon as it stands.
  const wrong = await start(page, { speed: 4 });
  const unit = page.locator('.hand-card.kind-unit.lit');
  const mayPlay = async (): Promise<boolean> =>
    (await unit.count()) > 0 && (await page.locator('.bar .main.calm').count()) > 0;
  await untilReady(page);
  for (let n = 0; n < 12 && !(await mayPlay()); n++) {
    await answerWith(page, () => pressMain(page));
    await untilReady(page);
  }
  const slot = page.locator('[data-place="unit:4"]');
  await expect(slot).toHaveClass(/free/);
  const [from, to] = [await unit.first().boundingBox(), await slot.boundingBox()];
  if (from === null || to === null) throw new Error('nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await expect(page.locator('.insertion')).toHaveCount(1);
  const name = await unit.first().locator('.hand-name').innerText();
  const stood = await standsIn(page, '[data-place="unit:4"] .unit-name');
  const { step } = await standing(page, {});
  await page.mouse.up();
  await expect(page.locator('.insertion')).toHaveCount(0);
  await expect(page.locator('#content')).not.toHaveAttribute('data-step', step);
  // A text of the card may ask for a target before it arrives.
  for (let n = 0; n < 4 && (await goesOn(page)) && (await stood()).length === 0; n++) await answer(page);
  expect((await stood())[0]).toBe(name);
  expect(wrong).toEqual([]);
});
