/** The text of a card, made from its data: what it is, how it is played, what holds, what it does. */
import '../../verbs/index.ts';
import type { Lang, NameSet } from '../../cards/names.ts';
import type { CardRow } from '../../cards/types.ts';
import { czech } from './cs/lines.ts';
import { english } from './en/lines.ts';
import type { CardLine } from './lines.ts';

type Tongue = (card: CardRow, names: NameSet) => CardLine[];
const TONGUES: Readonly<Record<Lang, Tongue>> = { cs: czech, en: english };

/** The lines of a card. */
const cardLines = (card: CardRow, lang: Lang, names: NameSet): CardLine[] => TONGUES[lang](card, names);

/** The whole text of a card in one run of sentences; '' if nothing is to be said. */
export const cardText = (card: CardRow, lang: Lang, names: NameSet): string =>
  cardLines(card, lang, names)
    .map((line) => line.text)
    .join(' ');
