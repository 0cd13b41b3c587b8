/**
 * Names of the cards. The public ones belong to their owners and stand only in lotr.names.json; the invented ones
 * replace every one of them.
 */
import { namesOf } from '@kolbiste/cardkit';
import { ownCards } from './all.ts';
import real from './lotr.names.json' with { type: 'json' };
import neutral from './neutral.names.json' with { type: 'json' };

export { LANGS, type Lang, NAME_SETS, type NameSet } from '@kolbiste/cardkit';

export const { nameBook, nameOf } = namesOf(
  { real, neutral },
  (id, lang) => ownCards().find((card) => card.id === id)?.name?.[lang] ?? '',
);
