/** A visitor's decks of one game as the pages see them; every change goes through the store and is told to other tabs. */

import type { StoreApi, UseBoundStore } from 'zustand';
import { create } from 'zustand';
import type { Kept, Plan } from '../kept/database.ts';
import type { Judged, Raw } from '../kept/judge.ts';
import { isId, isRaw, isText, isTime, missing, siftStore } from '../kept/judge.ts';
import type { Standing } from '../kept/keeper.ts';
import { keeper, UNREAD } from '../kept/keeper.ts';
import { freshSeed } from '../state/play.ts';
import { freeName, LONGEST_NAME } from './free-name.ts';

export interface Named<L> {
  readonly name: string;
  readonly list: L;
}

/** A deck as it stands, legal or not yet. */
export interface KeptDeck<L> extends Named<L> {
  readonly id: string;
  readonly at: number;
}

export interface Records<L> {
  readonly decks: readonly KeptDeck<L>[];
}

export interface Decks<L> extends Kept<Records<L>>, Standing {
  /** What was taken out last, to be put back on demand. */
  readonly gone: KeptDeck<L> | null;
}

/** What became of decks that came from elsewhere. */
export type Taken =
  | { readonly ids: readonly string[]; readonly known: number }
  | { readonly full: true }
  | { readonly failed: true };

/** As in files. */
export const MOST_DECKS = 200;

/**
 * The database of the decks of a game.
 * @param listOf a list in the records' own form, or what of it is missing; whether the rules admit it is another question
 */
export function deckPlan<L>(
  name: string,
  listOf: (raw: Raw) => { readonly list: L } | { readonly missing: readonly string[] },
): Plan<Records<L>> {
  const judge = (raw: unknown): Judged<KeptDeck<L>> => {
    if (!isRaw(raw)) return { faults: [missing('$')] };
    const { id, name: called, at } = raw;
    const found = isRaw(raw.list) ? listOf(raw.list) : { missing: ['$.list'] };
    const wrong = [
      isId(id) ? '' : '$.id',
      isText(called, LONGEST_NAME) ? '' : '$.name',
      isTime(at) ? '' : '$.at',
      ...('missing' in found ? found.missing : []),
    ].filter((path) => path !== '');
    if (wrong.length > 0 || 'missing' in found) return { faults: wrong.map(missing) };
    return { sound: { id: id as string, name: called as string, at: at as number, list: found.list } };
  };
  return {
    name,
    version: 1,
    empty: { decks: [] },
    sift: (rows) => {
      const { sound, bad } = siftStore('decks', 'deck', rows.decks, judge);
      return { sound: { decks: sound }, bad };
    },
  };
}

export interface Shelf<L> {
  readonly useDecks: UseBoundStore<StoreApi<Decks<L>>>;
  /** Reads the store, once. */
  openDecks(): void;
  /**
   * New decks beside the others, each named so that no other has its name: nothing that is there is ever changed.
   * Those that are there already, cards and name, are not doubled.
   */
  takeDecks(decks: readonly Named<L>[], twins?: boolean): Promise<Taken>;
  /** A new deck; its id, or undefined when there are too many. */
  addDeck(deck: Named<L>): Promise<string | undefined>;
  renameDeck(id: string, name: string): Promise<void>;
  editList(id: string, how: (list: L) => L): Promise<void>;
  removeDeck(id: string): Promise<void>;
  /** Puts back what was taken out last. */
  undo(): Promise<void>;
  /** Lets go of the way back. */
  forgetGone(): void;
  /** Lets go of something that could not be read. */
  discard(id: string): Promise<boolean>;
}

/** @param mark the same for the same cards, in whatever order */
export function shelfOf<L>(plan: Plan<Records<L>>, mark: (list: L) => unknown): Shelf<L> {
  const useDecks = create<Decks<L>>(() => ({ ...plan.empty, ...UNREAD, aside: [], gone: null }));
  const { change, begin } = keeper(plan, (seen) => useDecks.setState(seen));
  const marked = ({ name, list }: Named<L>): string => JSON.stringify([name, mark(list)]);
  let opening: Promise<unknown> | undefined;

  async function takeDecks(decks: readonly Named<L>[], twins = false): Promise<Taken> {
    const ids: string[] = [];
    let full = false;
    let known = 0;
    const done = await change((now) => {
      ids.length = 0;
      const there = new Set(now.decks.map(marked));
      const fresh = twins ? decks : decks.filter((deck) => !there.has(marked(deck)));
      known = decks.length - fresh.length;
      full = now.decks.length + fresh.length > MOST_DECKS;
      if (full) return {};
      const names = now.decks.map(({ name }) => name);
      const added = fresh.map(({ name, list }, k): KeptDeck<L> => {
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

  /** Changes a deck as it is kept now, whichever tab changed it last. */
  async function edit(id: string, how: (deck: KeptDeck<L>) => Partial<Named<L>>): Promise<void> {
    await change(({ decks }) => {
      const deck = decks.find((one) => one.id === id);
      return deck === undefined ? {} : { put: { decks: [{ ...deck, ...how(deck) }] } };
    });
  }

  return {
    useDecks,
    openDecks: () => void (opening ??= begin(() => ({}))),
    takeDecks,
    async addDeck(deck) {
      const taken = await takeDecks([deck], true);
      return 'ids' in taken ? taken.ids[0] : undefined;
    },
    renameDeck: (id, name) => edit(id, () => ({ name: name.slice(0, LONGEST_NAME) })),
    editList: (id, how) => edit(id, ({ list }) => ({ list: how(list) })),
    async removeDeck(id) {
      let gone: KeptDeck<L> | null = null;
      const done = await change(({ decks }) => {
        gone = decks.find((deck) => deck.id === id) ?? null;
        return { drop: { decks: [id] } };
      });
      if (done) useDecks.setState({ gone });
    },
    async undo() {
      const { gone } = useDecks.getState();
      if (gone !== null && (await change(() => ({ put: { decks: [gone] } })))) useDecks.setState({ gone: null });
    },
    forgetGone: () => useDecks.setState({ gone: null }),
    discard: (id) => change(() => ({ discard: [id] })),
  };
}
