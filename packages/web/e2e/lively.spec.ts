/** What moves at the table of a duel and what is shown instead where nothing is to move; what is heard there. */
import type { Page } from '@playwright/test';
import { answer, asked, goneOnWith, quickStart } from './play.ts';
import { expect, test } from './seeded.ts';

interface Watching extends Window {
  motions: { id: string; ms: number }[];
  touched: number;
}

/** Writes down every motion that is begun, and every outline. */
const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const kept = window as unknown as Watching;
    Object.assign(kept, { motions: [], touched: 0 });
    const begin = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, frames, timing) {
      const { id = '', duration = 0 } = typeof timing === 'object' ? timing : {};
      // The wheel is what is waited for: it turns as long as it takes.
      if (!this.matches('.spinner-disc')) kept.motions.push({ id, ms: Number(duration) });
      return begin.call(this, frames, timing);
    };
    new MutationObserver((all) => {
      kept.touched += all.length;
    }).observe(document, { subtree: true, attributeFilter: ['data-touched'] });
  });

const motions = (page: Page) => page.evaluate(() => (window as unknown as Watching).motions);
const kinds = async (page: Page): Promise<Set<string>> => new Set((await motions(page)).map(({ id }) => id));

/** A duel in which both attack, from the middle of a record on. */
const duel = (page: Page, speed: 1 | 4) => goneOnWith(page, '04', '7', { speed });

const MOST = 40;

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('attacks lunge, who is hit shakes, figures fly up; each is short, a key ends them all', async ({ page }) => {
    test.setTimeout(240_000);
    await watch(page);
    const wrong = await duel(page, 4);
    const wanted = ['lunge', 'hit', 'figure', 'swell', 'death'];
    for (let n = 0; n < MOST && (await asked(page)); n++) {
      const seen = await kinds(page);
      if (wanted.every((kind) => seen.has(kind))) break;
      await answer(page, n);
    }
    expect([...(await kinds(page))]).toEqual(expect.arrayContaining(wanted));
    // A quarter of what they take at speed 1.
    for (const { id, ms } of await motions(page)) expect(ms, id).toBeLessThan(350 / 4);
    const running = await page.evaluate(() => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
      return document.getAnimations().filter(({ id, playState }) => id !== '' && playState === 'running').length;
    });
    expect(running).toBe(0);
    await expect(page.locator('.motion-ghost')).toHaveCount(0);
    expect(wrong).toEqual([]);
  });
});

test('where less movement is wanted nothing moves, and an outline says what it was about', async ({ page }) => {
  await watch(page);
  const wrong = await duel(page, 4);
  const touched = () => page.evaluate(() => (window as unknown as Watching).touched);
  for (let n = 0; n < MOST && (await touched()) === 0 && (await asked(page)); n++) await answer(page, n);
  expect(await touched()).toBeGreaterThan(0);
  expect(await motions(page)).toEqual([]);
  expect(wrong).toEqual([]);
});

interface Hearing extends Window {
  heard: { tones: number; noises: number; ways: GainNode[] };
}

/** Counts what is heard: tones, noises, and the ways out of which the first is that of them all. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heard: Hearing['heard'] = { tones: 0, noises: 0, ways: [] };
    Object.assign(window, { heard });
    const { createOscillator, createBufferSource, createGain } = AudioContext.prototype;
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      heard.tones++;
      return createOscillator.call(this);
    };
    AudioContext.prototype.createBufferSource = function (this: AudioContext) {
      heard.noises++;
      return createBufferSource.call(this);
    };
    AudioContext.prototype.createGain = function (this: AudioContext) {
      const way = createGain.call(this);
      heard.ways.push(way);
      return way;
    };
  });

const heard = (page: Page) =>
  page.evaluate(() => {
    const { tones, noises, ways } = (window as unknown as Hearing).heard;
    return { tones, noises, loud: ways[0]?.gain.value ?? -1 };
  });

test('what is hit sounds of wood and metal, as loud as it is set', async ({ page }) => {
  await listen(page);
  const wrong = await duel(page, 4);
  await page.getByRole('button', { name: 'Nastavení' }).first().click();
  await page.getByRole('dialog').getByLabel('Tichá').check();
  await page.keyboard.press('Escape');
  const both = async (): Promise<boolean> => {
    const { tones, noises } = await heard(page);
    return tones > 0 && noises > 0;
  };
  for (let n = 0; n < MOST && !(await both()) && (await asked(page)); n++) await answer(page, n);
  expect(await both()).toBe(true);
  expect((await heard(page)).loud).toBeCloseTo(0.25 ** 2);
  // It is kept.
  expect(await page.evaluate(() => localStorage.getItem('kolbiste.volume'))).toBe('25');
  expect(wrong).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test('nothing is heard unless it is wanted', async ({ page }) => {
    await listen(page);
    await quickStart(page, { speed: 4 });
    for (let n = 0; n < 4 && (await asked(page)); n++) await answer(page, n, 'tap');
    expect(await heard(page)).toEqual({ tones: 0, noises: 0, loud: -1 });
    await page.keyboard.press('s');
    await expect(page.getByRole('dialog').getByRole('group', { name: 'Zvuky' }).getByLabel('Žádné')).toBeChecked();
  });
});
