// `npm run size`: what comes over the wire to a browser until the first option of the first table can be clicked.
// The same measurement is one of the browser tests of `npm test`.
import { join } from 'node:path';
import { ensureClient } from './boot/client.mjs';
import { root } from './boot/platform.mjs';
import { prepareChromium } from './test/chromium.mjs';
import { tool } from './test/exec.mjs';

const MINUTES = 5;

const deadline = Date.now() + MINUTES * 60_000;
const chromium = await prepareChromium(deadline);
if ('reason' in chromium) {
  console.error(`Not measured: ${chromium.reason}.`);
  process.exitCode = 1;
} else {
  await ensureClient(root, process.execPath);
  const config = join('packages', 'web', 'playwright.config.ts');
  const code = await tool({ root, deadline }, ['@playwright/test/cli.js', 'test', '--config', config, 'size.spec.ts'], {
    env: { NO_COLOR: undefined, KOLBISTE_CHROMIUM: chromium.path },
  });
  process.exitCode = code ?? 1;
}
