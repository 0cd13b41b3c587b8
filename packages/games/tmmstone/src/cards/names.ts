/**
 * Names of the cards. The public ones belong to their owners and stand only in tmmstone.names.json; the invented ones
 * replace every one of them.
 */
import type { Lang } from '@kolbiste/cardkit';
import { namesOf } from '@kolbiste/cardkit';
import neutral from './neutral.names.json' with { type: 'json' };
import { ownCards } from './own-cards.ts';
import real from './tmmstone.names.json' with { type: 'json' };

export { LANGS, type Lang, NAME_SETS, type NameSet } from '@kolbiste/cardkit';

/** `fire-imp` as a name: Fire imp. */
const wordsOf = (key: string): string => `${key.charAt(0).toUpperCase()}${key.slice(1).replaceAll('-', ' ')}`;

/** The name of an own card; its key where its file gives it none. */
function ownName(id: number, lang: Lang): string {
  const card = ownCards().find((each) => each.id === id);
  return card === undefined ? '' : (card.name?.[lang] ?? wordsOf(card.key));
}

export const { nameBook, nameOf } = namesOf({ real, neutral }, ownName);
