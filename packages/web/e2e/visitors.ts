/** People who come to an online game, each with a browser of their own. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { hasten } from './pointing.ts';
import { newBrowser, test } from './seeded.ts';

const SETTINGS = JSON.stringify({ speed: 0, level: 'random', grace: 0 });

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** Each page more takes its share of a busy machine: so much longer a test may last with it. */
const LONGER_MS = 90_000;

/** The visitors of one test; they are sent home after it. */
export class Visitors {
  private readonly contexts: BrowserContext[] = [];

  async come(browser: Browser, baseURL: string, locale: string): Promise<Visitor> {
    test.setTimeout(test.info().timeout + LONGER_MS);
    const context = await newBrowser(browser, { locale, baseURL, reducedMotion: 'reduce' });
    this.contexts.push(context);
    await context.addInitScript((kept) => {
      if (localStorage.getItem('kolbiste.settings') === null) localStorage.setItem('kolbiste.settings', kept);
    }, SETTINGS);
    const page = await context.newPage();
    await hasten(page);
    return { context, page };
  }

  async leave(): Promise<void> {
    for (const context of this.contexts.splice(0)) await context.close();
  }
}

/**
 * A server for each test from here on, stopped after it when its visitors have gone.
 * @param open starts one
 */
export function visitorsOf(open: () => Promise<{ stop(): Promise<void> }>): Visitors {
  const visitors = new Visitors();
  let host: { stop(): Promise<void> };
  test.beforeEach(async () => {
    host = await open();
  });
  test.afterEach(async () => {
    await visitors.leave();
    await host.stop();
  });
  return visitors;
}

export interface Links {
  readonly invite: string;
  readonly watch: string;
  /** The creator's own, for another device. */
  readonly own: string;
}

/** A Czech page founds a game. @param clock what the form calls its clock */
export async function found(page: Page, clock = 'off'): Promise<Links> {
  await page.goto('/new?with=friend');
  // Heroes of little life: a duel of half the usual length.
  await page.getByLabel('Semínko').fill('s140');
  await page.getByLabel('Hodiny').selectOption(clock);
  await page.getByRole('button', { name: 'Založit hru a získat odkaz' }).click();
  const invite = await page.getByTestId('invite').inputValue();
  const watch = await page.getByTestId('watch').inputValue();
  const own = await page.getByTestId('key').inputValue();
  expect(new URL(invite).search, 'a secret stands in the fragment alone').toBe('');
  return { invite, watch, own };
}

/** An English page comes by the invitation and sits down. */
export async function sitDown(page: Page, invite: string): Promise<void> {
  await page.goto(invite);
  await page.getByLabel('Seed').fill('s61');
  await page.getByRole('button', { name: 'Sit down' }).click();
}

/** The game has begun on each of the pages. */
export async function begun(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.locator('.near .tile.lit').first().waitFor();
}

const over = (page: Page) => page.getByTestId('over');
const isAsked = (page: Page) => page.locator('.caption.asked').isVisible();

/** Waits until one of the pages is asked, or all are at the end. */
export async function whoseTurn(pages: readonly Page[]): Promise<Page | undefined> {
  for (;;) {
    for (const page of pages) if (await isAsked(page)) return page;
    const playing: Page[] = [];
    for (const page of pages) if (!(await over(page).isVisible())) playing.push(page);
    if (playing.length === 0) return undefined;
    const moves = playing.map((page) => page.locator('.caption.asked').or(over(page)).first().waitFor());
    await Promise.race(moves);
    for (const move of moves) move.catch(() => undefined);
  }
}
