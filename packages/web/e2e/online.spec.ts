import type { Browser, Page } from '@playwright/test';
import type { House } from './house.ts';
import { openHouse } from './house.ts';
import { answer, give } from './play.ts';
import { PROVING } from './pointing.ts';
import { expect, test } from './seeded.ts';
import { violations } from './violations.ts';
import { begun, found, sitDown, visitorsOf, whoseTurn } from './visitors.ts';

let house: House;
const visitors = visitorsOf(async () => {
  house = await openHouse();
  return house;
});

/** A Czech player creates a game, an English one comes by the link. */
async function twoSit(
  browser: Browser,
  prepare: (b: Page) => Promise<void> = () => Promise.resolve(),
): Promise<{ a: Page; b: Page; watch: string }> {
  const { page: a } = await visitors.come(browser, house.url, 'cs-CZ');
  const { page: b } = await visitors.come(browser, house.url, 'en-GB');
  await prepare(b);
  const { invite, watch } = await found(a);
  await sitDown(b, invite);
  await begun(a, b);
  expect(new URL(b.url()).hash, 'the invitation is gone from the address').toBe('');
  return { a, b, watch };
}

const over = (page: Page) => page.getByTestId('over');

const table = (page: Page) => page.locator('.side').allInnerTexts();
const numbers = async (page: Page) => (await table(page)).join(' ').match(/\d+/g);

test('a whole duel: one reloads at a prompt, the server is killed once, somebody watches, the language changes', async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const { a, b, watch } = await twoSit(browser);
  const { page: c } = await visitors.come(browser, house.url, 'cs-CZ');
  await c.goto(watch);
  await c.locator('.near .tile').first().waitFor();
  let [reloaded, killed, n] = [false, false, 0];
  for (let turn = await whoseTurn([a, b]); turn !== undefined; turn = await whoseTurn([a, b])) {
    expect(n, 'a duel ends by sudden death at the latest').toBeLessThan(400);
    if (n > 5 && turn === b && !reloaded) {
      const before = [await b.locator('.caption').innerText(), await table(b), await b.locator('.lit').count()];
      await b.reload();
      await b.locator('.caption.asked').waitFor();
      await expect
        .poll(async () => [await b.locator('.caption').innerText(), await table(b), await b.locator('.lit').count()])
        .toEqual(before);
      await b.getByRole('button', { name: 'Čeština' }).click();
      await expect(b.locator('html')).toHaveAttribute('lang', 'cs');
      await b.getByRole('button', { name: 'English' }).click();
      await expect(b.locator('html')).toHaveAttribute('lang', 'en');
      reloaded = true;
    }
    if (n > 9 && turn === a && !killed) {
      await house.crash();
      await expect(a.getByTestId('line')).toHaveAttribute('data-line', 'offline');
      await expect(a.getByTestId('line')).toContainText('obnovuji');
      await give(a, n);
      await expect(a.locator('.caption.asked')).toHaveCount(0);
      await house.start();
      await expect(a.getByTestId('line')).toHaveAttribute('data-line', 'live', { timeout: 20_000 });
      killed = true;
      n++;
      continue;
    }
    await answer(turn, n);
    n++;
  }
  expect([reloaded, killed]).toEqual([true, true]);
  await expect(a.getByRole('heading', { name: /Vyhráli jste|Prohráli jste|Remíza/ })).toBeVisible();
  await expect(b.getByRole('heading', { name: /You won|You lost|A draw/ })).toBeVisible();
  await over(c).waitFor();
  for (const page of [a, b]) await expect(page.getByTestId('chance-proof')).toContainText(/Ověřeno|Verified/, PROVING);
  await expect(a.getByTestId('chance-proof')).toContainText(
    'závazky serveru i všech hráčů jsou ty, které jste viděli před hrou',
    PROVING,
  );
  await expect.poll(() => numbers(c)).toEqual(await numbers(a));
  await a.getByRole('button', { name: 'Odveta' }).click();
  await b.getByTestId('proposed').getByRole('button', { name: 'I agree' }).click();
  for (const page of [a, b]) await page.locator('.near .tile.lit').first().waitFor();
});

test('what two agree on: phrases, a break, taking back, the end; then the game is deleted', async ({ browser }) => {
  const { a, b } = await twoSit(browser);
  await a.getByRole('button', { name: 'Říct' }).click();
  await a.getByRole('button', { name: 'Hodně štěstí!' }).click();
  await expect(b.getByTestId('spoken')).toContainText('Good luck!');
  await b.getByRole('button', { name: 'Say' }).click();
  await b.getByRole('button', { name: 'Mute opponent' }).click();
  await b.keyboard.press('Escape');
  await answer(a, 0);
  await expect(a.locator('.caption.asked')).toHaveCount(0);
  await a.getByTestId('undo').click();
  const proposal = b.getByTestId('proposed');
  await expect(proposal).toContainText('take back a step');
  await expect(proposal).toContainText('Chance will fall the same again');
  await proposal.getByRole('button', { name: 'I agree' }).click();
  await a.locator('.caption.asked').waitFor();
  await a.getByRole('button', { name: 'Navrhnout…' }).click();
  await a.getByRole('button', { name: 'Navrhnout přestávku' }).click();
  await proposal.getByRole('button', { name: 'I agree' }).click();
  await expect(a.getByTestId('line')).toContainText('přerušená');
  await a.getByRole('button', { name: 'Navrhnout…' }).click();
  await a.getByRole('button', { name: 'Navrhnout pokračování' }).click();
  await proposal.getByRole('button', { name: 'I agree' }).click();
  await expect(a.getByTestId('line')).not.toContainText('přerušená');
  await b.getByRole('button', { name: 'Propose…' }).click();
  await b.getByRole('button', { name: 'Resign' }).click();
  await b.getByRole('button', { name: 'Really resign?' }).click();
  await expect(a.getByRole('heading', { name: 'Vyhráli jste' })).toBeVisible();
  await expect(b.getByRole('heading', { name: 'You lost' })).toBeVisible();
  await expect(b.getByTestId('chance-proof')).toContainText('Verified', PROVING);
  await a.getByRole('button', { name: 'Smazat hru ze serveru' }).click();
  await a.getByRole('button', { name: 'Smazat pro všechny?' }).click();
  await expect(a.getByRole('heading', { name: 'Hrát s někým po síti' })).toBeVisible();
  await expect(b.getByTestId('barred')).toBeVisible();
});

test('a listed game is found and joined; whoever leaves is seen to be away', async ({ browser }) => {
  const { page: a } = await visitors.come(browser, house.url, 'cs-CZ');
  const { page: b, context } = await visitors.come(browser, house.url, 'en-GB');
  await a.goto('/new?with=friend');
  await a.getByLabel(/Jméno/).fill('Zbyněk');
  await a.getByLabel(/Může se přidat/).check();
  await a.getByRole('button', { name: 'Založit hru a získat odkaz' }).click();
  await a.getByTestId('waiting').waitFor();
  expect(await violations(a)).toEqual([]);
  await b.goto('/online');
  await b.locator('.shelf-row').first().waitFor();
  expect(await violations(b)).toEqual([]);
  await b.locator('.shelf-row', { hasText: 'Zbyněk' }).getByRole('link', { name: 'Sit down' }).click();
  await b.getByRole('button', { name: 'Sit down' }).waitFor();
  expect(await violations(b)).toEqual([]);
  await b.getByRole('button', { name: 'Sit down' }).click();
  await a.locator('.near .tile.lit').first().waitFor();
  await a.getByRole('button', { name: 'Říct' }).click();
  expect(await violations(a)).toEqual([]);
  await a.getByRole('button', { name: 'Říct' }).click();
  await expect(b.getByTestId('sitter-0')).toContainText('Zbyněk');
  await context.close();
  await expect(a.getByTestId('sitter-1')).toHaveAttribute('data-present', 'false', { timeout: 40_000 });
  await a.getByRole('button', { name: 'Navrhnout…' }).click();
  await expect(a.getByRole('button', { name: /Ať za něj hraje bot/ })).toBeDisabled();
});

test('what was lost on the way is asked for before long', async ({ browser }) => {
  let [losing, lost, asked] = [false, 0, 0];
  const { a, b } = await twoSit(browser, async (page) => {
    await page.clock.install();
    await page.routeWebSocket(/\/live\//, (line) => {
      const server = line.connectToServer();
      server.onMessage((message) => {
        if (losing && String(message).includes('["told"')) lost++;
        else line.send(message);
      });
      line.onMessage((message) => {
        if (String(message).includes('["sync"')) asked++;
        server.send(message);
      });
    });
  });
  const choose = async (page: Page): Promise<void> => {
    await page.locator('.near .tile.lit').first().click();
    await page.locator('.near .tile.picked').click();
  };
  const logged = b.locator('.log-line');
  await choose(b);
  await logged.first().waitFor({ state: 'attached' });
  const before = await logged.count();
  losing = true;
  await choose(a);
  await expect.poll(() => lost).toBe(1);
  losing = false;
  expect(await logged.count()).toBe(before);
  asked = 0;
  await b.clock.fastForward(31_000);
  await expect.poll(() => asked).toBe(1);
  await expect.poll(() => logged.count()).toBeGreaterThan(before);
});
