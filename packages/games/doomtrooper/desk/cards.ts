/** The cards of Doomtrooper for the command line: all official ones, which of them are played, and files of decks. */
import type { Bilingual, CardCheck, CardDesk, CardFilter, CardRow, Lang, NameSet } from '@kolbiste/gamekit/desk';
import { counted } from '@kolbiste/gamekit/desk';
import { folded } from '@kolbiste/kernel/files';
import { cards } from '../src/cards/all.ts';
import { readDeckFile } from '../src/cards/deck-file.ts';
import { missingWords } from '../src/cards/missing.ts';
import { isBorrowed, nameOf } from '../src/cards/names.ts';
import type { CardRow as Card } from '../src/cards/types.ts';
import book from '../src/cards/words.names.json' with { type: 'json' };
import { affiliation, isAffiliation } from '../src/cards/words.ts';
import { TOURNAMENT } from '../src/config.ts';
import { KIND_NAMES } from '../src/vocabulary.ts';
import { affiliationsOf, kindWord, linesOf } from './card.ts';
import { keyOf } from './invented.ts';
import { CARD_WORDS } from './words.ts';

const both = (text: (lang: Lang) => string): Bilingual => ({ cs: text('cs'), en: text('en') });
function rowOf(card: Card, names: NameSet): CardRow {
  const needs = card.needs ?? [];
  return {
    id: keyOf(card.id, names),
    kind: card.kind,
    name: both((lang) => nameOf(card.id, lang, names)),
    text: both((lang) => linesOf(card, lang, names).join('\n')),
    number: card.id,
    set: card.set,
    scripted: card.text !== undefined,
    ...(needs.length === 0 ? {} : { needs }),
    affiliations: affiliationsOf(card),
    ...(card.unique === true ? { unique: true } : {}),
    ...(card.figures === undefined ? {} : { figures: card.figures }),
    ...(isBorrowed(card.id) && names === 'real' ? { czechNameUnknown: true } : {}),
  };
}

const listed = (card: CardRow, field: string): readonly string[] => (card[field] ?? []) as readonly string[];

const FILTERS: readonly CardFilter[] = [
  {
    name: 'kind',
    says: { cs: 'druh karty', en: 'kind of the card' },
    words: KIND_NAMES,
    admits: (card, wanted) => card.kind === wanted,
  },
  {
    name: 'affiliation',
    says: { cs: 'příslušnost', en: 'affiliation' },
    words: Object.keys(book.affiliations),
    admits: (card, wanted) => listed(card, 'affiliations').includes(wanted),
  },
  {
    name: 'edition',
    says: { cs: 'edice', en: 'set in which it came' },
    words: Object.keys(book.sets),
    admits: (card, wanted) => card['set'] === wanted,
  },
  {
    name: 'scripted',
    says: { cs: 'zda se už hraje', en: 'whether it is played already' },
    words: ['yes', 'no'],
    admits: (card, wanted) => card['scripted'] === (wanted === 'yes'),
  },
  {
    name: 'missing',
    says: {
      cs: 'slovo, které jí chybí; bez slova jejich pořadí',
      en: 'the word that it waits for; without a word their ranking',
    },
    admits: (card, wanted) => listed(card, 'needs').includes(wanted.trim()),
    bare: {
      head: [CARD_WORDS.word, CARD_WORDS.frees, CARD_WORDS.waits],
      rows: () => missingWords().map(({ word, frees, waits }) => [word, frees, waits]),
    },
  },
  {
    name: 'text',
    says: { cs: 'část jména nebo textu', en: 'part of the name or the text' },
    admits: (card, wanted) =>
      [card.name, card.text].some((words) =>
        [words.cs, words.en].some((each) => folded(each).includes(folded(wanted))),
      ),
  },
];

function check(text: string): CardCheck {
  const read = readDeckFile(text, TOURNAMENT);
  if (!read.ok)
    return {
      faults: read.faults.map(({ path, line, column, message }) => ({ path, line, column, message })),
      notes: [],
      holds: { cs: '', en: '' },
      decks: [],
    };
  const held = read.value.reduce((all, { deck }) => all + deck.library.length, 0);
  return {
    faults: [],
    notes: [],
    holds: both((lang) => counted(lang, held, 'card')),
    decks: read.value.map(({ name }) => name),
  };
}

export const cardDesk: CardDesk = {
  filters: FILTERS,
  list: (names) => cards.map((card) => rowOf(card, names)),
  columns: [
    { title: { cs: 'druh', en: 'kind' }, of: (card, lang, names) => kindWord(card.kind, lang, names) },
    {
      title: { cs: 'příslušnost', en: 'affiliation' },
      of: (card, lang, names) =>
        listed(card, 'affiliations')
          .map((word) => (isAffiliation(word) ? affiliation(word, names)[lang] : word))
          .join(', '),
    },
    {
      title: { cs: 'Z/S/O/H', en: 'F/S/A/V' },
      of: ({ figures }) => (figures === undefined ? '' : (figures as number[]).join('/')),
    },
    {
      title: { cs: 'hraje se', en: 'played' },
      of: ({ scripted }, lang) => (scripted === true ? CARD_WORDS.yes : CARD_WORDS.no)[lang],
    },
  ],
  packs: [],
  kinds: [],
  make: () => ({ cards: [], file: '' }),
  limit: 4 * 1024 * 1024,
  check,
  beside: null,
};
