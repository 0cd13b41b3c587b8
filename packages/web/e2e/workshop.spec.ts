import type { Page } from '@playwright/test';
import { buildDeck, cardCount, openPack } from './collect.ts';
import { visit } from './play.ts';
import { expect, test } from './seeded.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('from a booster over the collection and a deck to a game played with it', async ({ page }) => {
  const wrong = await visit(page, '/workshop', { speed: 0, level: 'random' });
  await page.getByRole('link', { name: 'Otevřít první karty' }).click();
  await page.getByRole('button', { name: /Otevřít startovací sadu/ }).click();
  await expect(page.locator('.reveal .kind')).toHaveCount(8);
  await expect(cardCount(page)).toHaveText('8');
  await openPack(page, 'booster');
  await expect(cardCount(page)).toHaveText('13');
  await page.getByRole('link', { name: 'Do sbírky' }).click();
  await expect(page.getByTestId('collection').locator('.kind')).toHaveCount(13);
  await expect(page.getByTestId('counts')).toHaveText(/13 karet · 4 hrdinové, 9 zbraní/);

  await buildDeck(page, 'Můj první');
  await expect(page.getByTestId('format-free')).toContainText('v pořádku');
  const cards = await page.locator('.slots .kind-name').allInnerTexts();
  await page.getByRole('link', { name: 'Hrát s tímto balíčkem' }).click();
  const mine = page.getByRole('region', { name: 'Vaše karty' });
  await expect(mine.getByLabel('Balíček z dílny')).toHaveValue(/.+/);
  await expect(mine.locator('.deck-hero b')).toHaveText(cards[0] ?? '');
  await page.getByRole('button', { name: 'Začít hru' }).click();
  await expect(page.locator('.near .hero-name')).toHaveText(cards[0] ?? '');
  await expect(page.locator('.near .tile')).toHaveCount(5);
  expect(wrong).toEqual([]);
});

test('each seat of one screen can have a named deck of its own', async ({ page }) => {
  await visit(page, '/workshop', { speed: 0 });
  await openPack(page, 'startovací sad');
  await buildDeck(page, 'První');
  await page.getByRole('button', { name: 'Kopie' }).click();
  await expect(page.getByLabel('Jméno balíčku')).toHaveValue('První (2)');
  await page.goto('/new');
  await page.getByLabel('Dva u jedné obrazovky').check();
  for (const [side, deck] of [
    ['Karty hráče A', 'První'],
    ['Karty hráče B', 'První (2)'],
  ] as const) {
    const chooser = page.getByRole('region', { name: side });
    await chooser.getByLabel('Moje balíčky').check();
    await chooser.getByLabel('Balíček z dílny').selectOption({ label: deck });
    await expect(chooser.locator('.deck-weapons li')).toHaveCount(5);
  }
  await page.getByRole('button', { name: 'Začít hru' }).click();
  await expect(page.locator('.tile')).toHaveCount(10);
});

test('the collection and the decks outlive the page; deleting is undone, also in decks', async ({ page }) => {
  await visit(page, '/workshop', { speed: 0 });
  await openPack(page, 'startovací sad');
  await buildDeck(page, 'Trvalý');
  const before = await page.locator('.slots').innerText();
  await page.reload();
  await expect(page.getByLabel('Jméno balíčku')).toHaveValue('Trvalý');
  expect(await page.locator('.slots').innerText()).toBe(before);

  await page.locator('.slots .kind').nth(2).click();
  await page.getByRole('button', { name: 'Smazat', exact: true }).click();
  await expect(page.locator('.note')).toContainText('Chybí teď v balíčcích: Trvalý');
  await expect(cardCount(page)).toHaveText('7');
  await page.getByRole('button', { name: 'Vrátit' }).click();
  await expect(cardCount(page)).toHaveText('8');
  await page.getByRole('link', { name: /Balíčky/ }).click();
  await page.getByRole('link', { name: 'Trvalý', exact: true }).click();
  expect(await page.locator('.slots').innerText()).toBe(before);

  await page.getByRole('button', { name: 'Smazat', exact: true }).click();
  await expect(page.locator('.deck-row')).toHaveCount(0);
  await page.getByRole('button', { name: 'Vrátit' }).click();
  await expect(page.locator('.deck-row')).toHaveCount(1);
});

test('two tabs at once lose nothing and see each other', async ({ page, context }) => {
  await visit(page, '/workshop/packs', { speed: 0 });
  const other = await context.newPage();
  await other.goto('/workshop/packs');
  const pages = [page, other];
  for (let round = 0; round < 3; round++) {
    await Promise.all(pages.map((one) => one.getByRole('button', { name: /booster/i }).click()));
    await Promise.all(pages.map((one) => expect(cardCount(one)).toHaveText(String(10 * (round + 1)))));
  }
  await page.reload();
  await expect(cardCount(page)).toHaveText('30');
});

test('cards are uncovered one by one, by hand too, and stay still where things should not move', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-01-01T10:00:00') });
  await visit(page, '/workshop/packs', { speed: 1 });
  await page.clock.pauseAt(new Date('2026-01-01T11:00:00'));
  const open = page.locator('.uncovered');
  await page.getByRole('button', { name: /Otevřít booster/ }).click();
  await expect(page.locator('.covered')).toHaveCount(5);
  await expect(open).toHaveCount(0);
  await page.getByRole('button', { name: 'Seškrábnout kartu 4 z 5' }).press('Enter');
  await expect(open).toHaveCount(1);
  // Who uncovered a card stands on it now.
  await expect(page.locator('.covered').nth(3).locator('a')).toBeFocused();
  for (const already of [2, 3]) {
    await page.clock.runFor(700);
    await expect(open).toHaveCount(already);
  }
  await page.getByRole('button', { name: 'Odkrýt všechny' }).click();
  await expect(open).toHaveCount(5);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: /Další booster/ }).click();
  await expect(page.locator('.reveal[data-open=true]')).toBeVisible();
  await expect(open).toHaveCount(5);
  await expect(page.locator('.foil').first()).toBeHidden();
});

test('filters narrow the collection, words need no accents, and the way back finds them again', async ({ page }) => {
  await visit(page, '/workshop', { speed: 0 });
  await openPack(page, 'startovací sad');
  await page.goto('/workshop');
  await page.getByRole('combobox', { name: 'Karty' }).selectOption('hero');
  await expect(page.getByTestId('counts')).toHaveText(/2 karty z 8 · 2 hrdinové, 0 zbraní/);
  const name = await page.getByTestId('collection').locator('.kind-name').first().innerText();
  await page.getByLabel('Hledat slova').fill(name.toUpperCase());
  await expect(page.getByTestId('collection').locator('.kind')).toHaveCount(1);
  await page.getByTestId('collection').locator('.kind').click();
  await page.getByRole('link', { name: '← Sbírka' }).click();
  await expect(page.getByLabel('Hledat slova')).toHaveValue(name.toUpperCase());
  await page.getByLabel('Hledat slova').fill('nic takového');
  await page.getByRole('button', { name: 'Zrušit výběr' }).click();
  await expect(page.getByTestId('collection').locator('.kind')).toHaveCount(8);
});

test('a deck that breaks a format is told why, with the paragraph and its words', async ({ page }) => {
  await visit(page, '/workshop', { speed: 0 });
  await openPack(page, 'startovací sad');
  await page.goto('/workshop/decks');
  await page.getByRole('button', { name: 'Nový balíček' }).click();
  const free = page.getByTestId('format-free');
  await expect(free).toContainText('hrdina');
  await expect(free.getByRole('button', { name: 'Pravidlo 1.5.1.1' })).toBeVisible();
  await expect(free).toContainText('Každý hráč odkryje jednoho hrdinu');
  await expect(free.getByRole('button', { name: 'Pravidlo 1.5.1.2' })).toBeVisible();
  await page.goto('/workshop/decks');
  await page.getByText('Začít z ligového balíčku').click();
  await page
    .getByRole('button', { name: /^Převzít/ })
    .first()
    .click();
  await page
    .locator('.deck-row', { hasText: '22 hvězdiček' })
    .getByRole('link', { name: /^Upravit/ })
    .click();
  await expect(page.getByTestId('format-U14')).toContainText(/hvězdiček nejvýše 14.*je tu 22/s);
});

test('a broken entry of the store is named and kept aside, the others stay', async ({ page }) => {
  await visit(page, '/workshop', { speed: 0 });
  await openPack(page, 'startovací sad');
  await page.evaluate(async () => {
    const open = indexedDB.open('kolbiste-workshop');
    await new Promise((done) => open.addEventListener('success', done));
    const store = open.result.transaction('cards', 'readwrite').objectStore('cards');
    const put = store.put({ id: 'broken', card: { name: 'Half a card' }, from: 'hand', at: 1 });
    await new Promise((done) => put.addEventListener('success', done));
    open.result.close();
  });
  await page.reload();
  const aside = page.getByTestId('aside');
  await expect(aside).toContainText('1 uloženou položku nelze přečíst');
  await expect(aside).toContainText('broken');
  await expect(aside).toContainText('$.rarity');
  await expect(cardCount(page)).toHaveText('8');
  const saved = page.waitForEvent('download');
  await aside.getByRole('button', { name: 'Uložit, jak je' }).click();
  expect((await saved).suggestedFilename()).toBe('kolbiste-aside.json');
  await page.reload();
  await expect(page.getByTestId('aside')).toContainText('broken');
  await page.getByTestId('aside').getByRole('button', { name: 'Zahodit' }).click();
  await expect(page.getByTestId('aside')).toHaveCount(0);
});

test('cards that an earlier version kept are taken over; what it kept broken is put aside', async ({ page }) => {
  await visit(page, '/about');
  const KEY = 'kolbiste.scratch-wars.cards';
  await page.evaluate((key) => localStorage.setItem(key, '{"format": "kolbiste-cards/1", broken'), KEY);
  await page.goto('/workshop');
  await expect(page.getByTestId('aside')).toContainText('Karty z dřívější verze');
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
  await page.reload();
  await expect(page.getByTestId('aside')).toContainText('Karty z dřívější verze');
});

test('where the browser keeps nothing, cards live as long as the page, and it says so', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await visit(page, '/workshop/packs', { speed: 0 });
  await page.getByRole('button', { name: /Otevřít booster/ }).click();
  await expect(cardCount(page)).toHaveText('5');
  await expect(page.getByText('Tento prohlížeč nic neukládá')).toBeVisible();
});

test('a change does not read the cards anew, unless another tab wrote', async ({ page, context }) => {
  await context.addInitScript(() => {
    const { getAll } = IDBObjectStore.prototype;
    const counted = window as unknown as { reads: number };
    counted.reads = 0;
    IDBObjectStore.prototype.getAll = function (...args) {
      if (this.name === 'cards') counted.reads++;
      return getAll.apply(this, args);
    };
  });
  const reads = (one: Page) => one.evaluate(() => (window as unknown as { reads: number }).reads);
  await visit(page, '/workshop/packs', { speed: 0 });
  const booster = page.getByRole('button', { name: /booster/i });
  await booster.click();
  await expect(cardCount(page)).toHaveText('5');
  const first = await reads(page);
  expect(first).toBeGreaterThan(0);
  await booster.click();
  await expect(cardCount(page)).toHaveText('10');
  expect(await reads(page)).toBe(first);

  const other = await context.newPage();
  await other.goto('/workshop/packs');
  await other.getByRole('button', { name: /booster/i }).click();
  await expect(cardCount(page)).toHaveText('15');
  expect(await reads(page)).toBeGreaterThan(first);
});

test('a collection of the version before is there after the stores have changed', async ({ page }) => {
  await visit(page, '/about');
  await page.evaluate(async () => {
    const open = indexedDB.open('kolbiste-workshop', 1);
    open.addEventListener('upgradeneeded', () => {
      for (const name of ['cards', 'decks', 'aside']) open.result.createObjectStore(name, { keyPath: 'id' });
    });
    await new Promise((done) => open.addEventListener('success', done));
    const fields = [{ colour: 'green', kind: 'energy', value: 2 }];
    const card = { kind: '', name: 'Old', rarity: 1, type: 'axe', energyCost: 1, resistance: 2, fields };
    const store = open.result.transaction('cards', 'readwrite').objectStore('cards');
    const put = store.put({ id: 'old', card, from: 'hand', at: 1 });
    await new Promise((done) => put.addEventListener('success', done));
    open.result.close();
  });
  await page.goto('/workshop');
  await expect(page.getByTestId('collection')).toContainText('Old');
  await expect(cardCount(page)).toHaveText('1');
});

test('a deck changed in two tabs keeps what both did', async ({ page, context }) => {
  await visit(page, '/workshop', { speed: 0 });
  await openPack(page, 'startovací sad');
  await page.goto('/workshop/decks');
  await page.getByRole('button', { name: 'Nový balíček' }).click();
  await page.locator('.picker').waitFor();
  const other = await context.newPage();
  await other.goto(page.url());
  await page.locator('.picker .kind').first().click();
  await other.getByRole('tab', { name: 'Zbraně' }).click();
  await other.locator('.picker .kind').first().click();
  for (const one of [page, other]) await expect(one.locator('.slots .slot')).toHaveCount(2);
});

test('the first table fetches nothing of the workshop', async ({ page, request }) => {
  await visit(page, '/', { speed: 0, level: 'random' });
  await page.getByRole('button', { name: 'Hrát hned (Scratch Wars)' }).click();
  await page.locator('.near .tile.lit').first().waitFor();
  const fetched = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? name : [])),
    );
  const ofWorkshop = async (urls: readonly string[]) => {
    const texts = await Promise.all(urls.map(async (url) => (await request.get(url)).text()));
    return texts.filter((text) => text.includes('kolbiste-workshop')).length;
  };
  const first = await fetched();
  expect(first.length).toBeGreaterThan(2);
  expect(await ofWorkshop(first)).toBe(0);
  // The sign that was looked for is there once the workshop is.
  await page.getByRole('link', { name: 'Dílna' }).click();
  await page.locator('.subnav').waitFor();
  expect(await ofWorkshop(await fetched())).toBeGreaterThan(0);
});
