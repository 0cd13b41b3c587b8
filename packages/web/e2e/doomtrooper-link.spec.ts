/** Doomtrooper between two browsers by a link. */
import type { Page } from '@playwright/test';
import { STARTERS } from '../../games/doomtrooper/src/cards/decks.ts';
import { nameOf } from '../../games/doomtrooper/src/cards/names.ts';
import { answer, asked } from './play-doom.ts';
import { expect, test } from './seeded.ts';
import type { OwnServer } from './server.ts';
import { openServer } from './server.ts';
import { violations } from './violations.ts';
import { visitorsOf, whoseTurn } from './visitors.ts';

let server: OwnServer;
const visitors = visitorsOf(async () => {
  server = await openServer();
  return server;
});

/** Names of cards that the deck of one seat has and that of the other has not. */
const onlyOf = (seat: 0 | 1): readonly string[] =>
  [...new Set(STARTERS[seat].library)]
    .filter((card) => !STARTERS[1 - seat].library.includes(card))
    .flatMap((card) => (['cs', 'en'] as const).map((lang) => nameOf(card, lang, 'real')));

/** Nothing of what only the other can hold stands anywhere in the page, shown or not. */
async function knowsNothingOf(page: Page, names: readonly string[]): Promise<void> {
  const all = await page.content();
  expect(names.filter((name) => all.includes(`>${name}<`))).toEqual([]);
}

/** By how much what is asked reaches into the own half of the table. */
const overlap = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const edge = (what: string, side: 'top' | 'bottom') =>
      document.querySelector(what)?.getBoundingClientRect()[side] ?? 0;
    return Math.max(0, Math.round(edge('.doom-bar .main', 'bottom') - edge('.doom-mat.near', 'top')));
  });

/** How it lies depends on what was asked last, too. */
const hand = async (page: Page) => (await page.locator('.doom-hand .face-name').allInnerTexts()).toSorted();

test('two browsers by a link: hands hidden, one loads the page anew, both play on; a resignation ends it', async ({
  browser,
}) => {
  const { page: a } = await visitors.come(browser, server.url, 'cs-CZ');
  const { page: b } = await visitors.come(browser, server.url, 'en-GB');
  await a.goto('/new/doomtrooper?with=friend');
  await a.locator('#content').waitFor();
  expect(await violations(a)).toEqual([]);
  await a.getByRole('button', { name: 'Založit hru a získat odkaz' }).click();
  await b.goto(await a.getByTestId('invite').inputValue());
  await b.getByRole('button', { name: 'Sit down' }).click();
  for (const page of [a, b]) await page.locator('.doom-mat').nth(1).waitFor();
  await whoseTurn([a, b]);
  await knowsNothingOf(a, onlyOf(1));
  await knowsNothingOf(b, onlyOf(0));
  for (let n = 0; n < 6; n++) {
    const turn = await whoseTurn([a, b]);
    if (turn === undefined) throw new Error('nobody is asked');
    expect(await overlap(turn), 'the main button lies on no card').toBe(0);
    await answer(turn, n);
  }
  const [mine, log] = [await hand(b), b.locator('.log-line')];
  const lines = await log.count();
  await b.reload();
  await expect.poll(() => hand(b)).toEqual(mine);
  await expect.poll(() => log.count()).toBeGreaterThanOrEqual(lines);
  const turn = await whoseTurn([a, b]);
  if (turn === undefined) throw new Error('nobody is asked');
  await answer(turn, 2);
  await b.getByRole('button', { name: 'Propose…' }).click();
  await b.getByRole('button', { name: 'Resign' }).click();
  await b.getByRole('button', { name: 'Really resign?' }).click();
  await expect(a.getByRole('heading', { name: 'Vyhráli jste' })).toBeVisible();
  await expect(asked(a)).toHaveCount(0);
  expect(await violations(a)).toEqual([]);
});

/** A deck with one copy more of a card than tournaments admit, as somebody writes it down. */
function fiveOfOne(): { readonly text: string; readonly card: string } {
  const { library } = STARTERS[1];
  const counts = new Map<number, number>();
  for (const id of library) counts.set(id, (counts.get(id) ?? 0) + 1);
  const [first] = library;
  counts.set(first, 5);
  const rows = [...counts].map(([id, n]) => `${n}x ${nameOf(id, 'en', 'real')}`);
  return { text: ['deck: Five of one', ...rows].join('\n'), card: nameOf(first, 'en', 'real') };
}

test('a deck that the table does not admit: what it breaks and what helps is told with its paragraphs, there it is mended', async ({
  browser,
}) => {
  const { page: a } = await visitors.come(browser, server.url, 'cs-CZ');
  const { page: b } = await visitors.come(browser, server.url, 'en-GB');
  await a.goto('/new/doomtrooper?with=friend');
  await a.getByRole('button', { name: 'Založit hru a získat odkaz' }).click();
  const invite = await a.getByTestId('invite').inputValue();
  const { text, card } = fiveOfOne();
  await b.goto('/decks/doomtrooper');
  const box = b.getByTestId('import');
  await box.locator('summary').click();
  await box.getByRole('textbox').fill(text);
  await box.getByRole('button', { name: 'Load the text' }).click();
  await expect(b.getByTestId('import-report')).toContainText('Five of one');
  await b.goto(invite);
  await b.getByRole('combobox', { name: 'Your deck' }).selectOption({ label: 'Five of one (not by this profile)' });
  const why = b.getByRole('alert');
  await expect(why).toContainText(`A deck may hold “${card}” at most 4×, here it is 5×. Take out 1.`);
  await expect(why.getByRole('button', { name: /9\.5/ })).toBeVisible();
  await expect(b.getByRole('button', { name: 'Sit down' })).toBeDisabled();
  expect(await violations(b)).toEqual([]);
  await why.getByRole('link', { name: 'Mend the deck' }).click();
  await b.getByLabel('Profile of the rules').selectOption('Tournament');
  await expect(b.locator('.fault-list')).toContainText('Take out 1.');
  await b
    .getByTestId('deck')
    .getByRole('button', { name: `Take out: ${card}` })
    .click();
  await expect(b.locator('.fault-list')).toHaveCount(0);
  await b.goto(invite);
  await b.getByRole('combobox', { name: 'Your deck' }).selectOption({ label: 'Five of one' });

  // A page that has not noticed: the server does, and says the same.
  await b.route('**/seats', async (route) => {
    const order = route.request().postDataJSON() as { setup: { deck: { library: number[] } } };
    order.setup.deck.library.splice(59);
    await route.continue({ postData: JSON.stringify(order) });
  });
  await b.getByRole('button', { name: 'Sit down' }).click();
  await expect(b.getByRole('alert')).toContainText('A deck has at least 60 cards, here 59. Add 1 more.');
  await expect(b.getByRole('alert').getByRole('button', { name: /9\.5/ })).toBeVisible();
  await b.unroute('**/seats');
  await b.getByRole('button', { name: 'Sit down' }).click();
  for (const page of [a, b]) await page.locator('.doom-mat').nth(1).waitFor();
});
