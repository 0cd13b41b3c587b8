/** Text without case and diacritics: what people type when they search. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}.]+/u)
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .filter((word) => word !== '');
}

/**
 * How well a text fits the words of a query: 0 when one of them is missing (as the beginning of a word), otherwise more
 * for whole words and for words that stand close together.
 */
export function matches(text: string, query: readonly string[]): number {
  const words = wordsOf(text);
  let score = 0;
  for (const wanted of query) {
    let best = 0;
    for (const word of words) {
      if (word === wanted) best = 3;
      else if (best < 2 && word.startsWith(wanted)) best = 2;
    }
    if (best === 0) return 0;
    score += best;
  }
  return folded(text).includes(query.join(' ')) ? score * 2 : score;
}
