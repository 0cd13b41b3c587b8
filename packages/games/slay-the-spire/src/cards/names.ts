/** What cards are called. The names belong to their owners and stand in slay-the-spire.names.json alone: the English ones, and the Czech ones that the rulebook gives. */
import type { NameSet } from '@kolbiste/cardkit';
import type { Lang } from '@kolbiste/kernel';
import { EVENT_CARDS, EVENT_COUNT } from './events.ts';
import type { InventedKind } from './invented.ts';
import { inventedName, keptName } from './invented.ts';
import { ownCards } from './own-cards.ts';
import { CARD_COUNT, CARDS, cardWritten, ENEMIES, ENEMY_COUNT, ITEM_COUNT, ITEMS } from './pool.ts';
import rows from './slay-the-spire.names.json' with { type: 'json' };

interface Named {
  readonly en: string;
  /** None where the rulebook speaks no Czech name. */
  readonly cs?: string;
}
type Book = Readonly<Record<string, Named | undefined>>;
const { cards, enemies, items, events } = rows as Readonly<Record<'cards' | 'enemies' | 'items' | 'events', Book>>;

/** @throws Error where there is no name */
function nameIn(book: Book, id: string, lang: Lang): string {
  const named = book[id];
  if (named === undefined) throw new Error(`nothing is called by ${id}`);
  return lang === 'cs' ? (named.cs ?? named.en) : named.en;
}

/** Each thing with its place among those of its kind. */
function counted<T>(things: readonly T[], key: (thing: T) => string, kind: (thing: T) => InventedKind) {
  const many = new Map<InventedKind, number>();
  const places = new Map<string, readonly [kind: InventedKind, n: number]>();
  for (const thing of things) {
    if (places.has(key(thing))) continue;
    const n = many.get(kind(thing)) ?? 0;
    many.set(kind(thing), n + 1);
    places.set(key(thing), [kind(thing), n]);
  }
  return places;
}
const PLACES = {
  cards: counted(
    CARDS.slice(0, CARD_COUNT),
    ({ id }) => id,
    ({ type }) => type,
  ),
  enemies: counted(
    ENEMIES.slice(0, ENEMY_COUNT),
    ({ kind }) => kind,
    () => 'enemy',
  ),
  items: counted(
    ITEMS.slice(0, ITEM_COUNT),
    ({ id }) => id,
    ({ kind }) => kind,
  ),
  events: counted(
    EVENT_CARDS.slice(0, EVENT_COUNT),
    ({ id }) => id,
    () => 'event',
  ),
};

function inventedIn(book: keyof typeof PLACES, id: string, lang: Lang): string {
  const place = PLACES[book].get(id);
  if (place === undefined) throw new Error(`nothing is called by ${id}`);
  return inventedName(...place, lang);
}

/** What its owner has called it, under either set of names. */
const ownName = (id: string, lang: Lang): string => ownCards().find((each) => each.id === id)?.name?.[lang] ?? id;

function cardName(card: number, lang: Lang, names: NameSet): string {
  const { id, starter } = cardWritten(card);
  if (card >= CARD_COUNT) return ownName(id, lang);
  if (names === 'real') return nameIn(cards, id, lang);
  return keptName(starter ?? id, lang) ?? inventedIn('cards', id, lang);
}
export const faceName = (face: number, lang: Lang, names: NameSet = 'real'): string =>
  `${cardName(face >> 1, lang, names)}${face & 1 ? '+' : ''}`;
function kindNamed(kind: string, lang: Lang, names: NameSet): string {
  if (!PLACES.enemies.has(kind)) return ownName(kind, lang);
  return names === 'real' ? nameIn(enemies, kind, lang) : inventedIn('enemies', kind, lang);
}
/** The name of an enemy by the id of its card, or by what cards of its kind are called for by. */
export const enemyName = (id: string, lang: Lang, names: NameSet = 'real'): string =>
  kindNamed(ENEMIES.find((enemy) => enemy.id === id)?.kind ?? id, lang, names);
export const enemyCardName = (card: number, lang: Lang, names: NameSet = 'real'): string =>
  kindNamed(ENEMIES[card].kind, lang, names);
export function itemName(item: number, lang: Lang, names: NameSet = 'real'): string {
  const { id } = ITEMS[item];
  if (item >= ITEM_COUNT) return ownName(id, lang);
  return names === 'real' ? nameIn(items, id, lang) : inventedIn('items', id, lang);
}
export function eventName(event: number, lang: Lang, names: NameSet = 'real'): string {
  const { id } = EVENT_CARDS[event];
  if (event >= EVENT_COUNT) return ownName(id, lang);
  return names === 'real' ? nameIn(events, id, lang) : inventedIn('events', id, lang);
}
