/** Those who ask for as much as they get, each from one address. In a process of its own, which gives way to all others. */
import { randomBytes } from 'node:crypto';
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { boundBy } from '@kolbiste/kernel';
import { look, mayOpen, replica, UNSEEN } from '@kolbiste/wire';
import type { Created, Joined, Table, ToldMessage } from '@kolbiste/wire/protocol';
import { PROTOCOL } from '@kolbiste/wire/protocol';
import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import { ofFour, ofTwo } from './games.ts';

const ATTACKER = '203.0.113.9';
const LOWEST = 19;

export interface Count {
  /** What was done for the attacker. */
  done: number;
  refused: number;
  /** Connections that were ended or not let in. */
  ended: number;
}

/** What to do, for how long, and with which game that is over. */
export interface Order {
  readonly kind: keyof typeof ATTACKS;
  readonly url: string;
  readonly seconds: number;
  readonly finished: string;
}

interface Scene extends Order {
  readonly count: Count;
  readonly over: () => boolean;
}

export function from(address: string, url: string): Socket {
  const extraHeaders = { 'x-forwarded-for': address };
  const socket = io(url, {
    path: '/live',
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 20,
    extraHeaders,
  });
  return socket;
}

export async function asked<T>(address: string, url: string, body?: object): Promise<T & { code?: string }> {
  const headers = { 'x-forwarded-for': address, 'content-type': 'application/json' };
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify({ protocol: PROTOCOL, ...body }) };
  try {
    const text = await (await fetch(url, { headers, ...sent })).text();
    return (text.startsWith('{') ? JSON.parse(text) : {}) as T & { code?: string };
  } catch {
    // The line was cut: so it goes with those who do not wait.
    await pause(20);
    return { code: 'cut' } as T & { code?: string };
  }
}

type Said = { ok: boolean; code?: string; wait?: number };

const say = (socket: Socket, event: string, message: object): Promise<Said> =>
  socket
    .timeout(2000)
    .emitWithAck(event, message)
    .catch(() => ({ ok: false, code: 'lost' })) as Promise<Said>;

function noted(count: Count, { ok, code }: { ok?: boolean; code?: string | undefined }): boolean {
  const fine = ok !== false && code === undefined;
  if (fine) count.done++;
  else count.refused++;
  return fine;
}

/** One who plays against a bot: answers whatever comes first. @returns the time of each answer until the next question */
export async function playAgainst(
  address: string,
  url: string,
  level: 'hard' | 'greedy' | 'random',
  over: () => boolean,
  waited: (millis: number) => void,
): Promise<void> {
  const seats = [{ who: 'me' }, { who: 'bot', level }];
  const made = await asked<Created>(address, `${url}/api/games`, {
    game: ofTwo.id,
    rulesVersion: ofTwo.rulesVersion,
    seats,
  });
  if (made.id === undefined) return;
  const socket = from(address, url);
  const own = replica(ofTwo, 0);
  await begin(socket, address, url, made);
  const sync = async (): Promise<void> => {
    const { full } = (await say(socket, 'sync', {})) as unknown as { full?: Parameters<typeof own.full>[0] };
    if (full !== undefined && full.step > own.step) own.full(full);
  };
  /** What was told while the answer to a `sync` was still on its way is asked for again. */
  const hear = async ({ told }: ToldMessage): Promise<void> => {
    if (own.step < 0 || told[0].step > own.step + 1) await sync();
    else for (const each of told) own.told(each);
  };
  socket.on('told', (message: ToldMessage) => void hear(message));
  await sync();
  let since = 0;
  while (!over() && own.step >= 0 && own.result === null) {
    const question = own.asked(0);
    if (question === undefined) {
      await pause(2);
      continue;
    }
    if (since > 0) waited(performance.now() - since);
    const { step } = own;
    const answer = { id: `${step}`, step, decision: question.decision.id, option: question.options[0] };
    since = performance.now();
    const reply = (await say(socket, 'answer', answer)) as Said & { told?: ToldMessage };
    if (reply.told !== undefined) await hear(reply.told);
    else await pause(20);
  }
  socket.disconnect();
}

/** Comes to a table that one is alone at with a bot, and agrees on its chance. */
async function begin(socket: Socket, address: string, url: string, { id, token }: Created): Promise<boolean> {
  const joined = (await say(socket, 'join', { protocol: PROTOCOL, game: id, token })) as unknown as Joined;
  if (joined.table === undefined) return false;
  const value = randomBytes(32).toString('hex');
  const bound = boundBy(id, 1, 0, value);
  await say(socket, 'commit', { round: 1, commitment: bound });
  const seen = await asked<Table>(address, `${url}/api/games/${id}`);
  if (seen.seats === undefined) return false;
  return (await say(socket, 'open', { round: 1, value, terms: mayOpen(look(UNSEEN, seen), seen, 0, bound) })).ok;
}

async function sync({ url, finished, count, over }: Scene): Promise<void> {
  const socket = from(ATTACKER, url);
  socket.on('disconnect', () => count.ended++);
  while (!over()) {
    await say(socket, 'join', { protocol: PROTOCOL, game: finished });
    const replies = await Promise.all([0, 1, 2, 3].map(() => say(socket, 'sync', { past: true })));
    for (const reply of replies) noted(count, reply);
  }
  socket.disconnect();
}

async function record({ url, finished, count, over }: Scene): Promise<void> {
  const one = async (): Promise<void> => {
    while (!over()) noted(count, await asked<object>(ATTACKER, `${url}/api/games/${finished}/record`));
  };
  await Promise.all([one(), one(), one(), one()]);
}

async function flood({ url, count, over }: Scene): Promise<void> {
  const sockets = [0, 1, 2, 3].map(() => from(ATTACKER, url));
  for (const socket of sockets) {
    socket.on('disconnect', () => count.ended++);
    socket.on('connect_error', () => count.ended++);
  }
  while (!over()) {
    for (const socket of sockets) {
      if (!socket.connected) continue;
      for (let n = 0; n < 200; n++) socket.emit('sync', { past: true }, (reply: Said) => noted(count, reply));
    }
    await pause(5);
  }
  for (const socket of sockets) socket.disconnect();
}

async function rematch({ url, count, over }: Scene): Promise<void> {
  const seats = [{ who: 'me' }, ...[1, 2, 3].map(() => ({ who: 'bot', level: 'random' }))];
  const order = { game: ofFour.id, rulesVersion: ofFour.rulesVersion, seats };
  while (!over()) {
    const made = await asked<Created>(ATTACKER, `${url}/api/games`, order);
    if (!noted(count, made)) {
      await pause(100);
      continue;
    }
    const socket = from(ATTACKER, url);
    for (let id = made.id; !over(); ) {
      await begin(socket, ATTACKER, url, { ...made, id });
      await say(socket, 'resign', {});
      await say(socket, 'propose', { what: { kind: 'close' } });
      const again = await say(socket, 'propose', { what: { kind: 'rematch' } });
      const { next } = await asked<Table>(ATTACKER, `${url}/api/games/${id}`);
      if (!noted(count, again) || typeof next !== 'string') break;
      id = next;
    }
    socket.disconnect();
  }
}

async function rooms({ url, count, over }: Scene): Promise<void> {
  const seats = [0, 1, 2, 3].map(() => ({ who: 'bot', level: 'random' }));
  const order = { game: ofFour.id, rulesVersion: ofFour.rulesVersion, seats };
  const one = async (): Promise<void> => {
    while (!over()) noted(count, await asked<object>(ATTACKER, `${url}/api/games`, order));
  };
  await Promise.all([one(), one(), one(), one()]);
}

async function hardBots({ url, count, over }: Scene): Promise<void> {
  const games = Array.from({ length: 40 }, async () => {
    while (!over()) await playAgainst(ATTACKER, url, 'hard', over, () => count.done++);
  });
  await Promise.all(games);
}

export const ATTACKS = { sync, record, flood, rematch, rooms, hardBots } as const;

export async function attack(order: Order): Promise<Count> {
  const count: Count = { done: 0, refused: 0, ended: 0 };
  const end = performance.now() + order.seconds * 1000;
  await ATTACKS[order.kind]({ ...order, count, over: () => performance.now() > end });
  return count;
}

if (process.argv[2] === 'attack') {
  setPriority(LOWEST);
  process.on('message', (order: Order) => {
    void attack(order).then((count) => process.send?.(count));
  });
  process.send?.({ port: 0 });
}
