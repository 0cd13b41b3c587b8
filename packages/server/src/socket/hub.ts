/** The sockets: who is connected to which table, what they may send, and what they are told. */
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Viewer } from '@kolbiste/wire';
import type { ClientMessages, Code, Refused } from '@kolbiste/wire/protocol';
import { measured, newBill, note, onBill } from '../cost/bill.ts';
import type { Metrics } from '../metrics.ts';
import { faultOf, MESSAGES } from '../schemas.ts';
import { isTrouble } from '../store/trouble.ts';
import { DamagedGame } from '../store/whole.ts';
import type { Voice } from '../table/house.ts';
import { ReplyText, ToldText } from '../table/made.ts';
import { Refusing } from '../table/sitting.ts';
import { Ear } from './between.ts';
import type { Sender } from './gate.ts';
import { addressReader } from './gate.ts';
import type { Desk, Speaker } from './handlers.ts';
import { HANDLERS } from './handlers.ts';
import type { Connection, Data, HubOptions, Io, Line } from './io.ts';
import { openIo, roomOf } from './io.ts';

/** Milliseconds that a message costs at least: reading it, handing it on, sending the reply. */
const LEAST_MILLIS = 0.1;

/** Messages that read a game, and how much they cost is the game's affair too. */
const READING = new Set(['join', 'sync', 'page']);

/** The game that a message reads; undefined = none. */
function readBy(socket: Connection, event: string, message: unknown): string | undefined {
  if (!READING.has(event)) return undefined;
  const { game } = (message ?? {}) as { game?: unknown };
  return event === 'join' && typeof game === 'string' ? game : socket.data.at?.game;
}

/** A reply as text, so that it is made once and its length is known. */
function texted(answer: object): object {
  if ('told' in answer) return answer;
  const text = answer instanceof ReplyText ? answer : new ReplyText(JSON.stringify(answer));
  note({ bytes: text.json.length });
  return text;
}

/** What a connection is ended with that does not stop sending: against the house rules. */
const AGAINST_POLICY = 1008;
const TO_CLOSE_MILLIS = 1000;

/** Ends a connection; the client may come back when it is let in again. */
function end(socket: Connection): void {
  const { socket: line } = socket.conn.transport as unknown as { socket: Line };
  line.close(AGAINST_POLICY, 'tooFast');
  // What it has sent by now is not even read.
  line.pause();
  setTimeout(() => line.terminate(), TO_CLOSE_MILLIS).unref();
}

export class Hub implements Voice {
  private readonly io: Io;
  private readonly ear: Ear | undefined;
  private readonly options: HubOptions;
  private desk: Desk | undefined;
  private metrics: Metrics | undefined;
  private readonly attending = new Set<string>();
  /** The address of a visitor, hashed. */
  private readonly addressOf: (request: IncomingMessage) => string;

  constructor(server: HttpServer, options: HubOptions) {
    this.options = options;
    const read = addressReader(options.proxies);
    this.addressOf = (request) => options.hashOf(read(request));
    const { between, log } = options;
    this.ear = between === undefined ? undefined : new Ear({ ...between, log, onAgain: () => void this.heardAgain() });
    this.io = openIo(server, options, this.addressOf, this.ear);
  }

  /** From now on connections are served. */
  open(desk: Desk, metrics: Metrics): void {
    this.desk = desk;
    this.metrics = metrics;
    this.io.on('connection', (socket) => this.came(socket));
    // Counted before they say anything, and until the last of them is gone.
    this.io.engine.on(
      'connection',
      (line: { request: IncomingMessage; on(event: 'close', then: () => void): void }) => {
        const address = this.addressOf(line.request);
        this.options.gate.came(address);
        line.on('close', () => this.options.gate.left(address));
      },
    );
    this.io.on('changed', (game) => {
      void desk.rooms
        .ifAwake(game)
        ?.then((room) => room.refresh())
        // What the database keeps from being read is read once it is heard again.
        .catch((error: unknown) => isTrouble(error) || desk.rooms.forget(game));
    });
    this.io.on('attend', (game) => void this.count(game));
    this.io.on('told', (game, message) => this.toldHere(game, message));
    this.io.on('tell', (game, event, message) => this.tellHere(game, event, message));
  }

  private came(socket: Connection): void {
    const { gate } = this.options;
    const address = this.addressOf(socket.request);
    socket.onAny((event: string, ...args: unknown[]) => void this.heard(socket, address, event, args));
    socket.on('disconnect', () => {
      gate.forget(socket.id);
      if (socket.data.at !== undefined) this.attend(socket.data.at.game);
    });
  }

  private get shared(): boolean {
    return this.ear !== undefined;
  }

  /** Whether what other processes tell is heard, where there can be others. */
  get hears(): boolean {
    return this.ear?.hears ?? true;
  }

  /** For a while nothing was heard of other processes: every table here looks what has happened. */
  private async heardAgain(): Promise<void> {
    await this.desk?.rooms.catchUp();
    for (const game of this.desk?.rooms.ids() ?? []) this.attend(game);
  }

  get connections(): number {
    return this.io.engine.clientsCount;
  }

  /** Every message comes through here; whatever it is, the answer is a reply, and the process lives on. */
  private async heard(socket: Connection, address: string, event: string, args: readonly unknown[]): Promise<void> {
    const { gate, cost } = this.options;
    const sender: Sender = { connection: socket.id, address, game: readBy(socket, event, args[0]) };
    const wait = gate.message(sender);
    if (wait > 0 && gate.hasty(sender)) return end(socket);
    const bill = newBill();
    bill.millis = LEAST_MILLIS;
    const answer = await onBill(bill, async () => {
      const said =
        wait > 0 ? { ok: false, code: 'tooFast', wait } : await this.answered(socket, address, event, args[0]);
      return measured(() => texted(said));
    });
    cost.pay(sender, bill);
    const reply = args.at(-1);
    if (typeof reply === 'function') (reply as (answer: object) => void)(answer);
  }

  private async answered(socket: Connection, address: string, event: string, message: unknown): Promise<object> {
    let answer: object;
    try {
      answer = await this.handled(socket, address, event, message);
    } catch (error) {
      answer = this.excuse(error, event);
    }
    if ('code' in answer) this.metrics?.refused.inc({ code: (answer as Refused).code });
    return answer;
  }

  private excuse(error: unknown, event: string): Refused {
    if (error instanceof Refusing) return error.reply;
    if (error instanceof DamagedGame) return { ok: false, code: 'damaged' };
    if (isTrouble(error)) {
      this.options.log.warn({ event, error: String(error) }, 'a message has to wait for the database');
      return { ok: false, code: 'unavailable' };
    }
    this.options.log.error({ event, error: String(error) }, 'a message could not be handled');
    return { ok: false, code: 'failed' };
  }

  private async handled(socket: Connection, address: string, event: string, message: unknown): Promise<object> {
    if (this.desk === undefined || !Object.hasOwn(MESSAGES, event)) throw new Refusing('badMessage');
    const name = event as keyof ClientMessages;
    const read = measured(() => MESSAGES[name].safeParse(message));
    if (!read.success) throw new Refusing('badMessage', faultOf(read.error));
    const handler = HANDLERS[name] as (desk: Desk, speaker: Speaker, message: unknown) => Promise<object>;
    return await handler(this.desk, this.speaker(socket, address), read.data);
  }

  private speaker(socket: Connection, address: string): Speaker {
    const attend = (game: string): void => this.attend(game);
    let before = socket.data.at?.game;
    return {
      id: socket.id,
      address,
      get at() {
        return socket.data.at;
      },
      set at(place) {
        if (place !== undefined) socket.data.at = place;
      },
      async listen(game, viewer) {
        for (const room of socket.rooms) if (room !== socket.id) await socket.leave(room);
        if (before !== undefined && before !== game) attend(before);
        before = game;
        await socket.join([roomOf(game), roomOf(game, viewer)]);
        attend(game);
      },
    };
  }

  /** Somebody came or left: whoever serves the game counts anew, once for all who did at the same time. */
  private attend(game: string): void {
    if (this.attending.has(game)) return;
    this.attending.add(game);
    setImmediate(() => {
      this.attending.delete(game);
      if (this.shared) this.io.serverSideEmit('attend', game);
      void this.count(game);
    });
  }

  private async count(game: string): Promise<void> {
    const waking = this.desk?.rooms.ifAwake(game);
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
    try {
      return await this.io.in(roomOf(game)).fetchSockets();
    } catch {
      // Another process does not answer: it may just have been ended, and its connections with it.
      return await this.io.local.in(roomOf(game)).fetchSockets();
    }
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

  private tell(game: string, event: 'anew' | 'phrase' | 'gone', message: object): void {
    this.tellHere(game, event, message);
    if (this.shared) this.io.serverSideEmit('tell', game, event, message);
  }

  private tellHere(game: string, event: 'anew' | 'phrase' | 'gone', message: object): void {
    this.io.local.to(roomOf(game)).emit(event, message as never);
  }

  anew(game: string, message: Parameters<Voice['anew']>[1]): void {
    this.tell(game, 'anew', message);
  }

  table(game: string, table: Parameters<Voice['table']>[1]): void {
    this.io.local.to(roomOf(game)).emit('table', table);
  }

  phrase(game: string, message: Parameters<Voice['phrase']>[1]): void {
    this.tell(game, 'phrase', message);
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
    this.ear?.close();
  }
}
