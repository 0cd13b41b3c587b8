/** The pages of the house by which people come together, on a small phone: nothing too small, nothing under anything. */
import type { Page } from '@playwright/test';
import { expect, longIf, test } from './seeded.ts';
import type { OwnServer } from './server.ts';
import { openServer } from './server.ts';
import { visitorsOf } from './visitors.ts';

const MINUTE = 60_000;
const PHONE = { width: 360, height: 740 };

let server: OwnServer;
const visitors = visitorsOf(async () => {
  server = await openServer();
  return server;
});

interface Looked {
  /** Text of less than 11 px. */
  readonly small: readonly string[];
  /** What can be pressed, and is less than 24 px wide or high. A link within a sentence is as high as its line. */
  readonly tight: readonly string[];
  /** What can be pressed, and lies under something else, or where no finger comes. */
  readonly under: readonly string[];
  /** Pixels by which the page is wider than the screen. */
  readonly beyond: number;
}

const LEAST = { text: 11, target: 24 };
const FINE: Looked = { small: [], tight: [], under: [], beyond: 0 };

/** @param within what of the page is looked at */
function look(page: Page, within: string): Promise<Looked> {
  return page.evaluate(
    ([part, least]) => {
      const root = document.querySelector(part) ?? document.body;
      const seen = (one: Element): boolean =>
        one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && one.closest('.sr') === null;
      const said = (one: Element): string => `${one.tagName} ${one.className} ${one.textContent?.trim().slice(0, 40)}`;
      const texts = [root, ...root.querySelectorAll('*')].filter(
        (one) =>
          seen(one) &&
          [...one.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim() !== ''),
      );
      const small = texts.filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < least.text);
      const targets = [...root.querySelectorAll<HTMLElement>('a[href], button, select, summary, input')]
        .map((one) => (one.matches('[type=radio], [type=checkbox]') ? (one.closest('label') ?? one) : one))
        .filter((one) => seen(one) && one.closest('.skip-link') === null)
        .filter((one) => getComputedStyle(one).display !== 'inline');
      const tight = targets.filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        return Math.min(width, height) < least.target;
      });
      const under = targets.filter((one) => {
        one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = one.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit === null || !(one.contains(hit) || hit.contains(one));
      });
      const beyond = document.documentElement.scrollWidth - innerWidth;
      return { small: small.map(said), tight: tight.map(said), under: under.map(said), beyond };
    },
    [within, LEAST] as const,
  );
}

const fine = async (page: Page, within = 'body'): Promise<void> => {
  await expect.poll(() => look(page, within), { message: page.url(), timeout: 5000 }).toEqual(FINE);
};

const WORDS = {
  'cs-CZ': { create: 'Založit hru a získat odkaz', sit: 'Posadit se', say: 'Říct', propose: 'Navrhnout…' },
  'en-GB': { create: 'Start the game and get the link', sit: 'Sit down', say: 'Say', propose: 'Propose…' },
} as const;

for (const lang of ['cs-CZ', 'en-GB'] as const) {
  const words = WORDS[lang];
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  test(
    `founding a table, the list of tables, waiting and the door, ${lang}`,
    longIf(lang === 'en-GB'),
    async ({ browser }) => {
      const { page: a } = await visitors.come(browser, server.url, lang);
      const { page: b } = await visitors.come(browser, server.url, lang);
      for (const page of [a, b]) await page.setViewportSize(PHONE);
      for (const game of ['/new/lotr', '/new', '/new/tmmstone']) {
        await a.goto(`${game}?with=friend`);
        await button(a, words.create).waitFor();
        await fine(a);
      }
      await a.getByRole('checkbox', { name: /seznamu|list of games/ }).check();
      await button(a, words.create).click();
      await a.getByTestId('waiting').waitFor();
      await a.locator('.own-key summary').click();
      for (const which of ['invite', 'key']) await a.getByTestId(`${which}-code`).click();
      await expect(a.getByTestId('qr')).toHaveCount(2);
      await fine(a);
      await b.goto('/online');
      await b.locator('.shelf-row').first().waitFor();
      await fine(b);
      await b.goto(await a.getByTestId('invite').inputValue());
      await button(b, words.sit).waitFor();
      await fine(b);
    },
  );

  test(
    `the room: who is there, what is said, proposed and offered, ${lang}`,
    longIf(lang === 'en-GB'),
    async ({ browser }) => {
      const { page: a, context } = await visitors.come(browser, server.url, lang);
      const { page: b } = await visitors.come(browser, server.url, lang);
      await b.setViewportSize(PHONE);
      await a.goto('/new/tmmstone?with=friend');
      await button(a, words.create).click();
      await b.goto(await a.getByTestId('invite').inputValue());
      await button(b, words.sit).click();
      const stage = '.stone-table .stone-side';
      for (const page of [a, b]) await page.locator(stage).first().waitFor();
      await fine(b, '.strip');
      for (const panel of [words.say, words.propose]) {
        await button(b, panel).click();
        await fine(b, '.strip');
        await button(b, panel).click();
      }
      await context.close();
      await expect(b.getByTestId('sitter-0')).toHaveAttribute('data-present', 'false', { timeout: 40_000 });
      await fine(b, '.strip');
      await server.later(MINUTE);
      await b.reload();
      await b.getByTestId('absent-0').waitFor();
      // The table comes after the room in which it stands.
      await b.locator(stage).first().waitFor();
      await fine(b, '.strip');
      // The offer takes its room above the table instead of covering it.
      const [offer, table] = await Promise.all(
        ['[data-testid=absent-0]', '.table'].map((what) => b.locator(what).first().boundingBox()),
      );
      expect((offer?.y ?? 0) + (offer?.height ?? 0)).toBeLessThanOrEqual(table?.y ?? 0);
      await b.getByTestId('absent-0').getByRole('button').nth(1).click();
      await b.getByTestId('freed').waitFor();
      await fine(b, '.strip');
    },
  );
}
