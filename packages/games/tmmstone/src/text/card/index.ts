/** The text of a card, made from its data. */
import type { Lang, NameSet } from '../../cards/names.ts';
import type { Card } from '../../cards/types.ts';
import { czech } from './cs/index.ts';
import { english } from './en/index.ts';
import type { CardLine } from './lines.ts';

export type { CardLine } from './lines.ts';

type Tongue = (card: Card, names: NameSet) => CardLine[];

const TONGUES: Readonly<Record<Lang, Tongue>> = { cs: czech, en: english };

/** The lines of a card: one for its keywords, one for each text that holds and for each one that happens. */
export const cardLines = (card: Card, lang: Lang, names: NameSet): CardLine[] => TONGUES[lang](card, names);

/** The whole text of a card in one run of sentences; '' if it does nothing. */
export function cardText(card: Card, lang: Lang, names: NameSet): string {
  return cardLines(card, lang, names)
    .map((line) => line.text)
    .join(' ');
}
