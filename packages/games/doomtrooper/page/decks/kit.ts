/** The decks of Doomtrooper for the pages of decks. */
import type { DeckKit } from '@kolbiste/tablekit/decks/kit.ts';
import { erased } from '@kolbiste/tablekit/decks/kit.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { deckRefusalWords } from '../../src/cards/deck-words.ts';
import { LANGS, NAME_SETS, nameOf } from '../../src/cards/names.ts';
import { affiliation } from '../../src/cards/words.ts';
import { cardName } from '../printed.ts';
import { readLists, writeJson, writeText } from './files.ts';
import type { List } from './lists.ts';
import {
  browse,
  copiesIn,
  FRESH,
  faultsOf,
  hasRoom,
  mostOf,
  profileOf,
  READY,
  withCard,
  withoutCard,
} from './lists.ts';
import { Badge, Face, Filters, Head, Kinds, Line, Note, useGroups, useListWords } from './parts.tsx';
import { doomShelf } from './store.ts';

const kit: DeckKit<List> = {
  game: 'doomtrooper',
  path: '/decks/doomtrooper',
  shelf: doomShelf,
  fresh: FRESH,
  starters: READY.map(({ side, list }) => ({
    key: side,
    get name() {
      const { cs, en } = affiliation(side, useSettings.getState().names);
      return { cs, en };
    },
    list,
  })),
  faultsOf: (list) =>
    faultsOf(list).map((fault) => ({
      id: `${fault.code} ${fault.card}`,
      text: (lang, names) => deckRefusalWords(fault, profileOf(list), names)[lang],
      rules: [fault.rule],
    })),
  name: cardName,
  // Cards have no price: what warriors cost is their value, and it stands beside them.
  cost: () => '',
  most: mostOf,
  called: (id) => [...NAME_SETS.flatMap((set) => LANGS.map((lang) => nameOf(id, lang, set))), `#${id}`],
  copies: copiesIn,
  hasRoom,
  withCard,
  withoutCard,
  browse,
  read: readLists,
  write: (form, decks, lang, names) => (form === 'text' ? writeText(decks, lang, names) : writeJson(decks, names)),
  parts: { Badge, Head, Note, Curve: Kinds, Filters, Line, Face },
  useGroups,
  useListWords,
};

export const doomKit = erased(kit);
