/** Doomtrooper in the browser: with mouse and keyboard, against bots, at one screen. */
import type { Page } from '@playwright/test';
import { foughtUndisturbed, ONLY_PASS, playedUntil } from './doom-record.ts';
import { answer, asked, over, start, steps } from './play-doom.ts';
import { goesOn, hasten, pressMain } from './pointing.ts';
import { goOn } from './rings-record.ts';
import { expect, LONG, test } from './seeded.ts';
import { violations, violationsInBoth } from './violations.ts';

const MOST_ANSWERS = 400;

/** What reaches beyond the screen. */
const beyond = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const parts = '.doom-mat, .doom-stage, .doom-hand, .bar, .rail, .doom-strips';
    const out = [...document.querySelectorAll(parts)].filter((thing) => {
      const { right, bottom, left } = thing.getBoundingClientRect();
      return right > innerWidth + 1 || bottom > innerHeight + 1 || left < -1;
    });
    const scrolls = scrollWidth > innerWidth || scrollHeight > innerHeight ? ['the page scrolls'] : [];
    return [...scrolls, ...out.map((thing) => thing.className)];
  });

/** A screen that has just changed its size is laid out a moment later. */
const fits = (page: Page, message: string): Promise<void> =>
  expect.poll(() => beyond(page), { message, timeout: 4000 }).toEqual([]);

async function playOut(page: Page): Promise<void> {
  for (let n = 0; n < MOST_ANSWERS && (await goesOn(page)); n++) await answer(page, n);
  await expect(over(page)).toContainText(/Vyhráli jste|Prohráli jste|Remíza/);
  await page.getByRole('button', { name: 'Přehrát znovu' }).click();
  await expect(page.locator('.scrubber')).toBeVisible();
  await expect(page.locator('.doom-mat')).toHaveCount(2);
  // A recorded game waits for nobody.
  await expect(page.locator('.caption')).toHaveText('');
}

test('a game against a bot by mouse to its end, and its record can be watched', LONG, async ({ page }) => {
  test.setTimeout(400_000);
  await hasten(page);
  const wrong = await start(page);
  await playOut(page);
  expect(wrong).toEqual([]);
});

test('the last turns of a game by mouse, its end, and its record can be watched', async ({ page }) => {
  await hasten(page);
  const record = playedUntil('turn.act', ({ ending, turnsLeft }) => ending > 0 && turnsLeft <= 2, 3);
  const wrong = await goOn(page, record, { level: 'random' });
  await playOut(page);
  expect(wrong).toEqual([]);
});

test('by keyboard in Czech on a small phone: nothing reaches beyond the screen, no fault that a checker finds', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const wrong = await start(page, 2, { lang: 'cs' });
  await fits(page, 'the opening');
  expect(await violations(page)).toEqual([]);
  for (let n = 0; n < 8 && !(await over(page).isVisible()); n++) {
    await asked(page).waitFor();
    const before = await steps(page);
    if (n === 2) {
      await page.keyboard.press('o');
      await expect(page.getByTestId('sheet')).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.classList.contains('spot'))).toBe(true);
    if (await page.locator('.bar .main.idle').isVisible()) {
      await page.locator('.spot.lit').first().focus();
      await page.keyboard.press('Enter');
    }
    await page.locator('[data-testid=main][data-ready=true]').waitFor();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Space');
    await expect.poll(() => steps(page)).toBeGreaterThan(before);
    await asked(page).or(over(page)).first().waitFor();
  }
  await fits(page, 'after some answers');
  expect(await violationsInBoth(page)).toEqual([]);
  expect(wrong).toEqual([]);
});

/** Both strikes of one tactic as they are told beforehand. */
async function toldOf(page: Page, tactic: string): Promise<{ totals: string[]; fates: string[] }> {
  const way = page.locator('.doom-way').and(page.getByLabel(tactic, { exact: true }));
  await expect(way).toBeVisible();
  const fates = await way.locator('.doom-verdict').allInnerTexts();
  return { totals: await way.locator('.doom-total').allInnerTexts(), fates };
}

test('the attack composer tells both totals and both outcomes beforehand, and the fight ends as told', async ({
  page,
}) => {
  const { record, attacker, defender } = foughtUndisturbed();
  const wrong = await goOn(page, record, { level: 'random' });
  await page.locator(`.doom-mat.near [data-place="piece:${attacker}"]`).click();
  await page.locator(`.doom-mat.far [data-place="piece:${defender}"]`).click();
  const { totals, fates } = await toldOf(page, 'Zápas');
  expect(totals).toHaveLength(4);
  expect(fates.join()).toMatch(/zraněn|zabit/i);
  await expect(page.getByTestId('main')).toContainText(/^Zaútočit · obránce/);
  expect(await violations(page)).toEqual([]);
  const log = page.locator('.log-side');
  for (let n = 0; n < 20 && (await page.getByTestId('composer').isVisible()); n++) {
    await asked(page).waitFor();
    const before = await steps(page);
    const fight = page.locator('[data-tactic=fight]');
    if (await fight.isVisible()) await fight.click();
    else await pressMain(page);
    await expect.poll(() => steps(page)).toBeGreaterThan(before);
  }
  const [attack, armor, back, own] = totals;
  await expect(log).toContainText(`Útok ${attack} proti obraně ${armor}`);
  await expect(log).toContainText(`Útok ${back} proti obraně ${own}`);
  for (const fate of fates) {
    // Of two of one name the table numbers each; the log does not.
    const name = (fate.split('\n')[0] ?? '').replace(/ \d+$/, '');
    if (/zraněn|zabit/i.test(fate))
      await expect(log).toContainText(new RegExp(`${name}“ je ${/zabit/i.test(fate) ? 'zabit' : 'zraněn'}`, 'i'));
  }
  expect(wrong).toEqual([]);
});

/** Chooses when to be asked. */
async function askAt(page: Page, way: string): Promise<void> {
  await page.getByRole('button', { name: 'Kdy se ptát' }).click();
  await page.getByRole('dialog').getByLabel(way, { exact: true }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test(
  'windows: what can do nothing passes, a hold stops at every one, nothing is asked until the turn ends',
  LONG,
  async ({ page }) => {
    const record = playedUntil('window.ask', (s, seat) => seat === 0 && s.turn > 2 && ONLY_PASS(s, seat));
    const given = (JSON.parse(record) as { steps: unknown[] }).steps.length;
    const wrong = await goOn(page, record, { level: 'random' });
    // What is to pass by itself is told to the table once it lies: the question may be seen before.
    await expect.poll(() => steps(page)).toBeGreaterThan(given);
    await askAt(page, 'Pokaždé');
    await goOn(page, record, { level: 'random' });
    expect(await steps(page)).toBe(given);
    await expect(page.getByTestId('main')).toHaveText('Nic nehrát');
    const turn = await page.locator('.rail-round').innerText();
    await page.getByRole('button', { name: 'Kdy se ptát' }).click();
    await page.getByRole('button', { name: 'Nehrát nic do konce kola' }).click();
    await expect.poll(() => steps(page)).toBeGreaterThan(given);
    await asked(page).waitFor();
    const window = /Chcete teď něco zahrát/.test(await asked(page).innerText());
    if (window) await expect(page.locator('.rail-round')).not.toHaveText(turn);
    await askAt(page, 'Když mohu něco nového');
    expect(wrong).toEqual([]);
  },
);

test('a standing order answers a window until it is taken back', LONG, async ({ page }) => {
  const record = playedUntil('window.ask', (s, seat) => seat === 0 && s.turn > 2 && ONLY_PASS(s, seat));
  await page.addInitScript(() => localStorage.setItem('kolbiste.doom.stops', '{"hold":"every","at":[]}'));
  const wrong = await goOn(page, record, { level: 'random' });
  const given = await steps(page);
  const open = page.getByRole('button', { name: 'Kdy se ptát' });
  await open.click();
  await page.getByRole('button', { name: 'Odpovídat takto' }).click();
  await expect.poll(() => steps(page)).toBeGreaterThan(given);
  await asked(page).waitFor();
  await open.click();
  await expect(page.getByRole('dialog')).toContainText('Platí 1 příkaz');
  await expect(page.locator('.orders')).toContainText('Nic nehrát (do konce kola)');
  expect(await violations(page, '[role=dialog]')).toEqual([]);
  await page.getByRole('button', { name: /^Zrušit: / }).click();
  await expect(page.locator('.orders')).toHaveCount(0);
  await page.getByLabel('Pas ukázat').selectOption({ index: 1 });
  await page.keyboard.press('Escape');
  expect(wrong).toEqual([]);
});

test('two at one screen: behind the curtain no hand is in the page, before it only one', async ({ page }) => {
  const wrong = await start(page, 2, {}, 'both');
  const curtain = page.getByTestId('curtain');
  const names = () => page.locator('.doom-hand .face-name').allInnerTexts();
  await page.getByTestId('take-seat').click();
  await asked(page).waitFor();
  const hand = await names();
  expect(hand.length).toBeGreaterThan(2);
  for (let n = 0; n < 40 && !(await curtain.isVisible()); n++) {
    await pressMain(page);
    await asked(page).or(curtain).first().waitFor();
  }
  const body = await page.locator('body').innerHTML();
  for (const name of hand) expect(body).not.toContain(name);
  expect(await page.locator('.doom-card, .doom-mat').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.getByTestId('take-seat').click();
  await asked(page).waitFor();
  expect((await names()).length).toBeGreaterThan(2);
  await expect(page.locator('.doom-hand')).toHaveCount(1);
  expect(wrong).toEqual([]);
});

test('five at a table with bots: each opponent has a strip that opens the areas, and is named by a letter', async ({
  page,
}) => {
  const wrong = await start(page, 5);
  await expect(page.locator('.doom-strip')).toHaveCount(4);
  await page.locator('.doom-strip').last().click();
  await expect(page.locator('.doom-mat.far')).toHaveAccessibleName('Hráč E');
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await fits(page, `${width}`);
  }
  expect(await violations(page)).toEqual([]);
  for (let n = 0; n < 3 && (await goesOn(page)); n++) await answer(page, 2);
  expect(wrong).toEqual([]);
});

for (const players of [3, 4])
  test(`${players} at a table with bots, some turns`, LONG, async ({ page }) => {
    await hasten(page);
    const wrong = await start(page, players);
    for (let n = 0; n < 60 && (await goesOn(page)); n++) await answer(page, n);
    await expect(page.locator('.doom-strip')).toHaveCount(players - 1);
    await fits(page, `${players}`);
    expect(wrong).toEqual([]);
  });
