/** Finds the card that somebody means: by its name in any set and language, by its key, or by its official number. */
import { keyFrom } from '@kolbiste/cardkit/invented';
import { folded, nearest } from '@kolbiste/kernel/files';
import { cards } from './all.ts';
import { LANGS, NAME_SETS, nameOf } from './names.ts';
import type { OwnCard } from './own-cards.ts';
import { ownCards, ownKey } from './own-cards.ts';

/** Everything a card is called, folded, with its number. Of two that share a name the one that is carried out is meant. */
const called = new Map<string, number>();
const spellings = new Map<string, string>();

const inOrder = [...cards].sort((a, b) => Number(a.text === undefined) - Number(b.text === undefined));
for (const { id } of inOrder)
  for (const set of NAME_SETS)
    for (const lang of LANGS) {
      const name = nameOf(id, lang, set);
      const key = folded(name);
      if (!called.has(key)) called.set(key, id);
      if (!spellings.has(key)) spellings.set(key, name);
    }
// Keys come after all names: none takes a name from another card.
for (const { id } of inOrder)
  for (const set of NAME_SETS) {
    const key = keyFrom(nameOf(id, 'en', set));
    if (key !== '' && !called.has(key)) called.set(key, id);
  }
const known = [...spellings.keys()];
const numbers = new Set(cards.map(({ id }) => id));

const isNumber = (id: number): boolean => numbers.has(id) || ownCards().some((card) => card.id === id);
const isCalled = (card: OwnCard, key: string): boolean =>
  LANGS.some((lang) => folded(card.name[lang]) === key) || ownKey(card) === key;

/** Whether a card of the game is called so already, in any set and language or by its key. */
export const isTaken = (name: string): boolean => called.has(folded(name));

/** The number of the card that is called so, 0 where none is. */
export function cardCalled(text: string): number {
  const words = text.trim();
  const number = /^#?0?(\d{4})$/.exec(words);
  if (number !== null && isNumber(Number(number[1]))) return Number(number[1]);
  const key = folded(words);
  return called.get(key) ?? ownCards().find((card) => isCalled(card, key))?.id ?? 0;
}

/** The name that was probably meant; undefined where none is near. */
export function nearestCard(text: string): string | undefined {
  const near = nearest(folded(text.trim()), known);
  return near === undefined ? undefined : spellings.get(near);
}
