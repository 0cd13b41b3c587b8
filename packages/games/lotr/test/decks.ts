/** Decks as texts, and what the reader of deck files makes of them. */
import { readDeckFile, writeDeckFile } from '../src/cards/deck-file.ts';
import type { NamedDeck } from '../src/cards/deck-list.ts';
import { starters } from '../src/cards/decks.ts';

/** What a deck is, whatever the order of its cards. */
export const meaning = (decks: readonly NamedDeck[]): unknown =>
  decks.map(({ name, list }) => [name, list.heroes, [...list.cards].sort((a, b) => a - b)]);

/** The decks of a text that has no fault. */
export function decksOf(text: string): NamedDeck[] {
  const read = readDeckFile(text);
  if (read.ok) return read.value;
  throw new Error(read.faults.map((fault) => fault.message.en).join('\n'));
}

/** `line:column message` of every fault. */
export function faultsOf(text: string, lang: 'cs' | 'en' = 'en'): string[] {
  const read = readDeckFile(text);
  return read.ok ? [] : read.faults.map((fault) => `${fault.line}:${fault.column} ${fault.message[lang]}`);
}

/** The learning deck of leadership in a form of somebody else's. */
export const [{ list: leadership }] = starters;
export const english = (line: (name: string, count: number) => string): string => {
  const titles = JSON.parse(writeDeckFile([{ name: 'x', list: leadership }], 'real')) as {
    decks: [{ heroes: string[]; cards: Record<string, number> }];
  };
  const [{ heroes, cards: own }] = titles.decks;
  return [...heroes.map((name) => line(name, 1)), ...Object.entries(own).map(([name, n]) => line(name, n))].join('\n');
};
