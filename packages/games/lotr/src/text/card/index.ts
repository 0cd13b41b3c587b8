/** The text of a card, made from its data. */
import type { Lang, NameSet } from '../../cards/names.ts';
import type { Card, Instruction } from '../../cards/types.ts';
import { czech, czechMode } from './cs/index.ts';
import { english, englishMode } from './en/index.ts';
import type { CardLine } from './lines.ts';

export type { CardLine } from './lines.ts';

interface Tongue {
  readonly lines: (card: Card, names: NameSet) => CardLine[];
  readonly mode: (card: Card, names: NameSet, list: readonly Instruction[]) => string;
}

const TONGUES: Readonly<Record<Lang, Tongue>> = {
  cs: { lines: czech, mode: czechMode },
  en: { lines: english, mode: englishMode },
};

/** The lines of a card: one for its keywords, one for where it is attached, one for each ability. */
export const cardLines = (card: Card, lang: Lang, names: NameSet): CardLine[] => TONGUES[lang].lines(card, names);

/** The whole text of a card in one run of sentences; '' if it has none. */
export function cardText(card: Card, lang: Lang, names: NameSet): string {
  return cardLines(card, lang, names)
    .map((line) => line.text)
    .join(' ');
}

/** One of the texts that a card offers to choose from, without its full stop. */
export const modeLine = (card: Card, lang: Lang, names: NameSet, list: readonly Instruction[]): string =>
  TONGUES[lang].mode(card, names, list);
