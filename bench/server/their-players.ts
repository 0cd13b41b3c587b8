/** Players at boardgame.io's server, speaking its protocol as its own client does. */
import { createRequire } from 'node:module';
import { list } from '../boardgameio/rules.ts';
import type { Table } from './load.ts';

const GAME = 'reduced-duel';
const MASK = 64;

/** How it calls the number of its state. */
const STATE = '_stateID';

interface Socket {
  on(event: string, heard: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  disconnect(): void;
}

interface State {
  readonly G: { readonly cells: string };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly [STATE]: number;
}

type Connect = (url: string, options: object) => Socket;

/** Its own version of the library, from beside it. */
const connect = (): Connect =>
  (createRequire(new URL('../boardgameio/package.json', import.meta.url))('socket.io-client') as { io: Connect }).io;

const cellsOf = (state: State): number[] => Array.from(state.G.cells, (cell) => cell.charCodeAt(0) - MASK);

export class TheirTable implements Table {
  private readonly sockets: readonly Socket[];
  private readonly states: (State | undefined)[] = [undefined, undefined];
  private readonly prepared: string[] = [];
  private match = '';
  private target = 0;
  private seen: (() => void) | undefined;
  private synced: () => void = () => {};
  private static count = 0;

  constructor(url: string) {
    const open = connect();
    this.sockets = [0, 1].map((seat) => {
      const socket = open(`${url}/${GAME}`, { transports: ['websocket'], forceNew: true });
      socket.on('update', (match: string, state: State) => this.heard(seat, match, state));
      socket.on('sync', (match: string, info: { state: State }) => {
        this.heard(seat, match, info.state);
        this.synced();
      });
      return socket;
    });
  }

  get left(): number {
    return this.prepared.length;
  }

  /** Made by the server itself when it is first asked for. */
  prepare(): Promise<void> {
    this.prepared.push(`match${++TheirTable.count}`);
    return Promise.resolve();
  }

  async next(): Promise<void> {
    const match = this.prepared.pop();
    if (match === undefined) throw new Error('more games were played than were prepared');
    this.match = match;
    this.states.fill(undefined);
    // One after another: two who ask at once would make two matches.
    for (const [seat, socket] of this.sockets.entries()) {
      await new Promise<void>((resolve) => {
        this.synced = resolve;
        socket.emit('sync', match, String(seat), undefined, 2);
      });
    }
  }

  get options(): readonly number[] | undefined {
    const [state] = this.states;
    return state === undefined || state.ctx.gameover !== undefined ? undefined : list(cellsOf(state));
  }

  play(option: number, seen: () => void): void {
    const state = this.states[0] as State;
    const player = state.ctx.currentPlayer;
    this.seen = seen;
    this.target = state[STATE] + 1;
    const payload = { type: 'play', args: [option], playerID: player };
    this.sockets[Number(player)].emit('update', { type: 'MAKE_MOVE', payload }, state[STATE], this.match, player);
  }

  private heard(seat: number, match: string, state: State): void {
    if (match !== this.match) return;
    this.states[seat] = state;
    const { seen } = this;
    if (seen === undefined || this.states.some((each) => each === undefined || each[STATE] < this.target)) return;
    this.seen = undefined;
    seen();
  }

  close(): void {
    for (const socket of this.sockets) socket.disconnect();
  }
}
