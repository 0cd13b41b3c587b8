/** The visitor's decks of TMMStone as the pages see them; every change goes through the store and is told to other tabs. */
import type { List, NamedDeck } from '@kolbiste/tmmstone';
import { DECK_LIMITS } from '@kolbiste/tmmstone';
import { create } from 'zustand';
import type { Kept } from '../kept/database.ts';
import type { Standing } from '../kept/keeper.ts';
import { keeper, UNREAD } from '../kept/keeper.ts';
import { freshSeed } from '../state/play.ts';
import { freeName } from '../workshop/decks.ts';
import { counted } from './lists.ts';
import type { KeptDeck, Records } from './records.ts';
import { DECKS } from './records.ts';

/** As many as one file of decks can hold. */
export const MOST_DECKS = DECK_LIMITS.decks;

export interface Decks extends Kept<Records>, Standing {
  /** What was taken out last, to be put back on demand. */
  readonly gone: KeptDeck | null;
}

export const useDecks = create<Decks>(() => ({ ...DECKS.empty, ...UNREAD, aside: [], gone: null }));

const { change, begin } = keeper(DECKS, (seen) => useDecks.setState(seen));

let opening: Promise<unknown> | undefined;

/** Reads the store, once. */
export function openDecks(): void {
  opening ??= begin(() => ({}));
}

/** The same name and the same cards, in whatever order. */
const mark = ({ name, list }: NamedDeck): string =>
  JSON.stringify([name, list.class, list.ability, counted(list.cards)]);

/** What became of decks that came from elsewhere. */
export type Taken =
  | { readonly ids: readonly string[]; readonly known: number }
  | { readonly full: true }
  | { readonly failed: true };

/**
 * New decks beside the others, each named so that no other has its name: nothing that is there is ever changed.
 * Those that are there already, cards and name, are not doubled.
 */
export async function takeDecks(decks: readonly NamedDeck[], twins = false): Promise<Taken> {
  const ids: string[] = [];
  let full = false;
  let known = 0;
  const done = await change((now) => {
    const there = new Set(now.decks.map(mark));
    const fresh = twins ? decks : decks.filter((deck) => !there.has(mark(deck)));
    known = decks.length - fresh.length;
    full = now.decks.length + fresh.length > MOST_DECKS;
    if (full) return {};
    const names = now.decks.map(({ name }) => name);
    const added = fresh.map(({ name, list }, k): KeptDeck => {
      const own = freeName(name, names);
      names.push(own);
      return { id: freshSeed(), name: own, list, at: Date.now() + k / 1000 };
    });
    ids.push(...added.map(({ id }) => id));
    return { put: { decks: added } };
  });
  if (!done) return { failed: true };
  return full ? { full: true } : { ids, known };
}

/** A new deck; its id, or undefined when there are too many. */
export async function addDeck(deck: NamedDeck): Promise<string | undefined> {
  const taken = await takeDecks([deck], true);
  return 'ids' in taken ? taken.ids[0] : undefined;
}

/** Changes a deck as it is kept now, whichever tab changed it last. */
async function edit(id: string, how: (deck: KeptDeck) => Partial<NamedDeck>): Promise<void> {
  await change(({ decks }) => {
    const deck = decks.find((one) => one.id === id);
    return deck === undefined ? {} : { put: { decks: [{ ...deck, ...how(deck) }] } };
  });
}

export const renameDeck = (id: string, name: string): Promise<void> =>
  edit(id, () => ({ name: name.slice(0, DECK_LIMITS.name) }));

export const editList = (id: string, how: (list: List) => List): Promise<void> =>
  edit(id, ({ list }) => ({ list: how(list) }));

export async function removeDeck(id: string): Promise<void> {
  let gone: KeptDeck | null = null;
  const done = await change(({ decks }) => {
    gone = decks.find((deck) => deck.id === id) ?? null;
    return { drop: { decks: [id] } };
  });
  if (done) useDecks.setState({ gone });
}

/** Puts back what was taken out last. */
export async function undo(): Promise<void> {
  const { gone } = useDecks.getState();
  if (gone !== null && (await change(() => ({ put: { decks: [gone] } })))) useDecks.setState({ gone: null });
}

/** Lets go of the way back. */
export const forgetGone = (): void => useDecks.setState({ gone: null });

/** Lets go of something that could not be read. */
export const discard = (id: string): Promise<boolean> => change(() => ({ discard: [id] }));
