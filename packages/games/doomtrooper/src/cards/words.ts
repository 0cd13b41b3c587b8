/** Words of the tale beside the cards: affiliations, apostles, sets. Real and invented ones stand in words.names.json alone. */
import type { NameSet } from './names.ts';
import book from './words.names.json' with { type: 'json' };

export type AffiliationWord = keyof typeof book.affiliations;
export type ApostleWord = keyof typeof book.apostles;
export type SetName = keyof typeof book.sets;

/** A word with the forms that sentences need: `gen` and `dat` cases, `adj` what stands before what belongs to somebody. */
export interface WordForms {
  readonly cs: string;
  readonly gen?: string;
  readonly dat?: string;
  readonly adj?: string;
  readonly many?: string;
  readonly en: string;
}

const has = <T extends object>(words: T, key: PropertyKey): key is keyof T => Object.hasOwn(words, key);

/** Whether a trait is an affiliation, or the following of an apostle. */
export const isAffiliation = (trait: string): trait is AffiliationWord => has(book.affiliations, trait);
export const isApostle = (trait: string): trait is ApostleWord => has(book.apostles, trait);

export const affiliation = (word: AffiliationWord, names: NameSet): WordForms => book.affiliations[word][names];
export const apostle = (word: ApostleWord, names: NameSet): WordForms => book.apostles[word][names];
export const taleNoun = (word: keyof typeof book.nouns, names: NameSet): WordForms => book.nouns[word][names];
export const symmetry = (names: NameSet): WordForms => book.terms.symmetry[names];
