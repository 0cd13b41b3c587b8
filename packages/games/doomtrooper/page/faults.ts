/** Why the server would not have a deck: what it breaks by the profile of the table, and what helps. */
import type { FaultWords } from '@kolbiste/tablekit/page.ts';
import { deckRefusalWords } from '../src/cards/deck-words.ts';
import type { DeckFault, Profile } from '../src/config.ts';
import { oncePerCard } from './decks/lists.ts';

/** As the server finds them. */
interface Found {
  readonly faults: readonly DeckFault[];
  readonly profile: Profile;
}

/** So many are told; the page of the deck tells them all. */
const MOST = 3;

const told = ({ faults }: Found): readonly DeckFault[] => oncePerCard(faults).slice(0, MOST);

export const faultWords: FaultWords = (found: Found, lang, names) =>
  told(found)
    .map((fault) => deckRefusalWords(fault, found.profile, names)[lang])
    .join(' ');

export const faultRules = (found: Found): readonly string[] => [...new Set(told(found).map(({ rule }) => rule))];
