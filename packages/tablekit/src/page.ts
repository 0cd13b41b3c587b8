/** What a game brings to the page. Each part is fetched, with its words, when it is first wanted; null = the game has no such thing. */
import type { Lang } from '@kolbiste/kernel';
import type { ComponentType, FunctionComponent, ReactNode } from 'react';
import type { CoachStep } from './coach/step.ts';
import type { GameAdapter } from './engine/adapter.ts';
import type { GameId, NameSet } from './engine/protocol.ts';
import type { Dictionaries } from './i18n/index.ts';
import type { Coming } from './online/seat-form.tsx';
import type { RuleBook } from './rules/book.ts';
import type { Ending } from './story/ending.ts';

/** A module of a game's page, and the dictionaries that it speaks from. */
export interface PagePart<Module> {
  readonly words: readonly string[];
  readonly fetch: () => Promise<Module>;
}

/** A component that is fetched; it is told of which game it is. */
export type Shown<Props = object> = PagePart<{
  readonly default: FunctionComponent<Props & { readonly game: GameId }>;
}>;

/** The table while it is played. */
export interface TableProps {
  /** What stands in the middle after the end, where it is not the table's own. */
  readonly over?: ComponentType<{ readonly className: string }>;
  /** The end has come, whatever the rules say. */
  readonly ended?: boolean;
}

/** A dialog of the game's own: what it is about is a number of the game's, or nothing. */
export interface OwnDialog {
  /** Key of its title. */
  readonly title: string;
  readonly Body: FunctionComponent<{ readonly of: number | null }>;
}

/** What the game says in dialogs. */
export interface GameDialogs {
  /** Why a number of the table is what it is. */
  readonly Figure: FunctionComponent<{ readonly figure: string }>;
  /** The whole table in words. */
  readonly Text: FunctionComponent;
  readonly Keys: FunctionComponent;
  readonly own: Readonly<Record<string, OwnDialog>>;
}

/** Who played in a recorded game, by seat, read without playing it. */
export type SidesOf = (config: unknown, lang: Lang, names: NameSet) => readonly string[];

/** What a game's check at the server found, in words. */
export type FaultWords = (faults: never, lang: Lang, names: NameSet) => string;

export interface Page {
  readonly id: GameId;
  /** Every dictionary of the game. One is called `<id>-pages`: what pages that all games share say of this one. */
  readonly words: Dictionaries;
  /** Begins a game at one press. */
  quick(): Promise<void>;
  /** Begins a game whose start is arranged so that the main rules come up soon. */
  readonly learn: (() => Promise<void>) | null;
  readonly table: Shown<TableProps>;
  /** The table of a recorded game; `children` steer it. */
  readonly replay: Shown<{ readonly children: ReactNode }>;
  readonly dialogs: PagePart<{ readonly dialogs: GameDialogs }>;
  readonly book: PagePart<{ readonly book: RuleBook }>;
  /** What is told in somebody's first game, in the order in which it is tried. */
  readonly coach: PagePart<{ readonly steps: readonly CoachStep[] }> | null;
  readonly sides: PagePart<{ readonly sidesOf: SidesOf }>;
  /** Ordering a game. */
  readonly setup: Shown | null;
  /** Taking a seat at a table by link. */
  readonly seat: Shown<Coming> | null;
  /** What it points out of how a game ended; null = the last thing that happened. */
  readonly ending: PagePart<{ readonly ending: Ending }> | null;
  readonly cards: Shown | null;
  readonly decks: Shown | null;
  /** Pages under addresses of the game's own, by the names that its slot gives them. */
  readonly rooms: Readonly<Record<string, Shown>>;
  readonly faults: PagePart<{
    readonly faultWords: FaultWords;
    /** The paragraphs that say so. */
    readonly faultRules: (faults: never) => readonly string[];
  }> | null;
  /** Where the figures of the cards come from. */
  readonly source: PagePart<{ readonly source: string }> | null;
  /** Who drew the glyphs on its cards: the author's name, and the names of the glyphs. */
  readonly glyphs: PagePart<{ readonly authors: Readonly<Record<string, readonly string[]>> }> | null;
}

/** What the parts of a manifest hold that only a page loads: elsewhere nobody looks into them. */
declare module '@kolbiste/gamekit' {
  interface PageParts {
    readonly page: Page;
  }
  interface EngineParts {
    readonly adapter: GameAdapter;
  }
  interface SceneParts {
    /** Decoration: nothing in it is read out, and nothing can be pressed. */
    readonly Scene: ComponentType;
  }
}
