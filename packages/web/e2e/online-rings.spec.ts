/** The Lord of the Rings between browsers by a link: all on one side, some of them bots. */
import type { Browser, Page } from '@playwright/test';
import { nameOf, starters } from '../../games/lotr/src/index.ts';
import { answer, asked, over, ready } from './play-rings.ts';
import { PROVING } from './pointing.ts';
import { expect, LONG, test } from './seeded.ts';
import type { OwnServer } from './server.ts';
import { openServer } from './server.ts';
import { violations } from './violations.ts';
import type { Visitor } from './visitors.ts';
import { visitorsOf, whoseTurn } from './visitors.ts';

const MINUTE = 60_000;

let server: OwnServer;
const visitors = visitorsOf(async () => {
  server = await openServer();
  return server;
});

interface Links {
  readonly invite: string;
  readonly watch: string;
  readonly own: string;
}

/** A Czech player founds a game: one seat for a bot, one for whoever comes. */
async function found(page: Page): Promise<Links> {
  await page.goto('/new/lotr?with=friend');
  await page.locator('input[name=count]').nth(2).check();
  await page.getByRole('region', { name: 'Hráč C' }).getByLabel('Vede ho bot').check();
  await page.getByLabel(/Jméno/).fill('Zbyněk');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Založit hru a získat odkaz' }).click();
  await expect(page.getByRole('heading', { name: 'Čeká se na 1 hráče' })).toBeVisible();
  const link = (which: string): Promise<string> => page.getByTestId(which).inputValue();
  return { invite: await link('invite'), watch: await link('watch'), own: await link('key') };
}

const table = (page: Page) => page.locator('.rings-table .mat').first();

async function twoSit(browser: Browser): Promise<Links & { a: Visitor; b: Page }> {
  const a = await visitors.come(browser, server.url, 'cs-CZ');
  const { page: b } = await visitors.come(browser, server.url, 'en-GB');
  const links = await found(a.page);
  await b.goto(links.invite);
  await b.getByRole('combobox', { name: 'Deck' }).selectOption({ label: 'Leadership' });
  await b.getByRole('button', { name: 'Sit down' }).click();
  // Each of the three heroes is led at the first seat already.
  await expect(b.getByRole('alert')).toContainText('clashes');
  await expect(b.getByRole('alert')).toContainText(/Player A leads the hero “.+” already/);
  await b.getByRole('combobox', { name: 'Deck' }).selectOption({ label: 'Spirit' });
  expect(await violations(b)).toEqual([]);
  await b.getByRole('button', { name: 'Sit down' }).click();
  for (const page of [a.page, b]) await table(page).waitFor();
  return { ...links, a, b };
}

/** The names, in both languages, of the cards that the deck of the one who comes has and the founder's has not. */
const OF_B_ALONE = ((): ReadonlySet<string> => {
  const [founder, comer] = ['leadership', 'spirit'].map((key) => starters.find((one) => one.key === key)?.list.cards);
  const alone = (comer ?? []).filter((card) => founder?.includes(card) !== true);
  return new Set(alone.flatMap((card) => (['cs', 'en'] as const).map((lang) => nameOf(card, lang, 'real'))));
})();

const hand = (page: Page) => page.locator('.rings-hand .card-title').allInnerTexts();

/** The people answer so many questions. */
async function play(pages: readonly Page[], answers: number): Promise<void> {
  for (let n = 0; n < answers; n++) {
    const turn = await whoseTurn(pages);
    if (turn === undefined) throw new Error('nobody is asked');
    await answer(turn, n);
  }
}

test('two people and a bot: a clash of heroes, hidden hands, leaving, another device, a bot for whoever is away, the end', async ({
  browser,
}) => {
  const { a, b, watch, own } = await twoSit(browser);
  await expect(b.getByTestId('sitter-0')).toContainText('A · Zbyněk');
  await expect(b.getByTestId('sitter-2')).toContainText('bot');
  const { page: c } = await visitors.come(browser, server.url, 'cs-CZ');
  await c.goto(watch);
  await table(c).waitFor();
  await play([a.page, b], 2);
  await whoseTurn([a.page, b]);
  const mine = await hand(b);
  expect(mine.length).toBeGreaterThan(3);
  // A card of which both decks have copies may lie in either hand.
  expect(mine.some((name) => OF_B_ALONE.has(name))).toBe(true);
  await expect(c.locator('.rings-card')).toHaveCount(0);
  for (const page of [a.page, c]) {
    const shown = await page.locator('.rings-hand .card-title').allInnerTexts();
    expect(shown.filter((name) => OF_B_ALONE.has(name))).toEqual([]);
  }
  expect(await violations(b)).toEqual([]);

  const at = b.url();
  await b.goto('about:blank');
  await expect(a.page.getByTestId('sitter-1')).toHaveAttribute('data-present', 'false', { timeout: 40_000 });
  await b.goto(at);
  await expect.poll(() => hand(b)).toEqual(mine);
  await play([a.page, b], 4);

  // The founder goes for good; a bot leads the seat until the founder comes back, on another device.
  await a.context.close();
  await expect(b.getByTestId('sitter-0')).toHaveAttribute('data-present', 'false', { timeout: 40_000 });
  await server.later(MINUTE);
  await b.reload();
  await b.getByRole('button', { name: /Let a bot/ }).click();
  await expect(b.getByTestId('sitter-0')).toContainText('bot');
  await play([b], 2);
  const { page: back } = await visitors.come(browser, server.url, 'cs-CZ');
  await back.goto(own);
  await back.getByRole('button', { name: 'Jsem zpět' }).click();
  await expect(b.getByTestId('sitter-0')).toContainText('at the table');
  await back.getByRole('button', { name: 'Navrhnout…' }).click();
  await back.getByRole('button', { name: 'Vzdát hru za všechny' }).click();
  await back.getByRole('button', { name: 'Opravdu prohrát všichni?' }).click();
  await expect(b.getByRole('heading', { name: 'You have lost together' })).toBeVisible();
  await expect(over(back)).toContainText('Vzdání: A · Zbyněk (vy)');
  await expect(over(c)).toContainText('Prohráli jste společně');
  await expect(b.getByTestId('chance-proof')).toContainText('every shuffle and draw', PROVING);
  expect(await violations(b)).toEqual([]);
  await back.getByRole('button', { name: 'Znovu', exact: true }).click();
  await b.getByTestId('proposed').getByRole('button', { name: 'I agree' }).click();
  for (const page of [b, back]) await table(page).waitFor();
});

test(
  'one person leads two seats, and a friend the third; they go on with both on another device',
  LONG,
  async ({ browser }) => {
    const a = await visitors.come(browser, server.url, 'cs-CZ');
    await a.page.goto('/new/lotr?with=friend');
    await a.page.locator('input[name=count]').nth(2).check();
    await a.page.getByRole('region', { name: 'Hráč B' }).getByLabel('Vedu ho já').check();
    await a.page.getByRole('button', { name: 'Založit hru a získat odkaz' }).click();
    const { page: b } = await visitors.come(browser, server.url, 'en-GB');
    await b.goto(await a.page.getByTestId('invite').inputValue());
    await b.getByRole('combobox', { name: 'Deck' }).selectOption({ label: 'Lore' });
    await b.getByRole('button', { name: 'Sit down' }).click();
    for (const page of [a.page, b]) await table(page).waitFor();
    for (const seat of [0, 1]) await expect(a.page.getByTestId(`sitter-${seat}`)).toContainText('(vy)');
    await expect(b.getByTestId('sitter-2')).toContainText('(you)');
    await play([a.page, b], 6);
    const proposal = b.getByTestId('proposed');
    await a.page.getByRole('button', { name: 'Navrhnout…' }).click();
    await a.page.getByRole('button', { name: 'Navrhnout přestávku' }).click();
    await proposal.getByRole('button', { name: 'I agree' }).click();
    await expect(a.page.getByTestId('line')).toContainText('přerušená');
    await b.getByRole('button', { name: 'Propose…' }).click();
    await b.getByRole('button', { name: 'Propose to go on' }).click();
    // One word of the founder is the word of both seats.
    await a.page.getByTestId('proposed').getByRole('button', { name: 'Souhlasím' }).click();
    await expect(b.getByTestId('line')).not.toContainText('paused');

    await a.page.getByRole('button', { name: 'Navrhnout…' }).click();
    await a.page.getByText('Pokračovat na jiném zařízení').click();
    const own = await a.page.getByTestId('key').inputValue();
    await a.context.close();
    const { page: back } = await visitors.come(browser, server.url, 'cs-CZ');
    await back.goto(own);
    await table(back).waitFor();
    for (const seat of [0, 1]) await expect(b.getByTestId(`sitter-${seat}`)).toHaveAttribute('data-present', 'true');
    await play([back, b], 4);
    await back.getByRole('button', { name: 'Navrhnout…' }).click();
    expect(await violations(back)).toEqual([]);
  },
);

test('one player alone by a link, on a phone: the stops skip windows from the own view; the table fits', async ({
  browser,
}) => {
  const { page } = await visitors.come(browser, server.url, 'en-GB');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/new/lotr?with=friend');
  await page.locator('input[name=count]').first().check();
  await page.getByRole('button', { name: 'Start the game and get the link' }).click();
  await ready(page).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  // The hand is kept; then every window asks, though nothing can be done there.
  await answer(page, 2);
  const stops = page.getByRole('button', { name: 'Stops' });
  const dialog = page.getByRole('dialog');
  await stops.click();
  await page.getByLabel('At every window').check();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  const door = page.locator('.rungs .door.current .sr');
  const windows = new Set<string>();
  for (let n = 0; n < 8; n++) {
    for (const name of await door.allInnerTexts()) windows.add(name);
    await answer(page, 2);
    await asked(page).waitFor();
  }
  expect(windows.size).toBeGreaterThan(2);
  // From here on every window passes: only what must be answered is asked.
  const round = page.locator('.rail-round');
  const before = await round.innerText();
  await stops.click();
  await page.getByLabel('At stops alone').check();
  await dialog.getByRole('button', { name: 'Close' }).click();
  for (let n = 0; n < 20 && (await round.innerText()) === before; n++) {
    await asked(page).waitFor();
    if ((await round.innerText()) !== before) break;
    await expect(door).toHaveCount(0);
    await answer(page, 2);
  }
  expect(await round.innerText()).not.toBe(before);
});
