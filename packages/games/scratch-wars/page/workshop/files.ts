/** Card files out of the collection and into it: one format for the page, the command line and everybody else. */

import { freeName } from '@kolbiste/tablekit/decks/free-name.ts';
import type { Change } from '@kolbiste/tablekit/kept/database.ts';
import type { CardFile, Deck, HeroCard, WeaponCard } from '../../src/index.ts';
import { deckOf, sameCard, writeCardFile } from '../../src/index.ts';
import { cardsOf, judgeIn } from './decks.ts';
import type { Card, NamedDeck, Origin, Owned, Records } from './records.ts';
import { isHero, ownedHero, ownedWeapon } from './records.ts';

/** So much that its file can still be read everywhere: a card file may have 4 million characters. */
export const MOST = { heroes: 1000, weapons: 3000, decks: 300 } as const;

/** Gives new records their id and their time. */
export interface Stamp {
  readonly at: number;
  id(): string;
}

/** The text of a card file with these cards, and with those of the decks that are whole and lie within them. */
export function fileText(cards: readonly Owned[], decks: readonly NamedDeck[]): string {
  const heroes = cards.filter(ownedHero);
  const weapons = cards.filter(ownedWeapon);
  const whole = decks.filter((deck) => wholeIn(deck, cards));
  return writeCardFile({
    heroes: heroes.map(({ card }) => card),
    weapons: weapons.map(({ card }) => card),
    decks: whole.map((deck) => ({
      name: deck.name,
      hero: heroes.findIndex(({ id }) => id === deck.hero),
      weapons: deck.weapons.map((one) => weapons.findIndex(({ id }) => id === one)),
    })),
  });
}

/** Whether a deck can stand in a file with these cards: nothing missing, and legal. */
export function wholeIn(deck: NamedDeck, cards: readonly Owned[]): boolean {
  const found = cardsOf(deck, cards);
  return found.gone.length === 0 && judgeIn('free', found).ok;
}

/** What became of a file that was taken in. */
export interface Report {
  readonly added: number;
  /** Cards that were in the collection already. */
  readonly known: number;
  /** Names of known cards whose figures in the file differ; those of the collection stay. */
  readonly differing: readonly string[];
  readonly decks: number;
  readonly knownDecks: number;
  /** Ids of the file's decks, new or known, in its order. */
  readonly into: readonly string[];
}

export type Taken =
  | { readonly change: Change<Records>; readonly report: Report }
  | { readonly full: keyof typeof MOST };

const same = (a: Card, b: Card): boolean => isHero(a) === isHero(b) && sameCard(a, b);

/** What taking in a sound file means for what is kept: all of it, or nothing where the collection would be too large. */
export function takeIn(now: Records, file: CardFile, from: Origin, stamp: Stamp): Taken {
  const added: Owned[] = [];
  const differing: string[] = [];
  let known = 0;
  const place = (card: Card): Owned => {
    const own = [...now.cards, ...added].find((owned) => same(owned.card, card));
    if (own !== undefined) {
      known++;
      if (JSON.stringify(own.card) !== JSON.stringify(card)) differing.push(card.name);
      return own;
    }
    const owned: Owned = { id: stamp.id(), card, from, at: stamp.at + added.length / 1000 };
    added.push(owned);
    return owned;
  };
  const ids = new Map<HeroCard | WeaponCard, string>();
  for (const card of [...file.heroes, ...file.weapons]) ids.set(card, place(card).id);
  const { decks, into } = takeDecks(now, file, (card) => ids.get(card) as string, stamp);
  const full = overfull(now, added, decks);
  if (full !== null) return { full };
  return {
    change: { put: { cards: added, decks } },
    report: {
      added: added.length,
      known,
      differing,
      decks: decks.length,
      knownDecks: into.length - decks.length,
      into,
    },
  };
}

/** A deck that got a number because its name was taken is known by its name all the same. */
const unnumbered = (name: string): string => name.replace(/ \(\d+\)$/, '');

function takeDecks(
  now: Records,
  file: CardFile,
  idOf: (card: Card) => string,
  stamp: Stamp,
): { decks: NamedDeck[]; into: string[] } {
  const decks: NamedDeck[] = [];
  const into: string[] = [];
  file.decks.forEach(({ name }, at) => {
    const deck = deckOf(file, at);
    if (deck === undefined) return;
    const hero = idOf(deck.hero);
    const weapons = deck.weapons.map(idOf);
    const all = [...now.decks, ...decks];
    const twin = (other: NamedDeck) =>
      unnumbered(other.name) === unnumbered(name) &&
      other.hero === hero &&
      [...other.weapons].sort().join() === [...weapons].sort().join();
    const known = all.find(twin);
    const taken = all.map((other) => other.name);
    const made = { id: stamp.id(), name: freeName(name, taken), hero, weapons, at: stamp.at + decks.length / 1000 };
    if (known === undefined) decks.push(made);
    into.push((known ?? made).id);
  });
  return { decks, into };
}

/** What there would be too much of. */
export function overfull(now: Records, cards: readonly Owned[], decks: readonly NamedDeck[]): keyof typeof MOST | null {
  const all = [...now.cards, ...cards];
  if (all.filter(ownedHero).length > MOST.heroes) return 'heroes';
  if (all.filter(ownedWeapon).length > MOST.weapons) return 'weapons';
  return now.decks.length + decks.length > MOST.decks ? 'decks' : null;
}

/** A card file of one deck: its cards and its name. */
export function deckFile(name: string, deck: Deck): CardFile {
  const { hero, weapons } = deck;
  return { heroes: [hero], weapons, decks: [{ name, hero: 0, weapons: weapons.map((_, at) => at) }] };
}
