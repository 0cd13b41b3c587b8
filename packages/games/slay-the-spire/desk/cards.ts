/** Everything printed of Slay the Spire for the command line: cards, enemies, items, events and blessings. */
import type {
  Bilingual,
  CardCheck,
  CardDesk,
  CardFilter,
  CardRow,
  CardSource,
  Lang,
  NameSet,
} from '@kolbiste/gamekit/desk';
import { checkOf, costFilter, inBoth, kindFilter, say, textFilter, wordFilter } from '@kolbiste/gamekit/desk';
import type { Config } from '../src/index.ts';
import {
  clauseOf,
  enemyCardName,
  enemyText,
  eventName,
  eventOption,
  faceName,
  faceText,
  itemName,
  itemText,
} from '../src/texts.ts';
import { costWords, enemySort, hpWords, put, sortWords, upgradedText } from './card.ts';
import { ownCardsOf } from './deals.ts';
import {
  BLESSINGS,
  CARDS,
  COST_X,
  cardWritten,
  ENEMIES,
  EVENT_CARDS,
  EVENT_COUNT,
  faceOf,
  ITEMS,
  ownCards,
  readOwnCards,
  SETS,
  useOwnCards,
  W,
} from './engine.ts';
import type { Kind } from './words.ts';
import { KIND_WORDS, KINDS, OWNER_WORDS, RARITY_WORDS, TABLE } from './words.ts';

const lines = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n');
/** The id by which scenarios name it is made of its real name; an own one has no other. */
const keyed = (key: string, names: NameSet): object =>
  names === 'real' || ownCards().some(({ id }) => id === key) ? { key } : {};

function cardRow(card: number, names: NameSet): CardRow {
  const face = 2 * card;
  const { type, owner, rarity, cost, canUpgrade } = faceOf(face);
  const { id, copies } = cardWritten(card);
  return {
    id: `c${card + 1}`,
    kind: W.CARD_TYPES[type],
    name: inBoth((lang) => faceName(face, lang, names)),
    text: inBoth((lang) =>
      lines(
        `${sortWords(face, lang, names)} · ${costWords(cost, lang)} · ${say(lang, TABLE.copies, { n: copies })}`,
        put(faceText(face, lang), names),
        canUpgrade ? put(say(lang, TABLE.upgraded, { text: upgradedText(face + 1, lang) }), names) : '',
      ),
    ),
    ...keyed(id, names),
    owner: W.OWNERS[owner],
    rarity: W.RARITIES[rarity],
    copies,
    ...(cost === COST_X ? { cost: 'X' } : cost < 0 ? {} : { cost }),
  };
}

const enemyRow = ({ card, id, deck, act, copies, hp, set }: (typeof ENEMIES)[number], names: NameSet): CardRow => ({
  id: `e${card + 1}`,
  kind: 'enemy',
  name: inBoth((lang) => enemyCardName(card, lang, names)),
  text: inBoth((lang) => lines(enemySort(card, lang), put(enemyText(card, lang), names))),
  ...keyed(id, names),
  deck,
  act,
  copies,
  hp,
  set: SETS[set],
});

const itemRow = ({ item, id, kind, price, copies }: (typeof ITEMS)[number], names: NameSet): CardRow => ({
  id: `i${item + 1}`,
  kind,
  name: inBoth((lang) => itemName(item, lang, names)),
  text: inBoth((lang) =>
    lines(
      [KIND_WORDS[kind][lang], ...(price < 0 ? [] : [say(lang, TABLE.price, { n: price })])].join(' · '),
      put(itemText(item, lang), names),
    ),
  ),
  ...keyed(id, names),
  copies,
  ...(price < 0 ? {} : { price }),
});

/** Events and blessings are called by their numbers: what they offer is all there is to them. */
const numbered = (kind: 'event' | 'blessing', n: number): Bilingual =>
  inBoth((lang) => `${KIND_WORDS[kind][lang]} ${n + 1}`);
const offered = (programs: readonly number[], lang: Lang, names: NameSet): string =>
  lines(...programs.map((program) => put(clauseOf(program, lang), names))) || '–';

const eventRow = (
  { acts, id, options, copies, set }: (typeof EVENT_CARDS)[number],
  n: number,
  names: NameSet,
): CardRow => ({
  id: `u${n + 1}`,
  kind: 'event',
  name: n < EVENT_COUNT ? numbered('event', n) : inBoth((lang) => eventName(n, lang, names)),
  text: inBoth((lang) => lines(...options.map((option) => put(eventOption(option, lang), names)))),
  ...keyed(id, names),
  act: acts[0],
  // An event of several acts lies in the deck of each.
  copies: copies * acts.length,
  set: set === '' ? SETS[0] : set,
});

const blessingRow = ({ blue, set }: (typeof BLESSINGS)[number], n: number, names: NameSet): CardRow => ({
  id: `n${n + 1}`,
  kind: 'blessing',
  name: numbered('blessing', n),
  text: inBoth((lang) => offered(blue, lang, names)),
  copies: 1,
  set: set === '' ? SETS[0] : set,
});

const all = (names: NameSet): CardRow[] => [
  ...CARDS.map((_, card) => cardRow(card, names)),
  ...ENEMIES.map((enemy) => enemyRow(enemy, names)),
  ...ITEMS.map((item) => itemRow(item, names)),
  ...EVENT_CARDS.map((event, n) => eventRow(event, n, names)),
  ...BLESSINGS.map((blessing, n) => blessingRow(blessing, n, names)),
];

/** Everything, and before it the cards of a file. */
function listed(names: NameSet, source?: CardSource): CardRow[] {
  const own = source === undefined ? [] : ownCardsOf(source);
  useOwnCards(own);
  const rows = all(names);
  const isOwn = ({ key }: CardRow): boolean => own.some(({ id }) => id === key);
  return own.length === 0 ? rows : [...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))];
}

const check = (text: string): CardCheck => checkOf(readOwnCards(text), (own) => ({ holds: own.length }));

const FILTERS: readonly CardFilter[] = [
  kindFilter(KINDS),
  wordFilter('owner', { cs: 'čí karta to je', en: 'whose card it is' }, W.OWNERS),
  wordFilter('rarity', { cs: 'vzácnost', en: 'rarity' }, W.RARITIES),
  costFilter({ cs: 'náklady', en: 'cost' }),
  textFilter,
];

/** Starting decks, as far as a configuration names heroes: nobody brings own cards. */
export function deckNames(config: unknown, lang: Lang, names: NameSet): string[][] {
  return (config as Config).heroes.map((hero) => [put(OWNER_WORDS[hero]?.[lang] ?? hero, names)]);
}

const kindColumn = ({ kind }: CardRow, lang: Lang): string => KIND_WORDS[kind as Kind][lang];
const ownerColumn = ({ owner, deck }: CardRow, lang: Lang): string =>
  owner === undefined ? (typeof deck === 'string' ? deck : '') : OWNER_WORDS[owner as string][lang];

export const cardDesk: CardDesk = {
  filters: FILTERS,
  list: listed,
  columns: [
    { title: { cs: 'druh', en: 'kind' }, of: kindColumn },
    { title: { cs: 'čí', en: 'whose' }, of: (card, lang, names) => put(ownerColumn(card, lang), names) },
    { title: { cs: 'vzácnost', en: 'rarity' }, of: ({ rarity }, lang) => RARITY_WORDS[rarity as string]?.[lang] ?? '' },
    {
      title: { cs: 'náklady', en: 'cost' },
      of: ({ cost }) => (typeof cost === 'number' || typeof cost === 'string' ? `${cost}` : ''),
    },
    {
      title: { cs: 'žt', en: 'HP' },
      of: ({ hp }, lang) =>
        hp === undefined
          ? ''
          : hpWords(hp as number[], lang)
              .replace(/^\D+/, '')
              .replace(/ .*$/, ''),
    },
  ],
  packs: [],
  kinds: [],
  make: () => ({ cards: [], file: '' }),
  limit: 4 * 1024 * 1024,
  check,
  beside: (own) => useOwnCards(ownCardsOf(own)),
};
