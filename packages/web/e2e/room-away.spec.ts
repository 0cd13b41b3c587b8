/** Who is away from an online table, since when, and what is offered about it: minutes pass by the clocks of page and server. */
import type { Table } from '@kolbiste/wire/protocol';
import type { Page } from '@playwright/test';
import { expect, test } from './seeded.ts';
import type { OwnServer } from './server.ts';
import { openServer } from './server.ts';
import { violationsInBoth } from './violations.ts';
import type { Visitor } from './visitors.ts';
import { begun, found, sitDown, visitorsOf } from './visitors.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

let server: OwnServer;
const visitors = visitorsOf(async () => {
  server = await openServer();
  return server;
});

/** When the player of the first seat has gone, by the server. */
async function sinceWhen(page: Page): Promise<number> {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const table = (await (await page.request.get(`${server.url}/api/games/${id}`)).json()) as Table;
  return table.seats[0].awaySince;
}

/** The clock of a page stands from here on: it is put forward to so many seconds after somebody has gone, however slow the machine. */
const stop = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + SECOND);
const putTo = (page: Page, since: number, seconds: number): Promise<void> =>
  page.clock.pauseAt(since + seconds * SECOND);

const offer = (page: Page) => page.getByTestId('absent-0');
const sitter = (page: Page) => page.getByTestId('sitter-0');

async function gone(who: Visitor, page: Page): Promise<void> {
  await who.context.close();
  await expect(sitter(page)).toHaveAttribute('data-present', 'false', { timeout: 40_000 });
}

/** A minute passes at the server; a page hears of it when it comes anew. */
async function longAway(page: Page): Promise<void> {
  await server.later(MINUTE);
  await page.reload();
}

test('who is away is seen and said; after a minute the way on is in sight, and gone when they are back', async ({
  browser,
}) => {
  const founder = await visitors.come(browser, server.url, 'cs-CZ');
  const { page: b } = await visitors.come(browser, server.url, 'en-GB');
  const { invite, own } = await found(founder.page);
  await sitDown(b, invite);
  await begun(founder.page, b);
  const said = b.getByTestId('comings');
  await stop(b);
  await gone(founder, b);
  const first = await sinceWhen(b);
  await putTo(b, first, 5);
  await expect(sitter(b)).toContainText(/away 0:0\d/);
  await expect(sitter(b)).toContainText('away for a moment');
  // Whoever is back within a moment is not spoken of.
  await expect(said).toHaveText('');
  await putTo(b, first, 18);
  await expect(said).toHaveText('Opponent has left the table.');
  await putTo(b, first, 49);
  await expect(sitter(b)).toContainText(/away 0:4\d/);
  await expect(offer(b)).toHaveCount(0);
  await server.later(MINUTE);
  await putTo(b, first, 69);
  await expect(offer(b)).toContainText('Opponent has been away for over a minute.');
  await expect(sitter(b)).toContainText('away for 1 minute');
  // The clock for the eye is not read out, and the words for the ear change by the minute.
  await expect(sitter(b).locator('[aria-hidden=true]', { hasText: 'away' })).toContainText(/1:0\d/);
  await expect(said).toHaveText('Opponent has left the table.');
  await b.clock.resume();
  // So much time at once may have looked like a lost connection.
  await expect(b.getByTestId('line')).toHaveAttribute('data-line', 'live');
  expect(await violationsInBoth(b)).toEqual([]);

  // Whoever wants to wait is not asked again, and finds the same under the proposals.
  await offer(b).getByRole('button', { name: 'Wait' }).click();
  await expect(offer(b)).toHaveCount(0);
  await b.getByRole('button', { name: 'Propose…' }).click();
  await expect(b.getByRole('button', { name: /Let a bot/ })).toBeEnabled();
  await b.getByRole('button', { name: 'Propose…' }).click();

  const back = await visitors.come(browser, server.url, 'cs-CZ');
  await back.page.goto(own);
  await expect(sitter(b)).toHaveAttribute('data-present', 'true');
  await expect(said).toHaveText('Opponent is back at the table.');
  // Another absence is another question.
  await gone(back, b);
  await longAway(b);
  await offer(b)
    .getByRole('button', { name: /Let a bot/ })
    .click();
  await expect(sitter(b)).toContainText('a bot plays for them');
  await expect(offer(b)).toHaveCount(0);

  const again = await visitors.come(browser, server.url, 'cs-CZ');
  await again.page.goto(own);
  await again.page.getByRole('button', { name: 'Jsem zpět' }).click();
  await expect(sitter(b)).toContainText('at the table');
  await expect(sitter(b)).not.toContainText('bot');
});

test('a seat that is freed in the middle of a game is handed on by the same invitation', async ({ browser }) => {
  const founder = await visitors.come(browser, server.url, 'cs-CZ');
  const { page: b } = await visitors.come(browser, server.url, 'en-GB');
  const { invite } = await found(founder.page);
  await sitDown(b, invite);
  await begun(founder.page, b);
  await gone(founder, b);
  await longAway(b);
  await offer(b).getByRole('button', { name: 'Free their seat' }).click();
  await expect(sitter(b)).toContainText('free seat');
  await expect(b.getByTestId('freed').getByTestId('invite')).toHaveValue(invite);
  const { page: c } = await visitors.come(browser, server.url, 'en-GB');
  await c.goto(await b.getByTestId('invite').inputValue());
  await c.getByRole('button', { name: 'Sit down' }).click();
  await expect(sitter(b)).toContainText('at the table');
  await expect(b.getByTestId('freed')).toHaveCount(0);
});
