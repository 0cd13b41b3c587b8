/** Words for what is printed on cards, in both languages, and the paragraphs they rest on. */
import type { Bilingual, Gender } from './grammar.ts';
import type { Colour, TimeOfDay, WeaponType } from './types.ts';

/** A noun of the game with its Czech gender and plural. */
export interface TypeWord extends Bilingual {
  gender: Gender;
  /** Czech and English plural. */
  many: Bilingual;
}

export const TYPE_WORDS: Readonly<Record<WeaponType, TypeWord>> = {
  sword: { cs: 'meč', en: 'sword', gender: 'm', many: { cs: 'meče', en: 'swords' } },
  axe: { cs: 'sekera', en: 'axe', gender: 'f', many: { cs: 'sekery', en: 'axes' } },
  bow: { cs: 'luk', en: 'bow', gender: 'm', many: { cs: 'luky', en: 'bows' } },
  wand: { cs: 'hůlka', en: 'wand', gender: 'f', many: { cs: 'hůlky', en: 'wands' } },
};

/** Colours as words of their own (zelená), and what each one asks of the player. */
export const COLOUR_WORDS: Readonly<Record<Colour, Bilingual & { meaning: Bilingual; rules: readonly string[] }>> = {
  green: {
    cs: 'zelená',
    en: 'green',
    meaning: { cs: 'smíte použít a hrát dál', en: 'you may use it and play on' },
    rules: ['3.1.2.1', '3.1.2.2'],
  },
  orange: {
    cs: 'oranžová',
    en: 'orange',
    meaning: {
      cs: 'použijte a ukončete tah, nebo nechte být a hrajte dál',
      en: 'use it and end the turn, or leave it and play on',
    },
    rules: ['3.1.3.1', '3.1.3.2'],
  },
  red: {
    cs: 'červená',
    en: 'red',
    meaning: { cs: 'musíte použít a tah končí', en: 'you must use it and the turn ends' },
    rules: ['3.1.4.1', '3.1.4.2'],
  },
};

/** Times of day: the name, and how one says 'in the morning'. */
export const TIME_WORDS: Readonly<Record<TimeOfDay, Bilingual & { during: Bilingual }>> = {
  morning: { cs: 'ráno', en: 'morning', during: { cs: 'ráno', en: 'in the morning' } },
  noon: { cs: 'poledne', en: 'noon', during: { cs: 'v poledne', en: 'at noon' } },
  evening: { cs: 'večer', en: 'evening', during: { cs: 'večer', en: 'in the evening' } },
  night: { cs: 'noc', en: 'night', during: { cs: 'v noci', en: 'at night' } },
};

export const TIME_RULES: readonly string[] = ['2.2.1.3'];
export const TYPE_RULES: readonly string[] = ['1.4.7.2'];
