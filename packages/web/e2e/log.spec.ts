/** The log: whole sentences, and what they rest on where somebody asks for it. */
import type { Page } from '@playwright/test';
import { answer, asked, quickStart } from './play.ts';
import { start as startRings } from './play-rings.ts';
import { answer as answerStone, start as startStone } from './play-stone.ts';
import { expect, test } from './seeded.ts';

const lines = (page: Page) => page.locator('.log-side .log-line');
const told = (page: Page) => page.locator('.log-side .log-text');
const opacity = (page: Page, n: number): Promise<string> =>
  lines(page)
    .nth(n)
    .locator('.log-marks')
    .evaluate((marks) => getComputedStyle(marks).opacity);

async function played(page: Page, lang: 'cs' | 'en' = 'cs'): Promise<string[]> {
  const wrong = await quickStart(page, { lang });
  for (let n = 0; n < 6 && (await asked(page)); n++) await answer(page, n);
  await asked(page);
  return wrong;
}

test('a line is quiet until it is pointed at or stood on: then its paragraph and its reason are there', async ({
  page,
}) => {
  const wrong = await played(page);
  await page.mouse.move(1, 1);
  expect(await opacity(page, 0)).toBe('0');
  await lines(page).first().hover();
  expect(await opacity(page, 0)).toBe('1');
  expect(await opacity(page, 1)).toBe('0');
  // What comes lies over no word of the line.
  const covers = await lines(page)
    .first()
    .evaluate((line) => {
      const marks = line.querySelector('.log-marks')?.getBoundingClientRect() ?? new DOMRect();
      const text = document.createRange();
      text.selectNodeContents(line.querySelector('.log-text')?.firstChild ?? line);
      return [...text.getClientRects()].some(({ right, bottom }) => right > marks.left + 7 && bottom > marks.top + 8);
    });
  expect(covers).toBe(false);
  await page.mouse.move(1, 1);
  const why = lines(page)
    .first()
    .getByRole('button', { name: /^Proč\? / });
  await why.focus();
  expect(await opacity(page, 0)).toBe('1');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('why')).toBeVisible();
  await page.keyboard.press('Escape');
  const small = await page.locator('.log-side').evaluate((side) =>
    [...side.querySelectorAll<HTMLElement>('*')].flatMap((part) => {
      const own = [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '');
      const size = Number.parseFloat(getComputedStyle(part).fontSize);
      return own && size < 11 ? [`${part.className} ${size}`] : [];
    }),
  );
  expect(small).toEqual([]);
  expect(wrong).toEqual([]);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test('pressing a line shows what it rests on; what is not seen is not hit', async ({ page }) => {
    await played(page);
    await page.getByRole('button', { name: 'Záznam', exact: true }).tap();
    const line = page.getByRole('dialog').locator('.log-line').first();
    const marks = line.locator('.log-marks');
    await expect(marks).toHaveCSS('pointer-events', 'none');
    await line.locator('.log-text').tap({ position: { x: 12, y: 8 } });
    await expect(marks).toHaveCSS('opacity', '1');
    await line.getByRole('button', { name: /^Proč\? / }).tap();
    await expect(page.getByTestId('why')).toBeVisible();
  });
});

test('what a player does is a whole sentence, in Czech and in English', async ({ page }) => {
  await played(page);
  await expect(told(page).filter({ hasText: /^(Točíte (mečem|sekerou|lukem|hůlkou) |Soupeř točí )/ })).not.toHaveCount(
    0,
  );
  await expect(told(page).filter({ hasText: /: zatočit/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(told(page).filter({ hasText: /^(You spin |The opponent spins )(sword|axe|bow|wand) / })).not.toHaveCount(
    0,
  );
});

test('in TMMStone and in The Lord of the Rings as well', async ({ page }) => {
  await startStone(page);
  await answerStone(page);
  await expect(told(page).filter({ hasText: /^(Vyměňujete|Nevyměňujete) / })).not.toHaveCount(0);
  await startRings(page);
  await page.locator('.bar .main').click();
  await expect(
    told(page).filter({ hasText: /^(Necháváte si|Vyměňujete|Hráč A si nechává|Hráč A vyměňuje) ruku/ }),
  ).not.toHaveCount(0);
});
