// Pictures of every page and of every table in every state (packages/web/e2e/looks), docs/look.md says which.
//
//   npm run pictures                        makes the reference pictures anew that `npm test` compares with, and those of --sheet
//   npm run pictures -- --only decks        those of states whose names contain this
//   npm run pictures -- --sheet             pictures at full size, and a page on which they can be looked at one by one
//   npm run pictures -- --every             makes none: measures every state in all twenty looks, where `npm test` takes six
//   npm run pictures -- --every --sheet     all twenty to look at
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureClient } from './boot/client.mjs';
import { root } from './boot/platform.mjs';
import { sheetOf } from './pictures/sheet.mjs';
import { prepareChromium } from './test/chromium.mjs';
import { tool } from './test/exec.mjs';

const MINUTES = 60;
const LOOKS = join(root, 'packages', 'web', 'e2e', 'looks');

const { values } = parseArgs({
  options: {
    sheet: { type: 'boolean', default: false },
    every: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});
const mode = values.sheet ? 'sheet' : values.every ? 'compare' : 'new';
const sheet = join(root, 'packages', 'web', 'test-results', 'pictures');
const folders = [...(mode === 'compare' ? [] : [sheet]), ...(mode === 'new' ? [join(LOOKS, 'pictures')] : [])];

const deadline = Date.now() + MINUTES * 60_000;
const chromium = await prepareChromium(deadline);
if ('reason' in chromium) {
  console.error(`No pictures: ${chromium.reason}.`);
  process.exitCode = 1;
} else {
  await ensureClient(root, process.execPath);
  // Pictures of states that are no longer there go with the rest.
  for (const folder of folders) {
    if (values.only === '') rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  const config = join('packages', 'web', 'playwright.config.ts');
  const args = ['test', '--config', config, '--retries', '0', 'looks.spec.ts', '--output', join(sheet, '..', 'tried')];
  const only = values.only === '' ? [] : ['--grep', values.only];
  const code = await tool({ root, deadline }, ['@playwright/test/cli.js', ...args, ...only], {
    env: {
      NO_COLOR: undefined,
      KOLBISTE_CHROMIUM: chromium.path,
      KOLBISTE_PICTURES: mode,
      KOLBISTE_LOOKS: values.every ? 'every' : '',
      KOLBISTE_SHEET: sheet,
    },
  });
  if (mode !== 'compare') {
    const states = readdirSync(sheet, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const page = join(sheet, 'index.html');
    writeFileSync(page, sheetOf(states.map(({ name }) => ({ name, pictures: readdirSync(join(sheet, name)) }))));
    console.log(`Look at ${page}`);
  }
  process.exitCode = code ?? 1;
}
