/** What cards are called. The names belong to their owners and stand in slay-the-spire.names.json alone: the English ones, and the Czech ones that the rulebook gives. */
import type { Lang } from '@kolbiste/kernel';
import { cardWritten, ENEMIES, ITEMS } from './pool.ts';
import rows from './slay-the-spire.names.json' with { type: 'json' };

interface Named {
  readonly en: string;
  /** None where the rulebook speaks no Czech name. */
  readonly cs?: string;
}
type Book = Readonly<Record<string, Named | undefined>>;
const { cards, enemies, items } = rows as { readonly cards: Book; readonly enemies: Book; readonly items: Book };

/** @throws Error where there is no name */
function nameIn(book: Book, id: string, lang: Lang): string {
  const named = book[id];
  if (named === undefined) throw new Error(`nothing is called by ${id}`);
  return lang === 'cs' ? (named.cs ?? named.en) : named.en;
}

const cardName = (card: number, lang: Lang): string => nameIn(cards, cardWritten(card).id, lang);
export const faceName = (face: number, lang: Lang): string => `${cardName(face >> 1, lang)}${face & 1 ? '+' : ''}`;
/** The name of an enemy by the id of its card, or by what cards of its kind are called for by. */
export const enemyName = (id: string, lang: Lang): string =>
  nameIn(enemies, ENEMIES.find((enemy) => enemy.id === id)?.kind ?? id, lang);
export const enemyCardName = (card: number, lang: Lang): string => nameIn(enemies, ENEMIES[card].kind, lang);
export const itemName = (item: number, lang: Lang): string => nameIn(items, ITEMS[item].id, lang);
