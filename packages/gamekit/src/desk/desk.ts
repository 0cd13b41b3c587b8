/** What a game brings to the command line. */
import type { Core, Game, Json, Seat } from '@kolbiste/kernel';
import type { ScenarioAdapter } from '@kolbiste/testkit/adapter';
import type { Windows } from '@kolbiste/wire';
import type { Bilingual, Lang } from './language.ts';

export type AnyGame = Game<Core, unknown>;

export const NAME_SETS = ['real', 'neutral'] as const;
export type NameSet = (typeof NAME_SETS)[number];

/** A user's file of cards and what it is for: decks to be played, or cards of which decks are made. */
export interface CardSource {
  readonly use: 'decks' | 'cards';
  readonly file: string;
  readonly text: string;
}

/** What decides how games are set up, apart from the seed; plain data, so that workers can be told. */
export interface DealPlan {
  readonly source: CardSource | undefined;
  /** A user's cards beside those of the game, where they are no decks by themselves (`CardDesk.beside`). */
  readonly own?: CardSource | undefined;
  /** Switches that differ from the default. */
  readonly profile: { readonly [name: string]: string };
  /** The house's own profile, where a file takes the place of a switch (`Desk.ownProfile`). */
  readonly house?: Pick<CardSource, 'file' | 'text'> | undefined;
  /** One of the game's formats of decks. */
  readonly format: string;
  readonly names: NameSet;
  /** How many sit at the table; by default the game's usual number. */
  readonly seats?: number;
  /** The easier game, where there is one. */
  readonly easy?: boolean;
  /** One of the game's modes, by default the first. */
  readonly mode?: string;
  /** The position that a mode begins with. */
  readonly position?: { readonly file: string; readonly text: string } | undefined;
}

/** The set-up of one game. */
export interface Deal {
  readonly config: Json;
  /** For each seat the place of its deck among the dealer's; -1 = made for this game. */
  readonly decks: readonly number[];
}

export interface Dealer {
  /** Names of the decks of the file, if it has any. */
  readonly decks: readonly string[];
  /** The same text gives the same set-up. */
  deal(seed: string): Deal;
}

/** A rule in own words. */
export interface RuleText {
  readonly key: string;
  readonly mechanical: boolean;
  readonly cs: string;
  readonly en: string;
}

/** A card as listed; beside these four fields whatever the game says of it. */
export interface CardRow {
  readonly id: string;
  readonly kind: string;
  readonly name: Bilingual;
  readonly text: Bilingual;
  readonly [figure: string]: unknown;
}

/** What a fault in a card file says: where and what. */
export interface CardFault {
  readonly path: string;
  readonly line: number | undefined;
  readonly column: number | undefined;
  readonly message: Bilingual;
}

export interface CardCheck {
  readonly faults: readonly CardFault[];
  /** Sound, but unusual. */
  readonly notes: readonly CardFault[];
  /** What the file holds, in words. */
  readonly holds: Bilingual;
  /** Names of the decks in it. */
  readonly decks: readonly string[];
}

/** A filter of the list of cards; its name is the option's. */
export interface CardFilter {
  readonly name: string;
  readonly says: Bilingual;
  /** The words it takes; undefined = any text. */
  readonly words?: readonly string[];
  admits(card: CardRow, wanted: string): boolean;
  /** What is shown where the option has no word; undefined = it needs one. */
  readonly bare?: FilterTable;
}

/** The words of a filter, ranked. */
export interface FilterTable {
  readonly head: readonly Bilingual[];
  rows(): readonly (readonly (string | number)[])[];
}

export interface CardDesk {
  readonly filters: readonly CardFilter[];
  /** All cards of the pool, and those of a user's file before them. */
  list(names: NameSet, source?: CardSource): readonly CardRow[];
  /** One line for a table: the columns after id and name. */
  readonly columns: readonly { readonly title: Bilingual; of(card: CardRow, lang: Lang, names: NameSet): string }[];
  /** What `make` can make beside a card of each of the `kinds`. */
  readonly packs: readonly { readonly word: string; readonly says: Bilingual }[];
  /** Ids of the kinds of which cards can be made. */
  readonly kinds: readonly string[];
  /** Made cards: the same word and seed give the same. @param word one of the packs or kinds */
  make(word: string, seed: string, names: NameSet): { readonly cards: readonly CardRow[]; readonly file: string };
  /** Limit of a card file in bytes. */
  readonly limit: number;
  check(text: string): CardCheck;
  /**
   * Plays with a user's cards beside those of the house from now on; decks of a file may name them; null = the decks of a
   * file bring their own cards. @throws UserError with all faults
   */
  readonly beside: ((own: CardSource) => void) | null;
}

/** How a table is drawn in the terminal. */
export interface Canvas {
  readonly lang: Lang;
  readonly names: NameSet;
  readonly width: number;
  /** Whether odds and the like are written out, or the table is kept short. */
  readonly odds: boolean;
  /** Name of a seat, such as `A (human)`. */
  seat(seat: Seat): string;
  /** Marks a text; plain where there are no colours. */
  paint(mark: Mark, text: string): string;
}

export type Mark = 'strong' | 'dim' | 'red' | 'green' | 'orange' | 'blue';

/** What some games take of a command line and others do not. */
export const TAKEN = ['decks', 'cards', 'easy', 'position'] as const;
export type Taken = (typeof TAKEN)[number];

/** The commands whose help shows examples. */
export const EXAMPLES = [
  'play',
  'sim',
  'strength',
  'judge',
  'rules',
  'coverage',
  'profiles',
  'cards',
  'show',
  'new',
  'check',
] as const;

/** Rules that somebody plays by, field by field. */
export interface DeskProfile {
  readonly name: string;
  readonly title: Bilingual;
  /** The same fields in the same order in every profile of a game. */
  readonly fields: readonly {
    readonly title: Bilingual;
    /** The paragraph that it is about. */
    readonly rule: string;
    readonly value: Bilingual;
    /** Where the value comes from. */
    readonly source: Bilingual;
  }[];
}

/** A game with everything the command line needs of it; where a field may be null, null says that the game has no such thing. */
export interface Desk {
  /** Examples for the help, by command: what stands after `kolbiste`. */
  readonly examples: Readonly<Record<(typeof EXAMPLES)[number], readonly string[]>>;
  /** What the cards of each seat are called in a configuration, perhaps of other rules. @throws TypeError for another shape */
  deckNames(config: unknown, lang: Lang, names: NameSet): string[][];
  game(names: NameSet): AnyGame;
  /** How scenarios speak about the game. @param cards a user's cards, so that scenarios can name them */
  adapter(names: NameSet, cards?: CardSource): ScenarioAdapter;
  readonly rules: readonly RuleText[];
  readonly mechanical: readonly string[];
  /** Keys of the rulings on what the rulebook leaves open. */
  readonly rulings: readonly string[];
  /** Switches with their values; the first one is the default. */
  readonly switches: { readonly [name: string]: readonly string[] };
  /** Profiles that can be chosen by name, the usual one first. */
  readonly profiles: readonly DeskProfile[];
  /** Profiles from files: the switch whose value may be a file, and how one is read. @throws UserError with its faults */
  readonly ownProfile?: {
    readonly switch: string;
    read(source: Pick<CardSource, 'file' | 'text'>): DeskProfile;
  };
  readonly formats: readonly string[];
  /** Ways to play, the usual one first. */
  readonly modes: readonly string[] | null;
  /** Files and choices that it is set up with; whatever is not among them its dealer refuses. */
  readonly takes: readonly Taken[];
  /** @throws UserError when the source does not hold what it must */
  dealer(plan: DealPlan): Dealer;
  /** Facts of a position, as scenarios name them, in words: one paragraph each. */
  factWords(facts: Readonly<Record<string, Json>>, lang: Lang): readonly string[];
  /** How a game that is over ended, where names of winners do not tell it. */
  readonly ending: ((s: Core, lang: Lang) => string) | null;
  /** Rounds played so far. */
  rounds(s: Core): number;
  /** Kinds of events that a player at the table need not be told as news; the log has them. */
  readonly quiet: ReadonlySet<string>;
  /** The table as lines of at most `width` columns, as the view's seat sees it. */
  table(view: unknown, canvas: Canvas): readonly string[];
  /** One card on the table in full by a short name, such as `A w1`; undefined when there is none. */
  card(view: unknown, name: string, canvas: Canvas): readonly string[] | undefined;
  /** Names that `card` knows now. */
  cardNames(view: unknown): readonly string[];
  /** The windows at which a player may simply pass. */
  readonly windows: Windows | null;
  readonly cards: CardDesk | null;
  /** Where cards have keys made of their names: a text put into invented names. */
  readonly invented: ((text: string) => string) | null;
}
