/** The decks of TMMStone for the pages of decks. */

import type { DeckKit } from '@kolbiste/tablekit/decks/kit.ts';
import { erased } from '@kolbiste/tablekit/decks/kit.ts';
import type { List } from '../../src/index.ts';
import { LANGS, NAME_SETS, nameOf, readDeckFile, writeDeckFile, writeDeckText } from '../../src/index.ts';
import { STARTERS } from '../begin.ts';
import { CardLine } from '../card-line.tsx';
import { cardOf, nameOfCard } from '../cards.ts';
import { ALL, browse } from './browse.ts';
import { deckToText } from './link.ts';
import { copiesIn, hasRoom, mostOf, withCard, withoutCard } from './lists.ts';
import { Badge, Class, Curve, Face, Filters, faultOf, Note, useGroups, useListWords } from './parts.tsx';
import { faultsOf } from './records.ts';
import { stoneShelf } from './store.ts';

const kit: DeckKit<List> = {
  game: 'tmmstone',
  path: '/decks/tmmstone',
  shelf: stoneShelf,
  fresh: { class: 'mathematician', cards: [], ability: 0 },
  starters: STARTERS,
  faultsOf: (list) => faultsOf(list).map(faultOf),
  name: nameOfCard,
  cost: (id) => String(cardOf(id)?.cost ?? '?'),
  most(id) {
    const card = cardOf(id);
    return card === undefined ? 0 : mostOf(card);
  },
  called: (id) => [
    ...NAME_SETS.flatMap((set) => LANGS.map((lang) => nameOf(id, lang, set))),
    cardOf(id)?.key ?? '',
    `#${id}`,
  ],
  copies: copiesIn,
  hasRoom(list, id) {
    const card = cardOf(id);
    return card !== undefined && hasRoom(list, card);
  },
  withCard,
  withoutCard,
  browse: (filter, list, lang, names) => browse({ ...ALL, ...filter }, list.class, lang, names).map(({ id }) => id),
  read: (text) => readDeckFile(text),
  write: (form, decks, lang, names) => (form === 'text' ? writeDeckText(decks, lang, names) : writeDeckFile(decks)),
  share: deckToText,
  parts: { Badge, Head: Class, Note, Curve, Filters, Line: CardLine, Face },
  useGroups,
  useListWords,
};

export const stoneKit = erased(kit);
