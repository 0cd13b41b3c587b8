import type { CoverageKeys, KnownWhite } from './coverage.ts';

/**
 * How white spots differ from those that a game has written down.
 * @param known `scenarios/<game>/white.json`: keys with the reason why no scenario proves them yet
 * @returns `fresh`: white and not written down; `mended`: written down and white no more
 */
export function whiteNow(
  known: KnownWhite,
  { paragraphs, rulings }: { readonly paragraphs: CoverageKeys; readonly rulings: CoverageKeys },
): { readonly fresh: readonly string[]; readonly mended: readonly string[] } {
  const now = new Set([...paragraphs.white, ...rulings.white]);
  const before = new Set([...Object.keys(known.paragraphs), ...Object.keys(known.rulings)]);
  return {
    fresh: [...now].filter((key) => !before.has(key)),
    mended: [...before].filter((key) => !now.has(key)),
  };
}
