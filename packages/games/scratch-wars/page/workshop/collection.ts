/** The visitor's collection as the pages see it; every change goes through the store and is told to other tabs. */

import { freeName } from '@kolbiste/tablekit/decks/free-name.ts';
import type { Change, Kept } from '@kolbiste/tablekit/kept/database.ts';
import type { Standing } from '@kolbiste/tablekit/kept/keeper.ts';
import { keeper, UNREAD } from '@kolbiste/tablekit/kept/keeper.ts';
import { freshSeed } from '@kolbiste/tablekit/state/play.ts';
import { create } from 'zustand';
import type { CardFile, CardPack } from '../../src/index.ts';
import { CARD_FILE_LIMITS, sameCard } from '../../src/index.ts';
import { decksWith } from './decks.ts';
import { earlierStore, forgetEarlier } from './earlier.ts';
import type { Report, Stamp } from './files.ts';
import { overfull, takeIn } from './files.ts';
import type { Card, NamedDeck, Origin, Owned, Records } from './records.ts';
import { isHero, WORKSHOP } from './records.ts';

export interface Collection extends Kept<Records>, Standing {
  /** What was taken out last, to be put back on demand. */
  readonly gone: Records;
}

const NOTHING: Records = WORKSHOP.empty;

export const useCollection = create<Collection>(() => ({ ...NOTHING, ...UNREAD, aside: [], gone: NOTHING }));

const { change, begin: read } = keeper(WORKSHOP, (seen) => useCollection.setState(seen));

const stamp = (): Stamp => ({ at: Date.now(), id: freshSeed });

let opening: Promise<unknown> | undefined;

/** Reads the store, once; what an earlier version of the page kept elsewhere is taken over. */
export function openCollection(): void {
  opening ??= begin();
}

async function begin(): Promise<void> {
  const earlier = earlierStore();
  const moved = await read((now) => {
    if (earlier === null) return {};
    if ('aside' in earlier) return { aside: [earlier.aside] };
    const taken = takeIn(now, earlier.file, 'hand', stamp());
    return 'change' in taken ? taken.change : {};
  });
  if (moved && earlier !== null && useCollection.getState().lasting) forgetEarlier();
}

export type Kind = 'heroes' | 'weapons' | 'decks';
export type Outcome<T> = { readonly ok: T } | { readonly full: Kind } | { readonly failed: true };

/** The cards of a pack, new ones all; `draw` makes another pack, should one hold a card that is there already. */
export async function addPack(draw: () => CardPack, from: Origin): Promise<Outcome<readonly Owned[]>> {
  let added: readonly Owned[] = [];
  let full: Kind | null = null;
  const done = await change((now) => {
    added = freshPack(now, draw).map((card, k) => ({ id: freshSeed(), card, from, at: Date.now() + k / 1000 }));
    full = overfull(now, added, []);
    return full === null ? { put: { cards: added } } : {};
  });
  return outcome(done, full, added);
}

const TRIES = 20;

function freshPack(now: Records, draw: () => CardPack): Card[] {
  for (let attempt = 0; ; attempt++) {
    const { heroes, weapons } = draw();
    const cards: Card[] = [...heroes, ...weapons];
    const known = (card: Card, k: number) =>
      [...now.cards.map((owned) => owned.card), ...cards.slice(0, k)].some(
        (own) => isHero(own) === isHero(card) && sameCard(own, card),
      );
    if (attempt >= TRIES || !cards.some(known)) return cards;
  }
}

function outcome<T>(done: boolean, full: Kind | null, ok: T): Outcome<T> {
  if (!done) return { failed: true };
  return full === null ? { ok } : { full };
}

/** Puts in a card entered by hand, or mends one; `twin`: it is in the collection already, nothing was changed. */
export async function saveCard(
  card: Card,
  mended: Owned | null,
): Promise<Outcome<{ readonly id: string; readonly twin: boolean }>> {
  const id = mended?.id ?? freshSeed();
  let result = { id, twin: false };
  let full: Kind | null = null;
  const done = await change((now) => {
    const twin = now.cards.find(
      (own) => own.id !== id && isHero(own.card) === isHero(card) && sameCard(own.card, card),
    );
    if (twin !== undefined) {
      result = { id: twin.id, twin: true };
      return {};
    }
    result = { id, twin: false };
    const owned: Owned = mended === null ? { id, card, from: 'hand', at: Date.now() } : { ...mended, card };
    full = mended === null ? overfull(now, [owned], []) : null;
    return full === null ? { put: { cards: [owned] } } : {};
  });
  return outcome(done, full, result);
}

/** Takes in a sound card file. */
export async function takeFile(file: CardFile, from: Origin): Promise<Outcome<Report>> {
  let report: Report | undefined;
  let full: Kind | null = null;
  const done = await change((now): Change<Records> => {
    const taken = takeIn(now, file, from, stamp());
    if ('full' in taken) {
      full = taken.full;
      return {};
    }
    report = taken.report;
    return taken.change;
  });
  return outcome(done, full, report as Report);
}

/** Takes cards out. Decks keep their places for them: undone, every deck is as it was. */
export async function removeCards(ids: readonly string[]): Promise<void> {
  const set = new Set(ids);
  let cards: readonly Owned[] = [];
  const done = await change((now) => {
    cards = now.cards.filter(({ id }) => set.has(id));
    return { drop: { cards: ids } };
  });
  if (done) useCollection.setState({ gone: { cards, decks: [] } });
}

/** Puts back what was taken out last. */
export async function undo(): Promise<void> {
  const { gone } = useCollection.getState();
  if (await change(() => ({ put: gone }))) useCollection.setState({ gone: NOTHING });
}

/** Lets go of the way back. */
export const forgetGone = (): void => useCollection.setState({ gone: NOTHING });

/** A new deck, named so that no other has its name; its id, or undefined when there are too many. */
export async function addDeck(name: string, part: Partial<NamedDeck> = {}): Promise<string | undefined> {
  const id = freshSeed();
  let full: Kind | null = null;
  const done = await change((now) => {
    const named = freeName(
      name,
      now.decks.map((deck) => deck.name),
    );
    const deck: NamedDeck = { hero: null, weapons: [], ...part, id, name: named, at: Date.now() };
    full = overfull(now, [], [deck]);
    return full === null ? { put: { decks: [deck] } } : {};
  });
  return done && full === null ? id : undefined;
}

/** Changes a deck as it is kept now, whichever tab changed it last. */
export async function editDeck(id: string, edit: (deck: NamedDeck) => NamedDeck): Promise<void> {
  await change(({ decks }) => {
    const deck = decks.find((one) => one.id === id);
    if (deck === undefined) return {};
    const { name, ...rest } = edit(deck);
    return { put: { decks: [{ ...rest, name: name.slice(0, CARD_FILE_LIMITS.deckName), id }] } };
  });
}

export async function removeDeck(id: string): Promise<void> {
  let decks: readonly NamedDeck[] = [];
  const done = await change((now) => {
    decks = now.decks.filter((deck) => deck.id === id);
    return { drop: { decks: [id] } };
  });
  if (done) useCollection.setState({ gone: { cards: [], decks } });
}

/** Lets go of something that could not be read. */
export const discard = (id: string): Promise<boolean> => change(() => ({ discard: [id] }));

/** Decks that would miss the cards. */
export const decksWithAny = (ids: readonly string[], decks: readonly NamedDeck[]): NamedDeck[] => [
  ...new Set(ids.flatMap((id) => decksWith(id, decks))),
];
