/** The cards of Doomtrooper for the command line: all official ones, which of them are played, and files of decks. */
import type {
  Bilingual,
  CardCheck,
  CardDesk,
  CardFault,
  CardFilter,
  CardRow,
  Lang,
  NameSet,
} from '@kolbiste/gamekit/desk';
import { checkOf, inBoth, kindFilter, listed, listFilter, say, textFilter, wordFilter } from '@kolbiste/gamekit/desk';
import type { Checked } from '@kolbiste/kernel/files';
import { cards } from '../src/cards/all.ts';
import type { NamedDeck } from '../src/cards/deck-file.ts';
import { readDeckFile, writeDeckFile } from '../src/cards/deck-file.ts';
import { STARTERS } from '../src/cards/decks.ts';
import { missingWords } from '../src/cards/missing.ts';
import { isBorrowed, nameOf } from '../src/cards/names.ts';
import { readOwnCards } from '../src/cards/own.ts';
import { useOwnCards } from '../src/cards/own-cards.ts';
import { randomDeck, SIDES } from '../src/cards/random.ts';
import type { CardRow as Card } from '../src/cards/types.ts';
import book from '../src/cards/words.names.json' with { type: 'json' };
import { affiliation, isAffiliation } from '../src/cards/words.ts';
import { TOURNAMENT } from '../src/config.ts';
import type { NamedProfile } from '../src/profiles.ts';
import { PROFILES } from '../src/profiles.ts';
import { KIND_NAMES } from '../src/vocabulary.ts';
import { affiliationsOf, kindWord, linesOf } from './card.ts';
import { ownCardsOf } from './deals.ts';
import { rowOf as cardRowOf } from './engine.ts';
import { keyOf } from './invented.ts';
import { CARD_WORDS } from './words.ts';

function rowOf(card: Card, names: NameSet): CardRow {
  const needs = card.needs ?? [];
  return {
    id: keyOf(card.id, names),
    kind: card.kind,
    name: inBoth((lang) => nameOf(card.id, lang, names)),
    text: inBoth((lang) => linesOf(card, lang, names).join('\n')),
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

const FILTERS: readonly CardFilter[] = [
  kindFilter(KIND_NAMES),
  listFilter('affiliation', 'affiliations', { cs: 'příslušnost', en: 'affiliation' }, Object.keys(book.affiliations)),
  wordFilter(
    'edition',
    { cs: 'edice', en: 'set in which it came' },
    Object.keys(book.sets),
    (card, wanted) => card['set'] === wanted,
  ),
  wordFilter(
    'scripted',
    { cs: 'zda se už hraje', en: 'whether it is played already' },
    ['yes', 'no'],
    (card, wanted) => card['scripted'] === (wanted === 'yes'),
  ),
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
  textFilter,
];

/** The decks of a file by the first rules that admit them all; what is wrong is told by those of tournaments. */
function readDecks(text: string): { readonly read: Checked<NamedDeck[]>; readonly by: NamedProfile } {
  for (const by of PROFILES) {
    const read = readDeckFile(text, by.profile);
    if (read.ok) return { read, by };
  }
  return { read: readDeckFile(text, TOURNAMENT), by: PROFILES[0] };
}

/** Legal, though not in tournaments. */
const otherwise = ({ profile, title }: NamedProfile): CardFault => ({
  path: '$',
  line: undefined,
  column: undefined,
  message: inBoth((lang) => say(lang, CARD_WORDS.byRules, { title: title[lang], name: profile.name })),
});

function checkDecks(text: string): CardCheck {
  const { read, by } = readDecks(text);
  return checkOf(read, (decks) => ({
    holds: decks.reduce((all, { deck }) => all + deck.library.length, 0),
    decks: decks.map(({ name }) => name),
    notes: by.profile.name === TOURNAMENT.name ? [] : [otherwise(by)],
  }));
}

/** A file of cards says so, or says of what kind each is; everything else is meant as decks. */
const holdsCards = (text: string): boolean =>
  /^\ufeff?\s*[[{]/.test(text) && /"kolbiste-cards\/1"|"kind"\s*:/.test(text);
const checkOwn = (text: string): CardCheck => checkOf(readOwnCards(text), (own) => ({ holds: own.length }));

const DECK = 'deck';
const STARTER = 'starter';
const sideWord = (side: string, lang: Lang): string => (isAffiliation(side) ? affiliation(side, 'real')[lang] : side);
const made = (what: Bilingual, side: string): Bilingual =>
  inBoth((lang) => say(lang, what, { side: sideWord(side, lang) }));

const PACKS = [
  { word: DECK, side: undefined, says: CARD_WORDS.randomDeck },
  ...SIDES.map((side) => ({ word: `${DECK}-${side}`, side, says: made(CARD_WORDS.randomDeckOf, side) })),
  ...SIDES.map((side) => ({ word: `${STARTER}-${side}`, side, says: made(CARD_WORDS.starterOf, side) })),
];

/** A deck to begin with as it is, or one that the seed makes. */
function deckOf(word: string, seed: string): NamedDeck {
  const name = `${word} ${seed}`.replace(/\p{Cc}/gu, ' ').slice(0, 60);
  const side = PACKS.find((pack) => pack.word === word)?.side;
  if (word.startsWith(STARTER)) return { name: word, deck: STARTERS[SIDES.indexOf(side ?? '')] };
  return { name, deck: randomDeck(seed, TOURNAMENT, side) };
}

export const cardDesk: CardDesk = {
  filters: FILTERS,
  list(names, source) {
    const own = source === undefined ? [] : ownCardsOf(source);
    useOwnCards(own);
    return [...own.flatMap(({ id }) => cardRowOf(id) ?? []), ...cards].map((card) => rowOf(card, names));
  },
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
  packs: PACKS.map(({ word, says }) => ({ word, says })),
  kinds: [],
  make(word, seed, names) {
    const deck = deckOf(word, seed);
    const ids = [...new Set(deck.deck.library)];
    const rows = ids.flatMap((id) => cardRowOf(id) ?? []);
    return { cards: rows.map((card) => rowOf(card, names)), file: writeDeckFile([deck], names) };
  },
  limit: 4 * 1024 * 1024,
  check: (text) => (holdsCards(text) ? checkOwn(text) : checkDecks(text)),
  beside: (own) => useOwnCards(ownCardsOf(own)),
};
