/** The line to the server: comes back by itself, and says who one is each time it does. */
import type { ClientMessages, Have, Joined, ServerMessages } from '@kolbiste/wire/protocol';
import { PROTOCOL } from '@kolbiste/wire/protocol';
import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';

/** How the line stands. */
export type LineState = 'connecting' | 'live' | 'offline';

export interface Ears extends Partial<ServerMessages> {
  line(state: LineState): void;
  joined(joined: Joined): void;
  /** The server will not have this page here. */
  barred(code: string): void;
  /** What this page knows already. */
  have(): Have | undefined;
}

type Said<K extends keyof ClientMessages> = ReturnType<ClientMessages[K]>;

export interface Line {
  /** Sends a message. @throws when no reply comes: nobody knows then whether it arrived */
  say<K extends keyof ClientMessages>(event: K, message: Parameters<ClientMessages[K]>[0]): Promise<Said<K>>;
  readonly live: boolean;
  stop(): void;
}

const PATIENCE_MS = 8000;
const AGAIN_MS = 1500;
/** Refusals that say nothing of this page: the server itself is in trouble. */
const PASSING: ReadonlySet<string> = new Set(['unavailable', 'failed']);

/** Opens the line to one game. */
export function openLine(game: string, token: string | undefined, ears: Ears): Line {
  const socket: Socket = io({ path: '/live', transports: ['websocket'], reconnectionDelayMax: 4000 });
  let live = false;
  const say = async <K extends keyof ClientMessages>(event: K, message: Parameters<ClientMessages[K]>[0]) =>
    (await socket.timeout(PATIENCE_MS).emitWithAck(event, message)) as Said<K>;

  async function join(): Promise<void> {
    const have = ears.have();
    const who = token === undefined ? {} : { token };
    const known = have === undefined ? { past: true } : { have, past: true };
    const reply = await say('join', { protocol: PROTOCOL, game, ...who, ...known }).catch(() => undefined);
    const later = reply === undefined || (!reply.ok && PASSING.has(reply.code));
    if (later) setTimeout(() => socket.connected && !live && void join(), AGAIN_MS);
    else if (!reply.ok) {
      ears.barred(reply.code);
      if (reply.code === 'tooFast') setTimeout(() => socket.connected && !live && void join(), reply.wait ?? AGAIN_MS);
      else if (reply.code !== 'going') socket.disconnect();
    } else {
      live = true;
      ears.line('live');
      ears.joined(reply);
    }
  }

  socket.on('connect', () => void join());
  socket.on('disconnect', () => {
    live = false;
    ears.line('offline');
  });
  socket.on('connect_error', () => ears.line('offline'));
  for (const event of ['told', 'anew', 'table', 'phrase', 'signal', 'policy', 'gone'] as const) {
    const hear = ears[event] as ((message: unknown) => void) | undefined;
    if (hear !== undefined) socket.on(event, hear);
  }
  return {
    say,
    get live() {
      return live;
    },
    stop: () => void socket.disconnect(),
  };
}
