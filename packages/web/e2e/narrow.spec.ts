/** What is asked has its room before, on a phone above all: neither more buttons nor longer words move the table. */
import { game, MARK } from '@kolbiste/doomtrooper';
import { keyedSpec, recorder, rng, secretFrom, writeReplay } from '@kolbiste/kernel';
import { configOf, starters, tmmstone } from '@kolbiste/tmmstone';
import type { Page } from '@playwright/test';
import { pieceOf } from '../../games/doomtrooper/src/board.ts';
import { saidOption } from '../../games/doomtrooper/src/said.ts';
import { playedUntil } from './doom-record.ts';
import { answer as answerDuel, quickStart } from './play.ts';
import { answer } from './play-stone.ts';
import { goOn } from './rings-record.ts';
import { expect, test } from './seeded.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Where things stand, to the pixel. */
const boxesOf = (page: Page, things: readonly string[]): Promise<readonly (readonly number[])[]> =>
  page.evaluate(
    (all) =>
      all.map((what) => {
        const box = document.querySelector(what)?.getBoundingClientRect();
        return box === undefined ? [] : [box.left, box.top, box.width, box.height].map(Math.round);
      }),
    things,
  );

/** The record of a game of TMMStone in which the first player has looked at the top card of the deck, with whole sentences to choose from. */
function peeking(): string {
  const stone = tmmstone();
  const config = configOf(starters[1].list, starters[2].list);
  for (let seed = 0; seed < 50; seed++) {
    const playing = recorder(stone, config as never, keyedSpec(secretFrom(`bar ${seed}`)));
    const random = rng(`bar ${seed}`);
    for (let next = stone.pending(playing.state)[0]; next !== undefined; [next] = stone.pending(playing.state)) {
      if (next.id === 'pickPeek.peek' && next.seat === 0) return writeReplay(playing.record());
      const options = stone.options(playing.state, next.seat);
      playing.answer(next.seat, options[random.int(options.length)]);
    }
  }
  throw new Error('nobody looks at a card');
}

test('TMMStone: whole sentences on the buttons stand over the edge of the hand, and nothing moves for them', async ({
  page,
}) => {
  const wrong = await goOn(page, peeking());
  const TABLE = ['.stone-side.far', '.stone-middle', '.stone-side.near'];
  const row = page.locator('.stone-bar .bar-row');
  // They are higher than the row that the table has for them, and can be read to the last word.
  expect((await row.boundingBox())?.height).toBeGreaterThan(60);
  const cut = await row.locator('button').evaluateAll((all) => {
    const over = all.filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1);
    return over.map((one) => one.textContent);
  });
  expect(cut).toEqual([]);
  const asked = await boxesOf(page, TABLE);
  await answer(page);
  await expect(page.locator('.caption.asked')).toBeVisible();
  await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThan(60);
  expect(await boxesOf(page, TABLE)).toEqual(asked);
  expect(wrong).toEqual([]);
});

test('Doomtrooper: why nothing is weighed up of a hidden warrior moves neither the question nor the two sides', async ({
  page,
}) => {
  let pair: readonly [number, number] | undefined;
  const record = playedUntil('combat.fighters', (s, seat) => {
    if (seat !== 0) return false;
    const found = game.options(s, 0).map((option) => saidOption(game.view(s, 0), 'combat.fighters', option));
    const hidden = found.find(({ other }) => ((pieceOf(s, other)?.marks ?? 0) & MARK.hidden) !== 0);
    if (hidden !== undefined) pair = [hidden.piece, hidden.other];
    return hidden !== undefined;
  });
  const wrong = await goOn(page, record);
  const [attacker, defender] = pair ?? [0, 0];
  const at = (id: number) => page.locator(`[data-place="piece:${id}"]`);
  const TABLE = ['.doom-far .doom-mat', '.doom-ask', '.doom-mat.near', '.doom-hand'];
  await at(attacker).click();
  const before = await boxesOf(page, TABLE);
  await at(defender).click();
  const hint = page.locator('.doom-hint.of-hidden');
  await expect(hint).toBeVisible();
  expect(await boxesOf(page, TABLE)).toEqual(before);
  expect(wrong).toEqual([]);
});

for (const [screen, width, height] of [
  ['a phone', 360, 740],
  ['a desktop', 1440, 900],
] as const)
  test(`Scratch Wars on ${screen}: other buttons and long words move neither the bar nor the wheel above it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const wrong = await quickStart(page);
    const [bars, mains, wheels] = [new Set<string>(), new Set<number>(), new Set<number>()];
    const buttons = new Set<number>();
    for (let n = 0; n < 24; n++) {
      await answerDuel(page, n);
      await page.locator('.caption.asked').waitFor();
      buttons.add(await page.locator('.bar .second').count());
      const [bar, main, wheel] = await boxesOf(page, ['.bar', '.bar .main', '.stage:not(:has(.odds)) .spinner']);
      bars.add(JSON.stringify(bar));
      mains.add(main[0]);
      if (wheel.length > 0) wheels.add(wheel[1]);
    }
    const spread = (all: Iterable<number>) => Math.max(...all) - Math.min(...all);
    expect([...buttons].some((others) => others > 0)).toBe(true);
    expect([...bars]).toHaveLength(1);
    // On a phone the other button takes its room from the main one.
    if (width > 700) expect(spread(mains)).toBeLessThan(24);
    else expect(spread(wheels)).toBeLessThan(4);
    expect(wrong).toEqual([]);
  });
