/** Which words of the vocabulary the cards that are not carried out yet wait for. */
import { cards } from './all.ts';

export interface Missing {
  /** A word, how many cards it would free alone, and how many wait for it among others. */
  readonly word: string;
  readonly frees: number;
  readonly waits: number;
}

/** What is missing, ranked by how many cards it would free. */
export function missingWords(): Missing[] {
  const found = new Map<string, { frees: number; waits: number }>();
  for (const { needs = [] } of cards)
    for (const word of needs) {
      const at = found.get(word) ?? { frees: 0, waits: 0 };
      found.set(word, { frees: at.frees + (needs.length === 1 ? 1 : 0), waits: at.waits + 1 });
    }
  return [...found]
    .map(([word, counts]) => ({ word, ...counts }))
    .sort((a, b) => b.frees - a.frees || b.waits - a.waits || (a.word < b.word ? -1 : 1));
}
