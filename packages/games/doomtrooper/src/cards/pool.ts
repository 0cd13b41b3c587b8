/** All printed cards by their numbers. Filled once, before anybody plays; whoever plays imports what fills it. */
import type { Card } from './card.ts';
import { LOSES, LOSES_ONE, STATIC_NAMES, TRAITS } from './static-names.ts';

interface Pool {
  readonly cards: (Card | undefined)[];
  readonly ids: number[];
  /** Numbers of the cards that somebody brought, and how often such cards were exchanged. */
  readonly own: number[];
  changes: number;
  /** Of each card which kinds of texts that hold it has: by bits, and each once. */
  readonly says: number[];
  readonly texts: (readonly number[])[];
}
export const pool: Pool = { cards: [], ids: [], own: [], changes: 0, says: [], texts: [] };

const WORDS = 4;
const BITS = 32;

/** Texts that give or take traits, whichever: what they come to hangs on their order. */
export const CHANGES_TRAITS = STATIC_NAMES.length;
/** How many kinds of texts are told apart. */
export const KINDS_OF_TEXTS = CHANGES_TRAITS + 1;

/** Whether a card has a text of a kind: most in play have none of the kind that is asked for, and are asked in every state. */
export const says = (card: number, what: number): boolean =>
  (pool.says[card * WORDS + (what >> 5)] & (1 << (what & 31))) !== 0;

function noteTexts({ id, statics }: Card): void {
  for (let k = 0; k < WORDS; k++) pool.says[id * WORDS + k] = 0;
  for (const { what } of statics) {
    if (what >= WORDS * BITS) throw new Error(`there is no room for texts of kind ${what}`);
    pool.says[id * WORDS + (what >> 5)] |= 1 << (what & 31);
  }
  const kinds = [...new Set(statics.map(({ what }) => what))];
  const changes = kinds.some((what) => what === TRAITS || what === LOSES || what === LOSES_ONE);
  pool.texts[id] = changes ? [...kinds, CHANGES_TRAITS] : kinds;
}

/** Puts cards into the pool, ascending by number. */
export function fillPool(cards: readonly Card[]): void {
  for (const card of cards) {
    pool.cards[card.id] = card;
    noteTexts(card);
  }
  pool.ids.length = 0;
  for (let id = 0; id < pool.cards.length; id++) if (pool.cards[id] !== undefined) pool.ids.push(id);
  pool.changes++;
}

/** The cards that somebody brings take the place of those brought before. */
export function addOwnCards(cards: readonly Card[]): void {
  if (cards.length + pool.own.length === 0) return;
  for (const id of pool.own) pool.cards[id] = undefined;
  pool.own.length = 0;
  for (const { id } of cards) pool.own.push(id);
  fillPool(cards);
}

/** @throws Error for a number that no card has: what comes from outside is checked before */
export function cardOf(id: number): Card {
  const card = pool.cards[id];
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

/** Every card as the rules read it, plain: of operations the names of their steps and what their words have become. */
export const printedCards = (): unknown[] =>
  pool.ids.map((id) =>
    JSON.parse(JSON.stringify(pool.cards[id], (_key, value) => (typeof value === 'function' ? undefined : value))),
  );
