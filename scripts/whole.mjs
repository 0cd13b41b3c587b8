// `npm run whole`: browser tests that play to the very end what `npm test` plays a part of. Takes many minutes.
//
//   npm run whole                             by the usual chance
//   KOLBISTE_E2E_SEED='another' npm run whole by another, whose word is printed
import { join } from 'node:path';
import { ensureClient } from './boot/client.mjs';
import { root } from './boot/platform.mjs';
import { prepareChromium } from './test/chromium.mjs';
import { tool } from './test/exec.mjs';

const HOURS = 3;
const deadline = Date.now() + HOURS * 3_600_000;
const chromium = await prepareChromium(deadline);
if ('reason' in chromium) {
  console.error(`No browser: ${chromium.reason}.`);
  process.exitCode = 1;
} else {
  await ensureClient(root, process.execPath);
  const seed = process.env['KOLBISTE_E2E_SEED'] ?? 'kolbiste';
  console.log(`KOLBISTE_E2E_SEED='${seed}'`);
  const config = join('packages', 'web', 'playwright.config.ts');
  const args = ['test', '--config', config, '--reporter=list', '--grep', '@whole', '--workers', '1'];
  const env = { NO_COLOR: undefined, KOLBISTE_CHROMIUM: chromium.path, KOLBISTE_E2E_SEED: seed, KOLBISTE_WHOLE: '1' };
  process.exitCode = (await tool({ root, deadline }, ['@playwright/test/cli.js', ...args], { env })) ?? 1;
}
