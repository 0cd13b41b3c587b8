/** Doomtrooper's orders "when X is played on Y, play Z": given, put in order, kept over a reload, carried out, on a narrow screen. */
import type { Page } from '@playwright/test';
import { nameOf } from '../../games/doomtrooper/src/cards/names.ts';
import { playedUntil } from './doom-record.ts';
import { asked, over, steps } from './play-doom.ts';
import { hasten, pressMain } from './pointing.ts';
import { goOn } from './rings-record.ts';
import { expect, test } from './seeded.ts';
import { violations } from './violations.ts';

/** A special at any time that takes a player's points, and one that cancels specials. */
const [HARM, CANCEL] = [1217, 1207];
const deck = (card: number) => ({ library: new Array<number>(40).fill(card), sideboard: [] });

/** The one here holds nothing but what cancels, has points and has played none of it; the bot across nothing but harm. */
const record = (): string =>
  playedUntil('turn.act', (s, seat) => seat === 0 && s.destiny[0] > 2 && !s.discards[0].includes(CANCEL), 12, [
    deck(CANCEL),
    deck(HARM),
  ]);

const dialog = (page: Page) => page.getByRole('dialog');
const orders = (page: Page) => dialog(page).locator('.orders li');

async function open(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
}

/** Ends own turns, playing nothing, until the log says something. */
async function playUntilSaid(page: Page, said: RegExp): Promise<void> {
  const lines = page.locator('.log-line').filter({ hasText: said });
  for (let n = 0; n < 60 && (await lines.count()) === 0; n++) {
    await asked(page).or(over(page)).first().waitFor();
    expect(await over(page).isVisible()).toBe(false);
    const before = await steps(page);
    await pressMain(page);
    await expect.poll(() => steps(page)).toBeGreaterThan(before);
  }
  await expect(lines.first()).toContainText(said);
}

test('an order is given ahead by keyboard, put above another, outlives the page and is carried out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await hasten(page);
  const wrong = await goOn(page, record(), { level: 'random' });
  const [harm, cancel] = [nameOf(HARM, 'cs', 'real'), nameOf(CANCEL, 'cs', 'real')];
  await open(page, 'Kdy se ptát');
  const form = dialog(page).getByRole('group', { name: 'Až někdo jiný něco zahraje' });
  const give = form.getByRole('button', { name: 'Zadat příkaz' });
  const choose = (label: string, value: string) => form.getByRole('combobox', { name: label }).selectOption(value);
  await choose('Odpověď', 'Nic nehrát');
  await give.press('Enter');
  await expect(orders(page)).toHaveText(/Zahraná karta: jakákoli, cíl: cokoli → Nic nehrát \(vždy\)/);
  await choose('Zahraná karta', 'jedna určitá…');
  await form.getByLabel('Jméno karty').fill('nic takového');
  await expect(form).toContainText('Tak se žádná karta nejmenuje.');
  await expect(give).toBeDisabled();
  await form.getByLabel('Jméno karty').fill(harm);
  await choose('Její cíl', 'já');
  await choose('Odpověď', cancel);
  await give.press('Enter');
  const given = `Zahraná karta: ${harm}, cíl: já → ${cancel} (vždy)`;
  // The one that was given last comes first.
  await expect(orders(page).first()).toContainText(given);
  await orders(page)
    .last()
    .getByRole('button', { name: /^Dát výš: / })
    .press('Enter');
  await expect(orders(page).last()).toContainText(given);
  await orders(page)
    .last()
    .getByRole('button', { name: /^Dát výš: / })
    .press('Enter');
  await expect(orders(page).first()).toContainText(given);
  expect(await violations(page)).toEqual([]);
  const body = dialog(page).locator('.dialog-body');
  expect(await body.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBeLessThanOrEqual(0);

  await page.reload();
  await asked(page).waitFor();
  await open(page, 'Kdy se ptát');
  await expect(orders(page)).toHaveCount(2);
  await expect(orders(page).first()).toContainText(given);
  await page.keyboard.press('Escape');
  await playUntilSaid(page, new RegExp(`Hrajete „${cancel}“`, 'i'));
  expect(wrong).toEqual([]);
});

test('in English, and what was given is taken back', async ({ page }) => {
  await goOn(page, record(), { level: 'random', lang: 'en' });
  await open(page, 'When to ask');
  const form = dialog(page).getByRole('group', { name: 'When somebody else plays something' });
  await form.getByRole('combobox', { name: 'Card played' }).selectOption('type Special');
  await form.getByRole('combobox', { name: 'Aimed at' }).selectOption('any warrior of mine');
  await form.getByRole('combobox', { name: 'How long' }).selectOption('the next time, once');
  await form.getByRole('button', { name: 'Give the order' }).press('Enter');
  await expect(orders(page)).toContainText(
    'Card played: type Special, aimed at: any warrior of mine → Miscommunication (the next time, once)',
  );
  expect(await violations(page)).toEqual([]);
  await orders(page)
    .getByRole('button', { name: /^Take back: / })
    .press('Enter');
  await expect(dialog(page)).toContainText('0 orders stand.');
});
