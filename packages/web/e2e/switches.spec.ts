/** Where the rules can be read in two ways: every switch of every game is offered, is chosen, and the game is played by it. */
import { CHOICES } from '../../games/lotr/src/index.ts';
import { SWITCHES as DUEL } from '../../games/scratch-wars/src/index.ts';
import { SWITCHES as STONE } from '../../games/tmmstone/src/index.ts';
import { profileOf, visit } from './play.ts';
import { expect, longIf, test } from './seeded.ts';
import { violationsInBoth } from './violations.ts';

type Switches = Readonly<Record<string, readonly (string | number)[]>>;

/** How each game's page is found, its switches, and how many switches it shows that have no list of ways. */
const GAMES: readonly [name: string, path: string, switches: Switches, others: number][] = [
  ['Scratch Wars', '/new', DUEL, 0],
  ['TMMStone', '/new/tmmstone', STONE, 1],
  ['The Lord of the Rings', '/new/lotr', CHOICES, 0],
];

for (const [name, path, switches, others] of GAMES)
  test(`every last reading is chosen and played by: ${name}`, longIf(name !== 'Scratch Wars'), async ({ page }) => {
    const wrong = await visit(page, path, { speed: 0, level: 'random' });
    const advanced = page.locator('details.profile');
    await advanced.locator('summary').click();
    const groups = advanced.getByRole('group');
    const names = Object.keys(switches);
    await expect(groups).toHaveCount(names.length + others);
    for (const [k, one] of names.entries()) {
      const group = groups.nth(k);
      await expect(group.getByRole('radio')).toHaveCount(switches[one].length);
      // The first reading holds without a word.
      await expect(group.getByRole('radio').first()).toBeChecked();
      await group.getByRole('radio').last().check();
    }
    expect(await violationsInBoth(page, 'details.profile')).toEqual([]);
    const titles = await groups.locator('legend').allInnerTexts();

    // In the other language, on a phone: words for everything, and what was chosen stays chosen.
    await page.getByRole('button', { name: 'English' }).click();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const english = await groups.locator('legend').allInnerTexts();
    expect(english.filter((title) => titles.includes(title))).toEqual([]);
    expect(await advanced.innerText()).not.toMatch(/switch\.|profile\./);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.locator('.setup-end .main').click();
    await page.locator('.caption.asked').waitFor();
    const last = Object.fromEntries(names.map((one) => [one, switches[one].at(-1)]));
    await expect.poll(() => profileOf(page)).toMatchObject(last);
    expect(wrong).toEqual([]);
  });
