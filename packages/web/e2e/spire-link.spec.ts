/** Four heroes at one table by a link, each led in a browser of its own. */
import type { Browser, Page } from '@playwright/test';
import { answer, over } from './play-spire.ts';
import { answerWith, point, pressMain, standing } from './pointing.ts';
import { expect, test } from './seeded.ts';
import type { OwnServer } from './server.ts';
import { openServer } from './server.ts';
import { Ear, nameIn } from './told-spire.ts';
import { violations } from './violations.ts';
import { visitorsOf, whoseTurn } from './visitors.ts';

const MINUTE = 60_000;
/** How a player of these tests answers. */
type Way = (player: Player) => Promise<void>;

interface Player {
  readonly page: Page;
  readonly ear: Ear;
  readonly lang: 'cs' | 'en';
}

let server: OwnServer;
const visitors = visitorsOf(async () => {
  server = await openServer();
  return server;
});

async function come(browser: Browser, lang: Player['lang']): Promise<Player> {
  const { page } = await visitors.come(browser, server.url, lang === 'cs' ? 'cs-CZ' : 'en-GB');
  return { page, ear: new Ear(page), lang };
}

/** They sit down, each with a hero of its own. */
async function four(browser: Browser, mode: 'act' | 'fight'): Promise<readonly Player[]> {
  const first = await come(browser, 'cs');
  await first.page.goto(`/new/slay-the-spire?mode=${mode}&with=friend`);
  await first.page.locator('input[name=count]').nth(3).check();
  await first.page.getByRole('button', { name: 'Založit hru a získat odkaz' }).click();
  const invite = await first.page.getByTestId('invite').inputValue();
  const players = [first];
  for (const hero of ['Silent', 'Defect', 'Watcher']) {
    const player = await come(browser, 'en');
    const { page } = player;
    await page.goto(invite);
    await page.getByText(hero, { exact: true }).click();
    await page.getByRole('button', { name: 'Sit down' }).click();
    players.push(player);
  }
  for (const { page } of players) await page.locator('.hero-panel').nth(3).waitFor();
  return players;
}

/** They answer as they are asked, each in its turn, until the end or so many times. */
async function play(players: readonly Player[], answers: number, how: Way): Promise<void> {
  for (let n = 0; n < answers; n++) {
    // Whoever answered last waits for the others.
    const from = n % players.length;
    const order = [...players.slice(from), ...players.slice(0, from)];
    const asked = await whoseTurn(order.map(({ page }) => page));
    const turn = order.find(({ page }) => page === asked);
    if (turn === undefined) return;
    await how(turn);
  }
}

const pointing: Way = ({ page }) => answer(page);

/** Ends the turn where it can be ended: so a fight is over soon. */
const givingUp: Way = async ({ page }) => {
  const idle = (await page.locator('.bar .main.idle').count()) > 0;
  await (idle ? answer(page) : answerWith(page, () => pressMain(page)));
};

/** What a bot would answer by habit, from the list of all options. */
const byHabit: Way = async ({ page, ear }) => {
  try {
    await answerWith(page, async () => {
      await expect.poll(async () => (await standing(page, {})).step === String(ear.reader?.step)).toBe(true);
      const choice = ear.choice();
      if (choice === undefined) return;
      if ((await page.locator('.sheet-way').count()) === 0) await page.keyboard.press('o');
      await point(page, '.sheet-way', choice.n);
    });
  } catch (error) {
    // A bot that plays beside them may have settled what this one was asked as well.
    if (await page.locator('.caption.asked').isVisible()) throw error;
  }
};

/** All words of a page: those that are seen, and those that are said. */
const wordsOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.querySelectorAll('[aria-label], [title]')].map(
        (one) => `${one.getAttribute('aria-label')} ${one.getAttribute('title')}`,
      ),
      ...[...document.querySelectorAll('.sr')].map(({ textContent }) => textContent),
    ].join('\n'),
  );

const saysName = (words: string, name: string): boolean => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(words);

/** Before the first card is played each page says what its own hand holds, and nothing of what only the others' hold. */
async function expectHandsUnseen(players: readonly Player[]): Promise<void> {
  let looked = 0;
  for (const { page, ear, lang } of players) {
    const own = new Set(ear.hand().map((card) => nameIn(card, lang)));
    const others = players.filter((one) => one.ear !== ear).flatMap((one) => [...one.ear.hand()]);
    const foreign = [...new Set(others.map((card) => nameIn(card, lang)))].filter((name) => !own.has(name));
    const words = await wordsOf(page);
    expect([...own].filter((name) => !saysName(words, name))).toEqual([]);
    expect(foreign.filter((name) => saysName(words, name))).toEqual([]);
    expect(foreign.filter((name) => ear.frames.some((frame) => saysName(frame, name)))).toEqual([]);
    looked += foreign.length;
  }
  expect(looked, 'hands that differ').toBeGreaterThan(2);
}

/** Nothing that any of them received tells what another holds or will draw. */
function expectNoLeaks(players: readonly Player[]): void {
  for (const { ear } of players) expect([...ear.leaks]).toEqual([]);
}

/** The last one goes, and a bot leads on. */
async function leave(players: readonly Player[]): Promise<readonly Player[]> {
  const there = players.slice(0, -1);
  const [{ page: first }, ...others] = there;
  const seat = players.length - 1;
  await players[seat].page.context().close();
  await expect(first.getByTestId(`sitter-${seat}`)).toHaveAttribute('data-present', 'false', { timeout: 40_000 });
  await server.later(MINUTE);
  await first.reload();
  await first.getByRole('button', { name: /bot/ }).first().click();
  for (const { page } of others) await page.getByTestId('proposed').getByRole('button', { name: 'I agree' }).click();
  await expect(first.getByTestId(`sitter-${seat}`)).toContainText('bot');
  return there;
}

test('four browsers at one table: a hero exists once, one loads the page anew, one leaves, a bot leads on to the end', async ({
  browser,
}) => {
  // Four pages at once: where others want the processor too, twice the usual time.
  test.setTimeout(8 * MINUTE);
  const players = await four(browser, 'fight');
  for (let n = 0; n < 40 && players.some(({ ear }) => ear.hand().length === 0); n++) await play(players, 1, byHabit);
  await expectHandsUnseen(players);
  await play(players, 4, pointing);
  await players[2].page.reload();
  await expect(players[2].page.locator('.hero-panel')).toHaveCount(4);
  await play(players, 4, pointing);
  const there = await leave(players);
  await play(there, 160, givingUp);
  for (const { page } of there) await expect(over(page)).toBeVisible();
  expectNoLeaks(there);
});

test('who comes sees who leads which hero, and is given the first free one; of two who want the same the second chooses anew', async ({
  browser,
}) => {
  const first = await come(browser, 'cs');
  await first.page.goto('/new/slay-the-spire?with=friend');
  await first.page.locator('input[name=count]').nth(2).check();
  await first.page.getByLabel(/^Jméno, které uvidí/).fill('Jana');
  await first.page.getByRole('button', { name: 'Založit hru a získat odkaz' }).click();
  const invite = await first.page.getByTestId('invite').inputValue();
  const [{ page: second }, { page: third }] = [await come(browser, 'en'), await come(browser, 'cs')];
  for (const [page, taken, free] of [
    [second, 'Ironclad (led by Jana)', 'Silent'],
    [third, 'Železnák (vede Jana)', 'Neslyšná'],
  ] as const) {
    await page.goto(invite);
    await expect(page.getByRole('radio', { name: taken, exact: true })).toBeDisabled();
    await expect(page.getByRole('radio', { name: free, exact: true })).toBeChecked();
  }
  expect(await violations(second)).toEqual([]);
  await second.getByRole('button', { name: 'Sit down' }).click();
  await second.getByTestId('waiting').waitFor();
  await third.getByRole('button', { name: 'Posadit se' }).click();
  const refused = third.getByRole('alert');
  await expect(refused).toContainText('Hrdinu „Neslyšná“ už vede hráč B');
  await expect(refused.getByRole('button', { name: /R107/ })).toBeVisible();
  // The table was looked at anew: what is free now stands chosen.
  await expect(third.getByRole('radio', { name: 'Neslyšná (vede hráč B)' })).toBeDisabled();
  await expect(third.locator('input[name=hero]').nth(2)).toBeChecked();
  await third.getByRole('button', { name: 'Posadit se' }).click();
  for (const page of [first.page, second, third]) await page.locator('.hero-panel').nth(2).waitFor();
});

// Takes many minutes: `npm run whole`.
if (process.env['KOLBISTE_WHOLE'] === '1')
  test('four browsers play the whole first act, each as a bot would by habit', { tag: '@whole' }, async ({
    browser,
  }) => {
    test.setTimeout(90 * MINUTE);
    const players = await four(browser, 'act');
    const floors = new Set<string>();
    const seen: Way = async (player) => {
      const [floor = ''] = /\d+\. patro|floor \d+/.exec(await player.page.locator('.rail-round').innerText()) ?? [];
      floors.add(floor.replace(/\D/g, ''));
      await byHabit(player);
    };
    await play(players, 100, seen);
    await players[2].page.reload();
    await expect(players[2].page.locator('.hero-panel')).toHaveCount(4);
    await play(players, 100, seen);
    const there = await leave(players);
    await play(there, 4000, seen);
    for (const { page } of there) await expect(over(page)).toBeVisible();
    expectNoLeaks(there);
    expect(floors.size, 'several rooms').toBeGreaterThan(2);
    console.log(`floors ${[...floors].join(' ')}: ${(await over(there[0].page).innerText()).split('\n')[0]}`);
  });
