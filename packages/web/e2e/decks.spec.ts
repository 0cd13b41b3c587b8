import type { Page } from '@playwright/test';
import type { Start } from './play.ts';
import { visit } from './play.ts';
import { expect, LONG, longIf, test } from './seeded.ts';
import { violations, violationsInBoth } from './violations.ts';

/** A starter of 33 cards, by its name in each language. */
const HAUNTED = { cs: 'Strašidelná katedra', en: 'The Haunted Department' } as const;

const verdict = (page: Page) => page.getByTestId('verdict');
const rows = (page: Page) => page.locator('.pool-row');
const asked = (page: Page) => page.locator('.caption.asked');

async function decks(page: Page, settings: Start = {}): Promise<string[]> {
  const wrong = await visit(page, '/decks/tmmstone', { speed: 0, level: 'random', ...settings });
  await page.locator('.starter').first().waitFor();
  return wrong;
}

/** Opens a copy of a starter in the builder. */
async function copy(page: Page, name: string): Promise<void> {
  await page.goto('/decks/tmmstone');
  await page.getByRole('button', { name: new RegExp(`: ${name}$`) }).click();
  await rows(page).first().waitFor();
}

/** The text of the deck that is open. */
async function exported(page: Page, form: 'Text' | 'JSON'): Promise<string> {
  const box = page.locator('details', { has: page.getByText('Uložit nebo poslat') });
  if ((await box.getAttribute('open')) === null) await box.locator('summary').click();
  await box.getByLabel(form, { exact: true }).check();
  return page.getByTestId('export').inputValue();
}

/** Pastes a text into the box of the list page. */
async function paste(page: Page, text: string): Promise<void> {
  const box = page.getByTestId('import');
  if ((await box.getAttribute('open')) === null) await box.locator('summary').click();
  await box.getByRole('textbox').fill(text);
  await box.getByRole('button', { name: 'Načíst text' }).click();
  await page.getByTestId('import-report').waitFor();
}

test('a deck is built by mouse and keyboard; every fault is named until there is none', async ({ page }) => {
  const wrong = await decks(page);
  await page.getByRole('button', { name: 'Nový balíček' }).click();
  await expect(verdict(page)).toContainText('0 karet');
  await expect(page.locator('.format')).toContainText('karet má být 30 až 35, ne 0.');
  await page.locator('.format .chip').click();
  await expect(page.getByRole('dialog')).toContainText('§ deck.1');
  await page.keyboard.press('Escape');

  await page.getByLabel('Jméno balíčku').fill('Zkušební');
  await page.getByLabel('Jméno balíčku').press('Enter');
  await page.getByLabel('Vzácnost').selectOption('common');
  await page.getByLabel('Druh').selectOption('unit');
  const first = rows(page).first();
  await first.getByRole('button', { name: /^Přidat/ }).click();
  await expect(first.locator('.copies')).toHaveText(/1\/2$/);
  await first.locator('.pool-card').focus();
  await page.keyboard.press('+');
  await expect(first.locator('.copies')).toHaveText(/2\/2$/);
  // A third copy has no room.
  await page.keyboard.press('+');
  await page.keyboard.press('-');
  await expect(first.locator('.copies')).toHaveText(/1\/2$/);
  await page.keyboard.press('+');
  await expect(verdict(page)).toContainText('2 karty');
  for (let n = 1; n < 15; n++) {
    await page.keyboard.press('ArrowDown');
    await expect(rows(page).nth(n).locator('.pool-card')).toBeFocused();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
  }
  await expect(verdict(page)).toContainText('30 karet');
  await expect(verdict(page)).toContainText('v pořádku');
  await expect(page.locator('.curve')).toContainText('30 jednotek');

  // Another class: cards of the old one are named, each with its paragraph.
  await page.getByLabel('Hledat ve jménech a textech').fill('POSKOZENI');
  await expect(rows(page).first()).toContainText(/poškození/i);
  await page.getByRole('button', { name: 'Zrušit výběr' }).click();
  await page.getByLabel('Třída').first().selectOption('chemist');
  await expect(verdict(page)).toContainText(/chyb/);
  await expect(page.locator('.format .fault-list li').first()).toContainText(
    'karta je třídy matematik, balíček třídy chemik. § cards.2',
  );
  await page.getByLabel('Třída').first().selectOption('mathematician');
  await expect(verdict(page)).toContainText('v pořádku');

  await page.reload();
  await expect(page.getByLabel('Jméno balíčku')).toHaveValue('Zkušební');
  await expect(verdict(page)).toContainText('30 karet');
  await page.getByRole('button', { name: 'Smazat' }).click();
  await expect(page.locator('.deck-row')).toHaveCount(0);
  await page.getByRole('button', { name: 'Vrátit' }).click();
  await expect(page.locator('.deck-row')).toHaveCount(1);
  await expect(page.locator('.deck-row')).toContainText('Zkušební');
  expect(wrong).toEqual([]);
});

test('a card is shown in full, in both languages, and its copies change there too', async ({ page }) => {
  await decks(page, { lang: 'en' });
  await copy(page, HAUNTED.en);
  await page.getByLabel('Search names and texts').fill('intern');
  await rows(page).first().locator('.pool-card').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('neutral · common');
  await expect(dialog).toContainText('Stážista · ');
  await dialog.getByRole('button', { name: /^Add/ }).click();
  await expect(dialog.locator('.copies')).toHaveText(/1\/2$/);
  await page.keyboard.press('Escape');
  await expect(verdict(page)).toContainText('34 cards');
  await page.locator('.header .lang').click();
  await expect(verdict(page)).toContainText('34 karet');
});

test('a text with faults is refused line by line and changes nothing; a deck comes back from text, JSON, file and link as it was', async ({
  page,
}) => {
  const wrong = await decks(page);
  await copy(page, HAUNTED.cs);
  const text = await exported(page, 'Text');
  const json = await exported(page, 'JSON');
  const link = await page.getByLabel('Poslat balíček odkazem').inputValue();
  expect(text).toContain(`balíček: ${HAUNTED.cs}`);
  expect((JSON.parse(json) as { decks: { name: string }[] }).decks[0]?.name).toBe(HAUNTED.cs);

  await page.goto('/decks/tmmstone');
  const report = page.getByTestId('import-report');
  await paste(page, `${text}\n3x Stážista\nnic takového\n`);
  await expect(report).toContainText('nic se nenačetlo');
  const last = text.trimEnd().split('\n').length;
  await expect(report).toContainText(`řádek ${last + 3}, sloupec 1`);
  await expect(report.getByRole('button', { name: 'Pravidlo cards.1' })).toBeVisible();
  await expect(page.locator('.deck-row')).toHaveCount(1);
  // What was pasted is still there to be mended.
  await expect(page.getByTestId('import').getByRole('textbox')).toHaveValue(/nic takového/);

  for (const again of [text, json]) {
    await paste(page, again);
    await expect(report).toContainText('1 balíček už tu byl');
    await expect(page.locator('.deck-row')).toHaveCount(1);
  }
  await page.getByRole('button', { name: `Smazat: ${HAUNTED.cs}` }).click();
  await expect(page.locator('.deck-row')).toHaveCount(0);
  await page
    .getByTestId('import')
    .locator('input[type=file]')
    .setInputFiles({ name: 'deck.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(report).toContainText('Přibyl 1 balíček');
  await page.getByRole('link', { name: HAUNTED.cs, exact: true }).first().click();
  await expect(verdict(page)).toContainText('33 karet');
  expect(await exported(page, 'Text')).toBe(text);
  expect(await exported(page, 'JSON')).toBe(json);

  await page.getByRole('button', { name: 'Smazat' }).click();
  await page.goto(link);
  await expect(page.locator('.shared-deck')).toContainText('33 karet');
  await page.getByRole('button', { name: 'Vzít mezi moje balíčky' }).click();
  await rows(page).first().waitFor();
  // A link lists cards by their cost; the cards are the same.
  const lines = (of: string): string[] => of.split('\n').toSorted();
  expect(lines(await exported(page, 'Text'))).toEqual(lines(text));
  await page.goto(link.slice(0, -4));
  await expect(page.getByRole('alert')).toContainText('poškozený');
  expect(wrong).toEqual([]);
});

test('own decks are played with, also by the bot; an illegal one cannot be chosen and says why; three of 33 stay out', async ({
  page,
}) => {
  const wrong = await decks(page);
  await page.getByRole('button', { name: 'Nový balíček' }).click();
  await rows(page).first().waitFor();
  await copy(page, HAUNTED.cs);
  await page.getByTestId('deck').getByRole('link', { name: 'Hrát' }).click();
  const mine = page.getByRole('region', { name: 'Váš balíček' });
  await expect(mine.getByLabel(HAUNTED.cs).first()).toBeChecked();
  await expect(mine.getByLabel('Můj balíček')).toBeDisabled();
  await expect(mine).toContainText('Balíček: karet má být 30 až 35, ne 0.');
  await page.getByRole('region', { name: 'Balíček protivníka' }).getByLabel(HAUNTED.cs).first().check();
  await page.getByRole('button', { name: 'Začít hru' }).click();

  const cut = page.getByTestId('cut');
  const go = page.getByTestId('cut-go');
  await expect(cut).toContainText('Začnete s 30 kartami z 33');
  expect(await violationsInBoth(page)).toEqual([]);
  await expect(go).toHaveText('Vyřaďte ještě 3 karty');
  const out = cut.getByRole('button', { name: /^Vyřadit/ });
  const name = await cut.locator('.line-name').first().innerText();
  await out.first().click();
  await out.first().focus();
  await page.keyboard.press('-');
  await expect(go).toHaveText('Vyřaďte ještě 1 kartu');
  await page.keyboard.press('+');
  await page.keyboard.press('-');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('-');
  await page.keyboard.press('ArrowDown');
  // There is nothing more to leave out.
  await page.keyboard.press('-');
  await expect(cut.locator('.cut-row.out')).toHaveCount(2);
  await expect(go).toContainText(`Vyřadit 2× ${name}`);
  await expect(go).toContainText('a začít s 30 kartami');
  await go.click();
  await expect(asked(page)).toContainText('vyměníte');
  await expect(page.locator('.near')).toContainText(/2[67]\s*balíček/);

  // The next game with this deck proposes the same.
  await page.goto('/new/tmmstone');
  await page.getByRole('region', { name: 'Váš balíček' }).getByLabel(HAUNTED.cs).first().check();
  await page.getByRole('button', { name: 'Začít hru' }).click();
  await page.getByTestId('cut-last').click();
  await expect(go).toContainText(`Vyřadit 2× ${name}`);
  await expect(go).toHaveAttribute('aria-disabled', 'false');
  await page.locator('#cut-title').press('Space');
  await expect(asked(page)).toContainText('vyměníte');
  expect(wrong).toEqual([]);
});

test('two at one screen: each leaves out in secret, one after the other', async ({ page }) => {
  const wrong = await visit(page, '/new/tmmstone', { speed: 0 });
  await page.getByLabel('Dva u jedné obrazovky').check();
  for (const side of ['Balíček hráče A', 'Balíček hráče B'])
    await page.getByRole('region', { name: side }).getByLabel(HAUNTED.cs).check();
  await page.getByRole('button', { name: 'Začít hru' }).click();
  const cut = page.getByTestId('cut');
  const seat = page.getByTestId('take-seat');
  for (let side = 0; side < 2; side++) {
    await seat.or(cut).first().waitFor();
    if (await seat.isVisible()) await seat.click();
    await expect(cut).toContainText('z 33');
    await expect(page.getByTestId('cut-go')).toHaveText('Vyřaďte ještě 3 karty');
    await page.getByTestId('cut-dearest').click();
    await expect(page.getByTestId('cut-go')).toHaveAttribute('aria-disabled', 'false');
    await page.getByTestId('cut-go').click();
    await expect(cut).toHaveCount(0);
  }
  await expect(seat.or(asked(page)).first()).toBeVisible();
  expect(wrong).toEqual([]);
});

test('no violation of accessibility on the pages of decks, light and dark', LONG, async ({ page }) => {
  await decks(page);
  const found: string[] = [];
  const look = async (screen: string): Promise<void> => {
    for (const one of await violationsInBoth(page)) found.push(`${screen}: ${one}`);
  };
  await look('empty list');
  await page.getByRole('button', { name: 'Nový balíček' }).click();
  await rows(page).first().waitFor();
  await look('empty deck');
  await rows(page).first().locator('.pool-card').click();
  await page.getByRole('dialog').waitFor();
  await look('card');
  await page.keyboard.press('Escape');
  await copy(page, HAUNTED.cs);
  await exported(page, 'Text');
  const link = await page.getByLabel('Poslat balíček odkazem').inputValue();
  await look('whole deck');
  await page.goto('/decks/tmmstone');
  await paste(page, 'deck: X\nnonsense');
  await look('list and faults');
  await page.goto('/new/tmmstone');
  await page.locator('.way-off').first().waitFor();
  await look('set-up');
  await page.goto(link);
  await page.locator('.shared-deck').waitFor();
  await look('shared');
  expect(found).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  for (const lang of ['cs', 'en'] as const)
    test(
      `nothing is wider than the phone, everything is in reach (${lang})`,
      longIf(lang === 'en'),
      async ({ page }) => {
        const wide = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
        await decks(page, { lang });
        expect(await wide(), 'list').toBeLessThanOrEqual(360);
        await copy(page, HAUNTED[lang]);
        expect(await wide(), 'pool').toBeLessThanOrEqual(360);
        expect(await violations(page)).toEqual([]);
        await expect(verdict(page)).toBeHidden();
        await page.locator('.builder-views button').last().tap();
        await expect(verdict(page)).toContainText('33');
        await expect(rows(page).first()).toBeHidden();
        expect(await wide(), 'deck').toBeLessThanOrEqual(360);
        expect(await violations(page)).toEqual([]);
        await page.locator('.builder-deck .kind-ways .main').tap();
        await page.locator('.setup-end .main').waitFor();
        expect(await wide(), 'set-up').toBeLessThanOrEqual(360);
        await page.locator('.setup-end .main').tap();
        await page.getByTestId('cut').waitFor();
        expect(await wide(), 'leaving out').toBeLessThanOrEqual(360);
        expect(await violations(page)).toEqual([]);
        // No row lies over the next one.
        const boxes = await page.locator('.cut-row').evaluateAll((all) =>
          all.slice(0, 4).map((row) => ({
            bottom: row.getBoundingClientRect().top + row.scrollHeight,
            top: row.getBoundingClientRect().top,
          })),
        );
        for (const [n, { bottom }] of boxes.slice(0, -1).entries())
          expect(bottom).toBeLessThanOrEqual((boxes[n + 1]?.top ?? 0) + 2);
        await page.getByTestId('cut-dearest').tap();
        const go = page.getByTestId('cut-go');
        await expect(go).toBeInViewport({ ratio: 1 });
        await expect(go).toHaveAttribute('aria-disabled', 'false');
        await go.tap();
        await asked(page).waitFor();
      },
    );
});
