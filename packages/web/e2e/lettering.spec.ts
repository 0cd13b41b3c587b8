/** Letters of the tables: each game's own, whole in Czech, and light. That none is fetched before the first question is asked in `size.spec.ts`. */
import type { Page } from '@playwright/test';
import { quickStart } from './play.ts';
import { start as startRings } from './play-rings.ts';
import { start as startStone } from './play-stone.ts';
import { expect, longIf, test } from './seeded.ts';

const LIMIT = 60_000;
/** All that Czech has beyond the letters of English. */
const CZECH = 'áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ';

const TABLES = [
  { game: 'Scratch Wars', family: 'Bitter', weight: 700, name: '.hero-name', open: (page: Page) => quickStart(page) },
  { game: 'TMMStone', family: 'Patrick Hand', weight: 400, name: '.face-name', open: (page: Page) => startStone(page) },
  {
    game: 'The Lord of the Rings',
    family: 'Alegreya',
    weight: 700,
    name: '.face-name',
    open: (page: Page) => startRings(page),
  },
] as const;

for (const { game, family, weight, name, open } of TABLES)
  test(
    `${game}: names and headings are written in ${family}, with every letter of Czech, in at most 60 kB`,
    longIf(game !== 'TMMStone'),
    async ({ page }) => {
      const weights = new Map<string, number>();
      page.on('response', async (response) => {
        const { pathname } = new URL(response.url());
        if (pathname.endsWith('.woff2')) weights.set(pathname, (await response.body()).length);
      });
      const wrong = await open(page);
      const written = (what: string) =>
        page
          .locator(what)
          .first()
          .evaluate((thing) => getComputedStyle(thing).fontFamily);
      for (const what of [name, '.log-side h2'])
        await expect.poll(() => written(what)).toMatch(new RegExp(`^"?${family}`));
      // Both parts of it are there, and nothing of Czech is borrowed from another face.
      const states = await page.evaluate(
        async ([face, letters]) => (await document.fonts.load(face, `a${letters}`)).map(({ status }) => status),
        [`${weight} 16px "${family}"`, CZECH],
      );
      expect(states).toEqual(['loaded', 'loaded']);
      const missing = await page.evaluate(
        ([face, letters]) => {
          const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
          const wide = (font: string, letter: string): number => {
            pen.font = font;
            return pen.measureText(letter).width;
          };
          // Where a letter is missing each fallback brings its own.
          const lacks = (letter: string): boolean =>
            wide(`${face}, monospace`, letter) !== wide(`${face}, serif`, letter);
          return letters.split('').filter(lacks);
        },
        [`${weight} 64px "${family}"`, CZECH],
      );
      expect(missing).toEqual([]);
      await expect.poll(() => weights.size).toBe(2);
      const sum = [...weights.values()].reduce((a, b) => a + b, 0);
      expect(sum).toBeGreaterThan(10_000);
      expect(sum).toBeLessThanOrEqual(LIMIT);
      expect(wrong).toEqual([]);
    },
  );
