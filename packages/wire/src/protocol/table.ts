/** A table as everybody at it sees it: who sits where, what is agreed, how the clocks stand. Nothing of the game itself. */
import type { Json, Restarted, Seat } from '@kolbiste/kernel';

/** Raised when client and server would no longer understand each other. */
export const PROTOCOL = 5;

/** A person without a connection for so many milliseconds is absent: others may have the seat led, and need not wait. */
export const ABSENT_MILLIS = 60_000;

/** Milliseconds after which passes at windows may be shown; 0 = at once. */
export const COUNTDOWNS: readonly number[] = [0, 2000, 4000, 6000];

export const LEVELS = ['random', 'greedy', 'easy', 'normal', 'hard'] as const;
export type BotLevel = (typeof LEVELS)[number];

/**
 * `open`: seats are free. `chance`: everybody sits, chance is being agreed. `playing`: answers are taken. `over`: there is
 * an outcome. `closed`: abandoned. In the last two everything may be seen.
 */
export type Status = 'open' | 'chance' | 'playing' | 'over' | 'closed';

export type ClockSpec =
  | { readonly kind: 'off' }
  /** So long for each answer. */
  | { readonly kind: 'move'; readonly millis: number }
  /** So long for the whole game, and so much more after each answer. */
  | { readonly kind: 'chess'; readonly millis: number; readonly plus: number };

export interface SeatState {
  readonly who: 'open' | 'person' | 'bot';
  readonly name: string;
  /** Of a bot that sits here, or stands in for an absent person. */
  readonly level?: BotLevel;
  readonly standIn: boolean;
  /** Whether the person is connected; bots always are. */
  readonly present: boolean;
  /** Since when the person is away, in the server's milliseconds; 0 = not away. */
  readonly awaySince: number;
  /** The hash this player is bound to in this round of agreeing on chance; '' = none yet. */
  readonly commitment: string;
  /** What was behind it; '' = not opened yet. */
  readonly value: string;
  /** While seats are free: what all may know of what this one brings, as the game's own data. */
  readonly brings?: Json;
}

export interface ChanceState {
  /** 1: a game that began under the first, weaker protocol. */
  readonly version: 1 | 2;
  /** Counts from 1; a player who lost the value starts a new round before the game begins. */
  readonly round: number;
  /** The commitment of the table's own value; published before anybody opens. */
  readonly commitment: string;
  /** By seat: binds what the seat brought, without telling it; empty until all have sat down. */
  readonly seals: readonly string[];
  /** What concerns all seats, as the game understands it: its profile, the format of decks. */
  readonly common: Json;
  /** Rounds that came to nothing, and who began anew. */
  readonly restarts: readonly Restarted[];
  /** The secret; only once nothing can be played any more. */
  readonly secret?: string;
}

export type Proposal =
  /** The record is cut back to this step; the same draws come again. */
  | { readonly kind: 'takeBack'; readonly to: number }
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  /** Passes at windows are shown after so many milliseconds from now on; 0 = at once. */
  | { readonly kind: 'countdown'; readonly millis: number }
  /** The game is abandoned, and its secret shown. */
  | { readonly kind: 'close' }
  /** A bot answers for an absent person until that person is back. */
  | { readonly kind: 'standIn'; readonly seat: Seat; readonly level: BotLevel }
  /** An absent person's seat may be taken by whoever has the link. */
  | { readonly kind: 'free'; readonly seat: Seat }
  /** Whoever likes may ask for hints from now on; the record says who did. */
  | { readonly kind: 'hints' }
  /** The same again, with the seats swapped round; after the end. */
  | { readonly kind: 'rematch' };

export interface OpenProposal {
  readonly id: number;
  readonly by: Seat;
  readonly what: Proposal;
  readonly agreed: readonly Seat[];
  /** Who has still to agree; absent persons are not waited for. */
  readonly wanted: readonly Seat[];
}

export interface Outcome {
  readonly how: 'rules' | 'resigned' | 'time';
  readonly winners: readonly Seat[];
  readonly draw: boolean;
  /** Who resigned or ran out of time. */
  readonly seat?: Seat;
}

export interface ClockState {
  /** What each seat has left, at `at`; for a clock per move, of this move. */
  readonly left: readonly number[];
  /** Seats whose time runs. */
  readonly runs: readonly Seat[];
  /** The server's time. */
  readonly at: number;
}

export interface Table {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: string;
  /** Raised by every change; an older one that arrives later is to be dropped. */
  readonly revision: number;
  readonly status: Status;
  readonly seats: readonly SeatState[];
  readonly chance: ChanceState;
  readonly clock: ClockSpec;
  /** Milliseconds after which a pass at a window is shown, by hand or by policy; 0 = at once. */
  readonly countdown: number;
  readonly paused: boolean;
  /** All have agreed to hints. */
  readonly hints?: true;
  readonly proposal: OpenProposal | null;
  readonly outcome: Outcome | null;
  /** Id of the game that follows; a seat's token is good there too. */
  readonly next: string | null;
  readonly listed: boolean;
  readonly created: number;
  /** The game was played by rules this server no longer has: it is shown, not played. */
  readonly frozen: boolean;
  /** Of such a game: names of the kinds of events by the numbers it was told with, where today's are others. */
  readonly kinds?: readonly string[];
}

/** Ids of the phrases that players can say. */
export const PHRASES = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'thanks',
  'sorry',
  'oops',
  'thinking',
  'oneMoment',
  'yourTurn',
  'luck',
  'wow',
  'again',
  'bye',
] as const;
export type Phrase = (typeof PHRASES)[number];
