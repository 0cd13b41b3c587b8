/** What happens at an online table with time: clocks, players who go away, other devices, rules that have changed. */
import type { View } from '@kolbiste/scratch-wars';
import { GAMES } from '../../server/src/games/index.ts';
import type { GameRow } from '../../server/src/games/served.ts';
import type { AnyGame } from '../../server/test/client.ts';
import { Client, chooser, create, duel, sit } from '../../server/test/client.ts';
import { answer } from './play.ts';
import { PROVING } from './pointing.ts';
import { expect, test } from './seeded.ts';
import type { OwnServer } from './server.ts';
import { databaseFolder, openServer } from './server.ts';
import { begun, found, sitDown, visitorsOf } from './visitors.ts';

const MINUTE = 60_000;
const LIT = '.tile.lit, .hero-face.lit, button.entry.lit';

let server: OwnServer;
const visitors = visitorsOf(async () => {
  server = await openServer();
  return server;
});

test('a clock that runs out ends the game for whoever owed an answer', async ({ browser }) => {
  const { page: a } = await visitors.come(browser, server.url, 'cs-CZ');
  const { page: b } = await visitors.come(browser, server.url, 'en-GB');
  const { invite } = await found(a, 'move1');
  await sitDown(b, invite);
  await begun(a, b);
  const clock = b.getByTestId('sitter-1').getByRole('timer');
  await expect(clock).toHaveText(/^(1:00|0:5\d)$/);
  await expect(clock).toHaveAttribute('data-short', 'false');
  await server.later(MINUTE - 6000);
  // With this answer the other one's time alone runs on.
  await answer(a, 0);
  await b.reload();
  await expect(clock).toHaveText(/^0:0\d$/);
  await expect(clock).toHaveAttribute('data-short', 'true');
  await expect(a.getByRole('heading', { name: 'Vyhráli jste' })).toBeVisible();
  await expect(a.getByTestId('over')).toContainText('Došel čas: Soupeř');
  await expect(b.getByRole('heading', { name: 'You lost' })).toBeVisible();
  // Whoever comes back after the end is asked nothing either, though the rules would go on.
  await b.reload();
  await expect(b.getByRole('heading', { name: 'You lost' })).toBeVisible();
  await expect(b.locator(LIT)).toHaveCount(0);
  for (const page of [a, b]) await expect(page.getByTestId('chance-proof')).toContainText(/Ověřeno|Verified/, PROVING);
});

test('for whoever is long away a bot plays until they are back, on another device; or somebody else takes the seat', async ({
  browser,
}) => {
  const founder = await visitors.come(browser, server.url, 'cs-CZ');
  const { page: b } = await visitors.come(browser, server.url, 'en-GB');
  const { invite, own } = await found(founder.page);
  await sitDown(b, invite);
  await begun(founder.page, b);
  const sitter = b.getByTestId('sitter-0');
  /** The player of the first seat goes, and a minute passes. */
  const longAway = async (gone: typeof founder): Promise<void> => {
    await gone.context.close();
    await expect(sitter).toHaveAttribute('data-present', 'false', { timeout: 40_000 });
    await b.getByRole('button', { name: 'Propose…' }).click();
    await expect(b.getByRole('button', { name: 'Free their seat for somebody else' })).toBeDisabled();
    await server.later(MINUTE);
    await b.reload();
  };
  await longAway(founder);
  await b.getByRole('button', { name: /Let a bot/ }).click();
  await expect(sitter).toContainText('bot');
  const lines = b.locator('.log-line');
  // Two who spin the same number at the start choose again.
  await expect(async () => {
    if ((await b.locator(LIT).count()) > 0) await answer(b, 0);
    expect(await lines.count()).toBeGreaterThan(2);
  }).toPass({ timeout: 60_000 });

  const device = await visitors.come(browser, server.url, 'cs-CZ');
  await device.page.goto(own);
  await expect(device.page.getByText('hraje za vás bot')).toBeVisible();
  expect(new URL(device.page.url()).hash, 'the own key does not stay in the address').toBe('');
  await device.page.getByRole('button', { name: 'Jsem zpět' }).click();
  await expect(sitter).toContainText('at the table');
  await expect(device.page.getByText('hraje za vás bot')).toHaveCount(0);
  await expect(device.page.getByTestId('sitter-0')).toContainText('Vy');

  await longAway(device);
  await b.getByRole('button', { name: 'Free their seat for somebody else' }).click();
  await expect(sitter).toContainText('free seat');
  const { page: c } = await visitors.come(browser, server.url, 'en-GB');
  await c.goto(invite);
  await c.getByRole('button', { name: 'Sit down' }).click();
  await expect(c.getByTestId('sitter-0')).toContainText('You');
  await expect(sitter).toContainText('at the table');
  const { page: late } = await visitors.come(browser, server.url, 'cs-CZ');
  await late.goto(own);
  await expect(late.getByTestId('barred')).toBeVisible();
});

/** The game as the rules before had it: everything of it is told under another name. */
const before = { ...duel, rulesVersion: '0.9-1' } as AnyGame;
const OLD_GAMES: GameRow[] = [{ id: duel.id, load: async () => ({ ...(await GAMES[0].load()), game: before }) }];

/** Plays some answers under the rules before, and leaves the table. */
async function playedBefore(file: string): Promise<{ id: string; token: string; view: View }> {
  const then = await openServer({ database: file, games: OLD_GAMES });
  const { id, token = '', invite } = await create(then.url, {}, before);
  const other = await sit(then.url, id, { invite }, before);
  const clients = [token, other.token].map((each) => new Client(then.url, { id, token: each, game: before }));
  const enough = (): boolean => clients.some(({ step }) => step >= 11);
  await Promise.all(clients.map((client, seat) => client.play(chooser(`old ${seat}`), enough)));
  const [a] = clients;
  await a.until(() => a.step >= 11);
  for (const client of clients) client.close();
  await then.stop();
  return { id, token, view: a.reader?.view as View };
}

test('a game of older rules is shown as it was told, asks nothing, and can be given up', async ({ browser }) => {
  const { file, remove } = databaseFolder();
  const { id, token, view } = await playedBefore(file);
  const now = await openServer({ database: file });
  try {
    const { page } = await visitors.come(browser, now.url, 'cs-CZ');
    await page.goto(`/play/${id}#key=${token}`);
    await expect(page.locator('.caption')).toHaveText('Hra podle starších pravidel: jen k prohlížení');
    await expect.poll(() => page.locator('.log-line').count()).toBeGreaterThan(3);
    await expect(page.locator('.rail')).toContainText(`${view.round}. kolo`);
    await expect(page.locator('.near .meter.life')).toContainText(String(view.life[0]));
    await expect(page.locator(LIT)).toHaveCount(0);
    await page.getByRole('button', { name: 'Navrhnout…' }).click();
    await page.getByRole('button', { name: 'Vzdát hru' }).click();
    await page.getByRole('button', { name: 'Opravdu vzdát?' }).click();
    await expect(page.getByRole('heading', { name: 'Prohráli jste' })).toBeVisible();
  } finally {
    await now.stop();
    remove();
  }
});
