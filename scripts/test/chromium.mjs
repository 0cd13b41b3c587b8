// Finds the browser of the browser tests, or installs it where that is possible and allowed.
import { existsSync } from 'node:fs';
import { byHand, install, mayInstall } from './debian.mjs';
import { execute } from './exec.mjs';

/** Without windows it draws the same pages in three quarters of the time. */
const WINDOWLESS = '/usr/bin/chromium-headless-shell';

const PLACES = [
  WINDOWLESS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * @param {number} deadline
 * @returns {Promise<{ path: string } | { reason: string }>}
 */
export async function prepareChromium(deadline) {
  const found = await findChromium();
  if (found) return { path: found };
  if (!mayInstall()) {
    console.log(`No Chromium here. To run the browser tests, install it: ${installHint()}`);
    return { reason: 'browser tests (no Chromium here)' };
  }
  const done = await install(['chromium-headless-shell'], 'the browser tests', deadline);
  const path = done ? await findChromium() : undefined;
  return path ? { path } : { reason: 'browser tests (Chromium could not be installed)' };
}

/** The first Chromium that really starts: on some systems the command is there and only offers to install it. */
async function findChromium() {
  const own = process.env['KOLBISTE_CHROMIUM'];
  for (const path of own ? [own] : PLACES) {
    if (!existsSync(path)) continue;
    const starts = process.platform === 'win32' || (await startsUp(path));
    if (starts) return path;
  }
  return undefined;
}

/** @param {string} path */
async function startsUp(path) {
  return (await execute(path, ['--version'], { timeout: 30_000, quiet: true })) === 0;
}

function installHint() {
  if (existsSync('/usr/bin/apt-get')) return byHand(['chromium-headless-shell']);
  return 'any Chromium or Chrome, its path in KOLBISTE_CHROMIUM';
}
