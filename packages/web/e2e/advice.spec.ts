/** Hint and review where the bots play by guided search: Doomtrooper and a fight of Slay the Spire, from a question to the record. */
import { dealtConfig, game as doomtrooper } from '@kolbiste/doomtrooper';
import type { Core, Game, Json } from '@kolbiste/kernel';
import { keyedSpec, recorder, rng, secretFrom, writeReplay } from '@kolbiste/kernel';
import { configOf, game as slayTheSpire } from '@kolbiste/slay-the-spire';
import { visit } from './play.ts';
import { expect, test } from './seeded.ts';
import { violationsInBoth } from './violations.ts';

/** The record of a game played at random to its end: there is much to say of it. */
function played<S extends Core>(game: Game<S, unknown>, config: unknown): string {
  const record = recorder(game, config as Json, keyedSpec(secretFrom('advice')));
  const random = rng('advice');
  for (let [next] = game.pending(record.state); next !== undefined; [next] = game.pending(record.state)) {
    const options = game.options(record.state, next.seat);
    record.answer(next.seat, options[random.int(options.length)]);
  }
  return writeReplay(record.record());
}

const GAMES = [
  {
    name: 'Doomtrooper',
    lang: 'en',
    record: () => played(doomtrooper, dealtConfig(2, { name: 'dealt', rounds: 4, tie: 'draw' })),
  },
  {
    name: 'Slay the Spire',
    lang: 'cs',
    record: () => played(slayTheSpire, configOf({ heroes: ['ironclad'], fight: 'jaw-worm' })),
  },
] as const;

for (const { name, lang, record } of GAMES) {
  const said =
    lang === 'cs'
      ? { now: 'Hrát hned', chance: /\d+ %.*odhad naděje/ }
      : { now: 'Play now', chance: /\d+ %.*estimated chance/ };

  test(`${name}: a hint names answers with chance, reason and paragraph; chosen and given, it is the answer`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const wrong = await visit(page, '/', { speed: 0, level: 'random', lang });
    await page.getByRole('button', { name: new RegExp(`${said.now} .${name}`) }).click();
    await page.locator('.caption.asked').waitFor();
    await page.locator('[data-testid=hint][aria-disabled=false]').click();
    const there = page.locator('[data-testid=hint-panel][data-stands=there]');
    await there.waitFor({ timeout: 90_000 });
    await expect(there.locator('.hint-chance').first()).toContainText(said.chance);
    for (const why of await there.locator('.hint-why').allInnerTexts()) expect(why).toMatch(/\S.*\.$/);
    await expect(there.locator('.chip').first()).toBeVisible();
    const choose = there.locator('.hint-choose').first();
    await choose.click();
    await expect(choose).toHaveAttribute('data-ready', 'true');
    expect(await violationsInBoth(page)).toEqual([]);
    await choose.click();
    await expect(page.getByTestId('hint-panel')).toHaveCount(0);
    expect(wrong).toEqual([]);
  });

  test(`${name}: looking back over a whole game names moments, and what else could have been done there`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const wrong = await visit(page, '/replay', { speed: 0, lang });
    const buffer = Buffer.from(record());
    await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer });
    await page.getByRole('button', { name: lang === 'cs' ? 'Rozbor' : 'Review' }).click();
    await page.getByRole('button', { name: lang === 'cs' ? 'Projít hru' : 'Look through the game' }).click();
    const review = page.locator('[data-testid=review][data-done=true]');
    await review.waitFor({ timeout: 240_000 });
    const moment = review.locator('.review-moments > li').first();
    await expect(moment).toBeVisible();
    await moment
      .getByRole('button', { name: lang === 'cs' ? 'Co šlo jinak?' : 'What else could I have done?' })
      .click();
    await expect(review.locator('.hint-list li').first()).toBeVisible({ timeout: 60_000 });
    // It is seen as it was by whoever played it.
    await expect(page.locator('.replay-way select').first()).toHaveValue('0');
    expect(await violationsInBoth(page)).toEqual([]);
    expect(wrong).toEqual([]);
  });
}
