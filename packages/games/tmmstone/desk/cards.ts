/** The cards of TMMStone for the command line: the pool with its filters, decks that can be made, files that can be checked. */

import type { CardCheck, CardDesk, CardFilter, CardRow, NameSet } from '@kolbiste/gamekit/desk';
import {
  checkOf,
  costFilter,
  inBoth,
  kindFilter,
  listFilter,
  say,
  textFilter,
  wordFilter,
} from '@kolbiste/gamekit/desk';
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

function rowOf(card: Card, names: NameSet): CardRow {
  const figures = card.stats === undefined ? '' : ` · ${card.stats[0]}/${card.stats[1]}`;
  return {
    id: keyOf(card, names),
    kind: card.kind,
    name: inBoth((lang) => nameOf(card.id, lang, names)),
    text: inBoth((lang) =>
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

const FILTERS: readonly CardFilter[] = [
  kindFilter(KIND_NAMES),
  wordFilter('class', { cs: 'třída', en: 'class' }, CLASS_NAMES),
  wordFilter('rarity', { cs: 'rarita', en: 'rarity' }, RARITY_NAMES),
  costFilter(),
  listFilter('tag', 'tags', { cs: 'štítek jednotky', en: 'tag of the unit' }, TAG_NAMES),
  listFilter('keyword', 'keywords', { cs: 'klíčové slovo', en: 'keyword' }, KEYWORD_NAMES),
  textFilter,
];

const PACKS = [
  { word: 'deck', cls: undefined },
  ...CLASS_NAMES.slice(1).map((name, at) => ({ word: `deck-${name}`, cls: at + 1 })),
];

/** A file of cards says so by its member or is a list; everything else is meant as decks. */
const holdsCards = (text: string): boolean =>
  /^\ufeff?\s*\[/.test(text) || (/^\ufeff?\s*\{/.test(text) && /"cards"\s*:/.test(text) && !/"decks"\s*:/.test(text));

const checkOwn = (text: string): CardCheck => checkOf(readCards(text), (own) => ({ holds: own.length }));
const checkDecks = (text: string): CardCheck =>
  checkOf(readDeckFile(text), (decks) => ({
    holds: decks.reduce((all, { list }) => all + list.cards.length, 0),
    decks: decks.map(({ name }) => name),
  }));

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
        : inBoth(
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
  check: (text) => (holdsCards(text) ? checkOwn(text) : checkDecks(text)),
};
