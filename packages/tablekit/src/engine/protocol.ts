/** What the page and the table's worker say to each other. The page gets what its seats may see, and nothing else. */
import type { Hint } from '@kolbiste/bots';
import type { Policy, Setting, Viewer } from '@kolbiste/wire';
import type { SeatPolicyState } from '@kolbiste/wire/protocol';
import type { TakeBack } from './undo.ts';

/** Id of a game, as the list of games has it. */
export type GameId = string;

export type NameSet = 'real' | 'neutral';
export type Level = 'random' | 'greedy' | 'easy' | 'normal' | 'hard';
export const LEVELS: readonly Level[] = ['random', 'greedy', 'easy', 'normal', 'hard'];

/** A sentence in both languages: the page may change its own at any time. */
export interface Said {
  readonly cs: string;
  readonly en: string;
}

/** Something that happened, what it is called, and the table right after it. `T` is the table as its game shows it. */
export interface Happening<T = unknown> {
  readonly id: number;
  /** 0 = the beginning. */
  readonly cause: number;
  /** Lines that laid the things which act here; absent = none do. */
  readonly from?: readonly number[];
  readonly kind: string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly text: Said;
  readonly rule: readonly string[];
  /** The log leaves it out. */
  readonly quiet?: true;
  readonly after: T;
}

export interface Choice {
  readonly option: number;
  readonly text: Said;
  readonly rule: readonly string[];
  /** It says that the seat is ready, while others still act: it may be taken back for a moment. */
  readonly ready?: true;
}

export interface NoChoice extends Choice {
  readonly code: string;
  /** What would make it possible. */
  readonly help: Said;
}

/** What one seat is asked. */
export interface Prompt {
  readonly seat: number;
  /** Name of the step, without its procedure: 'chooseAction'. */
  readonly step: string;
  readonly procedure: string;
  readonly text: Said;
  readonly rule: readonly string[];
  readonly options: readonly Choice[];
  readonly refused: readonly NoChoice[];
  /** Locals of the running procedure, as this seat sees them. */
  readonly locals: Readonly<Record<string, number | readonly number[]>>;
}

/** A question that is asked together with others, as all who look may know it. */
export interface OpenQuestion {
  readonly seat: number;
  /** What is asked; never what could be answered. */
  readonly text: Said;
  /** It may be answered at this screen. */
  readonly here: boolean;
}

/** Somebody at this screen, a bot at this table, or whoever sits at the other end of a line. */
export type Player =
  | { readonly kind: 'human' }
  | { readonly kind: 'bot'; readonly level: Level }
  | { readonly kind: 'other' };

/** What every order says; what else is ordered is the game's own. */
export interface NewGame {
  readonly game: GameId;
  readonly players: readonly Player[];
  readonly names: NameSet;
}

/** The table stands. `C` is what its game tells of the cards, `T` the table as its game shows it. */
export interface Started<C = unknown, T = unknown> {
  readonly type: 'started';
  readonly game: GameId;
  readonly order: NewGame;
  readonly cards: C;
  /** Whose eyes this is seen with: a seat's, or everybody's. */
  readonly viewer: Viewer;
  /** SHA-256 of the secret that all chance follows from. */
  readonly commitment: string;
  readonly table: T;
  /** What happened before, in a game that goes on. */
  readonly past: readonly Happening<T>[];
  /** The step after which the past is told; 0 = from the beginning. */
  readonly since: number;
  /** Played no further: it can be looked at. */
  readonly frozen: boolean;
}

/** Whether the last own step may be taken back; if not, why, and what happened that forbids it. */
export type Undo = TakeBack & {
  readonly line?: Said | null;
  /** The other player has to agree. */
  readonly asks?: boolean;
};

export interface Update<T = unknown> {
  readonly type: 'update';
  readonly step: number;
  readonly happened: readonly Happening<T>[];
  readonly table: T;
  /** The running procedures and their steps, outermost first. */
  readonly flow: readonly { readonly procedure: string; readonly step: string }[];
  readonly prompts: readonly Prompt[];
  /** Who sits at a screen that two share; null = nobody knows, or one sits here anyway. */
  readonly sitting: number | null;
  /** Seats that owe an answer. */
  readonly owing: readonly number[];
  /** What they are asked. */
  readonly open: readonly OpenQuestion[];
  /** The seat whose question waits until its player sits at this screen alone. */
  readonly curtain: number | null;
  readonly undo: Undo | null;
  /** Why a seat of the page that owes nothing may not act now. */
  readonly wait: NoChoice | null;
  readonly result: {
    readonly winners: readonly number[];
    readonly draw: boolean;
    readonly rule: readonly string[];
  } | null;
}

/** After the end: the secret and the whole record. */
export interface Over {
  readonly type: 'over';
  readonly secret: string;
  readonly replay: string;
}

/** Where a recorded game goes on, and who plays. */
export interface Fork {
  readonly record: string;
  /** So many answers stay. */
  readonly answers: number;
  readonly players: readonly Player[];
  readonly names: NameSet;
}

export type FromHost =
  /** How the policy of a seat stands. */
  | { readonly type: 'policy'; readonly seat: number; readonly state: SeatPolicyState }
  | Started
  | Update
  | Over
  | { readonly type: 'fault'; readonly message: string }
  /** The kept game cannot go on; it was put aside, not lost. Without a message there is none. */
  | { readonly type: 'lost'; readonly message: string }
  /** The game is open in another tab. */
  | { readonly type: 'elsewhere' };

export type ToHost =
  /** A game begins; it is kept under this id. `secret`: all chance follows from it, so that what comes was arranged. */
  | { readonly type: 'new'; readonly id: string; readonly game: NewGame; readonly secret?: string }
  /** A kept game goes on; `take`: even if another tab has it. */
  | { readonly type: 'resume'; readonly id: string; readonly take: boolean }
  /** A game goes on from the middle of a recorded one, and is kept under this id. */
  | { readonly type: 'fork'; readonly id: string; readonly from: Fork }
  | { readonly type: 'answer'; readonly step: number; readonly seat: number; readonly option: number }
  /** A player sits down at a screen that two share. */
  | { readonly type: 'sit'; readonly seat: number }
  /** Of those who are asked at this screen this one is to answer next. */
  | { readonly type: 'call'; readonly seat: number }
  /** The last own step is to be taken back. */
  | { readonly type: 'undo' }
  /** What the table is to answer for a seat from now on. */
  | (Setting & {
      readonly type: 'policy';
      readonly seat: number;
      readonly policy: Policy | null;
      /** Milliseconds after which passes at windows are shown at a table of this page; missing = as it is. */
      readonly countdown?: number;
    })
  /** A seat of the page wants a hint: what it sees goes through the port, to be thought about. */
  | HintOrder
  | { readonly type: 'bots'; readonly port: MessagePort };

export interface HintOrder {
  readonly type: 'hint';
  readonly step: number;
  readonly seat: number;
  /** Hears a question for a worker that thinks, or null where there is none any more. */
  readonly port: MessagePort;
}

/** Between the table and the bots, past the page: a bot gets the view of its own seat. */
export interface Think {
  readonly game: GameId;
  /** Which table asks: after a step was taken back it is another. */
  readonly table?: number;
  readonly step: number;
  readonly seat: number;
  readonly level: Level;
  readonly seed: string;
  readonly names: NameSet;
  readonly view: unknown;
}

export interface Thought {
  readonly table?: number | undefined;
  readonly step: number;
  readonly seat: number;
  readonly option: number;
}

/** What whoever thinks of a hint is asked: the view of the seat, and nothing else. */
export interface HintQuestion extends Pick<Think, 'game' | 'step' | 'seat' | 'seed' | 'names' | 'view'> {
  readonly hint: true;
}

/** How far the search has come, and in the end the hint. */
export type HintAnswer = { readonly done: number; readonly of: number } | { readonly hint: Hint };

/** First message to a worker: what it is to be. */
export type Role =
  | { readonly type: 'role'; readonly role: 'host' | 'replay' | 'listener' }
  | { readonly type: 'role'; readonly role: 'bots'; readonly port: MessagePort };
