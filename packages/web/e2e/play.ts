/** Playing by pointing at things, as a visitor does. */
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

export interface Start {
  speed?: 0 | 0.5 | 1 | 2 | 4;
  lang?: 'cs' | 'en';
  theme?: 'light' | 'dark';
  level?: 'random' | 'greedy' | 'easy' | 'normal' | 'hard';
}

/** Opens a page with settings kept from before; collects what goes wrong in it. */
export async function visit(page: Page, path: string, settings: Start = {}): Promise<string[]> {
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') wrong.push(message.text());
  });
  await page.addInitScript((kept) => {
    if (localStorage.getItem('kolbiste.settings') === null) localStorage.setItem('kolbiste.settings', kept);
  }, JSON.stringify(settings));
  await page.goto(path);
  await page.locator('#content').waitFor();
  return wrong;
}

/** From the front page into a game against a bot: two presses at most. */
export async function quickStart(page: Page, settings: Start = {}): Promise<string[]> {
  const wrong = await visit(page, '/', { speed: 0, level: 'random', ...settings });
  await page.getByRole('button', { name: /Hrát hned|Play now/ }).click();
  await page.locator('.near .tile.lit').first().waitFor();
  return wrong;
}

/** Begins a game of heroes with little life: a duel of half the usual length. */
export async function shortGame(page: Page): Promise<void> {
  await page.goto('/new');
  await page.getByLabel('Semínko').first().fill('s140');
  await page.getByLabel('Semínko').last().fill('s61');
  await page.getByRole('button', { name: 'Začít hru' }).click();
  await page.locator('.near .tile.lit').first().waitFor();
}

/** A game against a bot that goes on where a recorded one stood after so many answers. */
async function goneOnWith(page: Page, record: string, step: string, settings: Start): Promise<string[]> {
  const wrong = await visit(page, '/replay', { speed: 0, level: 'random', ...settings });
  const file = fileURLToPath(new URL(`../../games/scratch-wars/test/replays/${record}.json`, import.meta.url));
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('.scrubber input').fill(step);
  await page.getByRole('button', { name: /^(Hrát odtud|Play from here)$/ }).click();
  await page.getByRole('button', { name: /^(Začít|Begin)$/ }).click();
  await page.locator('.caption.asked').waitFor();
  return wrong;
}

/** A game that ends within a few answers: with the next round sudden death takes more life than either hero has left. */
export const nearTheEnd = (page: Page, settings: Start = {}): Promise<string[]> =>
  goneOnWith(page, '07', '80', settings);

/** A game in which the player acts and has not the energy for the second weapon, but for the others. */
export const shortOfEnergy = (page: Page, settings: Start = {}): Promise<string[]> =>
  goneOnWith(page, '04', '7', settings);

export const main = (page: Page) => page.getByTestId('main');
const ready = (page: Page) => page.locator('[data-testid=main][data-ready=true]');
const over = (page: Page) => page.getByTestId('over');

/** Waits until the player is asked, or the game is over; true = asked. */
export async function asked(page: Page): Promise<boolean> {
  const curtain = page.getByTestId('curtain');
  await ready(page).or(page.locator('.lit')).or(over(page)).or(curtain).first().waitFor({ timeout: 30_000 });
  return !(await over(page).isVisible());
}

const LIT = '.tile.lit:not(.picked), .hero-face.lit:not(.picked), button.entry.lit:not(.picked)';

/** What the middle of the table says. Read at once: after the end it is gone, and waiting for it would never end. */
const caption = async (page: Page): Promise<string> => (await page.locator('.caption').allInnerTexts()).join();

/** How a thing is pressed: with the mouse, or with a finger. */
export type Press = 'click' | 'tap';

/** Presses a thing. It may be gone already when the table goes on by itself: then the next question is answered. */
async function press(thing: Locator, how: Press): Promise<void> {
  await thing[how]({ timeout: 5000 }).catch(() => undefined);
}

/** Answers the question that is open: points at the n-th lit thing twice, or presses the main button. */
export async function answer(page: Page, n: number, how: Press = 'click'): Promise<void> {
  const curtain = page.getByTestId('curtain');
  if (await curtain.isVisible()) {
    await curtain.getByTestId('take-seat').click();
    await page.locator('.caption.asked').waitFor();
  }
  const before = await caption(page);
  const lit = page.locator(LIT);
  const count = await lit.count();
  const pointOnly = (await page.locator('.bar .main.idle').count()) > 0;
  if (count > 0 && (pointOnly || n % (count + 1) !== count)) {
    await press(lit.nth(n % count), how);
    const picked = page.locator('.picked').first();
    if (await picked.isVisible()) await press(picked, how);
    // Shields are added up; the main button commits them.
    if (await picked.isVisible()) await press(ready(page), how);
  } else {
    const second = page.locator('.bar .second');
    const decline = n % 3 === 0 && (await second.count()) > 0;
    await press(decline ? second.first() : ready(page), how);
  }
  await expect(async () => {
    const settled =
      (await curtain.isVisible()) ||
      (await over(page).isVisible()) ||
      (await caption(page)) !== before ||
      (await page.locator('.caption.asked').isVisible());
    expect(settled).toBe(true);
  }).toPass({ intervals: [20, 50, 100, 250] });
}

/** Plays to the end; returns how many answers it took. */
export async function playOut(page: Page, how: Press = 'click'): Promise<number> {
  let answers = 0;
  while (await asked(page)) {
    await answer(page, answers, how);
    answers++;
    expect(answers, 'a duel ends by sudden death at the latest').toBeLessThan(400);
  }
  return answers;
}
