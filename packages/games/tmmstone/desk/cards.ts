/** The cards of TMMStone for the command line: the pool with its filters, decks that can be made, files that can be checked. */

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
import { counted, say } from '@kolbiste/gamekit/desk';
import type { Fault } from '@kolbiste/kernel/files';
import { folded } from '@kolbiste/kernel/files';
import type { Card } from '../src/index.ts';
import {
  CLASS_NAMES,
  cards,
  KEYWORD_NAMES,
  KIND_NAMES,
  nameOf,
  RARITY_NAMES,
  randomList,
  readCards,
  readDeckFile,
  TAG_NAMES,
  useOwnCards,
  writeDeckFile,
} from '../src/index.ts';
import { CLASS_WORDS, nounWord, RARITY_WORDS } from '../src/texts.ts';
import { cardOf, keyOf, sortWords, textLines } from './card.ts';
import { ownCardsOf } from './deals.ts';
import { TABLE } from './words.ts';

const both = (text: (lang: Lang) => string): Bilingual => ({ cs: text('cs'), en: text('en') });

function rowOf(card: Card, names: NameSet): CardRow {
  const figures = card.stats === undefined ? '' : ` · ${card.stats[0]}/${card.stats[1]}`;
  return {
    id: keyOf(card, names),
    kind: card.kind,
    name: both((lang) => nameOf(card.id, lang, names)),
    text: both((lang) =>
      [
        `${sortWords(card, lang)} · ${say(lang, TABLE.cost, { n: card.cost })}${figures}`,
        ...textLines(card, lang, names),
      ].join('\n'),
    ),
    number: card.id,
    class: card.class,
    rarity: card.rarity,
    token: card.token === true,
    cost: card.cost,
    ...(card.stats === undefined ? {} : { attack: card.stats[0], health: card.stats[1] }),
    tags: card.tags ?? [],
    keywords: card.keywords ?? [],
  };
}

const listed = (card: CardRow, field: string): readonly string[] => card[field] as readonly string[];

const FILTERS: readonly CardFilter[] = [
  {
    name: 'kind',
    says: { cs: 'druh karty', en: 'kind of the card' },
    words: KIND_NAMES,
    admits: (card, wanted) => card.kind === wanted,
  },
  {
    name: 'class',
    says: { cs: 'třída', en: 'class' },
    words: CLASS_NAMES,
    admits: (card, wanted) => card['class'] === wanted,
  },
  {
    name: 'rarity',
    says: { cs: 'rarita', en: 'rarity' },
    words: RARITY_NAMES,
    admits: (card, wanted) => card['rarity'] === wanted,
  },
  {
    name: 'cost',
    says: { cs: 'cena', en: 'cost' },
    admits: (card, wanted) => String(card['cost']) === wanted.trim(),
  },
  {
    name: 'tag',
    says: { cs: 'štítek jednotky', en: 'tag of the unit' },
    words: TAG_NAMES,
    admits: (card, wanted) => listed(card, 'tags').includes(wanted),
  },
  {
    name: 'keyword',
    says: { cs: 'klíčové slovo', en: 'keyword' },
    words: KEYWORD_NAMES,
    admits: (card, wanted) => listed(card, 'keywords').includes(wanted),
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

const PACKS = [
  { word: 'deck', cls: undefined },
  ...CLASS_NAMES.slice(1).map((name, at) => ({ word: `deck-${name}`, cls: at + 1 })),
];

const fault = ({ path, line, column, message }: Fault): CardFault => ({ path, line, column, message });

/** A file of cards says so by its member or is a list; everything else is meant as decks. */
const holdsCards = (text: string): boolean =>
  /^\ufeff?\s*\[/.test(text) || (/^\ufeff?\s*\{/.test(text) && /"cards"\s*:/.test(text) && !/"decks"\s*:/.test(text));

function check(text: string): CardCheck {
  const read = holdsCards(text) ? readCards(text) : readDeckFile(text);
  if (!read.ok) return { faults: read.faults.map(fault), notes: [], holds: { cs: '', en: '' }, decks: [] };
  const decks = read.value.flatMap((each) => ('list' in each ? [each] : []));
  const held = decks.length === 0 ? read.value.length : decks.reduce((all, { list }) => all + list.cards.length, 0);
  return {
    faults: [],
    notes: [],
    holds: both((lang) => counted(lang, held, 'card')),
    decks: decks.map(({ name }) => name),
  };
}

export const cardDesk: CardDesk = {
  filters: FILTERS,
  list(names, source) {
    const own = source === undefined ? [] : ownCardsOf(source);
    useOwnCards(own);
    return [...own, ...cards].map((card) => rowOf(card, names));
  },
  beside: (own) => useOwnCards(ownCardsOf(own)),
  columns: [
    { title: { cs: 'druh', en: 'kind' }, of: (card, lang) => nounWord(card.kind as Card['kind'], lang) },
    { title: { cs: 'třída', en: 'class' }, of: (card, lang) => CLASS_WORDS[card['class'] as Card['class']][lang] },
    { title: { cs: 'rarita', en: 'rarity' }, of: (card, lang) => RARITY_WORDS[card['rarity'] as Card['rarity']][lang] },
    { title: { cs: 'cena', en: 'cost' }, of: (card) => String(card['cost']) },
    {
      title: { cs: 'útok/životy', en: 'attack/health' },
      of: (card) => (card['attack'] === undefined ? '' : `${Number(card['attack'])}/${Number(card['health'])}`),
    },
  ],
  packs: PACKS.map(({ word, cls }) => ({
    word,
    says:
      cls === undefined
        ? { cs: 'náhodný balíček TMMStone', en: 'a random deck of TMMStone' }
        : both(
            (lang) =>
              `${lang === 'cs' ? 'náhodný balíček třídy' : 'a random deck of the class'} ${CLASS_WORDS[CLASS_NAMES[cls]][lang]}`,
          ),
  })),
  kinds: [],
  make(word, seed, names) {
    const list = randomList(seed, PACKS.find((pack) => pack.word === word)?.cls);
    const ids = [...new Set([list.ability, ...list.cards])];
    const made = ids.flatMap((id) => cardOf(id) ?? []);
    const name = `${word} ${seed}`.replace(/\p{Cc}/gu, ' ').slice(0, 60);
    return { cards: made.map((card) => rowOf(card, names)), file: writeDeckFile([{ name, list }]) };
  },
  limit: 4 * 1024 * 1024,
  check,
};
