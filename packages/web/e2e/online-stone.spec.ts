/** TMMStone between two browsers by a link. */
import type { Browser, Page } from '@playwright/test';
import { nameOf, starters } from '../../games/tmmstone/src/index.ts';
import type { House } from './house.ts';
import { openHouse } from './house.ts';
import { answer, asked, over } from './play-stone.ts';
import { PROVING } from './pointing.ts';
import { expect, test } from './seeded.ts';
import { violations } from './violations.ts';
import { visitorsOf, whoseTurn } from './visitors.ts';

let house: House;
const visitors = visitorsOf(async () => {
  house = await openHouse();
  return house;
});

/** So many answers are given before one of them resigns; a campaign plays on to the end. */
const ANSWERS = process.env['KOLBISTE_LONG'] === '1' ? Infinity : 14;

/** Decks of two classes: a card that is in one list alone is known by its name. */
const [MINE, THEIRS] = [starters[0], starters[2]];

function onlyIn({ list }: (typeof starters)[number], other: (typeof starters)[number]): string[] {
  const cards = list.cards.filter((card) => !other.list.cards.includes(card));
  return cards.flatMap((card) => [nameOf(card, 'cs', 'real'), nameOf(card, 'en', 'real')]);
}

interface Two {
  readonly a: Page;
  readonly b: Page;
  readonly watch: string;
}

/** A Czech player creates a game, an English one comes by the link with a deck of their own. */
async function twoSit(browser: Browser): Promise<Two> {
  const { page: a } = await visitors.come(browser, house.url, 'cs-CZ');
  const { page: b } = await visitors.come(browser, house.url, 'en-GB');
  await a.goto('/online');
  await a.getByRole('link', { name: 'Založit hru TMMStone' }).click();
  await expect(a.getByLabel('S kamarádem přes odkaz')).toBeChecked();
  await a.getByLabel('Hodiny').selectOption('chess10');
  expect(await violations(a)).toEqual([]);
  await a.getByRole('button', { name: 'Založit hru a získat odkaz' }).click();
  const invite = await a.getByTestId('invite').inputValue();
  const watch = await a.getByTestId('watch').inputValue();
  await b.goto(invite);
  await expect(b.getByRole('heading', { name: 'An invitation to TMMStone' })).toBeVisible();
  await b.getByLabel(THEIRS.name.en, { exact: false }).check();
  expect(await violations(b)).toEqual([]);
  await b.getByRole('button', { name: 'Sit down' }).click();
  for (const page of [a, b]) await page.locator('.stone-table .stone-side').first().waitFor();
  return { a, b, watch };
}

/** Nothing of what the other holds stands anywhere in the page, shown or not. */
async function knowsNothingOf(page: Page, names: readonly string[]): Promise<void> {
  const all = await page.content();
  expect(names.filter((name) => all.includes(name))).toEqual([]);
}

/** Ends the game for whoever sits at a page, in English. */
async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Propose…' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Really resign?' }).click();
  await over(page).waitFor();
}

test('a whole game: decks of their own, hands hidden, a step taken back, one leaves and returns, somebody watches', async ({
  browser,
}) => {
  test.setTimeout(420_000);
  const { a, b, watch } = await twoSit(browser);
  const { page: c } = await visitors.come(browser, house.url, 'cs-CZ');
  await c.goto(watch);
  await c.locator('.stone-table').waitFor();
  await expect(a.getByTestId('sitter-0').getByRole('timer')).toHaveText(/^(10:0\d|9:\d\d)$/);
  expect(await violations(a)).toEqual([]);

  // Whoever is asked first takes the answer back, and the other agrees.
  const first = await whoseTurn([a, b]);
  if (first === undefined) throw new Error('nobody is asked');
  const second = first === a ? b : a;
  await answer(first);
  await first.getByTestId('undo').click();
  const proposal = second.getByTestId('proposed');
  await expect(proposal).toContainText(/take back a step|vrátit krok/i);
  await proposal.getByRole('button', { name: /I agree|Souhlasím/ }).click();
  await asked(first).waitFor();

  await answer(first);
  await asked(second).waitFor();
  // Both have drawn, and nothing has been played yet.
  for (const page of [a, b]) expect(await page.locator('.hand-name').count()).toBeGreaterThan(2);
  await knowsNothingOf(a, onlyIn(THEIRS, MINE));
  await knowsNothingOf(b, onlyIn(MINE, THEIRS));
  await knowsNothingOf(c, [...onlyIn(MINE, THEIRS), ...onlyIn(THEIRS, MINE)]);
  await expect(c.locator('.hand-card')).toHaveCount(0);

  let [n, left] = [0, false];
  for (let turn = await whoseTurn([a, b]); turn !== undefined; turn = await whoseTurn([a, b])) {
    expect(n, 'fatigue ends every game').toBeLessThan(400);
    await answer(turn);
    n++;
    if (n > ANSWERS && left) await resign(b);
    if (n < 12 || left) continue;
    const at = b.url();
    await b.goto('about:blank');
    await expect(a.getByTestId('sitter-1')).toHaveAttribute('data-present', 'false', { timeout: 40_000 });
    await b.goto(at);
    await b.locator('.stone-table .stone-side').first().waitFor();
    await expect(a.getByTestId('sitter-1')).toHaveAttribute('data-present', 'true');
    left = true;
  }
  expect(left).toBe(true);
  await expect(a.getByRole('heading', { name: /Vyhráli jste|Prohráli jste|Remíza/ })).toBeVisible();
  await expect(b.getByRole('heading', { name: /You won|You lost|A draw/ })).toBeVisible();
  await over(c).waitFor();
  for (const page of [a, b]) await expect(page.getByTestId('chance-proof')).toContainText(/Ověřeno|Verified/, PROVING);
  expect(await violations(a)).toEqual([]);
  await a.getByRole('button', { name: 'Odveta' }).click();
  await b.getByTestId('proposed').getByRole('button', { name: 'I agree' }).click();
  for (const page of [a, b]) {
    // The game that is over lies there until the next one comes.
    await expect(over(page)).toHaveCount(0);
    await page.locator('.stone-table .stone-side').first().waitFor();
  }
  await knowsNothingOf(a, onlyIn(THEIRS, MINE));
});

test('a listed game of TMMStone stands beside those of the other game; on a phone its table fits', async ({
  browser,
}) => {
  const { page: a } = await visitors.come(browser, house.url, 'cs-CZ');
  const { page: b } = await visitors.come(browser, house.url, 'en-GB');
  await b.setViewportSize({ width: 360, height: 740 });
  await a.goto('/new/tmmstone?with=friend');
  await a.getByLabel(/Jméno/).fill('Zbyněk');
  await a.getByLabel(/Může se přidat/).check();
  await a.getByRole('button', { name: 'Založit hru a získat odkaz' }).click();
  await a.getByTestId('waiting').waitFor();
  await b.goto('/online');
  const row = b.locator('.shelf-row', { hasText: 'Zbyněk' });
  await expect(row).toContainText('TMMStone');
  await row.getByRole('link', { name: 'Sit down' }).click();
  await b.getByRole('button', { name: 'Sit down' }).click();
  await b.locator('.stone-table .stone-side').first().waitFor();
  expect(await violations(b)).toEqual([]);
  expect(await b.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await resign(b);
  await expect(a.getByRole('heading', { name: 'Vyhráli jste' })).toBeVisible();
  await expect(b.getByRole('heading', { name: 'You lost' })).toBeVisible();
  // No rule ended it: the sentence says what did, and there is neither a paragraph nor a decisive moment.
  for (const [page, mood] of [
    [a, 'won'],
    [b, 'lost'],
  ] as const) {
    await expect(page.getByTestId('over')).toHaveAttribute('data-mood', mood);
    await expect(page.getByTestId('over-why')).toContainText(/Vzdání|Resigned/);
    await expect(page.getByTestId('over-why').locator('.chip')).toHaveCount(0);
    await expect(page.getByTestId('blow')).toHaveCount(0);
  }
});
