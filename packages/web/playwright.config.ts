import { existsSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// A port of its own for each run, so that two checkouts can be tested at once; the workers inherit it.
process.env.KOLBISTE_E2E_PORT ??= String(20_000 + (process.pid % 20_000));
const PORT = Number(process.env.KOLBISTE_E2E_PORT);

// The copy of the build that the tests' servers show (e2e/serve.mjs).
process.env.KOLBISTE_PAGE ??= join(tmpdir(), `kolbiste-page-${PORT}`);

// Servers that are started as the command line starts them are compiled once.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../node_modules/.cache/compiled');

/** Whether this is a campaign (`npm run long`), which tries what is marked so (e2e/seeded.ts) beside all the rest. */
const LONG = process.env.KOLBISTE_LONG === '1';

/**
 * What Playwright switches off, as a later list replaces its own; and spare renderers, each of which costs half of a page
 * that hardly any test opens.
 */
const SWITCHED_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'SpareRendererForSitePerProcess',
];

const WINDOWLESS = '/usr/bin/chromium-headless-shell';

/** Debian's Chromium, without windows if it is there, or the one that KOLBISTE_CHROMIUM names. Software drawing, so that it runs anywhere. */
export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  timeout: 240_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  ...(LONG ? {} : { grepInvert: /@long/ }),
  // One more than there are cores: a page waits now and then, and each test goes to whichever worker is free.
  workers: availableParallelism() + 1,
  // Tried again only to be recorded and to tell chance from a fault: what passes then counts as failed (scripts/test/retried.mjs).
  retries: process.env.CI === 'true' ? 1 : 0,
  reporter: [['list']],
  // Reference pictures are made anew by a command of their own (scripts/pictures.mjs), never by a test that lacks one.
  snapshotPathTemplate: '{testDir}/looks/pictures/{arg}{ext}',
  updateSnapshots: 'none',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'cs-CZ',
    viewport: { width: 1280, height: 800 },
    // Nothing moves where movement is not what is tested: a press waits until a thing lies still.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test takes as long again as the test: what failed is recorded when it is tried again.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.KOLBISTE_CHROMIUM ?? (existsSync(WINDOWLESS) ? WINDOWLESS : '/usr/bin/chromium'),
      // Letters as the system wants them drawn, as a browser with windows does.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--font-render-hinting=slight',
        `--disable-features=${SWITCHED_OFF.join()}`,
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" e2e/serve.mjs`,
    cwd: import.meta.dirname,
    env: { PORT: String(PORT) },
    url: `http://127.0.0.1:${PORT}`,
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
