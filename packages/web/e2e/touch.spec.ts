import type { Locator, Page } from '@playwright/test';
import { answer, asked, main, quickStart } from './play.ts';
import { expect, test } from './seeded.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const middle = async (thing: Locator): Promise<{ x: number; y: number }> => {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('not there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Drags with the mouse once dragging is there. */
async function drag(page: Page, from: Locator, to: Locator, happened: () => Promise<void>): Promise<void> {
  await expect(async () => {
    const [a, b] = [await middle(from), await middle(to)];
    await page.mouse.move(a.x, a.y);
    await page.mouse.down();
    try {
      await page.mouse.move(a.x + 12, a.y - 12, { steps: 3 });
      await page.mouse.move(b.x, b.y, { steps: 6 });
      await expect(page.locator('.aim')).toBeAttached({ timeout: 2000 });
    } finally {
      await page.mouse.up();
    }
    await happened();
  }).toPass();
}

test('a weapon is dragged onto the wheel and spins; a drag that leads nowhere does nothing', async ({ page }) => {
  const wrong = await quickStart(page);
  const tile = page.locator('.near .tile.lit').nth(1);
  await drag(page, tile, page.locator('.log-side'), async () => {
    await expect(page.locator('.aim')).toHaveCount(0);
    await expect(page.locator('.result')).toHaveCount(0);
  });
  await drag(page, tile, page.locator('.stage'), () => expect(page.locator('.result')).toBeVisible());
  expect(wrong).toEqual([]);
});

test('a weapon is dragged onto its target: it spins, and the target stands selected when it is asked for', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await quickStart(page);
  const aimed = page.locator('.far .tile.picked');
  for (let n = 0; (await aimed.count()) === 0; n++) {
    if (!(await asked(page))) {
      // No attack on a weapon in a whole game: another one.
      await page.getByRole('button', { name: 'Odveta', exact: true }).click();
      continue;
    }
    const question = await page.locator('.caption').innerText();
    const weapon = page.locator('.near .tile.lit').first();
    if (question.startsWith('Vyberte akci') && (await weapon.count()) > 0) {
      const target = page.locator('.far .tile:not(.out)').first();
      const moved = () => expect(page.locator('.caption')).not.toHaveText(question);
      await drag(page, weapon, (await target.count()) > 0 ? target : page.locator('.stage'), moved);
    } else if ((await aimed.count()) === 0) await answer(page, 1);
  }
  await expect(main(page)).toContainText(/Zaútočit|cíl|zbraň|efekt/i);
  await expect(main(page)).toHaveAttribute('data-ready', 'true');
});

test.describe('with a finger on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  test('a weapon is dragged onto the wheel', async ({ page }) => {
    await quickStart(page);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });
    await expect(async () => {
      const [a, b] = [await middle(page.locator('.near .tile.lit').nth(1)), await middle(page.locator('.stage'))];
      await touch('touchStart', a);
      try {
        for (const part of [0.1, 0.3, 0.6, 1])
          await touch('touchMove', { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
        await expect(page.locator('.aim')).toBeAttached({ timeout: 2000 });
      } finally {
        await touch('touchEnd');
      }
      await expect(page.locator('.result')).toBeVisible();
    }).toPass();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
