/** Players at our server: what a page does, without a page. */
import { randomBytes } from 'node:crypto';
import { boundBy } from '@kolbiste/kernel';
import type { Replica } from '@kolbiste/wire';
import { look, mayOpen, replica, UNSEEN } from '@kolbiste/wire';
import type {
  Answer,
  Created,
  Joined,
  Reply,
  SatDown,
  Table as Seen,
  Taken,
  ToldMessage,
} from '@kolbiste/wire/protocol';
import { PROTOCOL } from '@kolbiste/wire/protocol';
import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import { duelGame } from '../duel/kernel/game.ts';
import type { Table } from './load.ts';

/** As a proxy says where somebody comes from; servers that trust none pass it over. */
const comingFrom = (address: string) => ({ 'x-forwarded-for': address });

async function post<T>(url: string, body: object, address: string): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...comingFrom(address) },
    body: JSON.stringify({ protocol: PROTOCOL, rulesVersion: duelGame.rulesVersion, ...body }),
  });
  if (!response.ok) throw new Error(`${url}: ${await response.text()}`);
  return (await response.json()) as T;
}

interface Prepared {
  readonly id: string;
  readonly tokens: readonly string[];
}

class Player {
  readonly socket: Socket;
  private readonly table: OurTable;
  private heard: () => void = () => {};
  reader: Replica<unknown> = replica(duelGame, 0);

  constructor(url: string, table: OurTable, address: string) {
    const extraHeaders = comingFrom(address);
    this.socket = io(url, { path: '/live', transports: ['websocket'], forceNew: true, extraHeaders });
    this.table = table;
    this.socket.on('told', (message: ToldMessage) => this.told(message));
    this.socket.on('anew', () => this.heard());
  }

  private told({ told }: ToldMessage): void {
    if (this.reader.step < 0) return;
    for (const each of told) this.reader.told(each);
    this.table.saw();
  }

  /** What came of it stands in the reply. */
  answer(answer: Answer): void {
    this.socket.emit('answer', answer, (reply: Reply<Taken>) => {
      if (!reply.ok) throw new Error(`refused: ${reply.code}`);
      if (reply.told !== undefined) this.told(reply.told);
    });
  }

  async say<T>(event: string, message: object): Promise<T> {
    const reply = (await this.socket.emitWithAck(event, message)) as Reply<object>;
    if (!reply.ok) throw new Error(`${event}: ${reply.code}`);
    return reply as T;
  }

  /** When the game that is prepared has begun. */
  begun(): Promise<void> {
    return new Promise((resolve) => {
      this.heard = resolve;
    });
  }

  async join(id: string, token: string, seat: number): Promise<void> {
    this.reader = replica(duelGame, seat);
    const joined = await this.say<Joined>('join', { protocol: PROTOCOL, game: id, token });
    if ('full' in joined.news) this.reader.full(joined.news.full);
  }
}

export class OurTable implements Table {
  readonly url: string;
  private readonly address: string;
  private readonly players: readonly Player[];
  private readonly prepared: Prepared[] = [];
  private target = 0;
  private seen: (() => void) | undefined;
  private count = 0;

  constructor(url: string, address = '127.0.0.1') {
    this.url = url;
    this.address = address;
    this.players = [0, 1].map(() => new Player(url, this, address));
  }

  /** The game that is gone to next, with what opens it; undefined = none is prepared. */
  get nextGame(): Prepared | undefined {
    return this.prepared.at(-1);
  }

  /** The same players at another server, who go to a game that was theirs. */
  elsewhere(url: string, game: Prepared | undefined): OurTable {
    const table = new OurTable(url, this.address);
    if (game !== undefined) table.prepared.push(game);
    return table;
  }

  get left(): number {
    return this.prepared.length;
  }

  /** Creates a game and agrees on its chance, so that it can be played at once. */
  async prepare(): Promise<void> {
    const { url, players } = this;
    const seats = [{ who: 'me' }, { who: 'open' }];
    const made = await post<Created>(`${url}/api/games`, { game: duelGame.id, seats }, this.address);
    const sat = await post<SatDown>(`${url}/api/games/${made.id}/seats`, { invite: made.invite }, this.address);
    const tokens = [made.token as string, sat.token];
    const values = tokens.map(() => randomBytes(32).toString('hex'));
    await Promise.all(players.map((player, seat) => player.join(made.id, tokens[seat], seat)));
    const begun = Promise.all(players.map((player) => player.begun()));
    const bound = values.map((value, seat) => boundBy(made.id, 1, seat, value));
    await Promise.all(players.map((p, seat) => p.say('commit', { round: 1, commitment: bound[seat] })));
    const seen = (await (
      await fetch(`${url}/api/games/${made.id}`, { headers: comingFrom(this.address) })
    ).json()) as Seen;
    const terms = mayOpen(look(UNSEEN, seen), seen, 0, bound[0]);
    await Promise.all(players.map((p, seat) => p.say('open', { round: 1, value: values[seat], terms })));
    await begun;
    this.prepared.push({ id: made.id, tokens });
  }

  async next(): Promise<void> {
    const game = this.prepared.pop();
    if (game === undefined) throw new Error('more games were played than were prepared');
    await Promise.all(this.players.map((player, seat) => player.join(game.id, game.tokens[seat], seat)));
  }

  get options(): readonly number[] | undefined {
    const [player] = this.players;
    if (player.reader.step < 0) return undefined;
    const seat = player.reader.pending()[0]?.seat;
    return seat === undefined ? undefined : this.players[seat].reader.asked(seat)?.options;
  }

  play(option: number, seen: () => void): void {
    const { reader: first } = this.players[0];
    const [{ seat, id }] = first.pending();
    this.target = first.step + 1;
    this.seen = seen;
    const answer = { id: `n${this.count++}`, step: first.step, decision: id, option };
    this.players[seat].answer(answer);
  }

  saw(): void {
    const { seen } = this;
    if (seen === undefined || this.players.some((player) => player.reader.step < this.target)) return;
    this.seen = undefined;
    seen();
  }

  close(): void {
    for (const player of this.players) player.socket.disconnect();
  }
}
