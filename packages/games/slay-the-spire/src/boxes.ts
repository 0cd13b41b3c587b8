/**
 * The sheet of boxes that players keep between games: what a finished one enters (20.1, 20.2), which cards, Act IV and levels of
 * Ascension are open by it (20.3 to 20.6), and achievements (21.1 to 21.18). Plain data; whoever keeps it says where.
 */
import type { Feat } from './atoms/feats.ts';
import { FEATS } from './atoms/feats.ts';
import { MOST_ASCENSION } from './config.ts';
import type { HeroId } from './vocabulary.ts';
import { HEROES } from './vocabulary.ts';

/** Rows that take what is left over once those of the heroes are full [STS 20.2]. */
const SHARED = ['colorless', 'actFour'] as const;
export const ROWS = [...HEROES, ...SHARED] as const;
export type RowId = (typeof ROWS)[number];

/** After how many boxes each lock of a row opens; the last one is the length of the row [STS 20.3] [STS R121]. */
export const LOCKS: Readonly<Record<RowId, readonly number[]>> = {
  ironclad: [1, 4, 8],
  silent: [1, 4, 8],
  defect: [1, 4, 8],
  watcher: [1, 4, 8],
  colorless: [3],
  actFour: [5],
};

export interface Sheet {
  readonly boxes: Readonly<Record<RowId, number>>;
  /** Earned, and still to be placed in one of the shared rows. */
  readonly spare: number;
  /** The highest level of Ascension that is open. */
  readonly level: number;
  readonly feats: readonly Feat[];
  /** What the games are known by that have been entered: none counts twice. */
  readonly games: readonly string[];
}

/** What a finished adventure tells. */
export interface Finished {
  /** What it is known by; no other game bears it. */
  readonly game: string;
  readonly heroes: readonly HeroId[];
  /** Boxes of each player. */
  readonly each: number;
  /** The level that it unlocks if that was not open; 0 = none. */
  readonly level: number;
  readonly feats: readonly Feat[];
}

export interface Opened {
  /** How many packs of cards, by hero. */
  readonly packs: readonly number[];
  readonly colorless: boolean;
  readonly actFour: boolean;
  readonly level: number;
}

/** By which paragraphs it is open. */
export const OPENED_BY: Readonly<Record<keyof Opened, readonly string[]>> = {
  packs: ['20.3'],
  colorless: ['20.3', '20.4'],
  actFour: ['20.3', '20.5'],
  level: ['20.6'],
};

/** Games that are remembered: the earliest are forgotten first. */
export const MOST_GAMES = 1000;

const noBoxes = Object.fromEntries(ROWS.map((row) => [row, 0])) as Record<RowId, number>;
/** As it lies in the box. */
export const BLANK: Sheet = { boxes: noBoxes, spare: 0, level: 0, feats: [], games: [] };

export const lengthOf = (row: RowId): number => LOCKS[row][LOCKS[row].length - 1];
const roomIn = ({ boxes }: Sheet, row: RowId): number => lengthOf(row) - boxes[row];
const isShared = (row: RowId): boolean => (SHARED as readonly RowId[]).includes(row);

/** How many locks of a row are open [STS 20.3]. */
export const locksOpen = ({ boxes }: Pick<Sheet, 'boxes'>, row: RowId): number =>
  LOCKS[row].filter((least) => boxes[row] >= least).length;

/** What a new game may be played with. */
export const opened = (sheet: Sheet): Opened => ({
  packs: HEROES.map((hero) => locksOpen(sheet, hero)),
  colorless: locksOpen(sheet, 'colorless') > 0,
  actFour: locksOpen(sheet, 'actFour') > 0,
  level: sheet.level,
});

/** What is left over goes where there is room; the players place it only where that leaves them a choice [STS R98]. */
function settled(sheet: Sheet): Sheet {
  const rows = SHARED.filter((row) => roomIn(sheet, row) > 0);
  if (rows.length > 1 && rows.reduce((sum, row) => sum + roomIn(sheet, row), 0) > sheet.spare) return sheet;
  const boxes = { ...sheet.boxes };
  let { spare } = sheet;
  for (const row of rows) {
    const placed = Math.min(spare, roomIn(sheet, row));
    boxes[row] += placed;
    spare -= placed;
  }
  return { ...sheet, boxes, spare: 0 };
}

const both = (some: readonly Feat[], others: readonly Feat[]): Feat[] =>
  FEATS.filter((feat) => some.includes(feat) || others.includes(feat));

/** Levels open one after another, each by a game with all that were open before [STS 20.6] [STS R99]. */
const levelAfter = (open: number, unlocked: number): number => (unlocked > open ? open + 1 : open);

/** The sheet after a finished game; the same one where that has been entered before [STS 20.1] [STS 20.2]. */
export function entered(sheet: Sheet, { game, heroes, each, level, feats }: Finished): Sheet {
  if (sheet.games.includes(game)) return sheet;
  const boxes = { ...sheet.boxes };
  let { spare } = sheet;
  for (const hero of heroes) {
    const own = Math.min(each, lengthOf(hero) - boxes[hero]);
    boxes[hero] += own;
    spare += each - own;
  }
  return settled({
    boxes,
    spare,
    level: levelAfter(sheet.level, level),
    feats: both(sheet.feats, feats),
    games: [...sheet.games, game].slice(-MOST_GAMES),
  });
}

/** So many boxes of a row stand checked, by hand; in a shared row those that are left over are used first. */
export function withBoxes(sheet: Sheet, row: RowId, count: number): Sheet {
  const boxes = { ...sheet.boxes, [row]: Math.max(0, Math.min(lengthOf(row), count)) };
  const more = boxes[row] - sheet.boxes[row];
  if (!isShared(row) || more <= 0 || sheet.spare === 0) return { ...sheet, boxes };
  return settled({ ...sheet, boxes, spare: Math.max(0, sheet.spare - more) });
}

export const withLevel = (sheet: Sheet, level: number): Sheet => ({
  ...sheet,
  level: Math.max(0, Math.min(MOST_ASCENSION, level)),
});

export const withFeat = (sheet: Sheet, feat: Feat, has: boolean): Sheet => ({
  ...sheet,
  feats: has ? both(sheet.feats, [feat]) : sheet.feats.filter((each) => each !== feat),
});

/** Nothing is checked; games that were entered do not come again by being looked at. */
export const cleared = ({ games }: Sheet): Sheet => ({ ...BLANK, games });
