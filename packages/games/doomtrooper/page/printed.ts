/** What is printed, in words: names, kinds, affiliations, texts. */
import '../src/cards/fill.ts';
import type { NameSet } from '@kolbiste/cardkit';
import type { Lang } from '@kolbiste/kernel';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { cards } from '../src/cards/all.ts';
import { nameOf } from '../src/cards/names.ts';
import { cardOf, pool } from '../src/cards/pool.ts';
import { cardText } from '../src/text/card/index.ts';
import { TRAIT, TRAIT_NAMES } from '../src/vocabulary.ts';

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
