/** A client of the protocol, as a page is one: it knows its seat's token and what it is told. */
import { createHash } from 'node:crypto';
import { boundBy } from '@kolbiste/kernel';
import { game as scratchWars } from '@kolbiste/scratch-wars';
import type { Replica, Sight, Told, Viewer } from '@kolbiste/wire';
import { GapError, look, mayOpen, opened, replica, UNSEEN } from '@kolbiste/wire';
import type {
  ClientMessages,
  Created,
  Joined,
  News,
  NewTable,
  SatDown,
  ServerMessages,
  SitDown,
  Table,
} from '@kolbiste/wire/protocol';
import { PROTOCOL } from '@kolbiste/wire/protocol';
import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import type { AnyGame } from '../src/games/served.ts';

export type { AnyGame };
export const duel = scratchWars as unknown as AnyGame;

type Wire = Socket<{ [K in keyof ServerMessages]: ServerMessages[K] }>;

/** Asks over HTTP; what is refused throws its code. */
export async function ask<T>(url: string, method: string, body?: unknown, token?: string): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const found = (text === '' ? {} : JSON.parse(text)) as { ok?: boolean; code?: string };
  if (!response.ok) throw new Error(found.code ?? String(response.status));
  return found as T;
}

export function create(url: string, order: Partial<NewTable> = {}, game: AnyGame = duel): Promise<Created> {
  const usual: NewTable = {
    protocol: PROTOCOL,
    game: game.id,
    rulesVersion: game.rulesVersion,
    seats: [{ who: 'me' }, { who: 'open' }],
  };
  return ask<Created>(`${url}/api/games`, 'POST', { ...usual, ...order });
}

export function sit(url: string, id: string, order: Partial<SitDown> = {}, game: AnyGame = duel): Promise<SatDown> {
  const usual = { protocol: PROTOCOL, rulesVersion: game.rulesVersion };
  return ask<SatDown>(`${url}/api/games/${id}/seats`, 'POST', { ...usual, ...order });
}

export interface Who {
  readonly id: string;
  readonly token?: string;
  readonly game?: AnyGame;
}

export class Client {
  readonly socket: Wire;
  readonly who: Who;
  readonly game: AnyGame;
  viewer: Viewer = 'public';
  table: Table | undefined;
  reader: Replica<unknown> | undefined;
  epoch = 0;
  /** When the last step was taken, as it was told. */
  private at: number | undefined;
  /** How often it was told that the server's records were restored. */
  restored = 0;
  /** Every message of the server as it came. */
  readonly heard: string[] = [];
  /** Steps in the order they were told. */
  readonly steps: number[] = [];
  /** What was shown while chance was agreed on. */
  sight: Sight = UNSEEN;
  private value = '';
  private valueOf = 0;
  private readonly waiting: (() => void)[] = [];
  private syncing: Promise<void> | undefined;

  constructor(url: string, who: Who, options: { quiet?: boolean } = {}) {
    this.who = who;
    this.game = who.game ?? duel;
    this.socket = io(url, { path: '/live', transports: ['websocket'], forceNew: true, reconnectionDelay: 50 });
    this.socket.onAny((event: string, ...args: unknown[]) => {
      this.heard.push(JSON.stringify([event, ...args]));
      this.moved();
    });
    this.socket.on('table', (table) => this.tabled(table));
    this.socket.on('told', ({ epoch, told, at }) => this.tellAll(epoch, told, at));
    this.socket.on('anew', () => this.aside(this.sync(true)));
    if (options.quiet !== true) this.socket.on('connect', () => this.aside(this.arrive()));
  }

  /** Sends a message and gets its reply. What the reply tells is taken in at once: what comes next may follow on its heels. */
  say<K extends keyof ClientMessages>(
    event: K,
    message: Parameters<ClientMessages[K]>[0],
  ): Promise<ReturnType<ClientMessages[K]>> {
    const wire = this.socket as unknown as Socket;
    return new Promise((resolve, reject) => {
      wire.timeout(20_000).emit(event, message, (error: Error | null, reply: ReturnType<ClientMessages[K]>) => {
        if (error !== null) return reject(error);
        this.heard.push(JSON.stringify([`${event} reply`, reply]));
        if (event === 'answer') this.taken(reply as ReturnType<ClientMessages['answer']>);
        resolve(reply);
      });
    });
  }

  /** What came of the own answer stands in the reply, unless the answer was known before. */
  private taken(reply: ReturnType<ClientMessages['answer']>): void {
    if (!reply.ok) return;
    if (reply.told !== undefined) this.tellAll(reply.told.epoch, reply.told.told, reply.told.at);
    else if (reply.step > this.step) this.aside(this.sync());
  }

  private get have() {
    const { at } = this;
    return { epoch: this.epoch, step: this.reader?.step ?? 0, ...(at === undefined ? {} : { at }) };
  }

  /** Joins, and tries again where the server asks for patience. */
  private async arrive(): Promise<void> {
    try {
      await this.join();
    } catch (error) {
      if (!(error instanceof Error) || error.message !== 'unavailable') throw error;
      setTimeout(() => this.socket.connected && this.aside(this.arrive()), 200);
    }
  }

  async join(past = false): Promise<Joined> {
    const { id, token } = this.who;
    const step = this.reader?.step ?? -1;
    const joined = await this.say('join', {
      protocol: PROTOCOL,
      game: id,
      ...(token === undefined ? {} : { token }),
      ...(step < 0 ? {} : { have: this.have }),
      ...(past ? { past } : {}),
    });
    if (!joined.ok) throw new Error(joined.code);
    this.viewer = joined.viewer;
    this.reader ??= replica(this.game, joined.viewer);
    this.news(joined.news);
    this.tabled(joined.table);
    // A newer table may have come before this reply, to somebody who did not know yet which seat is theirs.
    if (this.table !== undefined && this.table !== joined.table) this.aside(this.agree(this.table));
    return joined;
  }

  /** Asks what was missed. Whoever asks while an answer is awaited is answered by the next one: that one may be too old. */
  async sync(whole = false): Promise<void> {
    this.syncing = (this.syncing ?? Promise.resolve()).catch(() => undefined).then(() => this.synced(whole));
    await this.syncing;
  }

  private async synced(whole: boolean): Promise<void> {
    const reply = await this.say('sync', whole ? {} : { have: this.have });
    if (reply.ok) this.news(reply);
    else if (reply.code === 'unavailable') setTimeout(() => this.socket.connected && this.aside(this.sync(whole)), 200);
  }

  private news(news: News): void {
    this.epoch = news.epoch;
    this.at = news.at;
    if (news.restored === true) this.restored++;
    if ('full' in news) this.reader?.full(news.full);
    else if ('start' in news) {
      this.reader?.full(news.start);
      for (const told of news.told) this.reader?.told(told);
    } else if ('told' in news) for (const told of news.told) this.tell(news.epoch, told);
    this.moved();
  }

  private tellAll(epoch: number, told: readonly Told[], at?: number): void {
    for (const each of told) this.tell(epoch, each, at);
  }

  private tell(epoch: number, told: Told, at?: number): void {
    if (epoch !== this.epoch || this.reader === undefined) return;
    // The beginning went by unheard. A page asks for it when it next asks whether it has missed something.
    if (this.reader.step < 0) return this.syncing === undefined ? this.aside(this.sync(true)) : undefined;
    try {
      const before = this.reader.step;
      this.reader.told(told);
      if (this.reader.step > before && at !== undefined) this.at = at;
      if (this.reader.step > before) this.steps.push(told.step);
    } catch (error) {
      if (!(error instanceof GapError)) throw error;
      this.aside(this.sync());
    }
    this.moved();
  }

  private tabled(table: Table): void {
    if (this.table !== undefined && table.revision < this.table.revision) return;
    this.table = table;
    this.sight = look(this.sight, table);
    this.aside(this.agree(table));
    this.moved();
  }

  /** Does by itself what a page does by itself: commits to a value and opens it. */
  private async agree(table: Table): Promise<void> {
    const { status, seats, chance } = table;
    if (status !== 'chance' || this.viewer === 'public') return;
    const { round } = chance;
    // A table of the first protocol agrees anew.
    if (chance.version !== 2) return void (await this.say('restart', { round }));
    const own = seats[this.viewer];
    if (this.valueOf !== round) {
      this.value = createHash('sha256').update(`${this.who.token} ${round}`).digest('hex');
      this.valueOf = round;
    }
    const commitment = boundBy(table.id, round, this.viewer, this.value);
    const terms = mayOpen(this.sight, table, this.viewer, commitment);
    if (own?.commitment === '') await this.say('commit', { round, commitment });
    else if (own?.value === '' && terms !== undefined) {
      this.sight = opened(this.sight, round, terms);
      await this.say('open', { round, value: this.value, terms });
    }
  }

  /** What the connection's end cuts short is begun again with the next one. */
  private aside(work: Promise<unknown>): void {
    work.catch((error: unknown) => {
      if (this.socket.connected) throw error;
    });
  }

  private moved(): void {
    for (const each of this.waiting.splice(0)) each();
  }

  /** Waits until something holds; it is looked at after every message. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve);
      });
    }
  }

  get step(): number {
    return this.reader?.step ?? -1;
  }

  /** What this seat may answer now; undefined = nothing. */
  asked() {
    if (this.viewer === 'public' || this.reader === undefined || this.reader.step < 0) return undefined;
    return this.reader.asked(this.viewer);
  }

  /** Answers once. */
  async answer(option: number, more: { id?: string; step?: number; decision?: string } = {}) {
    const asked = this.asked();
    return await this.say('answer', {
      id: more.id ?? `a${this.step}`,
      step: more.step ?? this.step,
      decision: more.decision ?? asked?.decision.id ?? '',
      option,
    });
  }

  /**
   * Plays on until the game is over or something holds. @param choose gets the number of options
   * @param stop is looked at when this client hears something: it must not hang on what only another one hears
   */
  async play(choose: (options: readonly number[]) => number, stop: () => boolean = () => false): Promise<void> {
    const done = () => stop() || this.table?.status === 'over' || this.table?.status === 'closed';
    for (;;) {
      await this.until(() => done() || this.asked() !== undefined);
      if (done()) return;
      const { step } = this;
      const options = this.asked()?.options ?? [];
      const reply = await this.answer(choose(options)).catch(() => ({ ok: false }) as const);
      if (reply.ok) await this.until(() => done() || this.step > step);
      else await this.until(() => done() || this.socket.connected);
    }
  }

  close(): void {
    this.socket.disconnect();
  }
}

/** Picks by a sequence that the text fixes. */
export function chooser(seed: string): (options: readonly number[]) => number {
  let n = 0;
  return (options) => {
    const digest = createHash('sha256').update(`${seed} ${n++}`).digest();
    return options[digest.readUInt32LE(0) % options.length];
  };
}
