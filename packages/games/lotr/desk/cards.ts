/** The cards of The Lord of the Rings for the command line: all of them with filters, decks that can be made, files that can be checked. */

import type { CardCheck, CardDesk, CardFilter, CardRow, Lang, NameSet } from '@kolbiste/gamekit/desk';
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
  cardOf,
  cards,
  nameOf,
  readDeckFile,
  readOwnCards,
  SPHERES,
  starters,
  TYPES,
  useOwnCards,
  writeDeckFile,
} from '../src/index.ts';
import { SPHERE_WORDS, setWord, traitWord } from '../src/texts.ts';
import { figureWords, sortWords, typeWord } from './card.ts';
import { ownCardsOf } from './deals.ts';
import { textLines } from './engine.ts';
import { TABLE } from './words.ts';

const SETS = ['core', 'passage', 'spiders', 'orcs'] as const;

function copiesWords(card: Card, lang: Lang): string {
  const { copies, easy } = card;
  return easy === undefined ? say(lang, TABLE.copies, { n: copies }) : say(lang, TABLE.copiesEasy, { n: copies, easy });
}

function rowOf(card: Card, names: NameSet): CardRow {
  const { id, type, copies, traits = [], keywords = [] } = card;
  const figure = (name: keyof Card): object => (card[name] === undefined ? {} : { [name]: card[name] });
  return {
    id: String(id),
    kind: type,
    name: inBoth((lang) => nameOf(id, lang, names)),
    text: inBoth((lang) =>
      [
        sortWords(card, lang, names),
        [figureWords(card, lang), copiesWords(card, lang)].filter((text) => text !== '').join(' · '),
        ...textLines(id, lang, names),
      ].join('\n'),
    ),
    number: id,
    set: card.set,
    copies,
    // In files of cards a trait is its key; to be read it is a word of the set of names.
    traits: names === 'real' ? traits : traits.map((trait) => traitWord(trait, 'en', names)),
    keywords,
    ...figure('easy'),
    ...figure('sphere'),
    ...figure('cost'),
    ...figure('threatCost'),
    ...figure('willpower'),
    ...figure('attack'),
    ...figure('defense'),
    ...figure('hitPoints'),
    ...figure('threat'),
    ...figure('engagement'),
    ...figure('questPoints'),
  };
}

const FILTERS: readonly CardFilter[] = [
  kindFilter(TYPES),
  wordFilter('sphere', { cs: 'sféra', en: 'sphere' }, SPHERES),
  wordFilter('set', { cs: 'sada karet', en: 'set of the card' }, SETS),
  costFilter(),
  listFilter('keyword', 'keywords', { cs: 'klíčové slovo', en: 'keyword' }),
  textFilter,
];

/** A file of cards says so; in a list of them each says of what set it is; everything else is meant as decks. */
const holdsCards = (text: string): boolean =>
  /^\ufeff?\s*[[{]/.test(text) && /"kolbiste-cards\/1"|"copies"\s*:/.test(text);

const checkOwn = (text: string): CardCheck => checkOf(readOwnCards(text), (own) => ({ holds: own.length }));
const checkDecks = (text: string): CardCheck =>
  checkOf(readDeckFile(text), (decks) => ({
    holds: decks.reduce((sum, { list }) => sum + list.heroes.length + list.cards.length, 0),
    decks: decks.map(({ name }) => name),
  }));

const packWord = (key: string): string => `learning-${key}`;

export const cardDesk: CardDesk = {
  filters: FILTERS,
  list(names, source) {
    const own = source === undefined ? [] : ownCardsOf(source);
    useOwnCards(own);
    return [...own, ...cards].map((card) => rowOf(card, names));
  },
  beside: (own) => useOwnCards(ownCardsOf(own)),
  columns: [
    { title: { cs: 'druh', en: 'kind' }, of: (row, lang) => typeWord(cardOf(Number(row.id)) as Card, lang) },
    {
      title: { cs: 'sféra nebo sada', en: 'sphere or set' },
      of: (row, lang, names) => {
        const { sphere, set } = cardOf(Number(row.id)) as Card;
        return sphere === undefined ? setWord(set, lang, names) : SPHERE_WORDS[sphere][lang];
      },
    },
    { title: { cs: 'cena', en: 'cost' }, of: (row) => (cardOf(Number(row.id))?.cost ?? '').toString() },
    {
      title: { cs: 'odhodlání/útok/obrana/životy', en: 'will/attack/defence/life' },
      of(row) {
        const { willpower = '-', attack, defense, hitPoints } = cardOf(Number(row.id)) as Card;
        return hitPoints === undefined ? '' : [willpower, attack, defense, hitPoints].join('/');
      },
    },
  ],
  packs: starters.map(({ key, name }) => ({
    word: packWord(key),
    says: { cs: `výukový balíček ${name.cs}`, en: `the learning deck ${name.en}` },
  })),
  kinds: [],
  make(word, _seed, names) {
    const { name, list } = starters.find(({ key }) => packWord(key) === word) ?? starters[0];
    const ids = [...new Set([...list.heroes, ...list.cards])];
    return {
      cards: ids.flatMap((id) => {
        const card = cardOf(id);
        return card === undefined ? [] : [rowOf(card, names)];
      }),
      file: writeDeckFile([{ name: name.en, list }], names),
    };
  },
  limit: 4 * 1024 * 1024,
  check: (text) => (holdsCards(text) ? checkOwn(text) : checkDecks(text)),
};
