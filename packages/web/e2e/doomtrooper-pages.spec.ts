/** Pages of Doomtrooper beside its table: cards, decks by profile, two profiles compared. */
import type { Page } from '@playwright/test';
import { playedUntil } from './doom-record.ts';
import { configKept, visit } from './play.ts';
import { asked } from './play-doom.ts';
import { expect, test } from './seeded.ts';
import { violations } from './violations.ts';

test('cards by filters, one at its own address; no fault that a checker finds', async ({ page }) => {
  const wrong = await visit(page, '/cards/doomtrooper?affiliation=bauhaus&kind=warrior');
  const found = page.locator('.printed-cards .face-card');
  await found.first().waitFor();
  await page.getByLabel('Hraje se').selectOption('ano');
  await page.getByRole('searchbox').fill('blitzer');
  await expect(page.getByRole('status').first()).toContainText(/\d/);
  await page.getByRole('searchbox').fill('');
  expect(await violations(page)).toEqual([]);
  const first = page.locator('.printed-cards .card-name').first();
  const name = await first.innerText();
  await first.click();
  await expect(page).toHaveURL(/\/cards\/doomtrooper\/\d+/);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(new RegExp(name, 'i'));
  expect(await violations(page)).toEqual([]);
  expect(wrong).toEqual([]);
});

test('a deck is built, is legal by one profile and not by another, is written out, read in and played with', async ({
  page,
}) => {
  const wrong = await visit(page, '/decks/doomtrooper', { level: 'random', speed: 0 });
  await page
    .getByRole('button', { name: /^Upravit kopii/ })
    .first()
    .click();
  const verdict = page.getByTestId('verdict');
  await expect(verdict).toContainText('60 karet');
  await expect(verdict.locator('.good')).toBeVisible();
  await page.getByLabel(/^Sideboard \(0/).check();
  await page
    .getByTestId('pool')
    .getByRole('button', { name: /^Přidat/ })
    .first()
    .click();
  await expect(page.locator('.fault-list')).toContainText('Sideboard má právě 25 karet');
  await page.getByLabel('Profil pravidel').selectOption('Mezinárodní');
  await expect(page.locator('.fault-list')).toContainText('Sideboard má právě 20 karet');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'V čem se liší od turnaje' }).click();
  await expect(page.locator('.doom-profiles')).toContainText('doomtrooper.de');
  await expect(page.locator('.doom-profiles tbody tr')).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.goBack();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page
    .getByTestId('pool')
    .getByRole('button', { name: /^Ubrat/ })
    .first()
    .click();
  await page.getByTestId('deck').getByRole('link', { name: 'Hrát' }).click();
  expect(await violations(page)).toEqual([]);
  await page.locator('.setup-end .main').click();
  await asked(page).waitFor();
  expect(wrong).toEqual([]);
});

test('a house’s own profile: its faults are told, it is compared, a deck is judged and a game is played by it', async ({
  page,
}) => {
  const wrong = await visit(page, '/decks/doomtrooper/profiles', { level: 'random', speed: 0 });
  const box = page.getByTestId('house');
  await box.locator('summary').click();
  const load = async (profile: object): Promise<void> => {
    await box.getByLabel('Text profilu').fill(JSON.stringify(profile));
    await box.getByRole('button', { name: 'Načíst text' }).click();
  };
  const league = { format: 'kolbiste-profile/1', game: 'doomtrooper', name: 'league', title: 'Liga', points: 7 };
  await load({ ...league, points: 0, restricted: ['Husar'] });
  await expect(page.getByTestId('profile-report')).toContainText('celé číslo od 1 do 999');
  await expect(page.getByTestId('profile-report')).toContainText('Hussar');
  expect(await violations(page)).toEqual([]);
  // Not one of the ready decks has so few copies.
  await load({ ...league, copies: 1 });
  await expect(page.getByTestId('profile-report')).toContainText('Profil „Liga“');
  await page.getByLabel('Druhý').selectOption('Liga');
  await expect(page.locator('.doom-profiles')).toContainText('vlastní profil');
  await page.reload();
  await expect(page.locator('.doom-profiles tbody tr')).toHaveCount(2);
  await page.goto('/new/doomtrooper');
  await page.getByLabel('Liga').check();
  await expect(page.getByRole('alert')).toContainText('smí být v balíčku nejvýše 1×');
  await page.goto('/decks/doomtrooper/profiles');
  await box.locator('summary').click();
  await load(league);
  await page.goto('/new/doomtrooper');
  await page.getByLabel('Liga').check();
  await page.locator('.setup-end .main').click();
  await asked(page).waitFor();
  await expect(page.locator('.doom-goal')).toContainText('7');
  await page.goto('/decks/doomtrooper/profiles');
  await box.locator('summary').click();
  await box.getByRole('button', { name: 'Odebrat profil „Liga“' }).click();
  await expect(page.getByLabel('Druhý').getByRole('option', { name: 'Liga' })).toHaveCount(0);
  expect(wrong).toEqual([]);
});

/** Where the parts of a replay lie: each mat, and what steers it. */
const laidOut = (page: Page) =>
  page.evaluate(() => {
    const box = (what: string): DOMRect | undefined => document.querySelector(what)?.getBoundingClientRect();
    const [far, near, bar, log] = ['.doom-mat.far', '.doom-mat.near', '.replay-bar', '.log-side'].map(box);
    if (far === undefined || near === undefined || bar === undefined) return ['nothing lies there'];
    const room = innerWidth - (log?.width ?? 0);
    return [
      ...(Math.min(far.width, near.width) < room * 0.9 ? ['the table is squeezed'] : []),
      ...(bar.top < near.bottom - 1 ? ['the bar covers the table'] : []),
      ...(bar.bottom > innerHeight + 1 ? ['the bar is cut'] : []),
    ];
  });

test('a replay leaves the table its room at every width, and is steered from below it', async ({ page }) => {
  const record = playedUntil('turn.act', (s, seat) => seat === 0 && s.turn > 5);
  const wrong = await visit(page, '/replay', { speed: 0 });
  const buffer = Buffer.from(record);
  await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer });
  await page.locator('.scrubber input').press('End');
  await expect(page.locator('.doom-mat')).toHaveCount(2);
  for (const [width, height] of [
    [1280, 800],
    [800, 1000],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => laidOut(page), { message: `${width}` }).toEqual([]);
  }
  expect(wrong).toEqual([]);
});

test('the time limit, and what equal points come to then, are chosen and played by', async ({ page }) => {
  const wrong = await visit(page, '/new/doomtrooper', { level: 'random', speed: 0 });
  const ways = page.getByRole('radiogroup', { name: 'Shoda na konci' });
  await expect(ways.getByRole('radio', { name: 'Při shodě remíza' })).toBeChecked();
  // Without a limit there is another round each, by the rules.
  await page.locator('input[name=rounds]').last().check();
  await expect(ways).toHaveCount(0);
  await page.locator('input[name=rounds]').nth(1).check();
  await ways.getByRole('radio').last().check();
  expect(await violations(page)).toEqual([]);
  await page.locator('.setup-end .main').click();
  await asked(page).waitFor();
  await expect.poll(() => configKept(page)).toMatchObject({ profile: { rounds: 12, tie: 'rounds' } });
  expect(wrong).toEqual([]);
});
