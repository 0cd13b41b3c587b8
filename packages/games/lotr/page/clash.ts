/** Decks that cannot sit at one table: a hero is led by one player alone. */
import type { Json } from '@kolbiste/kernel';
import type { NameSet } from '@kolbiste/tablekit/engine/protocol.ts';
import type { Lang } from '@kolbiste/tablekit/state/settings.ts';
import type { DeckFault } from '../src/index.ts';
import { deckFaultWords, type List, tableFaults } from '../src/index.ts';

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** What clashes, as the server tells it, in words. */
export const faultWords = (faults: Json, lang: Lang, names: NameSet): string =>
  (faults as unknown as readonly DeckFault[]).map((fault) => sentence(deckFaultWords(fault, names)[lang])).join(' ');

/** Why a hero is led by one player alone. */
export const faultRules = (faults: Json): readonly string[] => [
  ...new Set((faults as unknown as readonly DeckFault[]).flatMap(({ rules }) => rules)),
];

/** The same of decks that lie here; '' = nothing clashes. */
export const clashOf = (lists: readonly List[], lang: Lang, names: NameSet): string =>
  faultWords(tableFaults(lists) as unknown as Json, lang, names);
