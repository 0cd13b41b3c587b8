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

const hand = (page: Page) => page.locator('.doom-hand .face-name').allInnerTexts();

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
