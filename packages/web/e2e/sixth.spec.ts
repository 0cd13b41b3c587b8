/**
 * A game that is no game of the house, of its folder and two lines in the list: its page, made of plain data, in a real
 * browser. The house with it is built once; the tests run one after the other.
 */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PROTOCOL } from '@kolbiste/wire/protocol';
import type { Browser, Page } from '@playwright/test';
import { visit } from './play.ts';
import { answerWith, goesOn, hasten, PROVING, point, pressMain, standing } from './pointing.ts';
import { expect, test } from './seeded.ts';
import { violations, violationsInBoth } from './violations.ts';
import { Visitors } from './visitors.ts';

test.describe.configure({ mode: 'default' });

interface Addresses {
  readonly url: string;
  /** The same server with a page that does not know the game. */
  readonly without: string;
}

let house: ChildProcess;
let at: Addresses;

test.beforeAll(async () => {
  // A page is built for it.
  test.setTimeout(480_000);
  const started = spawn(process.execPath, [join(import.meta.dirname, 'sixth-house.mjs')], {
    env: { ...process.env, KOLBISTE_E2E_SERVER: 'sixth' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  house = started;
  const gone = once(started, 'exit').then(([code]) => {
    throw new Error(`the house with one game more ended with ${code}`);
  });
  const [line] = await Promise.race([once(createInterface({ input: started.stdout }), 'line'), gone]);
  gone.catch(() => undefined);
  at = JSON.parse(line as string) as Addresses;
});

test.afterAll(async () => {
  if (house.exitCode !== null) return;
  house.kill('SIGTERM');
  await once(house, 'exit');
});

const visitors = new Visitors();
test.afterEach(() => visitors.leave());

const GAME = 'high-card';
const over = (page: Page) => page.getByTestId('over');
const lit = '.plain-thing.lit';
const openHand = (page: Page) => page.locator('.plain-zone.near .plain-row').first().locator('.plain-thing');

/** The round in which the page still owes its card; undefined = it owes none. */
const owes = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const asked = document.querySelector('.caption.asked') !== null;
    return asked ? (document.querySelector('.rail-round')?.textContent ?? '') : undefined;
  });

/** Answers what is asked, until it is owed no more: both choose at once, and a step of the table may have been the other's. */
async function answerOwn(page: Page, press: (missed: number) => Promise<void>): Promise<void> {
  if (!(await goesOn(page))) return;
  const round = await owes(page);
  await answerWith(page, press);
  if (round !== undefined && (await owes(page)) === round) await answerOwn(page, press);
}

/** Chooses the n-th card that can be chosen, and confirms it with the main button. */
const choose = (page: Page, n = 0): Promise<void> =>
  answerOwn(page, async (missed) => {
    const { cards } = await standing(page, { cards: lit });
    if (cards > 0) await point(page, lit, (n + missed) % cards);
    await pressMain(page);
  });

/** What reaches beyond the screen sideways. */
const beyond = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('from the front page against a bot to the end, then its replay', async ({ page }) => {
  await hasten(page);
  const wrong = await visit(page, at.url, { speed: 0, level: 'easy' });
  await page.getByRole('button', { name: 'Hrát hned (High Card)' }).click();
  await page.locator(lit).first().waitFor();
  expect(await violationsInBoth(page)).toEqual([]);
  for (let n = 0; await goesOn(page); n++) await choose(page, n);
  await expect(over(page)).toContainText(/Vyhráli jste|Prohráli jste|Remíza/);
  await expect(over(page)).toContainText('5. kolo z 5');
  // Its course in points, and what the deal brought beside what was to be expected.
  await expect(page.locator('[data-testid=curve][data-whole=true]')).toContainText('Body');
  await expect(page.getByTestId('luck').getByRole('listitem').first()).toHaveText(/^Vy: 5 náhod přineslo \d+/);
  await expect(page.getByTestId('over-why')).toContainText('Konec hry');
  expect(await violations(page)).toEqual([]);
  await over(page).getByRole('button', { name: 'Prohlédnout stůl' }).click();
  await page.locator('.plain-zone.near .plain-fact').click();
  await expect(page.getByTestId('figure-now')).toContainText('Body');
  await page.keyboard.press('Escape');
  await over(page).getByRole('button', { name: 'Zpět k výsledku' }).click();
  await page.getByRole('button', { name: 'Přehrát znovu' }).click();
  await expect(page.locator('.scrubber')).toBeVisible();
  await page.locator('.scrubber input').fill('2');
  await expect(page.locator('.rail-round')).toHaveText('2. kolo z 5');
  expect(await violations(page)).toEqual([]);
  expect(wrong).toEqual([]);
});

test('by keyboard, in English, on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const wrong = await visit(page, `${at.url}/new/${GAME}`, { speed: 0, level: 'random', lang: 'en' });
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('1 round', { exact: true }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator(lit).first().waitFor();
  expect(await violationsInBoth(page)).toEqual([]);
  expect(await beyond(page)).toBe(0);
  await page.keyboard.press('t');
  await expect(page.getByRole('dialog')).toContainText('Round 1 of 1');
  expect(await violations(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The dialog gives the focus back in the next frame, and a list that loses it goes.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.keyboard.press('o');
  await expect(page.getByTestId('sheet')).toContainText('Choose the card');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(`${lit}:focus`)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('.plain-thing.picked')).not.toHaveCount(0);
  await page.locator('[data-testid=main][data-ready=true]').waitFor();
  await page.locator('body').press('Space');
  await expect(over(page)).toContainText(/You won|You lost|A draw/);
  expect(await beyond(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  expect(wrong).toEqual([]);
});

/** A game against a bot, begun anew until the hand holds a pair; the card that it holds twice. */
async function withPair(page: Page): Promise<string> {
  for (let n = 0; n < 40; n++) {
    await page.goto(`${at.url}/new/${GAME}`);
    await page.getByRole('button', { name: 'Začít hru' }).click();
    await expect(openHand(page)).toHaveCount(5);
    const faces = await openHand(page).locator('.face').allInnerTexts();
    const twice = faces.find((face, k) => faces.indexOf(face) < k);
    if (twice !== undefined) return twice;
  }
  throw new Error('no pair in any hand');
}

test('a card that cannot be chosen says why, with its paragraph', async ({ page }) => {
  await hasten(page);
  const wrong = await visit(page, `${at.url}/new/${GAME}`, { speed: 0, level: 'random' });
  const card = `Karta ${await withPair(page)}`;
  const cards = openHand(page).filter({ has: page.getByText(card, { exact: true }) });
  await answerOwn(page, async () => {
    await cards.first().click();
    await pressMain(page);
  });
  await goesOn(page);
  await expect(cards).toHaveCount(1);
  await expect(cards).not.toHaveClass(/lit/);
  await cards.click();
  const toast = page.getByTestId('toast');
  await expect(toast).toContainText('Zvolte jinou kartu než tu, kterou jste ukázali naposledy.');
  expect(await violations(page)).toEqual([]);
  await toast.getByRole('button', { name: 'Pravidlo 3' }).click();
  await expect(page.getByRole('dialog')).toContainText('Nelze zvolit kartu stejnou');
  expect(wrong).toEqual([]);
});

test('two at one screen: behind the curtain no hand is in the page, before it one', async ({ page }) => {
  await hasten(page);
  const wrong = await visit(page, `${at.url}/new/${GAME}`, { speed: 0, level: 'random' });
  await page.getByLabel('Dva u jedné obrazovky').check();
  await page.getByRole('button', { name: 'Začít hru' }).click();
  const theirs = page.locator('.plain-zone:not(.near) .plain-row').first();
  const curtain = page.getByTestId('curtain');
  const sitDown = async (cards: number): Promise<void> => {
    await page.getByTestId('take-seat').click();
    await expect(openHand(page)).toHaveCount(cards);
    await expect(theirs).not.toContainText(/Karta \d/);
  };
  await sitDown(5);
  await choose(page);
  await expect(curtain).toBeVisible();
  expect(await page.locator('.plain-thing').count()).toBe(0);
  await sitDown(5);
  await choose(page);
  // Whoever sits there goes on: both are asked again.
  await expect(page.locator('.rail-round')).toHaveText('2. kolo z 5');
  await expect(openHand(page)).toHaveCount(4);
  await choose(page);
  await expect(curtain).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(wrong).toEqual([]);
});

test('its rules are a page of the house', async ({ page }) => {
  const wrong = await visit(page, `${at.url}/rules/${GAME}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pravidla vlastními slovy');
  await expect(page.locator('.rule-section li')).toHaveCount(7);
  await page.getByRole('searchbox').fill('3');
  await expect(page.locator('.rule-section li')).toHaveCount(1);
  await expect(page.locator('.rule-section')).toContainText('Nelze zvolit kartu stejnou');
  expect(await violations(page)).toEqual([]);
  expect(wrong).toEqual([]);
});

test('by link, each in a browser and language of their own, to the end', async ({ browser }) => {
  const { page: mine } = await visitors.come(browser, at.url, 'cs-CZ');
  const { page: theirs } = await visitors.come(browser, at.url, 'en-GB');
  await mine.goto(`/new/${GAME}?with=friend`);
  await mine.getByLabel('3 kola').check();
  await mine.getByRole('button', { name: 'Založit hru a získat odkaz' }).click();
  const invite = await mine.getByTestId('invite').inputValue();
  await theirs.goto(invite);
  const sit = theirs.getByRole('button', { name: 'Sit down' });
  await sit.waitFor();
  expect(await violations(theirs)).toEqual([]);
  await sit.click();
  const pages = [mine, theirs];
  for (const one of pages) await one.locator(lit).first().waitFor();
  await expect(theirs.locator('.rail-round')).toHaveText('Round 1 of 3');
  for (let n = 0; n < 3; n++) await Promise.all(pages.map((one) => choose(one, n)));
  for (const one of pages) {
    await expect(over(one)).toBeVisible();
    await expect(one.getByTestId('chance-proof')).toHaveClass(/good/, PROVING);
    expect(await violations(one)).toEqual([]);
  }
});

test('two at one screen: whoever is asked too may answer first, by button or key', async ({ page }) => {
  await hasten(page);
  const wrong = await visit(page, `${at.url}/new/${GAME}`, { speed: 0, level: 'random' });
  await page.getByLabel('Dva u jedné obrazovky').check();
  await page.getByRole('button', { name: 'Začít hru' }).click();
  const theirs = page.locator('.plain-zone:not(.near) .plain-row').first();
  await page.getByTestId('take-seat').click();
  const asked = page.locator('.caption.asked');
  await expect(asked).toContainText('Hráč A');
  await expect(page.getByTestId('choosing')).toHaveText('Vybírá hráč B. Kterou kartu zvolíte?');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Teď odpoví hráč B' }).click();
  const curtain = page.getByTestId('curtain');
  await expect(curtain).toContainText('Na řadě je hráč B');
  expect(await page.locator('.plain-thing').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.clock.runFor(1000);
  await page.getByTestId('take-seat').click();
  await expect(asked).toContainText('Hráč B');
  await expect(theirs).not.toContainText(/Karta \d/);
  await expect(page.getByTestId('choosing')).toContainText('Vybírá hráč A.');
  await page.keyboard.press('n');
  await expect(curtain).toContainText('Na řadě je hráč A');
  // Behind the curtain too either may sit down.
  await page.clock.runFor(1000);
  await page.getByTestId('take-seat-1').click();
  await choose(page);
  await expect(curtain).toContainText('Na řadě je hráč A');
  expect(wrong).toEqual([]);
});

/** Two strangers at a table by link, both asked; each may take 'ready' back for so many seconds. */
async function byLink(browser: Browser, grace: number): Promise<{ mine: Page; theirs: Page }> {
  const { page: mine } = await visitors.come(browser, at.url, 'cs-CZ');
  const { page: theirs } = await visitors.come(browser, at.url, 'en-GB');
  for (const page of [mine, theirs])
    await page.addInitScript((seconds) => {
      localStorage.setItem('kolbiste.settings', JSON.stringify({ speed: 0, level: 'random', grace: seconds }));
    }, grace);
  await mine.goto(`/new/${GAME}?with=friend`);
  await mine.getByLabel('3 kola').check();
  await mine.getByLabel(/Jméno/).fill('Anna');
  await mine.getByRole('button', { name: 'Založit hru a získat odkaz' }).click();
  const invite = await mine.getByTestId('invite').inputValue();
  await theirs.goto(invite);
  await theirs.getByLabel(/The name/).fill('Ben');
  await theirs.getByRole('button', { name: 'Sit down' }).click();
  for (const page of [mine, theirs]) await page.locator(lit).first().waitFor();
  return { mine, theirs };
}

const choosing = (page: Page) => page.getByTestId('choosing');

test('by link both are asked at once: each sees that the other chooses, and by its name', async ({ browser }) => {
  const { mine, theirs } = await byLink(browser, 0);
  await expect(choosing(mine)).toHaveText('Vybírá Ben. Kterou kartu zvolíte?');
  await expect(choosing(theirs)).toHaveText('Anna is choosing. Which card do you choose?');
  for (const page of [mine, theirs]) expect(await violations(page)).toEqual([]);
  await choose(mine);
  await expect(choosing(theirs)).toHaveText('');
  await expect(theirs.locator('.caption.asked')).toBeVisible();
});

test('by link one points and shows what it thinks of; what the other does not see stays hidden', async ({
  browser,
}) => {
  const { mine, theirs } = await byLink(browser, 0);
  for (const page of [mine, theirs]) await choose(page);
  for (const page of [mine, theirs]) await page.locator(lit).first().waitFor();
  const shownLast = mine.locator('[data-place="shown.1"]');
  const words = await theirs.locator('[data-place="shown.1"] .sr').innerText();
  await mine.keyboard.press('p');
  await expect(choosing(mine)).toContainText('Vyberte, na co ostatním ukázat.');
  await shownLast.click();
  await expect(theirs.getByTestId('shown-0')).toHaveText(`Anna points at: ${words}`);
  await expect(theirs.locator('[data-place="shown.1"][data-shown=point]')).toHaveCount(1);
  await theirs.clock.runFor(4000);
  await expect(theirs.getByTestId('shown-0')).toHaveCount(0);
  await mine.getByRole('button', { name: 'Říct' }).click();
  await mine.getByTestId('aim-intend').click();
  await shownLast.focus();
  await mine.keyboard.press('Enter');
  await expect(theirs.getByTestId('shown-0')).toHaveText(`Anna is thinking of: ${words}`);
  for (const page of [mine, theirs]) expect(await violations(page)).toEqual([]);
  await mine.getByTestId('intend-back').click();
  await expect(theirs.getByTestId('shown-0')).toHaveCount(0);
  // A card of the own hand is nobody else's business, not even its place.
  await mine.keyboard.press('j');
  await openHand(mine).first().click();
  await expect(mine.getByTestId('toast')).toContainText('To nevidí všichni u stolu');
  await mine.keyboard.press('p');
  await shownLast.click();
  await expect(theirs.getByTestId('shown-0')).toHaveText(`Anna points at: ${words}`);
  // With the next step it is over.
  await choose(theirs);
  await expect(theirs.getByTestId('shown-0')).toHaveCount(0);
});

test('by link whoever is ready may take it back, and has answered when the time is over', async ({ browser }) => {
  const { mine, theirs } = await byLink(browser, 5);
  const chooseOne = async (page: Page): Promise<void> => {
    await page.clock.runFor(1000);
    await page.locator(lit).first().click();
    await page.locator(`${lit}.picked`).first().click();
  };
  const step = (page: Page) => page.locator('#content');
  await chooseOne(mine);
  await expect(theirs.getByTestId('ready')).toHaveText('Anna is ready and may still take it back.');
  await expect(choosing(mine)).toContainText('Máte hotovo.');
  expect(await violations(mine)).toEqual([]);
  await mine.getByTestId('ready-back').click();
  await expect(theirs.getByTestId('ready')).toHaveCount(0);
  await expect(mine.locator('.caption.asked')).toBeVisible();
  await expect(step(theirs)).toHaveAttribute('data-step', '0');
  await chooseOne(mine);
  await expect(theirs.getByTestId('ready')).toHaveCount(1);
  await mine.keyboard.press('Escape');
  await expect(theirs.getByTestId('ready')).toHaveCount(0);
  await chooseOne(mine);
  await mine.clock.runFor(6000);
  await expect(step(theirs)).toHaveAttribute('data-step', '1');
  await expect(theirs.getByTestId('ready')).toHaveCount(0);
});

test('what the game has not is said to whoever asks for it', async ({ page }) => {
  await visit(page, `${at.url}/cards/${GAME}`);
  await expect(page.getByTestId('without')).toContainText('High Card');
  expect(await violations(page)).toEqual([]);
});

test('a page that does not know the game says so at its table, instead of showing another one', async ({ page }) => {
  const data = { protocol: PROTOCOL, game: GAME, rulesVersion: '1', seats: [{ who: 'me' }, { who: 'open' }] };
  const made = await page.request.post(`${at.without}/api/games`, { data });
  const { id } = (await made.json()) as { id: string };
  await visit(page, `${at.without}/play/${id}`);
  await expect(page.getByTestId('without')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
