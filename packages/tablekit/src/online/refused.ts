/** What the server would not have, in words: its own sentence, and behind it what the game's check found. */
import type { GameId, NameSet } from '../engine/protocol.ts';
import { pageOf } from '../pages.ts';
import { fetchPart } from '../part.tsx';
import type { Lang } from '../state/settings.ts';
import { RefusedError } from './http.ts';

/** The sentence for whoever asked in vain. */
export async function refusedWords(error: unknown, game: GameId, lang: Lang, names: NameSet): Promise<string> {
  if (!(error instanceof RefusedError)) return String(error);
  const { faults } = error;
  const part = faults === undefined ? null : (await pageOf(game)).faults;
  const words = part === null ? '' : (await fetchPart(part)).faultWords(faults as never, lang, names);
  return `${error.said[lang]} ${words}`.trim();
}
