import type { CoverageKeys, KnownWhite } from './coverage.ts';

type Differs = { readonly fresh: readonly string[]; readonly mended: readonly string[] };

const differs = (now: readonly string[], before: readonly string[]): Differs => ({
  fresh: now.filter((key) => !before.includes(key)),
  mended: before.filter((key) => !now.includes(key)),
});

/**
 * How white spots differ from those that a game has written down.
 * @param known `packages/games/<game>/scenarios/white.json`: keys with the reason why no scenario proves them yet
 * @returns `fresh`: white and not written down; `mended`: written down and white no more
 */
export function whiteNow(
  known: KnownWhite,
  { paragraphs, rulings }: { readonly paragraphs: CoverageKeys; readonly rulings: CoverageKeys },
): Differs {
  const now = [...new Set([...paragraphs.white, ...rulings.white])];
  return differs(now, [...new Set([...Object.keys(known.paragraphs), ...Object.keys(known.rulings)])]);
}

/** The same of paragraphs that are shown one way only. @param now what `oneSided` says */
export const oneWayNow = (known: KnownWhite, now: readonly string[]): Differs =>
  differs(now, Object.keys(known.oneWay));
