/** A page that stands still: nothing moves, blinks or counts, everything that is to come has come. */
import type { Page } from '@playwright/test';
import type { Look } from './looks.ts';

/** The day on which every picture is made. */
const TODAY = new Date('2026-03-01T10:00:00Z');

/**
 * What is never twice the same and no part of the look: addresses, which name the port of the tests and keys that a server
 * draws. Their room stays.
 */
const MASKED = ['[data-testid=invite]', '[data-testid=watch]', '[data-testid=key]', '.share-row input'];

const STYLE = `
  *, *::before, *::after { caret-color: transparent !important; content-visibility: visible !important; }
  ${MASKED.join(', ')} { color: transparent !important; }
`;

/** Before a page is opened: its day does not change from here on, and nothing is drawn a little otherwise each time. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.setFixedTime(TODAY);
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
}

/** Dresses the page that is open for its pictures, once. */
async function dress(page: Page): Promise<void> {
  await page.evaluate((style) => {
    if (document.documentElement.dataset['dressed'] === 'true') return;
    document.documentElement.dataset['dressed'] = 'true';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, STYLE);
  // What lies under the mouse is looked at, and lit.
  await page.mouse.move(0, 0);
}

/** Waits until what is on the screen has come: fonts, pictures, the end of every movement. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () =>
      new Promise<void>((go) => {
        requestAnimationFrame(() => requestAnimationFrame(() => go()));
      });
    const missing = (): boolean =>
      [...document.images].some((image) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        return width > 0 && top < innerHeight && bottom > 0 && !(image.complete && image.hasAttribute('src'));
      });
    const moving = (): boolean =>
      document
        .getAnimations()
        .some(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    // The main button rests for a moment after its words have changed, as they do with the language.
    const resting = (): boolean => document.querySelector('[data-testid=main]:not(.idle)[data-ready=false]') !== null;
    await document.fonts.ready;
    for (let calm = 0, tries = 0; calm < 2 && tries < 200; tries++) {
      await drawn();
      calm = missing() || moving() || resting() || document.fonts.status === 'loading' ? 0 : calm + 1;
    }
  });
}

/** Shows the open page another way, in place. */
export async function show(page: Page, look: Look): Promise<void> {
  await dress(page);
  await page.setViewportSize({ width: look.width, height: look.height });
  await page.emulateMedia({ colorScheme: look.theme });
  await page.evaluate(async (lang) => {
    const root = document.documentElement;
    if (root.lang === lang) return;
    const told = new Promise<void>((go) => {
      new MutationObserver((_, self) => {
        self.disconnect();
        go();
      }).observe(root, { attributeFilter: ['lang'] });
    });
    // Under a dialog it can be pressed by no finger, but the words of a dialog change as well.
    document.querySelector<HTMLElement>('.header .lang')?.click();
    await told;
  }, look.lang);
  await settle(page);
}
