/** A text without case, diacritics, quotation marks and doubled spaces: two that are folded alike say the same. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}"'„“”‚‘’`´]/gu, '')
    .toLowerCase()
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();

/** Optimal string alignment distance: insertions, deletions, changes and swaps of neighbours. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((rows[i - 1]?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (rows[i - 1]?.[j - 1] ?? 0) + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      }
      row.push(best);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}

/** The known word that was probably meant, or undefined when none is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const wanted = word.toLowerCase().slice(0, 60);
  let best: string | undefined;
  let least = 1000;
  for (const each of known) {
    const candidate = each.toLowerCase();
    const begins = wanted.length >= 2 && candidate.startsWith(wanted);
    const far = begins ? 0.5 : distance(wanted, candidate);
    if (far < least && (begins || far <= Math.max(1, (Math.max(wanted.length, candidate.length) / 3) | 0))) {
      best = each;
      least = far;
    }
  }
  return best;
}
