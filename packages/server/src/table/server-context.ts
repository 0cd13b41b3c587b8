/** What every room needs of the server it is in. */
import type { Seat } from '@kolbiste/kernel';
import type { ClockState, Code, HeardSignal, Phrase, SeatPolicyState, Table } from '@kolbiste/wire/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Thinker } from '../bots/thinker.ts';
import type { BotTurns } from '../bots/turns.ts';
import type { Cost } from '../cost/cost.ts';
import type { Games } from '../games/served.ts';
import type { Records } from '../records/records.ts';
import type { Group } from '../store/group.ts';
import type { Store } from '../store/store.ts';
import type { Beat } from './beat.ts';
import type { Quota } from './quota.ts';
import type { Bytes } from './secrets.ts';
import type { Serialized } from './serialized.ts';

/** Everything that leaves for those who are connected, at this process or another. */
export interface Voice {
  /** @param but the connection that is told in the reply to its own answer */
  told(
    game: string,
    message: { epoch: number; told: Serialized; clock: ClockState | null; at: number },
    but?: string,
  ): void;
  /** The same once more, at this process alone: to whoever may have missed it. */
  toldAgain(game: string, message: { epoch: number; told: Serialized; clock: ClockState | null; at: number }): void;
  reset(game: string, message: { epoch: number; step: number }): void;
  /** At this process alone: each counts for itself who is there. */
  table(game: string, table: Table): void;
  phrase(game: string, message: { seat: Seat; phrase: Phrase }): void;
  /** To the pages of these seats. */
  signal(game: string, seats: readonly Seat[], message: HeardSignal): void;
  /** To the pages of that seat alone. */
  policy(game: string, seat: Seat, message: SeatPolicyState): void;
  gone(game: string, code: Code): void;
  /** Other processes are to read the table again. */
  changed(game: string): void;
}

export interface ServerContext {
  readonly store: Store;
  readonly group: Group;
  readonly games: Games;
  readonly voice: Voice;
  readonly thinker: Thinker;
  /** Who has used how much. */
  readonly cost: Cost;
  /** When bots may be at work here, by the address that set them at work. */
  readonly bots: BotTurns;
  readonly quota: Quota;
  readonly records: Records;
  /** The name an address is kept and counted under. */
  hashOf(address: string): string;
  readonly log: FastifyBaseLogger;
  /** Milliseconds. */
  now(): number;
  readonly beat: Pick<Beat, 'sound'>;
  /** Whether this process is about to end: bots do not begin anything. */
  ending(): boolean;
  readonly bytes: Bytes;
  /** Known to this process alone: nobody foresees what a bot's chance comes to. */
  readonly salt: string;
  /** How many steps a page of the past has. */
  readonly page: number;
  /** Whether other processes serve the same games. */
  readonly shared: boolean;
}
