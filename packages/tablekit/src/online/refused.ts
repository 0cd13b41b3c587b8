/** What the server would not have, in words: its own sentence, and behind it what the game's check found. */
import type { GameId, NameSet } from '../engine/protocol.ts';
import { pageOf } from '../pages.ts';
import { fetchPart } from '../part.tsx';
import type { Lang } from '../state/settings.ts';
import { RefusedError } from './http.ts';

/** Why it was refused, and the paragraphs that say so. */
export interface Refusal {
  readonly text: string;
  readonly rules: readonly string[];
}

/** The sentence for whoever asked in vain. */
export async function refusedWords(error: unknown, game: GameId, lang: Lang, names: NameSet): Promise<Refusal> {
  if (!(error instanceof RefusedError)) return { text: String(error), rules: [] };
  const { faults } = error;
  const part = faults === undefined ? null : (await pageOf(game)).faults;
  if (part === null) return { text: error.said[lang], rules: [] };
  const { faultWords, faultRules } = await fetchPart(part);
  return {
    text: `${error.said[lang]} ${faultWords(faults as never, lang, names)}`.trim(),
    rules: faultRules(faults as never),
  };
}
