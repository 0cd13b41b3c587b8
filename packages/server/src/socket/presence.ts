/** Who is at which game, as all processes together know it: told to the table whenever somebody comes or leaves. */
import type { Viewer } from '@kolbiste/wire';
import type { FastifyBaseLogger } from 'fastify';
import type { Rooms } from '../table/rooms.ts';
import type { Data, Io } from './io.ts';
import { roomOf } from './io.ts';

export interface PresenceOptions {
  readonly io: Io;
  readonly rooms: Rooms;
  readonly log: FastifyBaseLogger;
  /** Whether there can be other processes. */
  readonly shared: boolean;
}

export class Presence {
  private readonly options: PresenceOptions;
  private readonly attending = new Set<string>();

  constructor(options: PresenceOptions) {
    this.options = options;
  }

  /** Somebody came or left: whoever serves the game counts anew, once for all who did at the same time. */
  attend(game: string): void {
    if (this.attending.has(game)) return;
    this.attending.add(game);
    setImmediate(() => {
      this.attending.delete(game);
      const { io, shared } = this.options;
      if (shared) io.serverSideEmit('attend', game);
      void this.count(game);
    });
  }

  /** Counts anew who is at a game, if its table is awake here. */
  async count(game: string): Promise<void> {
    const waking = this.options.rooms.ifAwake(game);
    if (waking === undefined) return;
    try {
      const room = await waking;
      const present = new Set<Viewer>();
      for (const { data } of await this.present(game)) if (data.at?.game === game) present.add(data.at.viewer);
      room.attend(present);
    } catch (error) {
      this.options.log.warn({ game, error: String(error) }, 'who is present could not be counted');
    }
  }

  private async present(game: string): Promise<readonly { data: Data }[]> {
    const { io } = this.options;
    try {
      return await io.in(roomOf(game)).fetchSockets();
    } catch {
      // Another process does not answer: it may just have been ended, and its connections with it.
      return await io.local.in(roomOf(game)).fetchSockets();
    }
  }
}
