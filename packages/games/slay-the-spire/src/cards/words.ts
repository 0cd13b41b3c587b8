/** Who is in the tale beside the cards. Real names stand in words.names.json alone, the invented one beside the real one. */
import type { NameSet } from '@kolbiste/cardkit';
import { HEROES } from '../vocabulary.ts';
import book from './words.names.json' with { type: 'json' };

export interface HeroForms {
  readonly cs: string;
  readonly dat: string;
  readonly acc: string;
  readonly ins: string;
  readonly en: string;
}

/** The names of a hero in the cases of their sentences. */
export const heroForms = (hero: number, names: NameSet): HeroForms =>
  (book.heroes[HEROES[hero]] ?? book.heroes.ironclad)[names];

/** Who blesses the heroes, and what the blessing is called after. */
export const blesser = (names: NameSet): { readonly possessive: string; readonly en: string } =>
  book.others.neow[names];

/** 's Defektem', 'se' where the name begins alike. */
export const withPreposition = (whom: string): string => `${/^[SZŠŽ]/.test(whom) ? 'se' : 's'} ${whom}`;
