import type { Page } from '@playwright/test';
import axe from 'axe-core';

interface Found {
  id: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

/** What moves for a while has come to rest: colours in the middle of a change are nobody's colours. */
async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What lies outside the screen and is not drawn keeps the colours of the theme before.
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, all];
    const moving = () =>
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    for (let again = 0; again < 20; again++) {
      // What has just been told to the page, a theme for one, has to be drawn before it can begin to move;
      // and what a change hands down may begin to move when that has come to rest.
      await new Promise<void>((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(() => drawn()));
      });
      const ending = moving();
      if (ending.length === 0) return;
      await Promise.allSettled(ending.map((animation) => animation.finished));
    }
  });
}

interface Checker {
  run(where: object, options: object): Promise<{ violations: Found[] }>;
}

/** Rules whose outcome the theme decides; all others see the same page in the light and in the dark. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** @param within what of the page is looked at */
async function check(page: Page, within: string, options: object): Promise<string[]> {
  // A page that is still being fetched has nothing to be judged yet.
  await page.locator('.page-waiting').waitFor({ state: 'detached' });
  await still(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ([where, asked]) => {
      const { axe } = window as unknown as { axe: Checker };
      return (await axe.run({ include: [where] }, asked)).violations;
    },
    [within, options] as const,
  );
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 4)
        .map((node) => `${node.target.join(' ')} (${node.failureSummary ?? ''})`)
        .join('; ')}`,
  );
}

/** Every violation that the checker finds, in words. */
export const violations = (page: Page, within = ':root'): Promise<string[]> =>
  check(page, within, { resultTypes: ['violations'] });

/** The same, and what is too small to be hit where nothing near makes up for it [WCAG 2.5.8]. */
export const violationsAndSizes = (page: Page): Promise<string[]> =>
  check(page, ':root', { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } });

/** Those alone whose outcome the theme decides. */
export const violationsOfColours = (page: Page, within = ':root'): Promise<string[]> =>
  check(page, within, { runOnly: OF_COLOURS, resultTypes: ['violations'] });

/** The same in both themes of a page that follows the system. */
export async function violationsInBoth(page: Page, within = ':root'): Promise<string[]> {
  const inLight = await violations(page, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await violationsOfColours(page, within);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...inLight, ...inDark.map((found) => `dark: ${found}`)];
}
