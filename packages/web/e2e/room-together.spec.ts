/** Where several are asked at once at a real game's table by link: ready with grace, who is choosing, pointing; two real pages. */
import type { Browser, Page } from '@playwright/test';
import type { House } from './house.ts';
import { openHouse } from './house.ts';
import { expect, LONG, newBrowser, test } from './seeded.ts';
import { violations } from './violations.ts';

let house: House;
test.beforeEach(async () => {
  house = await openHouse();
});
test.afterEach(() => house.stop());

/** So long what is ready may be taken back. */
const GRACE = { seconds: 5, millis: 5000 };

/** A visitor with a clock that can be put forward; chance is the test's own. */
async function come(browser: Browser, locale: string): Promise<Page> {
  const context = await newBrowser(browser, { locale, baseURL: house.url, reducedMotion: 'reduce' });
  await context.addInitScript((grace) => {
    localStorage.setItem('kolbiste.settings', JSON.stringify({ speed: 0, level: 'random', grace }));
  }, GRACE.seconds);
  const page = await context.newPage();
  await page.clock.install();
  return page;
}

/** Two sit down at a table: a Czech one who founds it, and an English one. */
async function twoSit(
  browser: Browser,
  game: string,
  sit: (page: Page, founds: boolean) => Promise<void>,
): Promise<[Page, Page]> {
  const [a, b] = [await come(browser, 'cs-CZ'), await come(browser, 'en-GB')];
  await a.goto(`${game}?with=friend`);
  await sit(a, true);
  await a.getByLabel(/Jméno/).fill('Anna');
  await a.getByRole('button', { name: 'Založit hru a získat odkaz' }).click();
  await b.goto(await a.getByTestId('invite').inputValue());
  await sit(b, false);
  await b.getByLabel(/The name/).fill('Ben');
  await b.getByRole('button', { name: 'Sit down' }).click();
  return [a, b];
}

const choosing = (page: Page) => page.getByTestId('choosing');
const readyOf = (page: Page) => page.getByTestId('ready');

/** The clocks of both stand: nothing is over until the test says so, however slow the machine. */
async function stand(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.clock.pauseAt(Date.now() + 15_000);
}

/** The clock of a page goes on until its main button no longer rests. */
const rested = (page: Page): Promise<void> => page.clock.runFor(1000);

/** The list is cut to its size, by what is proposed. */
async function cut(page: Page): Promise<void> {
  await page.getByTestId('cut-dearest').click();
  await rested(page);
  await page.getByTestId('cut-go').click();
}

test(
  'TMMStone: both cut their lists at once; whoever is done may take it back, and the other sees both',
  LONG,
  async ({ browser }) => {
    const [a, b] = await twoSit(browser, '/new/tmmstone', (page) =>
      page.getByLabel(/Strašidelná katedra|The Haunted Department/).check(),
    );
    for (const page of [a, b]) await page.getByTestId('cut').waitFor();
    await expect(choosing(a)).toContainText('Vybírá Ben.');
    await expect(choosing(b)).toContainText('Anna is choosing.');
    await expect(b.getByTestId('sitter-0')).toContainText('at the table, choosing');
    // Who chooses stands above the lists, where it can be read and pressed.
    await b.getByRole('button', { name: 'Say' }).click();
    await b.getByRole('button', { name: 'One moment, please.' }).click();
    await expect(a.getByTestId('spoken')).toContainText('Chvilku, prosím.');
    for (const page of [a, b]) expect(await violations(page)).toEqual([]);
    await stand(a, b);
    await cut(a);
    await expect(readyOf(b)).toHaveText('Anna is ready and may still take it back.');
    await expect(b.getByTestId('sitter-0')).toContainText('ready, may take it back');
    await expect(choosing(a)).toContainText('Máte hotovo.');
    await expect(a.getByTestId('sitter-0')).toContainText('hotovo');
    await expect(a.getByTestId('cut')).toHaveCount(0);
    // Two of the three cards are out for good; the last is held back, and comes again.
    await expect(b.locator('#content')).toHaveAttribute('data-step', '2');
    await a.getByTestId('ready-back').click();
    await expect(readyOf(b)).toHaveCount(0);
    await expect(choosing(b)).toContainText('Anna is choosing.');
    await cut(a);
    await expect(readyOf(b)).toHaveCount(1);
    await a.clock.runFor(GRACE.millis);
    await expect(b.locator('#content')).toHaveAttribute('data-step', '3');
    await expect(readyOf(b)).toHaveCount(0);
    await expect(choosing(b)).toHaveText('');
    await cut(b);
    await b.clock.runFor(GRACE.millis);
    for (const page of [a, b]) await expect(page.getByTestId('cut')).toHaveCount(0);
    await showsBoth(a, b, 'hero:1');
  },
);

/** One points at a place and shows that they think of it; the other sees both, in their own language, and that it is over. */
async function showsBoth(a: Page, b: Page, place: string): Promise<void> {
  const at = `[data-place="${place}"]`;
  await b.locator(at).first().waitFor();
  const shown = b.getByTestId('shown-0');
  await a.keyboard.press('p');
  await a.locator(at).first().click();
  await expect(shown).toHaveText(/^Anna points at: ./);
  await expect(b.locator(`${at}[data-shown=point]`)).not.toHaveCount(0);
  await b.clock.runFor(4000);
  await expect(shown).toHaveCount(0);
  await a.keyboard.press('j');
  await a.locator(at).first().click();
  await expect(shown).toHaveText(/^Anna is thinking of: ./);
  await expect(b.locator(`${at}[data-shown=intend]`)).not.toHaveCount(0);
  await a.getByTestId('intend-back').click();
  await expect(shown).toHaveCount(0);
}

test('Scratch Wars: both choose the weapon of the start at once, and may take it back', async ({ browser }) => {
  const [a, b] = await twoSit(browser, '/new', async () => undefined);
  const lit = '.near .tile.lit';
  for (const page of [a, b]) await page.locator(lit).first().waitFor();
  await expect(choosing(b)).toContainText('Anna is choosing.');
  await stand(a, b);
  const choose = async (page: Page): Promise<void> => {
    await page.locator(lit).first().click();
    await rested(page);
    await page.locator('.near .tile.picked').click();
  };
  await choose(a);
  await expect(readyOf(b)).toHaveText('Anna is ready and may still take it back.');
  await a.keyboard.press('Escape');
  await expect(readyOf(b)).toHaveCount(0);
  await expect(a.locator('.caption.asked')).toBeVisible();
  await choose(a);
  await expect(readyOf(b)).toHaveCount(1);
  await a.clock.runFor(GRACE.millis);
  await expect(b.locator('#content')).toHaveAttribute('data-step', '1');
  await expect(readyOf(b)).toHaveCount(0);
  await showsBoth(a, b, 'hero:1');
});

test(
  'The Lord of the Rings: all are asked in turn; one points, and shows what they think of',
  LONG,
  async ({ browser }) => {
    const [a, b] = await twoSit(browser, '/new/lotr', async (page, founds) => {
      // Each hero is led by one player alone.
      if (!founds) await page.getByRole('combobox', { name: 'Deck' }).selectOption({ label: 'Spirit' });
    });
    for (const page of [a, b]) await page.locator('.rings-table .mat').first().waitFor();
    await stand(a, b);
    await showsBoth(a, b, 'player:0');
    await expect(readyOf(b)).toHaveCount(0);
  },
);
