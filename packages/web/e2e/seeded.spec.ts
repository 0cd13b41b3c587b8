/** Chance in the tests of the page: the same seed deals the same, another one something else. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { baseOf, seedOf } from './chance.ts';
import { expect, LONG, longIf, newBrowser, nextSeed, test } from './seeded.ts';
import { openServer } from './server.ts';

const TITLED = { titlePath: ['table.spec.ts', 'a table', 'is laid'], repeatEachIndex: 0 };

test('a seed follows from the title and what was asked for, in whichever process', async () => {
  const program = `import { seedOf } from ${JSON.stringify(new URL('chance.ts', import.meta.url).href)};
    process.stdout.write(seedOf(${JSON.stringify(TITLED)}, 'x'));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  expect(stdout).toBe(seedOf(TITLED, 'x'));
  const others = [
    seedOf({ ...TITLED, titlePath: ['table.spec.ts', 'is laid'] }, 'x'),
    seedOf(TITLED, 'y'),
    seedOf({ ...TITLED, repeatEachIndex: 1 }, 'x'),
  ];
  expect(new Set([stdout, ...others]).size).toBe(4);
  // What a repetition says can be asked for alone.
  expect(seedOf(TITLED, baseOf({ ...TITLED, repeatEachIndex: 1 }, 'x'))).toBe(others[2]);
});

test('every test takes its chance from here', () => {
  const drawing = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.ts') && name !== 'seeded.ts')
    .filter((name) => {
      const text = readFileSync(join(import.meta.dirname, name), 'utf8');
      return /import \{[^}]*\btest\b[^}]*\} from '@playwright\/test'|\.newContext\(/.test(text);
    });
  expect(drawing).toEqual([]);
});

/** What is dealt to somebody who begins a game in a browser with this seed. */
async function dealt(
  browser: Browser,
  baseURL: string,
  seed: string,
  begin: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const context = await newBrowser(browser, { baseURL, locale: 'en-GB', reducedMotion: 'reduce' }, seed);
  const page = await context.newPage();
  const things = await begin(page);
  expect(things.length).toBeGreaterThan(2);
  await context.close();
  return things;
}

/** Chance of the page alone, and of its worker: random decks; hands from decks that are always the same. */
const LOCAL: readonly [string, (page: Page) => Promise<string[]>][] = [
  [
    'Scratch Wars',
    async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Play now (Scratch Wars)' }).click();
      await page.locator('.near .tile.lit').first().waitFor();
      return page.locator('.near .tile-name, .far .tile-name').allInnerTexts();
    },
  ],
  [
    'TMMStone',
    async (page) => {
      await page.goto('/new/tmmstone');
      await page.locator('.setup-end .main').click();
      await page.locator('.caption.asked').waitFor();
      return page.locator('.hand-name').allInnerTexts();
    },
  ],
  [
    'The Lord of the Rings',
    async (page) => {
      await page.goto('/new/lotr');
      await page.locator('.setup-end .main').click();
      await page.locator('.caption.asked').waitFor();
      return page.locator('.rings-hand .card-title').allInnerTexts();
    },
  ],
];

for (const [name, begin] of LOCAL)
  test(`the same seed deals the same twice: ${name}`, longIf(name !== 'Scratch Wars'), async ({ browser, baseURL }) => {
    const of = (seed: string): Promise<string[]> => dealt(browser, baseURL ?? '', seed, begin);
    const first = await of('a');
    expect(await of('a')).toEqual(first);
    expect(await of('b')).not.toEqual(first);
  });

test('the same seeds deal the same twice online: of the page, and of the server', LONG, async ({ browser }) => {
  const of = async (seed: string, house: string): Promise<string[]> => {
    const server = await openServer({ seed: house });
    try {
      return await dealt(browser, server.url, seed, async (page) => {
        await page.goto('/new/lotr?with=friend');
        await page.locator('input[name=count]').first().check();
        await page.getByRole('button', { name: 'Start the game and get the link' }).click();
        await page.locator('.caption.asked').waitFor();
        return page.locator('.rings-hand .card-title').allInnerTexts();
      });
    } finally {
      await server.stop();
    }
  };
  const first = await of('a', 'a');
  expect(await of('a', 'a')).toEqual(first);
  expect(await of('b', 'a')).not.toEqual(first);
  expect(await of('a', 'b')).not.toEqual(first);
});

test('two of the same test are never given the same seed', () => {
  expect(new Set([seedOf(test.info()), nextSeed(), nextSeed()]).size).toBe(3);
});

test('each tab draws what no other one does, and after a reload something else', async ({ page, context }) => {
  const drawn = (tab: Page): Promise<string> => tab.evaluate(() => String(crypto.getRandomValues(new Uint32Array(4))));
  await page.goto('/about');
  const first = await drawn(page);
  const other = await context.newPage();
  await other.goto('/about');
  const second = await drawn(other);
  await page.reload();
  expect(new Set([first, second, await drawn(page)]).size).toBe(3);
});
