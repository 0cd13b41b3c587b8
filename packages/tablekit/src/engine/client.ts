/** The page's side: starts the workers and passes messages. */
import type { Fork, FromHost, NewGame, Role, ToHost } from './protocol.ts';

export interface Engine {
  /** Begins a game that is kept under an id. `secret`: all chance follows from it; otherwise nobody knows it before the end. */
  start(id: string, game: NewGame, secret?: string): void;
  /** Goes on with a kept game; `take`: even if another tab has it. */
  resume(id: string, take: boolean): void;
  /** Goes on from the middle of a recorded game, which is kept under an id of its own. */
  fork(id: string, from: Fork): void;
  answer(step: number, seat: number, option: number): void;
  /** A player sits down at a screen that two share. */
  sit(seat: number): void;
  /** Takes the last own step back. */
  undo(): void;
  /** Anything else that is told to the table. */
  tell(message: ToHost, transfer?: Transferable[]): void;
  stop(): void;
}

/** The bots are fetched a moment after the first question to the player: what he sees first does not wait for them. */
const BOTS_MS = 1000;

let make: (name: string) => Worker = () => {
  throw new Error('nobody said how workers are made');
};

/** Says how workers are made: their script is the shell's, which knows the games. */
export function spawnBy(maker: (name: string) => Worker): void {
  make = maker;
}

/** A worker that becomes what its first message says. */
export const spawn = (name: string): Worker => make(name);

/** A table with its bots in two workers of their own. */
export function startEngine(hear: (message: FromHost) => void): Engine {
  const host = spawn('table');
  let bots: Worker | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { port1, port2 } = new MessageChannel();
  const fault = (event: ErrorEvent): void => hear({ type: 'fault', message: event.message || 'worker' });
  // What the bots were asked before waits in their port.
  const seatBots = (): void => {
    clearTimeout(timer);
    if (bots !== null) return;
    bots = spawn('bots');
    bots.addEventListener('error', fault);
    bots.postMessage({ type: 'role', role: 'bots', port: port2 } satisfies Role, [port2]);
  };
  host.addEventListener('message', ({ data }: MessageEvent<FromHost>) => {
    hear(data);
    if (data.type !== 'update' || bots !== null) return;
    if (data.prompts.length === 0) seatBots();
    else timer ??= setTimeout(seatBots, BOTS_MS);
  });
  host.addEventListener('error', fault);
  const tell = (message: ToHost, transfer: Transferable[] = []): void => host.postMessage(message, transfer);
  host.postMessage({ type: 'role', role: 'host' } satisfies Role);
  tell({ type: 'bots', port: port1 }, [port1]);
  return {
    start: (id, game, secret) => tell({ type: 'new', id, game, ...(secret === undefined ? {} : { secret }) }),
    resume: (id, take) => tell({ type: 'resume', id, take }),
    fork: (id, from) => tell({ type: 'fork', id, from }),
    answer(step, seat, option) {
      seatBots();
      tell({ type: 'answer', step, seat, option });
    },
    sit: (seat) => tell({ type: 'sit', seat }),
    undo: () => tell({ type: 'undo' }),
    tell,
    stop() {
      clearTimeout(timer);
      host.terminate();
      bots?.terminate();
    },
  };
}
