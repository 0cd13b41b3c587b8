import type { Page } from '@playwright/test';
import { goneOnWith, visit } from './play.ts';
import { expect, IS_LONG, longIf, test } from './seeded.ts';

const SIZES = [
  [360, 640],
  [360, 740],
  [412, 915],
  [640, 360],
  [740, 360],
  [915, 412],
  [768, 1024],
  [1024, 600],
  [1366, 640],
  [1440, 900],
  [1920, 1080],
] as const;

/** Recorded games and steps at which the player is asked: every kind of question has things of its own lit. */
const QUESTIONS = [
  ['07', '1', 'the weapon of the start'],
  ['07', '4', 'who begins'],
  ['07', '6', 'a mechanic'],
  ['02', '14', 'a bonus'],
  ['05', '10', 'a target'],
  ['04', '7', 'an action'],
  ['07', '86', 'shields'],
] as const;

interface Fit {
  readonly size: readonly number[];
  /** Everything one plays with that cannot be pressed where it lies: outside the window, or under something else. */
  readonly hidden: readonly string[];
  /** Rounds are counted, so it has to be shown how far sudden death is. */
  readonly counted: boolean;
}

/** Looked at in one go: it is asked a hundred times. */
function fit(page: Page): Promise<Fit> {
  return page.evaluate(() => {
    const things = '.tile, .hero-face, .card-button, .bar .main, .bar .second, .time.current .entry, .log-open, .pips';
    const hidden = [...document.querySelectorAll(things)]
      .filter((thing) => thing.getClientRects().length > 0)
      .flatMap((thing) => {
        const { left, top, width, height } = thing.getBoundingClientRect();
        const at = document.elementFromPoint(left + width / 2, top + height / 2);
        // What says why something is not possible goes away again.
        if (at !== null && at.closest('.toast') !== null) return [];
        if (at !== null && (thing.contains(at) || at.contains(thing))) return [];
        return [`${thing.className} ${thing.textContent} under ${at?.outerHTML.slice(0, 90) ?? 'the edge'}`];
      });
    const { scrollWidth, scrollHeight } = document.documentElement;
    const death = document.querySelector('.rail-sudden');
    const shown = death?.checkVisibility({ visibilityProperty: true }) === true && death.getClientRects().length > 0;
    if (death !== null && !(shown && /\d/.test(death.textContent ?? ''))) hidden.push('how far sudden death is');
    return { size: [scrollWidth, scrollHeight], hidden, counted: death !== null };
  });
}

for (const lang of ['cs', 'en'] as const) {
  test(
    `the state fits one screen, upright and across, on phones and desktops; ${lang}`,
    longIf(lang === 'en'),
    async ({ page }) => {
      let hourglass = false;
      for (const [n, [record, step, question]] of QUESTIONS.entries()) {
        await goneOnWith(page, record, step, { lang });
        // Every second size, the others in the other language; every fourth where not all is tried.
        const [every, turn] = [IS_LONG ? 2 : 4, n + (lang === 'cs' ? 0 : 1)];
        for (const [width, height] of SIZES.filter((_, at) => at % every === turn % every)) {
          await page.setViewportSize({ width, height });
          await expect
            .poll(() => fit(page), { message: `${width} × ${height}, ${question}`, intervals: [20, 50, 100, 250] })
            .toMatchObject({ size: [width, height], hidden: [] });
        }
        if ((await fit(page)).counted) hourglass = true;
      }
      expect(hourglass).toBe(true);
    },
  );
}

for (const [width, height] of [
  [360, 740],
  [740, 360],
  [768, 1024],
  [900, 700],
  [1280, 800],
] as const) {
  test(`every page can be reached from the header, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visit(page, '/');
    const links = page.locator('.header nav a');
    const menu = page.getByRole('button', { name: 'Nabídka' });
    if (await menu.isVisible()) {
      await expect(links.first()).toBeHidden();
      await menu.click();
    }
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    await links.getByText('Pravidla').click();
    await expect(page).toHaveURL(/\/rules/);
    if (await menu.isVisible()) await expect(links.first()).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
