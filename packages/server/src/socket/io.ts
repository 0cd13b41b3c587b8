/** The Socket.IO server as it is used here: its types, its limits, and who may connect. */
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Viewer } from '@kolbiste/wire';
import type { ServerMessages } from '@kolbiste/wire/protocol';
import { createAdapter } from '@socket.io/postgres-adapter';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Socket } from 'socket.io';
import { Server } from 'socket.io';
import type { Cost } from '../cost/cost.ts';
import { Held } from '../cost/held.ts';
import { hostAllowed } from '../http/hosts.ts';
import type { Limits } from '../settings.ts';
import type { Opened } from '../store/open.ts';
import type { Voice } from '../table/server-context.ts';
import type { DatabaseListener } from './between.ts';
import { parser } from './encoder.ts';
import type { Gate } from './gate.ts';
import { originAllowed } from './gate.ts';

/** What goes to everybody at a game, or to some seats, and is kept by nobody. */
export type Spread = 'anew' | 'phrase' | 'signal' | 'policy' | 'gone';

/** Between processes. What is told goes out here first, and to the other processes as one message. */
interface Between {
  changed(game: string): void;
  attend(game: string): void;
  told(game: string, message: Parameters<Voice['told']>[1]): void;
  tell(game: string, event: Spread, message: object, to: readonly Viewer[] | null): void;
}

export interface Data {
  at?: { game: string; viewer: Viewer };
}

export type Io = Server<Record<string, (...args: unknown[]) => void>, ServerMessages, Between, Data>;
export type Connection = Socket<Record<string, (...args: unknown[]) => void>, ServerMessages, Between, Data>;

const SOCKET_PATH = '/live';

export interface HubOptions {
  readonly limits: Limits;
  readonly gate: Gate;
  readonly cost: Cost;
  /** The name an address is counted under. */
  hashOf(address: string): string;
  readonly proxies: readonly string[];
  readonly origins: readonly string[];
  readonly hosts: readonly string[];
  /** Processes on the same PostgreSQL speak through it. */
  readonly between: Opened['between'];
  readonly log: FastifyBaseLogger;
}

/** NOTIFY takes less than 8,000 bytes; what is longer goes by its number in a table. */
const LONGEST_NOTE = 7999;

/** The adapter asks no more of a pool than the ear answers. */
function adapterOver(listener: DatabaseListener, log: FastifyBaseLogger): ReturnType<typeof createAdapter> {
  const errorHandler = (error: Error): void =>
    log.error({ error: String(error) }, 'processes could not be told or heard');
  return createAdapter(listener as unknown as pg.Pool, { errorHandler, payloadThreshold: LONGEST_NOTE });
}

/** The room of a game, or of one of its viewers. */
export const roomOf = (game: string, viewer?: Viewer): string => (viewer === undefined ? game : `${game}/${viewer}`);

/** The WebSocket under a connection. */
export interface Line {
  close(code: number, reason: string): void;
  pause(): void;
  terminate(): void;
}

export function openIo(
  server: HttpServer,
  { limits, gate, origins, hosts, log }: HubOptions,
  addressOf: (request: IncomingMessage) => string,
  listener: DatabaseListener | undefined,
): Io {
  const held = new Held();
  type Decide = (error: string | null, success: boolean) => void;
  const refuse = async (request: IncomingMessage, address: string, decide: Decide): Promise<void> => {
    if (await held.hold(address)) decide('tooFast', false);
    else request.socket.destroy();
  };
  const io: Io = new Server(server, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: limits.message,
    perMessageDeflate: false,
    parser,
    allowRequest(request, decide) {
      if (!hostAllowed(request.headers.host, hosts)) return decide('host', false);
      if (!originAllowed(request, origins)) return decide('origin', false);
      const address = addressOf(request);
      if (gate.opening(address) === 0) return decide(null, true);
      void refuse(request, address, decide);
    },
    ...(listener === undefined ? {} : { adapter: adapterOver(listener, log) }),
  });
  return io;
}
