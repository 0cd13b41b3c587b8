/** What the table of TMMStone offers besides playing: why, keys, sounds, taking back, replays, readings of the rules. */
import type { Page } from '@playwright/test';
import { A_PLAY, cards, configOf, onBoard, starters, tmmstone } from '../../games/tmmstone/src/index.ts';
import { keyedSpec, recorder, rng, secretFrom, writeReplay } from '../../kernel/src/index.ts';
import { profileOf, visit } from './play.ts';
import { answer, asked, over, ready, start, untilReady } from './play-stone.ts';
import { expect, LONG, newBrowser, test } from './seeded.ts';
import { violations, violationsInBoth } from './violations.ts';

const ANSWERS = 60;
const kinds = new Map(cards.map(({ id, kind }) => [id, kind]));
const OVERLAY = '.overlay';

/** The record of a game of two starters, played at random and not to its end. */
function played(): string {
  const game = tmmstone();
  const config = configOf(starters[1].list, starters[3].list);
  const playing = recorder(game, config as never, keyedSpec(secretFrom('stone table')));
  const random = rng('stone table');
  for (let n = 0; n < ANSWERS; n++) {
    const [{ seat }] = game.pending(playing.state);
    const options = game.options(playing.state, seat);
    playing.answer(seat, options[random.int(options.length)]);
  }
  return writeReplay(playing.record());
}

const record = played();

/** The record of a game up to a turn of the first player, who has no unit as yet and can play one. */
function unitInHand(): { readonly record: string; readonly steps: number } {
  const game = tmmstone();
  for (let n = 0; n < 50; n++) {
    const config = configOf(starters[1].list, starters[3].list);
    const playing = recorder(game, config as never, keyedSpec(secretFrom(`unit in hand ${n}`)));
    for (let steps = 0; steps < ANSWERS; steps++) {
      const [{ seat, id }] = game.pending(playing.state);
      const options = game.options(playing.state, seat);
      const unit = options.find((option) => option >= A_PLAY && kinds.get(option - A_PLAY) === 'unit');
      const bare = playing.state.units.slice(0, playing.state.units.length / 2).every((one) => !onBoard(one));
      if (seat === 0 && steps > 0 && id.endsWith('.main') && unit !== undefined && bare)
        return { record: writeReplay(playing.record()), steps };
      playing.answer(seat, options[0]);
    }
  }
  throw new Error('no game begins with a unit that can be played');
}

const open = async (page: Page, text = record): Promise<void> => {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(page.getByTestId('step')).toContainText(/(krok|step) 0 /);
};
const step = (page: Page) => page.getByTestId('step');
/** Life, mana and attacks: what is shown in any width. */
const numbers = async (page: Page): Promise<string[]> =>
  (await page.locator('.hero-life b, .mana b, .unit .of-attack b').allInnerTexts()).map((text) => text.trim());
const dialog = (page: Page) => page.getByRole('dialog');

test('why is asked of any number: what it is made of, what changed it, back to where it began', async ({ page }) => {
  const wrong = await visit(page, '/replay', { speed: 0 });
  await open(page);
  const units = page.locator('.unit [data-why^=attack]');
  for (let at = ANSWERS; (await units.count()) === 0; at--) await page.locator('.scrubber input').fill(String(at));
  const figure = page.locator('.figure-pick select');
  const now = page.getByTestId('figure-now');
  const attack = units.first();
  const shown = await attack.locator('b').innerText();
  await attack.click({ button: 'right' });
  await expect(now).toContainText(`útok: ${shown.trim()}`);
  await expect(page.getByTestId('why').locator('li').first()).toBeVisible();
  // Beneath every number stands how it came about; every one that can be asked about has a name.
  const names = await figure.locator('option').allInnerTexts();
  expect(names.length).toBeGreaterThan(14);
  for (const name of names) expect(name).toMatch(/^\S.*: \S/);
  await figure.selectOption('life:0');
  await expect(now).toContainText('životy:');
  expect(await violationsInBoth(page, OVERLAY)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(wrong).toEqual([]);
});

test('at the table why is asked with a key and then by pointing; a cost says what it is made of', async ({ page }) => {
  const wrong = await start(page, { lang: 'en' });
  await page.keyboard.press('w');
  await page.locator('.near .hero-life').click();
  await expect(page.getByTestId('figure-now')).toContainText('life: 30');
  await expect(dialog(page)).toContainText('has not changed since the beginning');
  await page.keyboard.press('Escape');
  await page.keyboard.press('w');
  await page.keyboard.press('1');
  await expect(page.getByTestId('figure-now')).toContainText(/cost: \d+/);
  expect(await violations(page, OVERLAY)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('.picked')).toHaveCount(0);
  expect(wrong).toEqual([]);
});

test('keys can be changed, and what both tables have goes by one key', async ({ page }) => {
  const wrong = await start(page);
  const press = async (key: string): Promise<void> => {
    await ready(page).waitFor();
    await page.locator('body').press(key);
  };
  await press('?');
  await dialog(page)
    .getByRole('button', { name: /všechny možnosti.*klávesa O/ })
    .click();
  await page.keyboard.press('q');
  await expect(dialog(page)).toContainText('Klávesa Q');
  await dialog(page)
    .getByRole('button', { name: /stůl slovy.*klávesa T/ })
    .click();
  await page.keyboard.press('x');
  expect(await violations(page, OVERLAY)).toEqual([]);
  await page.keyboard.press('Escape');
  await press('o');
  await expect(page.getByTestId('sheet')).toHaveCount(0);
  await press('q');
  await expect(page.getByTestId('sheet')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/');
  await page.getByRole('button', { name: 'Hrát hned (Scratch Wars)' }).click();
  await page.locator('.near .tile.lit').first().waitFor();
  await page.keyboard.press('x');
  await expect(dialog(page)).toContainText('Stůl slovy');
  expect(wrong).toEqual([]);
});

test('what happens is heard, until the sounds are switched off; speed is set where the table is', async ({ page }) => {
  await page.addInitScript(() => {
    const heard = window as unknown as { notes: number };
    heard.notes = 0;
    const made = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      heard.notes++;
      return made.call(this);
    };
  });
  const wrong = await start(page);
  const notes = () => page.evaluate(() => (window as unknown as { notes: number }).notes);
  for (let n = 0; n < 8 && (await notes()) === 0; n++) await answer(page);
  expect(await notes()).toBeGreaterThan(0);
  await untilReady(page);
  await page.locator('body').press('m');
  await page.locator('body').press('s');
  await expect(dialog(page).getByLabel('Žádné')).toBeChecked();
  await dialog(page).getByLabel('Rychlé', { exact: true }).check();
  await page.keyboard.press('Escape');
  await expect(page.locator('.rail-pace select')).toHaveValue('2');
  const before = await notes();
  await page.locator('.rail-pace select').selectOption('0');
  for (let n = 0; n < 4 && !(await over(page).isVisible()); n++) await answer(page);
  expect(await notes()).toBe(before);
  expect(wrong).toEqual([]);
});

test('a card that was announced is taken back; what chance has decided is not, and it is said why', async ({
  page,
}) => {
  const { record: begun, steps } = unitInHand();
  const wrong = await visit(page, '/replay', { speed: 0, level: 'random' });
  await open(page, begun);
  await page.locator('.scrubber input').fill(String(steps));
  await page.getByRole('button', { name: 'Hrát odtud' }).click();
  await page.getByRole('button', { name: 'Začít', exact: true }).click();
  await asked(page).waitFor();
  const undo = page.getByTestId('undo');
  const unit = page.locator('.hand-card.kind-unit.lit');
  const slot = page.locator('.near .unit.free.lit');
  await unit.first().waitFor();
  await page.locator('body').press('u');
  const toast = page.getByTestId('toast');
  await expect(toast).toContainText('Vrátit nelze');
  // It would lie over what is pressed next.
  await toast.getByRole('button', { name: 'Zavřít' }).click();
  await expect(toast).toHaveCount(0);
  const [hand, caption] = [await page.locator('.hand-name').allInnerTexts(), await asked(page).innerText()];
  await unit.first().click();
  await ready(page).click();
  await slot.first().waitFor();
  await undo.click();
  await expect(asked(page)).toHaveText(caption);
  expect(await page.locator('.hand-name').allInnerTexts()).toEqual(hand);
  await expect(page.locator('.near .unit:not(.free)')).toHaveCount(0);
  expect(wrong).toEqual([]);
});

test(
  'a record is shared by a link to a step and a viewpoint, and gone on with from there',
  LONG,
  async ({ page, browser }) => {
    const wrong = await visit(page, '/replay', { speed: 0, level: 'random' });
    await open(page);
    await page.locator('.scrubber input').fill('24');
    await page.getByLabel('Pohled').selectOption('1');
    await expect(step(page)).toContainText('krok 24 z');
    await expect(page.locator('.near .hero-who')).toContainText('Vy');
    await page.getByRole('button', { name: 'Sdílet' }).click();
    await expect(page.getByTestId('link')).toHaveValue(/#step=24&view=1&record=/);
    expect(await violations(page)).toEqual([]);
    const link = await page.getByTestId('link').inputValue();
    const context = await newBrowser(browser, { locale: 'en-GB', viewport: { width: 360, height: 740 } });
    const other = await context.newPage();
    await other.goto(link);
    await expect(step(other)).toContainText('step 24 of');
    await expect.poll(() => numbers(other)).toEqual(await numbers(page));
    expect(await violations(other)).toEqual([]);
    await context.close();

    await page.getByRole('button', { name: 'Hrát odtud' }).click();
    const hand = await page.locator('.near .hand-name').allInnerTexts();
    expect(hand.length).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Začít', exact: true }).click();
    await expect(page.getByTestId('toast')).toContainText('nové tajemství');
    await asked(page).waitFor();
    await expect(page.locator('.near .hero-who')).toContainText('Vy');
    await expect.poll(() => page.locator('.log-line').count()).toBeGreaterThan(3);
    await answer(page);
    await asked(page).or(over(page)).first().waitFor();
    expect(wrong).toEqual([]);
  },
);

test('readings and the size of a cascade are chosen at set-up, with their paragraphs, and the game is played by them', async ({
  page,
}) => {
  const wrong = await visit(page, '/new/tmmstone', { speed: 0 });
  await page.getByText('Pro pokročilé').click();
  await page.getByRole('button', { name: 'Pravidlo R132' }).click();
  await expect(dialog(page)).toContainText('přepínač');
  await expect(dialog(page)).toContainText('Cykly a rušení kouzel');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel(/nejvýš 10\s000 efektů/)).toBeChecked();
  await page.getByLabel('nejvýš 100 efektů').check();
  await page
    .getByRole('group', { name: /Jednotka bez útoku útočí/ })
    .getByLabel('nesmí')
    .check();
  expect(await violationsInBoth(page)).toEqual([]);
  await page.getByRole('button', { name: 'Začít hru' }).click();
  await asked(page).waitFor();
  await expect.poll(() => profileOf(page)).toMatchObject({ cascade: 100, zeroAttack: 'mayNot', neighbours: 'nearest' });
  expect(wrong).toEqual([]);
});

test('on a phone the field has its place, tags are drawings with names, and nothing is out of reach', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const wrong = await visit(page, '/replay', { speed: 0 });
  await open(page);
  const tags = page.locator('.unit-word.tag .icon');
  for (let at = ANSWERS; (await tags.count()) === 0; at--) await page.locator('.scrubber input').fill(String(at));
  for (const [width, height] of [
    [360, 740],
    [740, 360],
  ]) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('.stone-middle .stone-field')).toBeVisible();
    const box = await page.locator('.stone-middle .stone-field').boundingBox();
    expect(box?.width).toBeGreaterThan(20);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(tags.first()).toBeVisible();
  await expect(page.locator('.unit-word.tag').first()).toHaveAttribute('title', /\S/);
  expect(await violations(page)).toEqual([]);
  expect(wrong).toEqual([]);
});
