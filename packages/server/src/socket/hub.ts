/** The sockets: who is connected to which table, and what they are told. */
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Seat } from '@kolbiste/kernel';
import type { Viewer } from '@kolbiste/wire';
import type { Code } from '@kolbiste/wire/protocol';
import { note } from '../cost/bill.ts';
import type { Metrics } from '../metrics.ts';
import { isTrouble } from '../store/trouble.ts';
import type { Rooms } from '../table/rooms.ts';
import { ToldText } from '../table/serialized.ts';
import type { Voice } from '../table/server-context.ts';
import { DatabaseListener } from './between.ts';
import { addressReader } from './gate.ts';
import type { Desk } from './handlers.ts';
import { Hearing } from './hearing.ts';
import type { Connection, HubOptions, Io, Spread } from './io.ts';
import { openIo, roomOf } from './io.ts';
import { Presence } from './presence.ts';

export class Hub implements Voice {
  private readonly io: Io;
  private readonly listener: DatabaseListener | undefined;
  private readonly options: HubOptions;
  private rooms: Rooms | undefined;
  private hearing: Hearing | undefined;
  private presence: Presence | undefined;
  /** The address of a visitor, hashed. */
  private readonly addressOf: (request: IncomingMessage) => string;

  constructor(server: HttpServer, options: HubOptions) {
    this.options = options;
    const read = addressReader(options.proxies);
    this.addressOf = (request) => options.hashOf(read(request));
    const { between, log } = options;
    this.listener =
      between === undefined
        ? undefined
        : new DatabaseListener({ ...between, log, onAgain: () => void this.heardAgain() });
    this.io = openIo(server, options, this.addressOf, this.listener);
  }

  /** From now on connections are served. */
  open(desk: Desk, metrics: Metrics): void {
    const { gate, cost, log } = this.options;
    const { rooms } = desk;
    this.rooms = rooms;
    const presence = new Presence({ io: this.io, rooms, log, shared: this.shared });
    this.presence = presence;
    this.hearing = new Hearing({ desk, metrics, gate, cost, log, attend: (game) => presence.attend(game) });
    this.io.on('connection', (socket) => this.came(socket));
    // Counted before they say anything, and until the last of them is gone.
    this.io.engine.on(
      'connection',
      (line: { request: IncomingMessage; on(event: 'close', then: () => void): void }) => {
        const address = this.addressOf(line.request);
        gate.came(address);
        line.on('close', () => gate.left(address));
      },
    );
    this.io.on('changed', (game) => {
      void rooms
        .ifAwake(game)
        ?.then((room) => room.refresh())
        // What the database keeps from being read is read once it is heard again.
        .catch((error: unknown) => isTrouble(error) || rooms.forget(game));
    });
    this.io.on('attend', (game) => void presence.count(game));
    this.io.on('told', (game, message) => this.toldHere(game, message));
    this.io.on('tell', (game, event, message, to) => this.tellHere(game, event, message, to));
  }

  private came(socket: Connection): void {
    const { gate } = this.options;
    const address = this.addressOf(socket.request);
    socket.onAny((event: string, ...args: unknown[]) => void this.hearing?.heard(socket, address, event, args));
    socket.on('disconnect', () => {
      gate.forget(socket.id);
      if (socket.data.at !== undefined) this.presence?.attend(socket.data.at.game);
    });
  }

  private get shared(): boolean {
    return this.listener !== undefined;
  }

  /** Whether what other processes tell is heard, where there can be others. */
  get hears(): boolean {
    return this.listener?.hears ?? true;
  }

  /** For a while nothing was heard of other processes: every table here looks what has happened. */
  private async heardAgain(): Promise<void> {
    await this.rooms?.catchUp();
    for (const game of this.rooms?.ids() ?? []) this.presence?.attend(game);
  }

  get connections(): number {
    return this.io.engine.clientsCount;
  }

  /** Whether somebody is connected to a game at this process. */
  occupied(game: string): boolean {
    return (this.io.of('/').adapter.rooms.get(roomOf(game))?.size ?? 0) > 0;
  }

  told(game: string, message: Parameters<Voice['told']>[1], but?: string): void {
    this.toldHere(game, message, but);
    if (this.shared) this.io.serverSideEmit('told', game, message);
  }

  toldAgain(game: string, message: Parameters<Voice['told']>[1]): void {
    this.toldHere(game, message);
  }

  private toldHere(game: string, { epoch, told, clock, at: taken }: Parameters<Voice['told']>[1], but?: string): void {
    const { rooms } = this.io.of('/').adapter;
    const { texts, whose } = told;
    const roomAt = (at: number): string => roomOf(game, at === whose.length - 1 ? 'public' : at);
    texts.forEach((text, which) => {
      const all = texts.length === 1 ? [roomOf(game)] : whose.flatMap((own, at) => (own === which ? [roomAt(at)] : []));
      const there = all.filter((room) => rooms.has(room));
      // A message to nobody would be encoded all the same.
      if (there.length === 0) return;
      note({ bytes: text.length * there.reduce((sum, room) => sum + (rooms.get(room)?.size ?? 0), 0) });
      const hearers = this.io.local.to(there);
      const others = but === undefined ? hearers : hearers.except(but);
      others.emit('told', new ToldText(epoch, text, clock, taken) as never);
    });
  }

  private tell(game: string, event: Spread, message: object, to: readonly Viewer[] | null = null): void {
    this.tellHere(game, event, message, to);
    if (this.shared) this.io.serverSideEmit('tell', game, event, message, to);
  }

  private tellHere(game: string, event: Spread, message: object, to: readonly Viewer[] | null = null): void {
    const rooms = to === null ? [roomOf(game)] : to.map((viewer) => roomOf(game, viewer));
    if (rooms.length > 0) this.io.local.to(rooms).emit(event, message as never);
  }

  reset(game: string, message: Parameters<Voice['reset']>[1]): void {
    this.tell(game, 'anew', message);
  }

  table(game: string, table: Parameters<Voice['table']>[1]): void {
    this.io.local.to(roomOf(game)).emit('table', table);
  }

  phrase(game: string, message: Parameters<Voice['phrase']>[1]): void {
    this.tell(game, 'phrase', message);
  }

  policy(game: string, seat: Seat, message: Parameters<Voice['policy']>[2]): void {
    this.tell(game, 'policy', message, [seat]);
  }

  signal(game: string, seats: readonly Seat[], message: Parameters<Voice['signal']>[2]): void {
    if (seats.length === 0) return;
    note({ bytes: JSON.stringify(message).length * seats.length });
    this.tell(game, 'signal', message, seats);
  }

  gone(game: string, code: Code): void {
    this.tell(game, 'gone', { code });
  }

  changed(game: string): void {
    if (this.shared) this.io.serverSideEmit('changed', game);
  }

  /** Tells everybody here that the house closes; they come back by themselves. */
  farewell(): void {
    this.io.local.emit('gone', { code: 'going' });
  }

  async close(): Promise<void> {
    await this.io.close();
    this.listener?.close();
  }
}
