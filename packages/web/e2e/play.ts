/** Playing by pointing at things, as a visitor does. */
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Press } from './pointing.ts';
import { answerWith, goesOn, point, pressMain, pressSecond, standing } from './pointing.ts';

export interface Start {
  speed?: 0 | 0.5 | 1 | 2 | 4;
  lang?: 'cs' | 'en';
  theme?: 'light' | 'dark';
  level?: 'random' | 'greedy' | 'easy' | 'normal' | 'hard';
  /** Plays for the first time: the coach speaks. */
  newcomer?: boolean;
}

/** Opens a page with settings kept from before; collects what goes wrong in it. */
export async function visit(
  page: Page,
  path: string,
  { newcomer = false, ...settings }: Start = {},
): Promise<string[]> {
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') wrong.push(message.text());
  });
  await page.addInitScript(
    ([kept, coach]) => {
      if (localStorage.getItem('kolbiste.settings') !== null) return;
      localStorage.setItem('kolbiste.settings', kept);
      localStorage.setItem('kolbiste.coach', coach);
    },
    [JSON.stringify(settings), newcomer ? '{}' : '{"*":"enough"}'],
  );
  await page.goto(path);
  await page.locator('#content').waitFor();
  return wrong;
}

/** From the front page into a game against a bot: two presses at most. */
export async function quickStart(page: Page, settings: Start = {}): Promise<string[]> {
  const wrong = await visit(page, '/', { speed: 0, level: 'random', ...settings });
  await page.getByRole('button', { name: /(Hrát hned|Play now) .Scratch Wars/ }).click();
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
export async function goneOnWith(page: Page, record: string, step: string, settings: Start = {}): Promise<string[]> {
  const wrong = await visit(page, '/replay', { speed: 0, level: 'random', ...settings });
  const file = fileURLToPath(new URL(`../../games/scratch-wars/test/replays/${record}.json`, import.meta.url));
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('.scrubber input').fill(step);
  await page.getByRole('button', { name: /^(Hrát odtud|Play from here)$/ }).click();
  await page.getByRole('button', { name: /^(Začít|Begin)$/ }).click();
  await page.locator('.caption.asked').waitFor();
  // What is said of the new chance would lie over what is pressed next.
  const toast = page.getByTestId('toast');
  await toast.getByRole('button', { name: /^(Zavřít|Close)$/ }).click();
  await expect(toast).toHaveCount(0);
  return wrong;
}

/** A game that ends within a few answers: with the next round sudden death takes more life than either hero has left. */
export const nearTheEnd = (page: Page, settings: Start = {}): Promise<string[]> =>
  goneOnWith(page, '07', '80', settings);

/** A game in which the player acts and has not the energy for the second weapon, but for the others. */
export const shortOfEnergy = (page: Page, settings: Start = {}): Promise<string[]> =>
  goneOnWith(page, '04', '7', settings);

/** A game in which the player may apply one bonus of the hero, and another one not. */
export const oneBonusOnly = (page: Page): Promise<string[]> => goneOnWith(page, '02', '14');

export const main = (page: Page) => page.getByTestId('main');
const over = (page: Page) => page.getByTestId('over');

/** Waits until the player is asked, or the game is over; true = asked. */
export const asked = (page: Page): Promise<boolean> => goesOn(page);

const LIT = '.tile.lit:not(.picked), .hero-face.lit:not(.picked), button.entry.lit:not(.picked)';
const SEEN = { lit: LIT, picked: '.picked', idle: '.bar .main.idle', second: '.bar .second', asked: '.caption.asked' };

/** Points at the n-th lit thing, and at it again, which commits it. */
async function choose(page: Page, n: number, step: string, how: Press): Promise<void> {
  if (!(await point(page, LIT, n, how))) return;
  const thing = await standing(page, SEEN);
  if (thing.picked === 0) return;
  await point(page, '.picked', 0, how);
  const then = await standing(page, SEEN);
  if (then.step !== step || then.asked === 0 || then.picked > 0) return;
  // Shields are added up and taken off again by pointing; the main button commits them.
  await point(page, LIT, n, how);
  await pressMain(page, how);
}

/** Gives an answer to the question that is open, and does not wait for what becomes of it. */
export async function give(page: Page, n: number, how: Press = 'click'): Promise<void> {
  const { lit, idle, second, step } = await standing(page, SEEN);
  if (lit > 0 && (idle > 0 || n % (lit + 1) !== lit)) await choose(page, n % lit, step, how);
  else if (n % 3 === 0 && second > 0) await pressSecond(page, how);
  else await pressMain(page, how);
}

/** Answers the question that is open: points at the n-th lit thing twice, or presses the main button. */
export async function answer(page: Page, n: number, how: Press = 'click'): Promise<void> {
  const curtain = page.getByTestId('curtain');
  if (await curtain.isVisible()) {
    // It may be rising already, because somebody has just sat down.
    await curtain
      .getByTestId('take-seat')
      .click({ timeout: 5000 })
      .catch(() => curtain.waitFor({ state: 'hidden' }));
    await page.locator('.caption.asked').waitFor();
  }
  await answerWith(page, (missed) => give(page, n + missed, how));
}

/** Plays to the end; returns how many answers it took. */
export async function playOut(page: Page, how: Press = 'click'): Promise<number> {
  let answers = 0;
  while (await asked(page)) {
    await answer(page, answers, how);
    answers++;
    expect(answers, 'a duel ends by sudden death at the latest').toBeLessThan(400);
  }
  await over(page).waitFor();
  return answers;
}

/** The configuration of the game that is kept in this browser. */
export const configKept = (page: Page): Promise<Readonly<Record<string, unknown>>> =>
  page.evaluate(async () => {
    const came = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('database')));
      });
    const database = await came(indexedDB.open('kolbiste', 1));
    const kept = await came<{ record: string }>(
      database
        .transaction('games')
        .objectStore('games')
        .get(sessionStorage.getItem('kolbiste.game') ?? ''),
    );
    database.close();
    return (JSON.parse(kept.record) as { config: Record<string, unknown> }).config;
  });

/** By which readings the game that is laid here is played. */
export const profileOf = async (page: Page): Promise<unknown> => (await configKept(page))['profile'];
