/** Card files and links between the page, the command line and other people. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildDeck, cardCount, openPack } from './collect.ts';
import { visit } from './play.ts';
import { expect, newBrowser, test } from './seeded.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** The command line, as somebody types it. */
function kolbiste(...args: string[]): { code: number | null; out: string } {
  const bin = join(ROOT, 'packages/cli/bin/kolbiste.mjs');
  const run = spawnSync(process.execPath, [bin, ...args], { cwd: ROOT, encoding: 'utf8' });
  return { code: run.status, out: `${run.stdout}${run.stderr}` };
}

/** The path of the file that pressing a button brings. */
async function saved(page: Page, button: string | RegExp): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return (await coming).path();
}

const load = (page: Page, text: string | Buffer, name = 'cards.json') =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: typeof text === 'string' ? Buffer.from(text) : text });

const report = (page: Page) => page.getByTestId('file-report');

test('what the page saves passes the check of the command line and plays there', async ({ page }) => {
  await visit(page, '/workshop', { speed: 0 });
  await openPack(page, 'startovací sad');
  await openPack(page, 'booster');
  await buildDeck(page, 'Balíček na cesty');
  const deck = await saved(page, 'Uložit do souboru');
  await page.goto('/workshop');
  const all = await saved(page, 'Uložit vše do souboru');
  await page.getByTestId('collection').locator('.kind').first().click();
  const one = await saved(page, 'Uložit do souboru');
  for (const [file, holds] of [
    [deck, ['1 hero', '5 weapons']],
    [all, ['4 heroes', '9 weapons']],
    [one, ['1 weapon']],
  ] as const) {
    const checked = kolbiste('cards', 'check', file, '--lang', 'en');
    expect(checked.out).toContain(holds[0]);
    expect(checked.out).toContain(holds.at(-1));
    expect(checked.code).toBe(0);
  }
  const played = kolbiste('sim', 'scratch-wars', '--games', '4', '--seed', '1', '--cards', all, '--json');
  expect(played.code, played.out).toBe(0);
  expect(played.out).toContain('"finished": 4');
  const decks = kolbiste('sim', 'scratch-wars', '--games', '4', '--seed', '1', '--decks', deck, '--json');
  expect(decks.code, decks.out).toBe(0);
});

test('a file comes back whole, twice adds nothing, and one of the command line is taken in', async ({ page }, info) => {
  await visit(page, '/workshop', { speed: 0 });
  await openPack(page, 'startovací sad');
  await buildDeck(page, 'Tam a zpátky');
  await page.goto('/workshop');
  const text = readFileSync(await saved(page, 'Uložit vše do souboru'), 'utf8');
  await page.getByRole('button', { name: 'Smazat 8 zobrazených karet' }).click();
  await expect(cardCount(page)).toHaveText('0');
  await load(page, text);
  await expect(report(page)).toContainText('přidáno 8 karet. Přidán 1 balíček.');
  await load(page, text);
  await expect(report(page)).toContainText('přidáno 0 karet. 8 karet už ve sbírce bylo. 1 balíček už tu byl.');
  expect(readFileSync(await saved(page, 'Uložit vše do souboru'), 'utf8')).toContain('Tam a zpátky (2)');

  const made = info.outputPath('deck.json');
  expect(kolbiste('cards', 'new', 'scratch-wars', 'deck', '--seed', 'rita', '--out', made).code).toBe(0);
  await load(page, readFileSync(made));
  await expect(report(page)).toContainText('přidáno 6 karet. Přidán 1 balíček.');
});

test('a bad file is refused whole, with the place of every fault', async ({ page }) => {
  await visit(page, '/workshop', { speed: 0 });
  await openPack(page, 'startovací sad');
  await page.goto('/workshop');
  const text = readFileSync(await saved(page, 'Uložit vše do souboru'), 'utf8');
  const file = JSON.parse(text) as { heroes: { life: unknown }[]; weapons: { fields: { colour: unknown }[] }[] };
  Object.assign(file.heroes[0] ?? {}, { name: 'A stranger', life: 0 });
  Object.assign(file.weapons[1]?.fields[2] ?? {}, { colour: 'blue' });
  await load(page, JSON.stringify(file, null, 1));
  await expect(report(page)).toContainText('soubor má 2 chyby, nic se nenačetlo');
  await expect(report(page)).toContainText('$.heroes[0].life');
  await expect(report(page)).toContainText('$.weapons[1].fields[2].colour');
  await expect(report(page)).toContainText(/řádek \d+, sloupec \d+/);
  await expect(cardCount(page)).toHaveText('8');
});

test('hostile files are refused clearly, and names are text and nothing else', async ({ page }) => {
  const wrong = await visit(page, '/workshop', { speed: 0 });
  const refused: readonly (readonly [string, string | Buffer, string | RegExp])[] = [
    ['no JSON', 'not JSON at all', 'řádek 1, sloupec 1'],
    ['deep', '['.repeat(100_000), 'zanoření nejvýše 32'],
    ['another format', '{"format": "other/1", "game": "scratch-wars"}', '$.format'],
    ['wrong types', '{"format": "kolbiste-cards/1", "game": "scratch-wars", "weapons": {"length": 9e9}}', '$.weapons'],
    ['a prototype', '{"format": "kolbiste-cards/1", "game": "scratch-wars", "__proto__": {"heroes": []}}', '__proto__'],
    ['bytes', Buffer.from([0xff, 0xfe, 0x00, 0x41]), 'není text v UTF-8'],
    ['huge', Buffer.alloc(5 * 1024 * 1024, 32), 'větší než 4 MB'],
  ];
  for (const [what, text, words] of refused) {
    await load(page, text, `${what}.json`);
    await expect(report(page), what).toContainText(`${what}.json`);
    await expect(report(page), what).toContainText(words);
  }
  await expect(cardCount(page)).toHaveText('0');

  const name = '<img src=x onerror=alert(1)>';
  const weapon = { kind: '', name, rarity: 1, type: 'bow', energyCost: 0, resistance: 1 };
  const fields = [{ colour: 'green', kind: 'energy', value: 1 }];
  await load(
    page,
    JSON.stringify({ format: 'kolbiste-cards/1', game: 'scratch-wars', weapons: [{ ...weapon, fields }] }),
  );
  await expect(page.getByTestId('collection').locator('.kind-name')).toHaveText(name);
  expect(await page.locator('img').count()).toBe(0);
  // Every fault is there, the later ones behind the first.
  const many = Array.from({ length: 30 }, (_, n) => ({ ...weapon, name: `W${n}`, rarity: 9, fields }));
  await load(page, JSON.stringify({ format: 'kolbiste-cards/1', game: 'scratch-wars', weapons: many }));
  await expect(report(page)).toContainText('soubor má 30 chyb');
  await report(page).getByText('A ještě 18 dalších chyb.').click();
  await expect(report(page)).toContainText('$.weapons[29].rarity');
  const hidden = { ...weapon, name: 'safe\u202egpj.exe', fields };
  await load(page, JSON.stringify({ format: 'kolbiste-cards/1', game: 'scratch-wars', weapons: [hidden] }));
  await expect(report(page)).toContainText('bez řídicích znaků');
  expect(wrong).toEqual([]);
});

test('a deck goes to somebody else as a link; a cut one is refused', async ({ page, browser }) => {
  await visit(page, '/workshop', { speed: 0 });
  await openPack(page, 'startovací sad');
  await buildDeck(page, 'Pro Ritu „<b>“');
  const link = await page.getByLabel('Poslat balíček odkazem').inputValue();
  expect(link.length).toBeLessThan(500);
  const names = await page.locator('.slots .kind-name').allInnerTexts();
  const figures = await page.locator('.slots .kind-facts').allInnerTexts();

  const rita = await (await newBrowser(browser, { locale: 'en-GB' })).newPage();
  const asked: string[] = [];
  rita.on('request', (request) => asked.push(request.url()));
  await rita.goto(link);
  await expect(rita.getByRole('heading', { name: 'Pro Ritu „<b>“' })).toBeVisible();
  await rita.getByRole('button', { name: 'Take it into my collection' }).click();
  await expect(rita.getByLabel('Name of the deck')).toHaveValue('Pro Ritu „<b>“');
  await expect(cardCount(rita)).toHaveText('6');
  await rita.getByRole('button', { name: 'Čeština' }).click();
  await expect(rita.locator('.slots .kind-name')).toHaveText(names);
  await expect(rita.locator('.slots .kind-facts')).toHaveText(figures, { useInnerText: true });
  // The deck travels in the fragment, which no server is told.
  const secret = link.slice(link.indexOf('#') + 1, link.indexOf('#') + 30);
  expect(asked.filter((url) => url.includes(secret))).toEqual([]);

  await rita.goto('about:blank');
  await rita.goto(link.slice(0, -5));
  await expect(rita.getByRole('alert')).toContainText('poškozený nebo neúplný');
  await rita.close();
});
