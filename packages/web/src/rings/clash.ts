/** Decks that cannot sit at one table: a hero is led by one player alone. */
import type { Json } from '@kolbiste/kernel';
import type { DeckFault } from '@kolbiste/lotr';
import { deckFaultWords, type List, tableFaults } from '@kolbiste/lotr';
import type { NameSet } from '../engine/protocol.ts';
import type { Lang } from '../state/settings.ts';

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** What clashes, as the server tells it, in words. */
export const clashWords = (faults: Json, lang: Lang, names: NameSet): string =>
  (faults as unknown as readonly DeckFault[]).map((fault) => sentence(deckFaultWords(fault, names)[lang])).join(' ');

/** The same of decks that lie here; '' = nothing clashes. */
export const clashOf = (lists: readonly List[], lang: Lang, names: NameSet): string =>
  clashWords(tableFaults(lists) as unknown as Json, lang, names);
