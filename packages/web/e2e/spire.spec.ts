import type { Page } from '@playwright/test';
import { configKept, visit } from './play.ts';
import { answer, asked, over, start } from './play-spire.ts';
import { goesOn, hasten } from './pointing.ts';
import { expect, test } from './seeded.ts';
import { violations, violationsInBoth } from './violations.ts';

/** What reaches beyond the screen. */
const beyond = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const out = [...document.querySelectorAll('.hall, .spire-room, .spire-hand, .bar, .rail')].filter((thing) => {
      const { right, bottom, left } = thing.getBoundingClientRect();
      return right > innerWidth + 1 || bottom > innerHeight + 1 || left < -1;
    });
    const scrolls = scrollWidth > innerWidth || scrollHeight > innerHeight ? ['the page scrolls'] : [];
    return [...scrolls, ...out.map((thing) => thing.className)];
  });

test('a fight by mouse to its end, told beforehand; its record can be watched', async ({ page }) => {
  await hasten(page);
  const wrong = await start(page, 'fight');
  await expect(page.locator('.foe .intent-cell.now')).toHaveCount(1);
  await expect(page.getByTestId('forecast')).toBeVisible();
  await expect(page.getByTestId('main')).toContainText(/Ukončit tah · /);
  expect(await violationsInBoth(page)).toEqual([]);
  for (let n = 0; n < 200 && (await goesOn(page)); n++) await answer(page);
  await expect(over(page)).toContainText(/Zvítězili jste|Hrdina padl/);
  await page.getByRole('button', { name: 'Přehrát znovu' }).click();
  await expect(page.locator('.scrubber')).toBeVisible();
  await expect(page.locator('.hero-panel')).toHaveCount(1);
  expect(wrong).toEqual([]);
});

test('by keyboard in Czech on a small phone: nothing reaches beyond the screen, no fault that a checker finds', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const wrong = await start(page, 'fight', 1, { lang: 'cs' });
  await expect.poll(() => beyond(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  for (let n = 0; n < 6 && !(await over(page).isVisible()); n++) {
    await asked(page).waitFor();
    const lit = page.locator('.spot.lit');
    // Where nothing is lit the main button ends the turn.
    if ((await lit.count()) > 0) {
      await lit.last().focus();
      await page.keyboard.press('Enter');
    }
    await page.locator('[data-testid=main][data-ready=true]').waitFor();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Space');
    await page.locator('.caption.asked, [data-testid=over]').first().waitFor();
    if (n === 2) await page.keyboard.press('Escape');
  }
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.classList.contains('spot'))).toBe(true);
  expect(wrong).toEqual([]);
});

test('the first act: a blessing, a fight, its rewards, the map and the next room', async ({ page }) => {
  await hasten(page);
  const wrong = await start(page, 'act');
  const rooms = new Set<string>();
  for (let n = 0; n < 120 && (await goesOn(page)); n++) {
    rooms.add((await page.locator('.room-head h2, .hall, .act-map').first().getAttribute('class')) ?? 'head');
    if (rooms.size === 3 && (await page.locator('.act-map').count()) > 0) {
      expect(await violations(page)).toEqual([]);
      await expect(page.locator('.node-spot.lit').first()).toBeVisible();
      break;
    }
    await answer(page);
  }
  expect(wrong).toEqual([]);
});

test('four heroes led by one: each has a ledge, the hand is that of whoever is asked', async ({ page }) => {
  const wrong = await start(page, 'fight', 4);
  await expect(page.locator('.ledge')).toHaveCount(4);
  await expect(page.locator('.hero-panel.front')).toHaveCount(1);
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => beyond(page), { message: `${width}` }).toEqual([]);
  }
  expect(await violations(page)).toEqual([]);
  expect(wrong).toEqual([]);
});

test('a custom run from the second act to the fourth: what is chosen is played by, in words of both languages', async ({
  page,
}) => {
  await hasten(page);
  const wrong = await visit(page, '/new/slay-the-spire', { speed: 0 });
  const more = page.locator('details.setup-more');
  await more.locator('summary').click();
  await expect(more.locator('input[name=first]')).toHaveCount(0);
  await more.locator('input[name=last]').last().check();
  await more.locator('input[name=first]').nth(1).check();
  const changes = more.getByLabel(/úprava/);
  await expect(changes).toHaveCount(1);
  await changes.selectOption('noRest');
  await expect(changes).toHaveCount(2);
  await changes.last().selectOption('fog');
  // A daily climb rolls its own.
  const daily = more.getByLabel(/Denní výzva/);
  await daily.check();
  await expect(changes).toHaveCount(0);
  await daily.uncheck();
  await expect(changes.last()).toHaveValue('fog');
  expect(await violationsInBoth(page, 'details.setup-more')).toEqual([]);
  await page.getByRole('button', { name: 'English' }).click();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(more.getByLabel(/(first|Second) modifier/)).toHaveCount(2);
  expect(await more.innerText()).not.toMatch(/setup\.|úprav/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.locator('.setup-end .main').click();
  await asked(page).waitFor();
  const chosen = { first: 2, last: 4, actFour: true, modifiers: ['noRest', 'fog'], daily: false };
  await expect.poll(() => configKept(page)).toMatchObject(chosen);
  for (let n = 0; n < 12 && (await goesOn(page)); n++) await answer(page);
  expect(wrong).toEqual([]);
});
