/** The Czech nouns of the game; its texts speak of them in the singular. */
import type { Case, NounForms } from '@kolbiste/cardkit/czech';
import { declension } from '@kolbiste/cardkit/czech';
import type { CardType } from '../../../vocabulary.ts';

export type Noun = CardType | 'character' | 'card' | 'stage';

const NOUNS: Readonly<Record<Noun, NounForms>> = {
  hero: { g: 'm', one: 'hrdina hrdiny hrdinovi hrdinu hrdinou' },
  ally: { g: 'm', one: 'spojenec spojence spojenci spojence spojencem' },
  attachment: { g: 'i', one: 'doplněk doplňku doplňku doplněk doplňkem' },
  event: { g: 'f', one: 'událost události události událost událostí' },
  enemy: { g: 'm', one: 'nepřítel nepřítele nepříteli nepřítele nepřítelem' },
  location: { g: 'n', one: 'místo místa místu místo místem' },
  treachery: { g: 'f', one: 'léčka léčky léčce léčku léčkou' },
  objective: { g: 'i', one: 'úkol úkolu úkolu úkol úkolem' },
  quest: { g: 'f', one: 'výprava výpravy výpravě výpravu výpravou' },
  character: { g: 'f', one: 'postava postavy postavě postavu postavou' },
  card: { g: 'f', one: 'karta karty kartě kartu kartou' },
  stage: { g: 'f', one: 'etapa etapy etapě etapu etapou' },
};

const nouns = declension<Noun>(NOUNS);

/** "ho", "jí", "mu". */
export const pronoun = (noun: Noun, c: Case): string => nouns.pronoun(noun, false, c);

export const declined = (noun: Noun, c: Case): string => nouns.declined(noun, false, c);

/** What stands before a noun, or agrees with it: "tvůj", "ten", "tento", "jeden", "sám", or an adjective in -ý or -í. */
export const agree = (word: string, noun: Noun, c: Case): string => nouns.agree(word, noun, false, c);
