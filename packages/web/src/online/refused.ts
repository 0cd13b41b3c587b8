/** What the server would not have, in words: its own sentence, and behind it what the game's check found. */
import type { GameId, NameSet } from '../engine/protocol.ts';
import type { Lang } from '../state/settings.ts';
import { RefusedError } from './http.ts';

type Faults = NonNullable<RefusedError['faults']>;

/** Games whose checks find something that has words. */
const WORDS: { readonly [game in GameId]?: () => Promise<(faults: Faults, lang: Lang, names: NameSet) => string> } = {
  lotr: async () => (await import('../rings/clash.ts')).clashWords,
};

/** The sentence for whoever asked in vain. */
export async function refusedWords(error: unknown, game: GameId, lang: Lang, names: NameSet): Promise<string> {
  if (!(error instanceof RefusedError)) return String(error);
  const words = error.faults === undefined ? undefined : await WORDS[game]?.();
  return [error.said[lang], words?.(error.faults as Faults, lang, names) ?? ''].join(' ').trim();
}
