/** The table of The Lord of the Rings as a place: what lies where, what an answer comes to before it is given, what moves. */
import type { State } from '@kolbiste/lotr';
import { clashes, game, stagingThreat } from '@kolbiste/lotr';
import type { Page } from '@playwright/test';
import { ready } from './play-rings.ts';
import { goOn, playedUntil } from './rings-record.ts';
import { expect, longIf, test } from './seeded.ts';
import { violationsInBoth } from './violations.ts';

/** A record that stands at a question, and the position there. */
function standing(wanted: string, seats: number, fits: (s: State) => boolean = () => true): [string, State] {
  let at: State | undefined;
  const record = playedUntil(wanted, seats, (s) => {
    at = s;
    return fits(s);
  });
  if (at === undefined) throw new Error('no position');
  return [record, at];
}

const range = ({ least, most }: { least: number; most: number }): string =>
  least === most ? String(least) : `${least}–${most}`;

const clashesAt = (s: State) => clashes(game.view(s, game.pending(s)[0].seat));

/** The attack of the enemy is changed by something, and somebody may defend. */
const changed = (s: State): boolean => {
  const found = clashesAt(s);
  return found.length > 1 && found[0].attack[0].parts.some(({ how }) => how === 'by');
};

test('an attack is shown as a sum with its modifiers before anybody defends, by the figures of the rules', async ({
  page,
}) => {
  const [record, s] = standing('enemyAttack.defender', 1, changed);
  const wrong = await goOn(page, record, { lang: 'en' });
  const [undefended] = clashesAt(s);
  const fray = page.getByTestId('fray');
  await expect(fray).toContainText('nobody defends');
  await expect(fray.locator('[data-why^=attack] ')).toHaveText(String(undefended.sum));
  const by = undefended.attack[0].parts.find(({ how }) => how === 'by')?.n ?? 0;
  await expect(fray.locator('.fray-part').first()).toContainText(by > 0 ? `+${by}` : `−${-by}`);
  await expect(fray).toContainText(`${range(undefended)} damage`);
  // An arrow leads from the enemy to the player, who takes it where nobody defends.
  const arrow = page.getByTestId('clash-arrows').locator('g');
  const enemy = `[data-place="thing:${undefended.attack[0].thing}"]`;
  await expect(arrow).toHaveCount(1);
  await expect(arrow).toHaveAttribute('data-from', enemy);
  await expect(arrow).toHaveAttribute('data-to', /^\[data-dial=/);
  // Everybody who may defend carries the same sum in short.
  const slips = page.locator('.mat .spot.lit [data-testid=slip]');
  expect(await slips.count()).toBe(await page.locator('.mat .spot.lit').count());
  const lit = page.locator('.mat .spot.lit').first();
  const id = Number((await lit.getAttribute('data-place'))?.slice('thing:'.length));
  const clash = clashesAt(s).find(({ option }) => option === id);
  if (clash === undefined || clash.defense === null) throw new Error('nobody to defend');
  await expect(lit.getByTestId('slip').locator('b')).toHaveText(range(clash));
  await lit.click();
  await expect(arrow).toHaveAttribute('data-to', `[data-place="thing:${id}"]`);
  // Its head lies on the defender.
  const lies = await arrow.evaluate((drawn) => {
    const head = drawn.querySelector('.head')?.getBoundingClientRect();
    const on = document.querySelector(drawn.getAttribute('data-to') ?? '')?.getBoundingClientRect();
    if (head === undefined || on === undefined) return false;
    const [x, y] = [head.left + head.width / 2, head.top + head.height / 2];
    return x > on.left && x < on.right && y > on.top && y < on.bottom;
  });
  expect(lies).toBe(true);
  await expect(fray.locator('[data-why^=defense]')).toHaveText(String(clash.defense.n));
  await expect(fray).toContainText(clash.most === 0 ? 'no damage' : `${range(clash)} damage`);
  expect(await violationsInBoth(page)).toEqual([]);
  expect(wrong).toEqual([]);
});

test('the button says what committing nobody costs, the balance what those named weigh', async ({ page }) => {
  const [record, s] = standing('quest.who', 1, (at) => stagingThreat(at) > 1);
  const wrong = await goOn(page, record);
  const threat = stagingThreat(s);
  await expect(page.getByTestId('main')).toContainText(`Nikoho nevyslat: zatím hrozba +${threat}`);
  await expect(page.getByTestId('balance')).toHaveText(`zatím hrozba +${threat}`);
  await page.locator('.is-hero.lit').first().click();
  await expect(page.getByTestId('main')).toContainText('Dost vyslaných: ');
  await expect(page.getByTestId('balance')).not.toHaveText(`zatím hrozba +${threat}`);
  // The button and the balance say the same.
  const balance = await page.getByTestId('balance').innerText();
  await expect(page.getByTestId('main')).toContainText(balance.trim());
  expect(wrong).toEqual([]);
});

/** Parts of the table that would have to be scrolled. */
const scrolled = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const out: string[] = [];
    for (const one of document.querySelectorAll('.mat-body, .staging, .rings-middle, .rings-ask')) {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight, className } = one;
      if (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1)
        out.push(`${className} ${scrollWidth} of ${clientWidth}, ${scrollHeight} of ${clientHeight}`);
    }
    return out;
  });

/** Text that is too small to be read with ease, and names that do not fit where they stand. */
const unreadable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const out: string[] = [];
    const walk = document.createTreeWalker(document.querySelector('.rings-table') as Element, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const parent = node.parentElement;
      // Arrows and dots are signs, not text.
      if (parent === null || !/[\p{L}\d]/u.test(node.nodeValue ?? '') || parent.closest('.sr, .log-side') !== null)
        continue;
      if (parent.getClientRects().length === 0 || !parent.checkVisibility({ visibilityProperty: true })) continue;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      // A name without a size is left out on purpose: it lies one touch away.
      if (size > 0.5 && size < 10.99) out.push(`${size} px: ${node.nodeValue}`);
    }
    for (const name of document.querySelectorAll('.ring-name, .stage-card .face-name'))
      if (name.getClientRects().length > 0 && name.scrollWidth > name.clientWidth + 1 && name.clientWidth > 0)
        out.push(`cut: ${name.textContent}`);
    return out;
  });

for (const seats of [1, 2, 3, 4])
  test(
    `all of a fight is seen without scrolling and can be read; players: ${seats}`,
    longIf(seats === 2 || seats === 3),
    async ({ page }) => {
      const [record] = standing('enemyAttack.defender', seats, ({ round }) => round > 1 || seats > 2);
      await page.setViewportSize({ width: 1440, height: 900 });
      const wrong = await goOn(page, record);
      await page.mouse.move(0, 0);
      for (const [width, height] of [
        [1440, 900],
        [1024, 768],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => scrolled(page), { message: `${width}`, timeout: 4000 }).toEqual([]);
        await expect.poll(() => unreadable(page), { message: `${width}`, timeout: 4000 }).toEqual([]);
      }
      // On a phone rows are swiped sideways, never down.
      await page.setViewportSize({ width: 360, height: 740 });
      await expect
        .poll(() => page.locator('.mat.front .mat-body').evaluate((body) => body.scrollHeight - body.clientHeight))
        .toBeLessThanOrEqual(1);
      await expect.poll(() => unreadable(page), { message: 'phone', timeout: 4000 }).toEqual([]);
      expect(wrong).toEqual([]);
    },
  );

test('enemies stand over those who face them, places lie across, attachments hang below', async ({ page }) => {
  const [record] = standing(
    'enemyAttack.defender',
    1,
    ({ things }) => things.some(({ host }) => host > 0) && things.some(({ zone }) => zone === 2),
  );
  await goOn(page, record);
  const box = async (selector: string) => {
    const found = await page.locator(selector).first().boundingBox();
    if (found === null) throw new Error(`no ${selector}`);
    return found;
  };
  const [enemy, hero] = [await box('.enemies .is-enemy'), await box('.characters .is-hero')];
  expect(enemy.y + enemy.height).toBeLessThanOrEqual(hero.y);
  const place = await box('.quest-row .is-location');
  expect(place.width).toBeGreaterThan(place.height);
  const host = page.locator('.tile-place', { has: page.locator('.attached') }).first();
  const [tile, tab] = [
    await host.locator('.ring-tile').boundingBox(),
    await host.locator('.attached').first().boundingBox(),
  ];
  expect(tab?.y).toBeGreaterThan((tile?.y ?? 0) + (tile?.height ?? 0) / 2);
  // The dial stands at its threat.
  const threat = Number(await page.locator('.dial b').innerText());
  expect(await page.locator('.dial-now').getAttribute('stroke-dasharray')).toBe(`${threat} 100`);
});

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const)
  test(`a list of options leaves what it is about to be seen, ${width} px`, longIf(width > 360), async ({ page }) => {
    await page.setViewportSize({ width, height });
    const [record] = standing('enemyAttack.defender', 1);
    await goOn(page, record);
    await page.keyboard.press('o');
    await expect(page.getByTestId('sheet')).toBeVisible();
    for (const what of ['.enemies .in-fight', '.stage-card', '.caption', '[data-testid=fray]']) {
      const covered = await page
        .locator(what)
        .first()
        .evaluate((element) => {
          const { left, top, width: w, height: h } = element.getBoundingClientRect();
          return document.elementFromPoint(left + w / 2, top + h / 2)?.matches('.sheet, .sheet *') === true;
        });
      expect(covered, what).toBe(false);
    }
    await page.getByTestId('sheet').locator('.sheet-way').first().click();
    await expect(page.getByTestId('sheet')).toHaveCount(0);
  });

interface Moved {
  readonly of: string;
  readonly ms: number;
  /** Of what lies on the table only while it moves: how it stands there. */
  readonly stands: string;
}

/** Notes every motion that begins at the table: of what, how long. */
async function watchMotions(page: Page): Promise<() => Promise<Moved[]>> {
  await page.addInitScript(() => {
    const seen: { of: string; ms: number; stands: string }[] = [];
    Object.assign(window, { motionsSeen: seen });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const ms = typeof options === 'object' ? Number(options.duration) : Number(options);
      const stands = this.matches('.motion-ghost') ? getComputedStyle(this).position : '';
      seen.push({ of: this.getAttribute('data-place') ?? this.className, ms, stands });
      return animate.call(this, frames, options);
    };
  });
  return () => page.evaluate(() => (window as unknown as { motionsSeen: Moved[] }).motionsSeen);
}

/** Nobody defends, and it hurts. */
const hits = (s: State): boolean => clashesAt(s)[0].least > 0;

test('an attack lunges and its damage rises, none for long, and a key ends it', async ({ browser }) => {
  const page = await browser.newPage({ reducedMotion: 'no-preference' });
  const motions = await watchMotions(page);
  const [record, s] = standing('enemyAttack.defender', 1, hits);
  const wrong = await goOn(page, record, { speed: 1 });
  const enemy = clashesAt(s)[0].attack[0].thing;
  await page.keyboard.press('Escape');
  await ready(page).click();
  await expect(async () => {
    // Whoever is hit, and windows on the way.
    const lit = page.locator('.mat .spot.lit');
    if (await page.locator('.bar .main.idle').isVisible()) await lit.first().click({ timeout: 500 });
    if (await ready(page).isVisible()) await ready(page).click({ timeout: 500 });
    const seen = await motions();
    expect(seen.map(({ of }) => of)).toContain(`thing:${enemy}`);
    expect(seen.some(({ of }) => of.includes('motion-figure'))).toBe(true);
  }).toPass({ intervals: [200] });
  for (const { ms } of await motions()) expect(ms).toBeLessThan(350);
  // What flies over the table takes no room on it: nothing else would stay where it is.
  const ghosts = (await motions()).filter(({ of }) => of.includes('motion-ghost'));
  expect(ghosts.map(({ stands }) => stands)).toEqual(ghosts.map(() => 'fixed'));
  expect(ghosts).not.toEqual([]);
  await page.keyboard.press('Shift');
  expect(await page.locator('.motion-ghost').count()).toBe(0);
  expect(wrong).toEqual([]);
  await page.close();
});

test('where less movement is wanted nothing moves, and an outline says what changed', async ({ page }) => {
  const motions = await watchMotions(page);
  const [record] = standing('enemyAttack.defender', 1, hits);
  await goOn(page, record, { speed: 1 });
  await page.evaluate(() => {
    new MutationObserver(() => Object.assign(window, { touched: true })).observe(document.body, {
      subtree: true,
      attributeFilter: ['data-touched'],
    });
  });
  await ready(page).click();
  await expect(async () => {
    const lit = page.locator('.mat .spot.lit');
    if (await page.locator('.bar .main.idle').isVisible()) await lit.first().click({ timeout: 500 });
    if (await ready(page).isVisible()) await ready(page).click({ timeout: 500 });
    expect(await page.evaluate(() => (window as unknown as { touched?: boolean }).touched)).toBe(true);
  }).toPass({ intervals: [200] });
  expect(await motions()).toEqual([]);
});
