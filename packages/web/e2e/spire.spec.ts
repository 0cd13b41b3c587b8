import type { Page } from '@playwright/test';
import { answer, asked, over, start } from './play-spire.ts';
import { answerWith, goesOn, hasten, pressMain } from './pointing.ts';
import { expect, test } from './seeded.ts';
import type { OwnServer } from './server.ts';
import { openServer } from './server.ts';
import { violations, violationsInBoth } from './violations.ts';
import { visitorsOf, whoseTurn } from './visitors.ts';

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

test.describe('by a link', () => {
  const MINUTE = 60_000;
  // Four pages play a fight; with KOLBISTE_WHOLE_ACT=1 the first act, which takes many minutes.
  const WHOLE = process.env['KOLBISTE_WHOLE_ACT'] === '1';
  const MOST = WHOLE ? 4000 : 160;
  let server: OwnServer;
  const visitors = visitorsOf(async () => {
    server = await openServer();
    return server;
  });

  /** They answer as they are asked, until the end or so many times. */
  async function play(pages: readonly Page[], answers: number, how = answer): Promise<void> {
    for (let n = 0; n < answers; n++) {
      const turn = await whoseTurn(pages);
      if (turn === undefined) return;
      await how(turn);
    }
  }

  /** Ends the turn where it can be ended: so a fight is over soon. */
  async function giveUp(page: Page): Promise<void> {
    const idle = (await page.locator('.bar .main.idle').count()) > 0;
    await (idle ? answer(page) : answerWith(page, () => pressMain(page)));
  }

  test('four browsers at one table: a hero exists once, one loads the page anew, one leaves, a bot leads on to the end', async ({
    browser,
  }) => {
    const a = await visitors.come(browser, server.url, 'cs-CZ');
    await a.page.goto(`/new/slay-the-spire?mode=${WHOLE ? 'act' : 'fight'}&with=friend`);
    await a.page.locator('input[name=count]').nth(3).check();
    await a.page.getByRole('button', { name: 'Založit hru a získat odkaz' }).click();
    const invite = await a.page.getByTestId('invite').inputValue();
    const others: Page[] = [];
    for (const hero of ['Silent', 'Defect', 'Watcher']) {
      const { page } = await visitors.come(browser, server.url, 'en-GB');
      await page.goto(invite);
      if (hero === 'Silent') {
        await page.getByRole('button', { name: 'Sit down' }).click();
        await expect(page.getByRole('alert')).toContainText('Player A leads the hero “Ironclad” already');
      }
      await page.getByText(hero, { exact: true }).click();
      await page.getByRole('button', { name: 'Sit down' }).click();
      others.push(page);
    }
    const pages = [a.page, ...others];
    for (const page of pages) await page.locator('.hero-panel').nth(3).waitFor();
    const [b, c, d] = others;
    await play(pages, 4);
    await c.reload();
    await expect(c.locator('.hero-panel')).toHaveCount(4);
    await play(pages, 4);
    // Nobody sees the hand of another.
    await expect(b.locator('.hero-panel .hand-open').first()).toHaveText(/card/);
    await d.context().close();
    await expect(a.page.getByTestId('sitter-3')).toHaveAttribute('data-present', 'false', { timeout: 40_000 });
    await server.later(MINUTE);
    await a.page.reload();
    await a.page.getByRole('button', { name: /bot/ }).first().click();
    for (const page of [b, c]) await page.getByTestId('proposed').getByRole('button', { name: 'I agree' }).click();
    await expect(a.page.getByTestId('sitter-3')).toContainText('bot');
    const there = [a.page, b, c];
    await play(there, MOST, WHOLE ? answer : giveUp);
    for (const page of there) await expect(over(page)).toBeVisible();
  });
});
