/** The cards of The Lord of the Rings for the command line: all of them with filters, decks that can be made, files that can be checked. */

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

const both = (text: (lang: Lang) => string): Bilingual => ({ cs: text('cs'), en: text('en') });
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
    name: both((lang) => nameOf(id, lang, names)),
    text: both((lang) =>
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
  {
    name: 'kind',
    says: { cs: 'druh karty', en: 'kind of the card' },
    words: TYPES,
    admits: (card, wanted) => card.kind === wanted,
  },
  {
    name: 'sphere',
    says: { cs: 'sféra', en: 'sphere' },
    words: SPHERES,
    admits: (card, wanted) => card['sphere'] === wanted,
  },
  {
    name: 'set',
    says: { cs: 'sada karet', en: 'set of the card' },
    words: SETS,
    admits: (card, wanted) => card['set'] === wanted,
  },
  {
    name: 'cost',
    says: { cs: 'cena', en: 'cost' },
    admits: (card, wanted) => String(card['cost']) === wanted.trim(),
  },
  {
    name: 'keyword',
    says: { cs: 'klíčové slovo', en: 'keyword' },
    admits: (card, wanted) => (card['keywords'] as readonly string[]).includes(wanted),
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

const fault = ({ path, line, column, message }: Fault): CardFault => ({ path, line, column, message });

/** A file of cards says so; in a list of them each says of what set it is; everything else is meant as decks. */
const holdsCards = (text: string): boolean =>
  /^\ufeff?\s*[[{]/.test(text) && /"kolbiste-cards\/1"|"copies"\s*:/.test(text);

function checkOwn(text: string): CardCheck {
  const read = readOwnCards(text);
  if (!read.ok) return { faults: read.faults.map(fault), notes: [], holds: { cs: '', en: '' }, decks: [] };
  return { faults: [], notes: [], holds: both((lang) => counted(lang, read.value.length, 'card')), decks: [] };
}

function check(text: string): CardCheck {
  if (holdsCards(text)) return checkOwn(text);
  const read = readDeckFile(text);
  if (!read.ok) return { faults: read.faults.map(fault), notes: [], holds: { cs: '', en: '' }, decks: [] };
  const held = read.value.reduce((sum, { list }) => sum + list.heroes.length + list.cards.length, 0);
  return {
    faults: [],
    notes: [],
    holds: both((lang) => counted(lang, held, 'card')),
    decks: read.value.map(({ name }) => name),
  };
}

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
  check,
};
