/** The tests of the page: what chance brings follows from their titles, and a test that fails says how to repeat it. */
import type { Browser, BrowserContext, BrowserContextOptions, TestInfo } from '@playwright/test';
import { test as plain } from '@playwright/test';
import { baseOf, pageScript, seedOf } from './chance.ts';

export { expect } from '@playwright/test';

/**
 * What `npm run long` tries and `npm test` does not: the same at another width, in the other language, in another game,
 * and what costs more than the rest of its file.
 */
export const LONG = { tag: '@long' } as const;

/** Whether this run is the campaign. */
export const IS_LONG = process.env['KOLBISTE_LONG'] === '1';

/** Marks those of a row that `npm test` leaves to the campaign. */
export const longIf = (isLong: boolean): { readonly tag?: string } => (isLong ? LONG : {});

const places = new WeakMap<TestInfo, number>();

/** A seed for another browser or server of the test that runs: the second, the third and so on. */
export function nextSeed(): string {
  const test = plain.info();
  const place = (places.get(test) ?? 1) + 1;
  places.set(test, place);
  return `${seedOf(test)} / ${place}`;
}

/** Keeps the service worker from coming: after a few seconds it fetches all there is, in every test anew. */
const fetchLess = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    if ('serviceWorker' in navigator) navigator.serviceWorker.register = () => new Promise(() => undefined);
  });

/** Somebody else's browser. @param seed by default one of its own */
export async function newBrowser(
  browser: Browser,
  options: BrowserContextOptions,
  seed = nextSeed(),
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.addInitScript({ content: pageScript(seed) });
  await fetchLess(context);
  return context;
}

export const test = plain.extend<{ repeatable: void; fetchesAll: boolean }>({
  /** Whether the page fetches all there is, to be used without a network, as it does outside of tests. */
  fetchesAll: [false, { option: true }],
  context: async ({ context, fetchesAll }, run) => {
    await context.addInitScript({ content: pageScript(seedOf(plain.info())) });
    if (!fetchesAll) await fetchLess(context);
    await run(context);
  },
  repeatable: [
    // The runner reads from the first parameter which fixtures are wanted; it has to take one.
    async ({ browserName: _ }, run, info) => {
      await run();
      if (info.status === info.expectedStatus) return;
      await info.attach('chance', { body: `KOLBISTE_E2E_SEED='${baseOf(info)}'`, contentType: 'text/plain' });
    },
    { auto: true },
  ],
});
