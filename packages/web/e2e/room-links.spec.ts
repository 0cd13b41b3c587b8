/** Handing a table on: by QR code, by the system's share, by copying; and what a table is founded with. */
import type { Browser, Locator, Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import type { House } from './house.ts';
import { openHouse } from './house.ts';
import { expect, newBrowser, test } from './seeded.ts';
import { violationsInBoth } from './violations.ts';
import { visitorsOf } from './visitors.ts';

let house: House;
const visitors = visitorsOf(async () => {
  house = await openHouse();
  return house;
});

/** What a camera reads where a thing is drawn: from the very pixels of the screen. */
async function readCode(browser: Browser, drawn: Locator): Promise<string> {
  const picture = (await drawn.screenshot()).toString('base64');
  const blank = await browser.newPage();
  const { width, height, data } = await blank.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    pen.drawImage(image, 0, 0);
    const pixels = pen.getImageData(0, 0, image.width, image.height);
    const data = btoa(Array.from(pixels.data, (byte) => String.fromCharCode(byte)).join(''));
    return { width: pixels.width, height: pixels.height, data };
  }, picture);
  await blank.close();
  return decodeQR({ width, height, data: new Uint8Array(Buffer.from(data, 'base64')) });
}

/** Founds a game and waits for whoever comes. */
async function waiting(page: Page): Promise<void> {
  await page.goto('/new/tmmstone?with=friend');
  await page.getByRole('button', { name: 'Založit hru a získat odkaz' }).click();
  await page.getByTestId('waiting').waitFor();
}

test('the invitation is read from its QR code in the light and in the dark; nothing of it is fetched before', async ({
  browser,
}) => {
  const { page } = await visitors.come(browser, house.url, 'cs-CZ');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await waiting(page);
  expect(asked.filter((path) => /\/qr-/.test(path))).toEqual([]);
  const button = page.getByTestId('invite-code');
  await button.focus();
  await page.keyboard.press('Enter');
  const code = page.getByRole('img', { name: 'QR kód: Odkaz pro soupeře' });
  const invite = await page.getByTestId('invite').inputValue();
  expect(await readCode(browser, code)).toBe(invite);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await readCode(browser, code)).toBe(invite);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await readCode(browser, code)).toBe(invite);
  expect(await violationsInBoth(page)).toEqual([]);
  await button.click();
  await expect(code).toHaveCount(0);
  // The own seat goes to another device in the same way.
  await page.getByText('Pokračovat na jiném zařízení').click();
  await page.getByTestId('key-code').click();
  const own = page.getByRole('img', { name: 'QR kód: Váš vlastní odkaz' });
  expect(await readCode(browser, own)).toBe(await page.getByTestId('key').inputValue());
});

test('without a system that shares, the link is copied', async ({ browser }) => {
  const { page, context } = await visitors.come(browser, house.url, 'cs-CZ');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await waiting(page);
  await expect(page.getByTestId('invite-share')).toHaveCount(0);
  await page.getByTestId('invite-copy').click();
  await expect(page.getByText('Zkopírováno')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await page.getByTestId('invite').inputValue());
});

test('where the clipboard is closed the link stands selected, and that is said', async ({ browser }) => {
  const { page } = await visitors.come(browser, house.url, 'cs-CZ');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await waiting(page);
  await page.getByTestId('invite-copy').click();
  await expect(page.getByText('Odkaz je označený')).toBeVisible();
  const invite = await page.getByTestId('invite').inputValue();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(invite);
});

/** A page on a system that shares: what it was handed, and how that went. */
async function sharing(browser: Browser, refusal: string): Promise<Page> {
  const context = await newBrowser(browser, { locale: 'cs-CZ', baseURL: house.url, reducedMotion: 'reduce' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript((name) => {
    const share = async (what: ShareData): Promise<void> => {
      document.documentElement.dataset['handed'] = JSON.stringify(what);
      if (name !== '') throw new DOMException('', name);
    };
    Object.defineProperty(navigator, 'share', { value: share });
  }, refusal);
  const page = await context.newPage();
  await waiting(page);
  return page;
}

test('where the system shares, it is handed the invitation; what fails is copied, what is put off is not', async ({
  browser,
}) => {
  for (const [refusal, copies] of [
    ['', false],
    ['AbortError', false],
    ['NotAllowedError', true],
  ] as const) {
    const page = await sharing(browser, refusal);
    const url = await page.getByTestId('invite').inputValue();
    await page.getByTestId('invite-share').click();
    const handed = page.locator('html');
    await expect(handed).toHaveAttribute('data-handed', JSON.stringify({ title: 'Pozvánka do hry TMMStone', url }));
    await expect(page.getByText('Zkopírováno')).toHaveCount(copies ? 1 : 0);
    // The key of the own seat is for nobody else: it is never offered to others.
    await page.getByText('Pokračovat na jiném zařízení').click();
    await expect(page.getByTestId('key-copy')).toBeVisible();
    await expect(page.getByTestId('key-share')).toHaveCount(0);
    await page.context().close();
  }
});

test('a table is founded with the time after which passes are shown, where the game has windows', async ({
  browser,
}) => {
  const { page } = await visitors.come(browser, house.url, 'cs-CZ');
  const field = page.getByLabel('Kdy se ukáže pas');
  for (const game of ['/new', '/new/tmmstone']) {
    await page.goto(`${game}?with=friend`);
    await page.getByRole('button', { name: 'Založit hru a získat odkaz' }).waitFor();
    await expect(field).toHaveCount(0);
  }
  await page.goto('/new/lotr?with=friend');
  await field.selectOption({ label: 'Po 4 sekundách, ať pasuje kdokoli' });
  expect(await violationsInBoth(page)).toEqual([]);
  await page.getByRole('button', { name: 'Založit hru a získat odkaz' }).click();
  await expect(page.getByTestId('waiting')).toContainText('Pas se tu ukáže po 4 sekundách');
  const id = new URL(await page.getByTestId('watch').inputValue()).pathname.split('/').at(-1);
  const table = await page.request.get(`${house.url}/api/games/${id}`);
  expect(await table.json()).toMatchObject({ countdown: 4000 });
  // Whoever is invited is told so before sitting down.
  const guest = await visitors.come(browser, house.url, 'en-GB');
  await guest.page.goto(await page.getByTestId('invite').inputValue());
  await expect(guest.page.getByTestId('door')).toContainText('Passes are shown after 4 seconds here, whoever passes.');
});
