/** What measures pages, measured: each kind of fault is found. That a moved card is noticed is tried where it lies (looks.spec.ts). */
import { expect, test } from '../seeded.ts';
import { looksAt, nameOf } from './looks.ts';
import type { Fault } from './measure.ts';
import { faultsOf } from './measure.ts';
import { states } from './states.ts';

const kindsOf = (faults: readonly Fault[]): string[] => [...new Set(faults.map(({ kind }) => kind))].sort();

/** Pages with one fault each, and the same without it. */
const FAULTS = [
  ['small', '<p style="font-size: 10px">malé</p>', '<p style="font-size: 11px">malé</p>'],
  [
    'small',
    '<p style="font-size: 16px; scale: 0.5; transform-origin: 0 0">malé</p>',
    '<p style="font-size: 16px; scale: 0.8">malé</p>',
  ],
  [
    'small',
    '<svg viewBox="0 0 100 100" width="50" height="50"><text x="9" y="50" font-size="16">8</text></svg>',
    '<svg viewBox="0 0 100 100" width="80" height="80"><text x="9" y="50" font-size="16">8</text></svg>',
  ],
  [
    'cut',
    '<p style="width: 4em; overflow: hidden; white-space: nowrap">nedočetné slovo</p>',
    '<p style="width: 4em; overflow: auto; white-space: nowrap">nedočetné slovo</p>',
  ],
  [
    'cut',
    '<p style="width: 4em; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">nedočetné slovo</p>',
    '<p style="width: 4em; overflow: hidden">ne ne</p>',
  ],
  [
    'cut',
    '<div style="height: 3em; overflow: hidden"><p style="width: 4em">jedno druhé třetí čtvrté páté</p></div>',
    '<div style="height: 9em; overflow: hidden"><p style="width: 4em">jedno druhé třetí čtvrté páté</p></div>',
  ],
  [
    'broken',
    '<p style="width: 4em; overflow-wrap: anywhere">nejnedostupnější</p>',
    '<p style="width: 4em">nej\u00ADne\u00ADdo\u00ADstup\u00ADněj\u00ADší</p>',
  ],
  [
    'covered',
    '<p style="margin: 0">pod ním</p><button style="position: absolute; left: 0; top: 0; width: 200px; height: 60px">nad</button>',
    '<p style="margin: 0">pod ním</p><button style="position: absolute; left: 0; top: 60px">nad</button>',
  ],
  [
    'unhittable',
    '<button>dole</button><p style="position: absolute; inset: 0; margin: 0">&nbsp;</p>',
    '<button>dole</button><p style="position: absolute; inset: 0; margin: 0; pointer-events: none">&nbsp;</p>',
  ],
  ['sideways', '<p style="width: 120vw">široké</p>', '<p style="width: 20vw">široké</p>'],
] as const;

test('each kind of fault is found where it is, and nothing where it is not', async ({ page }) => {
  for (const [kind, faulty, whole] of FAULTS) {
    await page.setContent(`<!doctype html><body style="margin: 0; position: relative">${faulty}</body>`);
    expect(kindsOf(await faultsOf(page)), faulty).toEqual([kind]);
    await page.setContent(`<!doctype html><body style="margin: 0; position: relative">${whole}</body>`);
    expect(kindsOf(await faultsOf(page)), whole).toEqual([]);
  }
});

test('each state is seen at every width and in all of themes and languages, each width in all of them by some', () => {
  const all = new Set(looksAt('', 'page', true).map(nameOf));
  expect(all.size).toBe(20);
  for (const kind of ['page', 'table'] as const) {
    const seen = states.filter((state) => state.kind === kind).flatMap(({ name }) => looksAt(name, kind, false));
    expect(new Set(seen.map(nameOf)), kind).toEqual(all);
  }
  for (const { name, kind } of states) {
    const looks = looksAt(name, kind, false);
    expect(new Set(looks.map(({ width }) => width)).size, name).toBe(5);
    expect(new Set(looks.map(({ theme, lang }) => `${theme} ${lang}`)).size, name).toBe(4);
    const narrow = looks.filter(({ width }) => width === 360);
    for (const each of ['theme', 'lang'] as const) expect(new Set(narrow.map((look) => look[each])).size, name).toBe(2);
  }
});
