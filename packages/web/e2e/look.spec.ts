import type { Page } from '@playwright/test';
import { answer, asked, nearTheEnd, playOut, quickStart, shortGame, visit } from './play.ts';
import { expect, longIf, test } from './seeded.ts';

const dialog = (page: Page) => page.getByRole('dialog');

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`two weapons side by side, by keyboard too, ${width} px`, longIf(width > 360), async ({ page }) => {
    await page.setViewportSize({ width, height });
    const wrong = await quickStart(page);
    await page.keyboard.press('c');
    const table = dialog(page).locator('.compare');
    await expect(table.getByRole('columnheader')).toHaveCount(2);
    const rows = await table.locator('tbody tr').count();
    expect(rows).toBeGreaterThan(7);
    await expect(table).toContainText(/vyřadí odolnost \d/);
    await expect(
      table
        .getByRole('row', { name: /zelená/ })
        .getByRole('cell')
        .first(),
    ).toHaveText(/^\d\/\d+ = \d+ %$/);
    // The other side's weapons can be compared as well.
    await table.getByRole('combobox').first().selectOption({ index: 7 });
    await expect(table.locator('tbody tr').first()).toBeVisible();
    await expect(table).not.toContainText('průměr');
    await dialog(page).getByRole('checkbox').check();
    await expect(table).toContainText(/průměr \d+,\d/);
    const wide = await dialog(page)
      .locator('.dialog-body')
      .evaluate((body) => body.scrollWidth - body.clientWidth);
    expect(wide).toBe(0);
    await table.getByRole('button', { name: 'Vybrat tuto' }).first().press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('.near .tile.picked')).toHaveCount(1);
    expect(wrong).toEqual([]);
  });
}

test('why: any number and any card leads back to where it began', async ({ page }) => {
  test.setTimeout(300_000);
  await quickStart(page);
  await page.keyboard.press('w');
  await page.keyboard.press('1');
  await expect(page.getByTestId('figure-now')).toContainText('připravená');
  await expect(dialog(page)).toContainText('Od začátku hry');
  await close(page);
  for (let n = 0; n < 8 && (await asked(page)); n++) await answer(page, n);
  const log = page.locator('.log-side');
  await expect(log.getByRole('button', { name: 'Vedle sebe' })).toBeVisible();
  await log.getByRole('button', { name: 'Proč?', exact: true }).click();
  // While one asks, pointing chooses nothing.
  await page.locator('.near .meter.energy').click();
  await expect(page.getByTestId('figure-now')).toContainText('Vy: energie');
  await expect(page.locator('.picked')).toHaveCount(0);
  const steps = page.getByTestId('why').getByRole('listitem');
  await expect(steps.first().locator('.chip').first()).toBeVisible();
  await dialog(page).getByLabel('Číslo na stole').selectOption('round:0');
  await expect(steps.first()).toContainText(/kolo/);
  await close(page);
  // Nothing is asked any more: the next click chooses or refuses as ever.
  await page.locator('.rail-round').click({ button: 'right' });
  await expect(page.getByTestId('figure-now')).toContainText('Kolo');
  await close(page);
});

test('after the game: luck of both in one sentence each, as the log has it', async ({ page }) => {
  test.setTimeout(300_000);
  await nearTheEnd(page);
  await playOut(page);
  const sentences = page.getByTestId('luck').getByRole('listitem');
  await expect(sentences).toHaveCount(2);
  await expect(sentences.first()).toHaveText(/^Vy: \d+ náhod\S* přines\S* -?\d+, .*čekat/);
  await expect(sentences.last()).toHaveText(/^Soupeř: /);
  const told = (await sentences.allInnerTexts()).map((text) => Number(/: (\d+) náhod/.exec(text)?.[1]));
  expect(told[0]).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(sentences.first()).toContainText(/^You: \d+ draws? brought -?\d+/);
  await expect(page.getByTestId('luck')).toContainText('Sum of the spins');
  // On the smallest phone the way on stands before them.
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(page.locator('.over-ways .main')).toBeInViewport({ ratio: 1 });
});

test('a whole game is played from the table in words, without leaving it', async ({ page }) => {
  test.setTimeout(300_000);
  const wrong = await visit(page, '/new', { speed: 0, level: 'random' });
  await shortGame(page);
  await page.keyboard.press('t');
  const text = dialog(page);
  await expect(text.getByRole('table')).toHaveCount(2);
  await expect(text.getByRole('row', { name: /Životy/ }).first()).toContainText(/\d+ z \d+/);
  await expect(text).toContainText(/odolnost \d/);
  const options = text.locator('.text-options .second');
  for (let n = 0; n < 400; n++) {
    await options.first().or(page.getByTestId('over')).first().waitFor();
    const count = await options.count();
    if (count === 0 && (await page.getByTestId('over').count()) > 0) break;
    if (count === 0) continue;
    const before = await text.innerText();
    await options.nth(n % count).press('Enter');
    await expect.poll(() => text.innerText(), { intervals: [20, 50, 100, 250] }).not.toBe(before);
  }
  await expect(page.getByTestId('over')).toBeAttached();
  expect(wrong).toEqual([]);
});

test('keys: shown, changed, a conflict is named, kept, and put back', async ({ page }) => {
  await quickStart(page);
  await page.keyboard.press('?');
  const key = (action: string) => dialog(page).getByRole('button', { name: new RegExp(`^${action}: `) });
  await key('vaše zbraň 1').click();
  await page.keyboard.press('l');
  await expect(dialog(page).getByRole('status')).toContainText('L už slouží k: záznam');
  await page.keyboard.press('q');
  await expect(key('vaše zbraň 1')).toHaveText('Q');
  await close(page);
  await page.keyboard.press('1');
  await expect(page.locator('.picked')).toHaveCount(0);
  await page.keyboard.press('q');
  await expect(page.locator('.near .tile.picked')).toHaveCount(1);
  await page.reload();
  await page.locator('.near .tile.lit').first().waitFor();
  await page.keyboard.press('q');
  await expect(page.locator('.near .tile.picked')).toHaveCount(1);
  await page.keyboard.press('?');
  await dialog(page).getByRole('button', { name: 'Vrátit původní klávesy' }).click();
  await expect(key('vaše zbraň 1')).toHaveText('1');
});

/** How many oscillators the page has started. */
async function countSounds(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { sounds: number };
    counted.sounds = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...given) {
      counted.sounds++;
      start.apply(this, given);
    };
  });
  return () => page.evaluate(() => (window as unknown as { sounds: number }).sounds);
}

test.describe('where things move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('sounds: the ticks of a wheel are heard, and with sounds off nothing is', async ({ page }) => {
    const sounds = await countSounds(page);
    await quickStart(page, { speed: 1 });
    await page.keyboard.press('m');
    await page.keyboard.press('1');
    await page.keyboard.press('1');
    await page.locator('.result').waitFor();
    await asked(page);
    expect(await sounds()).toBe(0);
    await page.keyboard.press('s');
    await dialog(page).getByRole('radio', { name: 'Všechny' }).check();
    await close(page);
    for (let n = 0; n < 12 && (await sounds()) < 20 && (await asked(page)); n++) await answer(page, 0);
    expect(await sounds()).toBeGreaterThan(20);
  });

  test('a press while something is shown counts afterwards, or is told why not', async ({ page }) => {
    await quickStart(page, { speed: 0.5 });
    const tile = page.locator('.near .tile.lit').first();
    await tile.click();
    await tile.click();
    await page.locator('.spinner.turning').waitFor();
    await page.locator('.near .tile').nth(2).click();
    await expect(page.locator('.spinner.turning')).toHaveCount(0);
    await expect(page.locator('.near .tile.picked').or(page.getByTestId('toast'))).toBeVisible();
  });
});

test('the main button rests for a moment after its meaning has changed, for keys too', async ({ page }) => {
  // One clock for all of the page: what began to wait by another would end by that.
  await page.clock.install();
  await quickStart(page);
  const main = page.getByTestId('main');
  // Time stands still from here on but for what is run by hand.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await page.keyboard.press('1');
  await expect(main).toContainText('Zatočit');
  await expect(main).toHaveAttribute('data-ready', 'false');
  await page.keyboard.press('Space');
  await main.click({ force: true });
  await expect(page.locator('.near .tile.picked')).toHaveCount(1);
  await page.clock.runFor(500);
  await expect(main).toHaveAttribute('data-ready', 'true');
  await page.keyboard.press('Space');
  await page.locator('.result').waitFor();
});
