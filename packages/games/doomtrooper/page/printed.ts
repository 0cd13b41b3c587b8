/** What is printed, in words: names, kinds, affiliations, texts. */
import '../src/cards/fill.ts';
import type { NameSet } from '@kolbiste/cardkit';
import type { Lang } from '@kolbiste/kernel';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { cards } from '../src/cards/all.ts';
import { nameOf } from '../src/cards/names.ts';
import { cardOf, pool } from '../src/cards/pool.ts';
import book from '../src/cards/words.names.json' with { type: 'json' };
import type { AffiliationWord, SetName } from '../src/cards/words.ts';
import { affiliation, apostle, isAffiliation, isApostle, symmetry, taleNoun } from '../src/cards/words.ts';
import { cardText } from '../src/text/card/index.ts';
import { KIND_NAMES, TRAIT, TRAIT_NAMES } from '../src/vocabulary.ts';
import type { Say } from './say.ts';

export const cardName = (card: number, lang: Lang, names: NameSet): string => nameOf(card, lang, names);

export function useCardName(): (card: number) => string {
  const { lang, names } = useSettings();
  return (card) => cardName(card, lang, names);
}

const rows = new Map(cards.map((row) => [row.id, row]));

/** What a card says; '' = nothing beyond its figures, or it has no program yet. */
export const textOf = (card: number, lang: Lang, names: NameSet): string => {
  const row = rows.get(card);
  return row === undefined ? '' : cardText(row, lang, names);
};

export const isPrinted = (card: number): boolean => pool.cards[card] !== undefined;

/** Traits that are told beside the kind. */
const TOLD = TRAIT_NAMES.filter(
  (name) => !['doomtrooper', 'beast', 'fortification', 'vehicle', 'airship'].includes(name),
);

export const traitsOf = (card: number): readonly (typeof TRAIT_NAMES)[number][] => {
  const { traits } = cardOf(card);
  return TOLD.filter((name) => (traits & TRAIT[name]) !== 0);
};

/** A trait in words: those of the tale have invented ones too. */
export function traitWord(trait: (typeof TRAIT_NAMES)[number], t: Say, lang: Lang, names: NameSet): string {
  if (isAffiliation(trait)) return affiliation(trait, names)[lang];
  if (isApostle(trait)) return apostle(trait, names)[lang];
  return trait === 'doomtrooper' ? (taleNoun(trait, names)[lang].split(' ')[0] ?? '') : t(`trait.${trait}`);
}

/** What a type of cards is called. */
export const kindName = (kind: (typeof KIND_NAMES)[number], t: Say, lang: Lang, names: NameSet): string =>
  kind === 'symmetry' ? symmetry(names)[lang] : t(`kind.${kind}`);

/** What the type of a card is called. */
export const kindWord = (card: number, t: Say, lang: Lang, names: NameSet): string =>
  kindName(KIND_NAMES[cardOf(card).kind], t, lang, names);

export const affiliationWord = (word: AffiliationWord, lang: Lang, names: NameSet): string =>
  affiliation(word, names)[lang];

/** What an edition is called. */
export const editionWord = (set: SetName, lang: Lang, names: NameSet): string => book.sets[set][names][lang];
