/** What the pages of decks need of a game. They are written once; each game has one of these. */
import type { Checked } from '@kolbiste/kernel/files';
import type { ComponentType } from 'react';
import { createContext, useContext } from 'react';
import type { GameId, NameSet, Said } from '../engine/protocol.ts';
import type { Lang } from '../state/settings.ts';
import type { KeptDeck, Named, Shelf } from './shelf.ts';

/** What is wrong with a deck, once for each card. */
export interface DeckFault {
  readonly id: string;
  /** A whole sentence. */
  readonly text: (lang: Lang, names: NameSet) => string;
  readonly rules: readonly string[];
}

/** A list that the pages do not look into. */
export interface Cards {
  readonly cards: readonly number[];
}

/** Values of filters by their names; '' = anything. */
export type Filter = Readonly<Record<string, string>>;

export interface Filtering {
  readonly filter: Filter;
  set(part: Filter): void;
}

/** Cards of a deck under one heading. */
export interface Group {
  readonly title: string;
  readonly cards: readonly number[];
  /** What stands there while there are none. */
  readonly none: string;
}

export interface DeckKit<L extends Cards = Cards> {
  readonly game: GameId;
  /** Where the decks are. */
  readonly path: string;
  readonly shelf: Shelf<L>;
  readonly fresh: L;
  readonly starters: readonly { readonly key: string; readonly name: Said; readonly list: L }[];
  faultsOf(list: L): readonly DeckFault[];
  // one card
  name(card: number, lang: Lang, names: NameSet): string;
  /** What the card costs, as it is written. */
  cost(card: number): string;
  /** Copies that a deck may hold; 0 = it belongs into none. */
  most(card: number): number;
  /** Everything else by which a file may name a card. */
  called(card: number): readonly string[];
  // a list and one card
  copies(list: L, card: number): number;
  hasRoom(list: L, card: number): boolean;
  withCard(list: L, card: number): L;
  withoutCard(list: L, card: number): L;
  // cards to choose from
  browse(filter: Filter, list: L, lang: Lang, names: NameSet): readonly number[];
  // files
  read(text: string, names: NameSet): Checked<Named<L>[]>;
  write(form: 'text' | 'json', decks: readonly Named<L>[], lang: Lang, names: NameSet): string;
  /** A sound deck as the end of a link; games without it are sent as text. */
  readonly share?: (deck: Named<L>) => string;
  // parts of pages
  readonly parts: {
    /** The few words behind the name of a deck. */
    readonly Badge: ComponentType<{ list: L }>;
    /** What is set of a deck beside its cards. */
    readonly Head?: ComponentType<{ deck: KeptDeck<L> }>;
    /** What is to be said of a legal deck. */
    readonly Note?: ComponentType<{ list: L }>;
    readonly Curve: ComponentType<{ cards: readonly number[] }>;
    readonly Filters: ComponentType<Filtering & { list: L }>;
    readonly Line: ComponentType<{ id: number }>;
    readonly Face: ComponentType<{ id: number }>;
  };
  /** The cards of a deck under their headings. */
  useGroups(): (list: L) => readonly Group[];
  useListWords(): (list: L) => string;
}

/** A kit whose lists nobody here looks into. */
export const erased = <L extends Cards>(kit: DeckKit<L>): DeckKit => kit as unknown as DeckKit;

const Kit = createContext<DeckKit | null>(null);

export const KitProvider = Kit.Provider;

/** The game whose decks these are. */
export function useKit(): DeckKit {
  const kit = useContext(Kit);
  if (kit === null) throw new Error('no game stands around these decks');
  return kit;
}
