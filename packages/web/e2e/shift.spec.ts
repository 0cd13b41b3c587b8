/** Nothing moves that nobody has moved: how far things jump while a table opens and while somebody plays (CLS). */
import { expect, IS_LONG, longIf, test } from './seeded.ts';
import { playAt, SCREENS, TABLES } from './speed/tables.ts';
import type { Shift } from './speed/watch.ts';
import { noted, watch } from './speed/watch.ts';

/** What browsers call good is 0.1. */
const MOST = 0.05;
const ANSWERS = IS_LONG ? 10 : 5;
/** Where the question has grown in the middle of a game more than once. */
const GREW = new Set([
  'Scratch Wars on a phone',
  'Scratch Wars on a desktop',
  'TMMStone on a phone',
  'Doomtrooper on a phone',
]);
const MORE = 16;

/** The worst of them, to be found where it comes from. */
const told = (shifts: readonly Shift[]): string =>
  shifts
    .toSorted((a, b) => b.value - a.value)
    .slice(0, 4)
    .map(({ at, value, of }) => `${value.toFixed(3)} at ${at} ms: ${of.join('; ')}`)
    .join('\n');

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const [n, table] of TABLES.entries())
  for (const [m, { screen, width, height }] of SCREENS.entries()) {
    const where = `${table.name} on a ${screen}`;
    const answers = GREW.has(where) ? MORE : ANSWERS;
    test(
      `${where}: nothing jumps until the first question, nor over ${answers} answers`,
      longIf(!GREW.has(where) && (n + m) % 2 > 0),
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        await watch(page);
        await playAt(page, table, answers);
        const { shift, shifts } = await noted(page);
        expect(shift, told(shifts)).toBeLessThanOrEqual(MOST);
      },
    );
  }
