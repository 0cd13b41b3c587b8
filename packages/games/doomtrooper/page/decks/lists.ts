/** A deck as one works on it: library, sideboard, and the profile that it is to be legal by. */
import type { Filter } from '@kolbiste/tablekit/decks/kit.ts';
import type { NameSet } from '@kolbiste/tablekit/engine/protocol.ts';
import type { Lang } from '@kolbiste/tablekit/state/settings.ts';
import sides from '../../src/cards/decks.json' with { type: 'json' };
import { STARTERS } from '../../src/cards/decks.ts';
import { cardOf, pool } from '../../src/cards/pool.ts';
import type { AffiliationWord } from '../../src/cards/words.ts';
import type { Deck, DeckFault, Profile } from '../../src/config.ts';
import { deckFaults, TOURNAMENT } from '../../src/config.ts';
import { allProfiles, profileCalled } from '../../src/profiles.ts';
import { KIND_NAMES } from '../../src/vocabulary.ts';
import { ANYTHING, cardsWanted } from '../browse.ts';

export const PARTS = ['cards', 'sideboard'] as const;
export type Part = (typeof PARTS)[number];

export interface List {
  /** The library. */
  readonly cards: readonly number[];
  readonly sideboard: readonly number[];
  /** The name of the profile that it is to be legal by. */
  readonly profile: string;
  /** Where cards go that are put in now. */
  readonly into: Part;
}

export const FRESH: List = { cards: [], sideboard: [], profile: TOURNAMENT.name, into: 'cards' };

/** More cards than anybody plays with; the rules know no upper bound. */
export const MOST_CARDS = 250;

export const profileOf = ({ profile }: Pick<List, 'profile'>): Profile => profileCalled(profile)?.profile ?? TOURNAMENT;

export const deckOf = ({ cards, sideboard }: List): Deck => ({ library: cards, sideboard });

/** Every fault once for a card, however many copies it is about. */
export const oncePerCard = (faults: readonly DeckFault[]): readonly DeckFault[] =>
  faults.filter(({ code, card }, at) => faults.findIndex((one) => one.code === code && one.card === card) === at);

/** What a deck breaks by the profile of a table. */
export const faultsBy = (list: List, profile: Profile): readonly DeckFault[] =>
  oncePerCard(deckFaults(deckOf(list), profile));

/** What it breaks by its own. */
export const faultsOf = (list: List): readonly DeckFault[] => faultsBy(list, profileOf(list));

export const isLegal = (list: List): boolean => faultsOf(list).length === 0;

/** Copies of a card that a deck may hold by any profile; what is not played yet belongs into none. */
export const mostOf = (id: number): number =>
  pool.cards[id]?.scripted === true ? Math.max(...allProfiles().map(({ profile }) => profile.copies)) : 0;

export const copiesIn = (list: List, id: number): number => list[list.into].filter((one) => one === id).length;

/** Whether one more copy can be put in; what is too much by the profile is told, so that one can add first and take out then. */
export const hasRoom = (list: List, id: number): boolean =>
  copiesIn(list, id) < mostOf(id) && list[list.into].length < MOST_CARDS;

/** With one copy more; as it was where there is no room. */
export const withCard = (list: List, id: number): List =>
  hasRoom(list, id) ? { ...list, [list.into]: [...list[list.into], id] } : list;

/** With one copy less. */
export function withoutCard(list: List, id: number): List {
  const at = list[list.into].lastIndexOf(id);
  return at < 0 ? list : { ...list, [list.into]: list[list.into].toSpliced(at, 1) };
}

/** The cards of a part, each once: by kind, then by number. */
export const inOrder = (ids: readonly number[]): readonly number[] => {
  const kind = (id: number): number => (pool.cards[id] === undefined ? KIND_NAMES.length : cardOf(id).kind);
  return [...new Set(ids)].sort((a, b) => kind(a) - kind(b) || a - b);
};

/** How many cards of each kind there are, of those that there are. */
export const kindsIn = (ids: readonly number[]): readonly (readonly [kind: number, count: number])[] =>
  KIND_NAMES.map((_, kind) => [kind, ids.filter((id) => pool.cards[id]?.kind === kind).length] as const).filter(
    ([, count]) => count > 0,
  );

/** Cards to choose from; those that are not played yet only where they are asked for. */
export function browse(filter: Filter, _list: List, lang: Lang, names: NameSet): readonly number[] {
  const { q: words = '', kind = '', affiliation = '', edition = '', scripted = 'yes' } = filter;
  return cardsWanted({ ...ANYTHING, words, kind, affiliation, edition, scripted }, lang, names).map(({ id }) => id);
}

/** The decks to begin with, by the side that each plays. */
export const READY: readonly { readonly side: AffiliationWord; readonly list: List }[] = sides.map(({ side }, at) => ({
  side: side as AffiliationWord,
  list: { ...FRESH, cards: STARTERS[at].library },
}));
