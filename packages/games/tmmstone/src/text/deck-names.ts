/** What the cards of a configuration are called, for whoever shows one without playing it. */
import type { Lang, NameSet } from '../cards/names.ts';
import { nameOf } from '../cards/names.ts';
import type { Config } from '../state.ts';

/**
 * Ability, where there is one, and cards of each seat in order, one that is unknown today by its number.
 * @param config as a record has it, perhaps of other rules @throws TypeError for another shape
 */
export function deckNames(config: unknown, lang: Lang, names: NameSet): string[][] {
  const called = (card: number): string => nameOf(card, lang, names) || `#${card}`;
  return (config as Config).lists.map(({ ability, cards }) =>
    (ability === 0 ? cards : [ability, ...cards]).map(called),
  );
}
