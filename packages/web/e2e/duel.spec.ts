import { readFileSync } from 'node:fs';
import { readReplay, verifyReplay } from '@kolbiste/kernel';
import { game } from '@kolbiste/scratch-wars';
import { playOut, quickStart } from './play.ts';
import { hasten } from './pointing.ts';
import { expect, LONG, test } from './seeded.ts';

test.describe('a whole duel against a bot', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test.setTimeout(300_000);

  test('by mouse on a desktop, in Czech; the record proves every spin', async ({ page }) => {
    await hasten(page);
    const wrong = await quickStart(page, { level: 'normal' });
    await page.getByText('Vyberte zbraň').first().waitFor();
    const seal = await page.evaluate(() => document.body.textContent);
    expect(seal).not.toContain('undefined');
    expect(await playOut(page)).toBeGreaterThan(5);
    await expect(page.getByRole('heading', { name: /Vyhráli jste|Prohráli jste|Remíza/ })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Uložit záznam' }).click(),
    ]);
    const text = readFileSync(await download.path(), 'utf8');
    const record = readReplay(text);
    expect(record.chance.source).toBe('keyed');
    expect(verifyReplay(game, record, text)).toMatchObject({ ok: true, firstBad: null });
    await page.getByText('Tajemství náhody').click();
    await expect(page.locator('.over-seal')).toContainText(record.chance.seed);
    if (record.chance.source === 'keyed')
      await expect(page.locator('.over-seal')).toContainText(record.chance.commitment);
    await page.getByRole('button', { name: 'Odveta', exact: true }).click();
    await page.locator('.near .tile.lit').first().waitFor();
    expect(wrong).toEqual([]);
  });

  test.describe('by touch on a phone, in English', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, locale: 'en-GB' });
    test('with taps alone; nothing scrolls', LONG, async ({ page }) => {
      await hasten(page);
      const wrong = await quickStart(page);
      await page.getByText('Choose').first().waitFor();
      const size = (): Promise<number[]> =>
        page.evaluate(() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth]);
      await expect.poll(size).toEqual([740, 360]);
      expect(await playOut(page, 'tap')).toBeGreaterThan(5);
      await expect(page.getByRole('heading', { name: /You won|You lost|A draw/ })).toBeVisible();
      await page.getByRole('button', { name: 'Rematch with swapped seats' }).tap();
      await page.locator('.near .tile.lit').first().waitFor();
      expect(wrong).toEqual([]);
    });
  });
});
