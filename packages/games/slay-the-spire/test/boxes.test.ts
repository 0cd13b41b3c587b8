/** The sheet of boxes, as page 20 of the rulebook fills it. */
import { expect, it } from 'vitest';
import type { Finished } from '../src/boxes.ts';
import { BLANK, cleared, entered, LOCKS, lengthOf, OPENED_BY, opened, withBoxes, withFeat } from '../src/boxes.ts';
import { readSheet, writeSheet } from '../src/boxes-file.ts';
import { keys } from '../src/rulebook.ts';

let games = 0;
const finished = (one: Partial<Finished>): Finished => ({
  game: `game ${games++}`,
  heroes: ['ironclad'],
  each: 1,
  level: 0,
  feats: [],
  ...one,
});

it('[STS 20.1] every player of a game checks a box of his own hero for each boss, and one more', () => {
  // Two bosses were beaten by two players.
  const { boxes, spare } = entered(BLANK, finished({ heroes: ['ironclad', 'watcher'], each: 3 }));
  expect(boxes).toEqual({ ironclad: 3, silent: 0, defect: 0, watcher: 3, colorless: 0, actFour: 0 });
  expect(spare).toBe(0);
});

it('[STS 20.3] a pack is open once all boxes up to its lock are checked: at one, four and eight', () => {
  const packs = [0, 1, 2, 3, 4, 7, 8].map((n) => opened(withBoxes(BLANK, 'silent', n)).packs);
  expect(packs).toEqual([0, 1, 1, 1, 2, 2, 3].map((n) => [0, n, 0, 0]));
  expect(opened(withBoxes(BLANK, 'colorless', 2)).colorless).toBe(false);
  expect(opened(withBoxes(BLANK, 'colorless', 3))).toMatchObject({ colorless: true, actFour: false });
  expect(opened(withBoxes(BLANK, 'actFour', 4)).actFour).toBe(false);
  expect(opened(withBoxes(BLANK, 'actFour', 5))).toMatchObject({ colorless: false, actFour: true });
});

it('[STS 20.2] the row of the hero comes first; what is left over is placed freely in the two others', () => {
  const full = withBoxes(BLANK, 'ironclad', 7);
  const after = entered(full, finished({ each: 4 }));
  expect(after.boxes).toMatchObject({ ironclad: 8, colorless: 0, actFour: 0 });
  expect(after.spare).toBe(3);
  const placed = withBoxes(after, 'actFour', 2);
  expect(placed).toMatchObject({ spare: 1, boxes: { colorless: 0, actFour: 2 } });
  // Once one row is full the rest can only go to the other.
  const [first, second] = [withBoxes({ ...after, spare: 5 }, 'colorless', 3), withBoxes(placed, 'colorless', 1)];
  expect(first).toMatchObject({ spare: 0, boxes: { colorless: 3, actFour: 2 } });
  expect(second).toMatchObject({ spare: 0, boxes: { colorless: 1, actFour: 2 } });
});

it('[STS R98] one hero has a full row, the other has not: only what the first one earns is left over', () => {
  const after = entered(withBoxes(BLANK, 'ironclad', 8), finished({ heroes: ['ironclad', 'defect'], each: 2 }));
  expect(after).toMatchObject({ spare: 2, boxes: { ironclad: 8, defect: 2 } });
});

it('what fits nowhere is lost', () => {
  const all = { ...BLANK, boxes: { ...BLANK.boxes, ironclad: 8, colorless: 2, actFour: 5 } };
  expect(entered(all, finished({ each: 4 }))).toMatchObject({ spare: 0, boxes: { colorless: 3, actFour: 5 } });
});

it('[STS 20.6] levels open one after another, each by a game at the highest one that is open', () => {
  const first = entered(BLANK, finished({ level: 1 }));
  expect(opened(first).level).toBe(1);
  // Played at no level again: nothing new.
  expect(entered(first, finished({ level: 1 })).level).toBe(1);
  expect(entered(first, finished({ level: 2 })).level).toBe(2);
  // Played at the fourth by a choice of the house: all that is open was in force, so the next one opens.
  expect(entered(first, finished({ level: 5 })).level).toBe(2);
  expect(entered(first, finished({ level: 0 })).level).toBe(1);
});

it('[STS 21.1] achievements stand in the order of the rulebook, each once', () => {
  const some = entered(BLANK, finished({ feats: ['block', 'strength'] }));
  expect(entered(some, finished({ feats: ['poison', 'block'] })).feats).toEqual(['strength', 'poison', 'block']);
  expect(withFeat(some, 'block', false).feats).toEqual(['strength']);
});

it('a game is entered once, also after the sheet was cleared', () => {
  const game = finished({ each: 2, feats: ['daily'] });
  const once = entered(BLANK, game);
  expect(entered(once, game)).toBe(once);
  expect(cleared(once)).toEqual({ ...BLANK, games: [game.game] });
  expect(entered(cleared(once), game).boxes.ironclad).toBe(0);
});

it('what it opens rests on paragraphs that exist; no row is longer than its last lock', () => {
  for (const rule of Object.values(OPENED_BY).flat()) expect(keys).toContain(rule);
  expect(lengthOf('ironclad')).toBe(8);
  for (const locks of Object.values(LOCKS)) expect([...locks].sort((a, b) => a - b)).toEqual(locks);
  expect(withBoxes(BLANK, 'colorless', 9).boxes.colorless).toBe(3);
});

it('is read as it was written; what is damaged is refused with its place and reason', () => {
  const sheet = entered(BLANK, finished({ heroes: ['defect'], each: 3, level: 1, feats: ['four'] }));
  expect(readSheet(writeSheet(sheet))).toEqual({ ok: true, value: sheet });
  const faultsOf = (text: string): string[] => {
    const read = readSheet(text);
    return read.ok ? [] : read.faults.map(({ message }) => message.en);
  };
  const damaged = (part: object): string[] => faultsOf(JSON.stringify({ ...JSON.parse(writeSheet(sheet)), ...part }));
  expect(faultsOf('{"format": "kolbiste-boxes/1", ')).toHaveLength(1);
  expect(faultsOf('[]')[0]).toMatch(/^\$: /);
  expect(damaged({ boxes: { ...sheet.boxes, actFour: 6 } })).toEqual([
    expect.stringMatching(/^\$\.boxes\.actFour: .*6.*20\.3/),
  ]);
  expect(damaged({ level: 14 })).toEqual([expect.stringMatching(/^\$\.level: .*14/)]);
  expect(damaged({ feats: ['four', 'four'] })).toEqual([expect.stringMatching(/^\$\.feats\[1\]: /)]);
  expect(damaged({ format: 'kolbiste-boxes/2' })).toEqual([expect.stringMatching(/^\$\.format: /)]);
  expect(damaged({ more: 1 })).toEqual([expect.stringMatching(/more/)]);
});
