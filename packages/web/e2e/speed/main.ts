/**
 * `npm run bench -- --page`: how fast the page is where the processor is slow, as a table with what it should be.
 *
 *   --slow N       so many times slower (default 4)
 *   --answers N    answers given at each table (default 16)
 *   --only NAME    tables whose names contain this
 *
 * Compare figures of one run only, on a machine that does nothing else.
 */
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { answer as answerDuel, visit } from '../play.ts';
import { answer as answerRings } from '../play-rings.ts';
import { answer as answerStone } from '../play-stone.ts';
import { goesOn } from '../pointing.ts';
import { BUILD, openServer } from '../server.ts';
import { rowsOf } from './figures.ts';
import type { Noted } from './watch.ts';
import { noted, watch } from './watch.ts';

const { values } = parseArgs({
  options: {
    slow: { type: 'string', default: '4' },
    answers: { type: 'string', default: '16' },
    only: { type: 'string', default: '' },
  },
});

const TABLES: readonly (readonly [name: string, answer: (page: Page, n: number) => Promise<void>])[] = [
  ['Scratch Wars', (page, n) => answerDuel(page, n)],
  ['TMMStone', (page) => answerStone(page)],
  ['The Lord of the Rings', (page, n) => answerRings(page, n)],
];

const SCREENS = [
  ['phone', 360, 740],
  ['desktop', 1440, 900],
] as const;

/** Plays a while at one table. */
async function measure(browser: Browser, url: string, table: (typeof TABLES)[number], width: number, height: number) {
  const [name, answer] = table;
  const context = await browser.newContext({ baseURL: url, locale: 'cs-CZ', viewport: { width, height } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await watch(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) });
    await visit(page, '/', { speed: 1, level: 'random' });
    await page.getByRole('button', { name: new RegExp(`Hrát hned .${name}`) }).click();
    for (let n = 0; n < Number(values.answers) && (await goesOn(page)); n++) await answer(page, n);
    return await noted(page);
  } finally {
    await context.close();
  }
}

const server = await openServer({ page: BUILD, seed: 'speed of the page' });
const browser = await chromium.launch({
  executablePath: process.env['KOLBISTE_CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
try {
  console.log(`| processor ${values.slow} times slower | figure | measured | aim | |\n|---|---|---|---|---|`);
  for (const table of TABLES.filter(([name]) => name.includes(values.only)))
    for (const [screen, width, height] of SCREENS) {
      const found: Noted = await measure(browser, server.url, table, width, height);
      for (const row of rowsOf(`${table[0]}, ${screen}`, found)) console.log(row);
    }
} finally {
  await browser.close();
  await server.stop();
}
