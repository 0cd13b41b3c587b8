/** The decks of The Lord of the Rings for the pages of decks. */

import type { DeckFault, DeckKit } from '@kolbiste/tablekit/decks/kit.ts';
import { erased } from '@kolbiste/tablekit/decks/kit.ts';
import type { NameSet } from '@kolbiste/tablekit/engine/protocol.ts';
import type { List, DeckFault as RuleFault } from '../../src/index.ts';
import {
  deckFaults,
  deckFaultWords,
  nameOf,
  readDeckFile,
  starters,
  writeDeckFile,
  writeDeckText,
} from '../../src/index.ts';
import { nameOfCard } from '../cards.ts';
import { browse, copiesIn, costText, hasRoom, mostOf, withCard, withoutCard } from './lists.ts';
import { Badge, Curve, Face, Filters, Line, Note, useGroups, useListWords } from './parts.tsx';
import { ringsShelf } from './store.ts';

const NAME_SETS: readonly NameSet[] = ['real', 'neutral'];
const LANGS = ['cs', 'en'] as const;

const faultOf = (fault: RuleFault): DeckFault => ({
  id: `${fault.code} ${'card' in fault ? fault.card : ''}`,
  text(lang, names) {
    const words = deckFaultWords(fault, names)[lang];
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
  },
  rules: fault.rules,
});

/** Every fault once for a card, however many copies it is about. */
function faultsOf(list: List): DeckFault[] {
  const all = deckFaults(list).map(faultOf);
  return all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at);
}

const kit: DeckKit<List> = {
  game: 'lotr',
  path: '/decks/lotr',
  shelf: ringsShelf,
  fresh: { heroes: [], cards: [] },
  starters,
  faultsOf,
  name: nameOfCard,
  cost: costText,
  most: mostOf,
  called: (id) => [...NAME_SETS.flatMap((set) => LANGS.map((lang) => nameOf(id, lang, set))), `#${id}`],
  copies: copiesIn,
  hasRoom,
  withCard,
  withoutCard,
  browse: (filter, _list, lang, names) => browse(filter, lang, names),
  read: readDeckFile,
  write: (form, decks, lang, names) => {
    const own = decks.map(({ name, list }) => ({ name, list }));
    return form === 'text' ? writeDeckText(own, lang, names) : writeDeckFile(own, names);
  },
  parts: { Badge, Note, Curve, Filters, Line, Face },
  useGroups,
  useListWords,
};

export const ringsKit = erased(kit);
