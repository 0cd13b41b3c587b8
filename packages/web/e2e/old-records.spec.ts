/** Records of other rules: shown with their version and with all that they say by themselves, never played again. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { visit } from './play.ts';
import { expect, test } from './seeded.ts';
import { databaseFolder, openServer } from './server.ts';
import { violations } from './violations.ts';

const corpus = new URL('../../../corpus/', import.meta.url);

/** The first record that an older commit has made. */
function recordOf(game: string, version: string): string {
  const [name] = readdirSync(new URL(`${game}/${version}/`, corpus)).sort();
  return readFileSync(new URL(`${game}/${version}/${name}`, corpus), 'utf8');
}

const open = (page: Page, record: string): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(record) });

for (const [game, version, card] of [
  ['lotr', '1', 'Glorfindel'],
  ['tmmstone', '2', /\p{L}{4,}.*×/u],
  ['scratch-wars', '1.01-2', /\p{L}{4,}/u],
] as const) {
  test(`${game}: a whole game of rules ${version} shows whose cards and which answers`, async ({ page }) => {
    const wrong = await visit(page, '/replay', { speed: 0 });
    const text = recordOf(game, version);
    const { steps } = JSON.parse(text) as { steps: [number, number][] };
    await open(page, text);
    const notice = page.getByTestId('old');
    await expect(notice).toContainText(`Hrálo se podle pravidel verze ${version}`);
    await expect(notice).toContainText('otisk souhlasí');
    await expect(page.locator('main section p').first()).toContainText(card);
    await expect(page.getByTestId('old-answers').locator('li')).toHaveCount(steps.length);
    await expect(page.getByTestId('old-answers').locator('li').last()).toHaveText(
      `${'ABCD'[steps.at(-1)?.[0] ?? 0]} ${steps.at(-1)?.[1]}`,
    );
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(notice).toContainText(`Played by rules version ${version}`);
    await page.getByRole('link', { name: 'Back to the records' }).click();
    await expect(page.locator('input[type=file]')).toBeAttached();
    await expect(notice).toHaveCount(0);
    expect(wrong).toEqual([]);
  });
}

interface OldGame {
  readonly game: string;
  readonly rulesVersion: string;
  readonly what: string;
  readonly id: string;
  readonly tokens: readonly string[];
  readonly step: number;
}

const written = (name: string): Buffer =>
  readFileSync(new URL(`../../server/test/old/76f4907.${name}`, import.meta.url));

/** What today's server gives of a game that the first commit's server has written, to its first seat. */
async function told(game: string, what: string): Promise<{ text: string; one: OldGame }> {
  const { sqlite } = JSON.parse(written('json').toString()) as { sqlite: readonly OldGame[] };
  const one = sqlite.find((each) => each.game === game && each.what === what) as OldGame;
  const { file, remove } = databaseFolder();
  writeFileSync(file, brotliDecompressSync(written('sqlite.br')));
  const server = await openServer({ database: file });
  try {
    const url = `${server.url}/api/games/${one.id}/record`;
    return { text: await (await fetch(url, { headers: { authorization: `Bearer ${one.tokens[0]}` } })).text(), one };
  } finally {
    await server.stop();
    remove();
  }
}

for (const [game, what, words, end] of [
  ['lotr', 'running', 'Gandalf', 'hra neskončila'],
  ['tmmstone', 'running', 'tah', 'hra neskončila'],
  ['scratch-wars', 'finished', 'zbraň', 'Hra skončila'],
] as const) {
  test(`${game}: what one player was told of a game that is ${what} is shown step by step`, async ({ page }) => {
    const { text, one } = await told(game, what);
    const wrong = await visit(page, '/replay', { speed: 0 });
    await open(page, text);
    const notice = page.getByTestId('old');
    await expect(notice).toContainText(`pravidel verze ${one.rulesVersion}`);
    await expect(notice).toContainText('bylo řečeno hráči A');
    await expect(notice).toContainText('otisk souhlasí');
    const steps = page.getByTestId('old-steps');
    await expect(steps.locator(':scope > li')).toHaveCount(one.step + 1);
    await expect(steps).toContainText(words);
    await expect(page.locator('main')).toContainText(end);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    // One that was changed is shown as such.
    await page.goto('/replay');
    await open(page, text.replace(/"viewHash":"./, '"viewHash":"-'));
    await expect(notice).toContainText('Otisk nesouhlasí');
    expect(wrong).toEqual([]);
  });
}
