/**
 * Names of the cards. The public ones belong to their owners and stand only in doomtrooper.names.json; the invented ones
 * replace every one of them. Of some cards no Czech name is known: there the English one stands.
 */
import { namesOf } from '@kolbiste/cardkit';
import borrowed from './borrowed.json' with { type: 'json' };
import real from './doomtrooper.names.json' with { type: 'json' };
import neutral from './neutral.names.json' with { type: 'json' };
import { ownCards } from './own-cards.ts';

export { LANGS, type Lang, NAME_SETS, type NameSet } from '@kolbiste/cardkit';

export const { nameBook, nameOf } = namesOf(
  { real, neutral },
  (id, lang) => ownCards().find((card) => card.id === id)?.name[lang] ?? '',
);

const BORROWED: ReadonlySet<number> = new Set(borrowed);
/** Whether the Czech name of a card is not known and its English one stands for it. */
export const isBorrowed = (id: number): boolean => BORROWED.has(id);
