/** Every message between a page and the server. A client says who it is once, then only what it answers. */
import type { Json, Refusal, Seat } from '@kolbiste/kernel';
import type { Policy } from '../policy.ts';
import type { Full, Told, Viewer } from '../told.ts';
import type { Code } from './codes.ts';
import type { HeardSignal, SentSignal } from './signals.ts';
import type { BotLevel, ClockSpec, ClockState, OpenProposal, Phrase, Proposal, Table } from './table.ts';

/** Why a message was not carried out; nothing has changed. */
export interface Refused {
  readonly ok: false;
  readonly code: Code;
  /** For `illegal`: what the game itself says. */
  readonly refusal?: Refusal;
  /** For `badMessage` and `badSetup`: where and what. */
  readonly detail?: string;
  /** For `clash` and `badSetup`: what the game's own check found, as its data: the page has words for it. */
  readonly faults?: Json;
  /** For `tooFast`: milliseconds until it may be tried again. */
  readonly wait?: number;
}

export type Reply<T = object> = ({ readonly ok: true } & T) | Refused;

// ---- HTTP ----

export type NewSeat =
  | { readonly who: 'me'; readonly name?: string; readonly setup?: Json }
  /** Whoever sits down may bring a set-up of their own, unless one is given here. */
  | { readonly who: 'open'; readonly setup?: Json }
  | { readonly who: 'bot'; readonly level: BotLevel; readonly setup?: Json };

/** POST /api/games */
export interface NewTable {
  readonly protocol: number;
  readonly game: string;
  /** The rules of the page; other ones than the server's are refused. */
  readonly rulesVersion: string;
  readonly seats: readonly NewSeat[];
  /** What the game wants to know beside the seats. For example {profile?, format?}; a seat's set-up may be a deck. */
  readonly common?: Json;
  readonly clock?: ClockSpec;
  /** Milliseconds after which a pass at a window is shown, equally for all; left out = at once. */
  readonly countdown?: number;
  /** Whether it stands in the lobby, where anybody can sit down. */
  readonly listed?: boolean;
}

export interface Created {
  readonly id: string;
  /** Undefined when the creator does not play. */
  readonly seat?: Seat;
  readonly token?: string;
  /** Lets whoever has it sit down on a free seat: belongs into the fragment of the link. */
  readonly invite: string;
}

/** POST /api/games/:id/seats */
export interface SitDown {
  readonly protocol: number;
  readonly rulesVersion: string;
  /** Needed unless the game stands in the lobby. */
  readonly invite?: string;
  /** By default the first free one. */
  readonly seat?: Seat;
  readonly name?: string;
  readonly setup?: Json;
}

export interface SatDown {
  readonly seat: Seat;
  /** The only proof of whose seat it is; the server keeps its hash. */
  readonly token: string;
}

/** GET /api/lobby?game= */
export interface Lobby {
  readonly games: readonly LobbyGame[];
}

export type LobbyGame = Pick<Table, 'id' | 'game' | 'rulesVersion' | 'clock' | 'created'> & {
  readonly seats: readonly {
    readonly who: 'open' | 'person' | 'bot';
    readonly name: string;
    readonly level?: BotLevel;
  }[];
};

/** GET /api/games/:id/record before the end, with the seat's token: what this seat was told. */
export interface ToldRecord {
  readonly format: 'kolbiste-told/1' | 'kolbiste-told/2';
  /** Id of the table. */
  readonly game: string;
  /** Id of the game that is played there. */
  readonly plays: string;
  readonly rulesVersion: string;
  readonly viewer: Viewer;
  readonly start: Full;
  /** The first one is the set-up itself, with the step 0. */
  readonly told: readonly Told[];
  /** SHA-256 of the view as it is now; never of the state. */
  readonly viewHash: string;
}

// ---- socket: client to server, each with an acknowledgement ----

/** What a client already knows. */
export interface Have {
  readonly epoch: number;
  readonly step: number;
  /** When that step was taken, as it was told: whether it is of the same course of the game as what the server keeps. */
  readonly at?: number;
}

export interface Join {
  readonly protocol: number;
  readonly game: string;
  /** Without one the client watches. */
  readonly token?: string;
  readonly have?: Have;
  /** Also what was told last before, from the beginning of its page on: for the log. */
  readonly past?: boolean;
}

/** A page of what was told. */
export interface Page {
  readonly epoch: number;
  /** The view at the step where the page begins; at step 0 there is nothing before it. */
  readonly start: Full;
  /** What was told from there on; on the first page of all the set-up itself comes first, with the step 0. */
  readonly told: readonly Told[];
}

export interface Answer {
  /** Made up by the client, the same when it is sent again. */
  readonly id: string;
  /** Answers that the client knows of. */
  readonly step: number;
  /** Id of the decision, as the game's `pending` gives it. */
  readonly decision: string;
  readonly option: number;
}

/** An answer stands at this step. */
export interface Taken {
  readonly step: number;
  /** What came of it, for this connection alone instead of a message of its own. Missing when the answer was known before. */
  readonly told?: ToldMessage;
}

/** How a seat's policy stands: told to that seat alone. */
export interface SeatPolicyState {
  /** null = the player answers everything by hand. */
  readonly policy: Policy | null;
  /** Whether something passes by itself that could be asked about. */
  readonly passing: boolean;
  /** When the table answers for the seat what it is asked now, in the server's milliseconds; missing = it does not. */
  readonly due?: number;
}

export interface ClientMessages {
  join(message: Join): Reply<Joined>;
  /** Asks for what was missed. */
  sync(message: { readonly have?: Have; readonly past?: boolean }): Reply<News>;
  /** An older page: the one that ends at the step where a known one begins. `stale` when something was taken back since. */
  page(message: { readonly epoch: number; readonly before: number }): Reply<Page>;
  answer(message: Answer): Reply<Taken>;
  /** Binds this seat to a value of its own: `boundBy` of the kernel, 64 hex digits. */
  commit(message: { readonly round: number; readonly commitment: string }): Reply;
  /** Shows the value, once all have committed. `terms`: fingerprint of all this client was shown before it opens. */
  open(message: { readonly round: number; readonly value: string; readonly terms: string }): Reply;
  /** The value is lost: everybody commits anew, and everybody is told whose it was. */
  restart(message: { readonly round: number }): Reply;
  propose(message: { readonly what: Proposal }): Reply<{ readonly proposal: OpenProposal | null }>;
  agree(message: { readonly proposal: number; readonly yes: boolean }): Reply;
  resign(message: Record<string, never>): Reply;
  /** The person is back: the bot that stood in leaves. */
  back(message: Record<string, never>): Reply;
  phrase(message: { readonly phrase: Phrase }): Reply;
  /** Shows the other seats something for a moment. */
  signal(message: SentSignal): Reply;
  /** This seat asks for a hint at this step: it goes into the record. `notNow` where not all have agreed to hints. */
  hint(message: { readonly step: number }): Reply;
  /**
   * What the table is to answer for this seat from now on. `forget`: what was passed over by hand is asked about again.
   * `ask`: what is asked now is answered by hand, whatever the policy says.
   */
  policy(message: {
    readonly policy: Policy | null;
    readonly forget?: boolean;
    readonly ask?: boolean;
  }): Reply<SeatPolicyState>;
}

/** What brings a client up to date: the messages it missed, or the whole view, or the last page of the past. */
export type News = Standing &
  (
    | { readonly epoch: number; readonly told: readonly Told[]; readonly clock: ClockState | null }
    | { readonly epoch: number; readonly full: Full; readonly clock: ClockState | null }
    | (Page & { readonly clock: ClockState | null })
    /** Not begun yet. */
    | { readonly epoch: number; readonly nothing: true; readonly clock: ClockState | null }
  );

interface Standing {
  /** When the last step was taken. */
  readonly at?: number;
  /** The server's records were restored from a copy: what the client knew of is not in them. */
  readonly restored?: true;
}

export interface Joined {
  readonly viewer: Viewer;
  readonly table: Table;
  readonly news: News;
  /** Of the own seat, as the table keeps it; null for who watches. */
  readonly policy: SeatPolicyState | null;
  /** The server's time. */
  readonly now: number;
}

// ---- socket: server to client ----

/** What came of an answer, and of those that policies of seats gave at once after it. */
export interface ToldMessage {
  readonly epoch: number;
  /** One for each step, in order. */
  readonly told: readonly Told[];
  readonly clock: ClockState | null;
  /** When the last step was taken. */
  readonly at?: number;
}

export interface ServerMessages {
  /** After every answer but the connection's own. A step that is already known is to be dropped; after a gap ask with `sync`. */
  told(message: ToldMessage): void;
  /** Something was taken back, or the game began: forget what came before and ask with `sync`. */
  anew(message: { readonly epoch: number; readonly step: number }): void;
  table(message: Table): void;
  /** What another seat shows for a moment; to seats alone, and never to the one that sent it. */
  signal(message: HeardSignal): void;
  phrase(message: { readonly seat: Seat; readonly phrase: Phrase }): void;
  /** The own seat's policy, where it has changed by itself or was changed on another page of the same seat. */
  policy(message: SeatPolicyState): void;
  /** The server is about to go, or the game was deleted. */
  gone(message: { readonly code: Code }): void;
}
