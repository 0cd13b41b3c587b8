/**
 * `npm run bench -- --page`: how fast the page is where the processor is slow, as a table with what it should be.
 *
 *   --slow N       so many times slower (default 4)
 *   --answers N    answers given at each table (default 40)
 *   --only NAME    tables whose names contain this
 *
 * Click to its first effect: from the press that gives an answer to the first picture with what the table made of it, a
 * line of the log or the next question; how long the telling goes on after that is a matter of the speed that is set.
 * Where more moved than should, what moved is told on stderr.
 *
 * Compare figures of one run only, on a machine that does nothing else.
 */
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';
import { BUILD, openServer } from '../server.ts';
import { moved, rowsOf } from './figures.ts';
import type { Measured } from './tables.ts';
import { playAt, SCREENS, TABLES } from './tables.ts';
import type { Noted } from './watch.ts';
import { noted, watch } from './watch.ts';

const { values } = parseArgs({
  options: {
    slow: { type: 'string', default: '4' },
    answers: { type: 'string', default: '40' },
    only: { type: 'string', default: '' },
  },
});

/** Plays a while at one table. */
async function measure(browser: Browser, url: string, table: Measured, width: number, height: number) {
  const context = await browser.newContext({ baseURL: url, locale: 'cs-CZ', viewport: { width, height } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await watch(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) });
    await playAt(page, table, Number(values.answers));
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
  for (const table of TABLES.filter(({ name }) => name.includes(values.only)))
    for (const { screen, width, height } of SCREENS) {
      const found: Noted = await measure(browser, server.url, table, width, height);
      for (const row of rowsOf(`${table.name}, ${screen}`, found)) console.log(row);
      for (const line of moved(found)) console.error(line);
    }
} finally {
  await browser.close();
  await server.stop();
}
