/** Single words of the game: what stands on a card beside its name and its text. */
import type { Lang } from '../cards/names.ts';
import type { Keyword, Kind, Rarity, Tag } from '../vocabulary.ts';
import { declined } from './card/cs/decline.ts';
import { KEYWORDS as CZECH } from './card/cs/keywords.ts';
import { KEYWORDS as ENGLISH } from './card/en/keywords.ts';

/** The noun of a kind or of a tag. */
export const nounWord = (word: Kind | Tag, lang: Lang): string => (lang === 'cs' ? declined(word, false, 'nom') : word);

/** A keyword as a line of a card. */
export const keywordWord = (word: Keyword, lang: Lang): string => (lang === 'cs' ? CZECH : ENGLISH)[word].line;

export const RARITY_WORDS: Readonly<Record<Rarity, { readonly cs: string; readonly en: string }>> = {
  common: { cs: 'běžná', en: 'common' },
  rare: { cs: 'vzácná', en: 'rare' },
  epic: { cs: 'epická', en: 'epic' },
  org: { cs: 'Org', en: 'Org' },
};
