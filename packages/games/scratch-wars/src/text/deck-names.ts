/** What the cards of a configuration are called, for whoever shows one without playing it. */
import type { Lang } from '../cards/grammar.ts';
import type { NameSet } from '../cards/names.ts';
import { nameOf } from '../cards/names.ts';
import type { Config } from '../state.ts';

/**
 * Hero and weapons of each seat in order, a card without a name by its kind.
 * @param config as a record has it, perhaps of other rules @throws TypeError for another shape
 */
export function deckNames(config: unknown, lang: Lang, names: NameSet): string[][] {
  return (config as Config).decks.map(({ hero, weapons }) =>
    [hero, ...weapons].map(({ name, kind }) => {
      const called = nameOf(kind, lang, names);
      return name === '' || name === called ? called || kind : `${name} (${called || kind})`;
    }),
  );
}
