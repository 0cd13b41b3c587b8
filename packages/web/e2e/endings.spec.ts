/** The end of a game on the page: composed, with its reason, what decided it, its graph, and the ways on from it. */
import type { Json } from '@kolbiste/kernel';
import { keyedSpec, recorder, rng, secretFrom, writeReplay } from '@kolbiste/kernel';
import { configOf, starters, tmmstone } from '@kolbiste/tmmstone';
import type { Page } from '@playwright/test';
import { nearTheEnd, playOut } from './play.ts';
import { answer as answerRings } from './play-rings.ts';
import { answer as answerStone } from './play-stone.ts';
import { goesOn, hasten } from './pointing.ts';
import { goOn, playedUntil } from './rings-record.ts';
import { expect, longIf, test } from './seeded.ts';
import { violationsInBoth } from './violations.ts';

const over = (page: Page) => page.getByTestId('over');
const curve = (page: Page) => page.getByTestId('curve');
const slider = (page: Page) => curve(page).getByRole('slider');

/** The graph has been told to its end. */
const told = (page: Page) => page.locator('[data-testid=curve][data-whole=true]').waitFor();

/** The record of a game of TMMStone in which a hero has little life left. */
function nearlyOver(): string {
  const game = tmmstone();
  for (let n = 0; n < 30; n++) {
    const playing = recorder(
      game,
      configOf(starters[1].list, starters[3].list) as unknown as Json,
      keyedSpec(secretFrom(`end ${n}`)),
    );
    const random = rng(`end ${n}`);
    for (let next = game.pending(playing.state)[0]; next !== undefined; [next] = game.pending(playing.state)) {
      if (playing.state.life[1] <= 3 && next.seat === 0 && next.id.endsWith('.main'))
        return writeReplay(playing.record());
      const options = game.options(playing.state, next.seat);
      playing.answer(next.seat, options[random.int(options.length)]);
    }
  }
  throw new Error('no hero comes to so little life');
}

/** A game of TMMStone, to its end. */
async function stoneEnds(page: Page, settings = {}): Promise<string[]> {
  await hasten(page);
  const wrong = await goOn(page, nearlyOver(), { level: 'random', ...settings });
  for (let n = 0; n < 120 && (await goesOn(page)); n++) await answerStone(page);
  await over(page).waitFor();
  return wrong;
}

/** What of the ending lies under something else, reaches beyond the screen, or is too small to be read. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const ending = document.querySelector('.ending');
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
    if (ending !== null && ending.scrollWidth > ending.clientWidth + 1) found.push('the ending scrolls sideways');
    for (const thing of ending?.querySelectorAll<HTMLElement>('button, h2, h3, p, li, th, td, summary') ?? []) {
      if (thing.innerText.trim() === '' || thing.closest('.plot-numbers, [hidden]') !== null) continue;
      if (thing.checkVisibility() && Number.parseFloat(getComputedStyle(thing).fontSize) < 11)
        found.push(`small: ${thing.innerText.slice(0, 30)}`);
      thing.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = thing.getBoundingClientRect();
      if (width === 0) continue;
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      if (seen === null || !ending?.contains(seen)) found.push(`covered: ${thing.innerText.slice(0, 30)}`);
    }
    for (const text of ending?.querySelectorAll('svg.plot text') ?? []) {
      const { height } = text.getBoundingClientRect();
      if (height > 0 && height < 11) found.push(`small in the graph: ${text.textContent}`);
    }
    return found;
  });

test('the end of a game of TMMStone: its reason, the blow with its cards, the graph by keyboard and in numbers', async ({
  page,
}) => {
  const wrong = await stoneEnds(page);
  await expect(over(page)).toHaveAttribute('data-mood', /won|lost/);
  await expect(page.getByTestId('over-why')).toContainText(/(váš hrdina|hrdina soupeře) je poražený/i);
  await expect(page.getByTestId('over-why').locator('.chip').first()).toBeVisible();
  await expect(page.getByTestId('blow').getByTestId('why').locator('li').first()).toContainText(/\d/);
  await expect(page.getByTestId('blow').locator('.blow-faces li').first()).toBeVisible();
  await told(page);
  // The last point says the life that the table shows.
  const lives = (await page.locator('.hero-life b').allTextContents()).map((text) => text.trim());
  await expect(slider(page)).toHaveAttribute(
    'aria-valuetext',
    new RegExp(lives.map((life) => `(?=.* ${life}\\b)`).join('')),
  );
  const last = Number(await slider(page).getAttribute('aria-valuenow'));
  expect(last).toBeGreaterThan(3);
  await slider(page).focus();
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Začátek: .*30.*30/);
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '1');
  await curve(page).getByRole('button', { name: 'Čísla grafu' }).click();
  await expect(curve(page).locator('tbody tr')).toHaveCount(last + 1);
  expect(await violationsInBoth(page)).toEqual([]);
  // Of what draws brought the game cannot say what was to be expected.
  await expect(page.getByTestId('luck')).toHaveCount(0);
  const step = await curve(page).locator('tbody tr').nth(1).locator('button').innerText();
  await slider(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('step')).toContainText(`krok ${step} `);
  expect(wrong).toEqual([]);
});

test('the way to the turning point looks through the game and opens the moment that cost most', async ({ page }) => {
  test.setTimeout(400_000);
  await nearTheEnd(page);
  await playOut(page);
  const asked = over(page).getByRole('button', { name: 'Ukázat zlom' });
  await asked.click();
  const review = page.getByTestId('review');
  await expect(review).toHaveAttribute('data-done', 'true', { timeout: 300_000 });
  const moments = review.locator('.review-moments > li');
  if ((await moments.count()) === 0) return expect(review).toContainText(/nikde|žádn/i);
  await expect(review.locator('.hint-list li').first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByTestId('step')).not.toContainText('krok 0 ');
});

/** How much of the ending is being composed. */
const moving = (page: Page): Promise<number> =>
  over(page).evaluate(
    (ending) =>
      ending
        .getAnimations({ subtree: true })
        .filter((one) => one instanceof CSSAnimation && one.animationName.startsWith('ending-')).length,
  );

test('a tie is told as one, and nothing of it moves where less movement is wanted', async ({ page }) => {
  await nearTheEnd(page, { speed: 4 });
  await playOut(page);
  await expect(over(page)).toHaveAttribute('data-mood', 'draw');
  await expect(over(page).getByRole('heading', { level: 2 })).toHaveText('Remíza');
  await expect(page.getByTestId('over-why').locator('.chip').first()).toBeVisible();
  expect(await moving(page)).toBe(0);
  await expect(over(page)).not.toHaveClass(/staged/);
  await expect(page.getByTestId('blow')).toBeVisible();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('the ending is composed before one’s eyes, and a key has all of it at once', async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      document.addEventListener('animationstart', ({ animationName }) => seen.push(animationName));
    });
    await nearTheEnd(page, { speed: 4 });
    await playOut(page);
    const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    await expect.poll(seen).toEqual(expect.arrayContaining(['ending-light', 'ending-sunrise', 'ending-word']));
    await page.keyboard.press('Shift');
    await expect(over(page)).not.toHaveClass(/staged/);
    expect(await moving(page)).toBe(0);
  });
});

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const)
  test(`nothing of the ending lies under anything, ${width} px`, longIf(width > 360), async ({ page }) => {
    await page.setViewportSize({ width, height });
    const wrong = await stoneEnds(page, { lang: 'en' });
    await told(page);
    expect(await faults(page)).toEqual([]);
    // The table is one press away, and the result another.
    await over(page).getByRole('button', { name: 'Look at the table' }).click();
    await expect(page.locator('.stone-side').first()).toBeVisible();
    await expect(curve(page)).toBeHidden();
    await over(page).getByRole('button', { name: 'Back to the result' }).click();
    await expect(curve(page)).toBeVisible();
    await expect(page.locator('.stone-side').first()).toBeHidden();
    await over(page).getByRole('button', { name: 'Rematch', exact: true }).click();
    await expect(over(page)).toHaveCount(0);
    expect(wrong).toEqual([]);
  });

test('The Lord of the Rings: all have lost together, threat as a graph up to where it ends the game', async ({
  page,
}) => {
  await hasten(page);
  const record = playedUntil('window.act', 2, (s) => s.threat.every((each) => each >= 44));
  const wrong = await goOn(page, record);
  for (let n = 0; n < 300 && (await goesOn(page)); n++) await answerRings(page, 2);
  await expect(over(page)).toHaveAttribute('data-mood', 'lost');
  await expect(page.getByTestId('over-why')).toContainText('prohráli');
  await expect(page.getByTestId('over-why').locator('.chip').first()).toBeVisible();
  await told(page);
  await expect(curve(page).getByRole('heading')).toHaveText('Hrozba');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /kolo: .*\d\d, .*\d\d/);
  await expect(curve(page).locator('.plot-limit')).toContainText('vyřazení');
  await expect(page.getByTestId('luck')).toContainText(/Karty stínu/);
  expect(await faults(page)).toEqual([]);
  expect(await violationsInBoth(page)).toEqual([]);
  expect(wrong).toEqual([]);
});
