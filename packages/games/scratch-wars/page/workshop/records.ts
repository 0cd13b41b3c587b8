/** What the browser keeps of a visitor's cards and decks, and how what is found there is judged before it is used. */

import type { Plan, Sifted } from '@kolbiste/tablekit/kept/database.ts';
import type { Judged } from '@kolbiste/tablekit/kept/judge.ts';
import { isId, isRaw, isText, isTime, missing, siftStore } from '@kolbiste/tablekit/kept/judge.ts';
import type { HeroCard, WeaponCard } from '../../src/index.ts';
import { CARD_FILE_LIMITS, checkHero, checkWeapon, MAX_WEAPONS } from '../../src/index.ts';

export type Card = HeroCard | WeaponCard;

/** Where a card came from: a pack opened here, a card in the hand, a file, a link, or the store of an earlier version. */
export const ORIGINS = ['booster', 'starter', 'hand', 'file', 'link'] as const;
export type Origin = (typeof ORIGINS)[number];

/** A card of the collection. `at`: when it came, in milliseconds. */
export interface Owned<C extends Card = Card> {
  readonly id: string;
  readonly card: C;
  readonly from: Origin;
  readonly at: number;
}

/** A named deck: ids of cards, so that a card that is mended or comes back is right in every deck. */
export interface NamedDeck {
  readonly id: string;
  readonly name: string;
  readonly hero: string | null;
  readonly weapons: readonly string[];
  readonly at: number;
}

export interface Records {
  readonly cards: readonly Owned[];
  readonly decks: readonly NamedDeck[];
}

export const isHero = (card: Card): card is HeroCard => 'slots' in card;
export const ownedHero = (owned: Owned): owned is Owned<HeroCard> => isHero(owned.card);
export const ownedWeapon = (owned: Owned): owned is Owned<WeaponCard> => !isHero(owned.card);

const ID = 60;

/** A kept card; the card itself is judged by the game. */
export function judgeCard(raw: unknown): Judged<Owned> {
  if (!isRaw(raw)) return { faults: [missing('$')] };
  const { id, from, at } = raw;
  const wrong = [
    isId(id) ? '' : '$.id',
    ORIGINS.includes(from as Origin) ? '' : '$.from',
    isTime(at) ? '' : '$.at',
  ].filter((path) => path !== '');
  const checked = isRaw(raw.card) && 'slots' in raw.card ? checkHero(raw.card) : checkWeapon(raw.card);
  const faults = [...wrong.map(missing), ...(checked.ok ? [] : checked.faults.map(({ message }) => message))];
  if (faults.length > 0 || !checked.ok) return { faults };
  return { sound: { id: id as string, card: checked.value, from: from as Origin, at: at as number } };
}

/** A kept deck. Cards that it names may be gone: then it is merely not whole. */
export function judgeDeck(raw: unknown): Judged<NamedDeck> {
  if (!isRaw(raw)) return { faults: [missing('$')] };
  const { id, name, hero, weapons, at } = raw;
  const listed = Array.isArray(weapons) && weapons.length <= MAX_WEAPONS && weapons.every((one) => isText(one, ID));
  const wrong = [
    isId(id) ? '' : '$.id',
    isText(name, CARD_FILE_LIMITS.deckName) ? '' : '$.name',
    hero === null || isText(hero, ID) ? '' : '$.hero',
    listed ? '' : '$.weapons',
    isTime(at) ? '' : '$.at',
  ].filter((path) => path !== '');
  if (wrong.length > 0) return { faults: wrong.map(missing) };
  return {
    sound: {
      id: id as string,
      name: name as string,
      hero: hero as string | null,
      weapons: weapons as string[],
      at: at as number,
    },
  };
}

/** Sorts what was found in the stores. */
export function sift(cards: readonly unknown[], decks: readonly unknown[]): Sifted<Records> {
  const own = siftStore('cards', 'card', cards, judgeCard);
  const named = siftStore('decks', 'deck', decks, judgeDeck);
  return { sound: { cards: own.sound, decks: named.sound }, bad: [...own.bad, ...named.bad] };
}

/** The database of the workshop. */
export const WORKSHOP: Plan<Records> = {
  name: 'kolbiste-workshop',
  version: 2,
  empty: { cards: [], decks: [] },
  sift: (rows) => sift(rows.cards, rows.decks),
};
