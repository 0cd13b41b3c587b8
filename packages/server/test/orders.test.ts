/** Orders "when X is played on Y, play Z" at a real table: the server carries them out, tells their seat alone, and keeps them. */
import { join } from 'node:path';
import { GAMES } from '@kolbiste/games';
import type { Order, Policy } from '@kolbiste/wire';
import { ASKED } from '@kolbiste/wire';
import type { SeatPolicyState } from '@kolbiste/wire/protocol';
import { expect, test } from 'vitest';
import type { AnyGame, Client } from './client.ts';
import { create, sit } from './client.ts';
import { connect, scratchFolder } from './house.ts';
import { serverProcess } from './process.ts';

/** A game whose orders may wait for what others play. */
async function waiting() {
  for (const manifest of GAMES) {
    const windows = await manifest.windows?.();
    if (windows?.windows.waits !== undefined) return manifest;
  }
  throw new Error('orders of no game wait for anything');
}
const game = (await (await waiting()).rules()).game as AnyGame;

const [PASS, MEDITATE, ACTION] = [0, 1, 'turn.act'];
/** A special at any time that takes a player's points, and one that cancels specials. */
const [HARM, CANCEL] = [1217, 1207];
const inHand = (card: number): number => 100_000 + card;
const many = (card: number): object => ({ library: new Array<number>(20).fill(card), sideboard: [] });
const PROFILE = { name: 'one card', deckSize: 20, copies: 20, sideboard: 0 };

const order = (when: object): Order => ({
  decision: 'window.ask',
  option: inHand(CANCEL),
  window: 'reactions',
  once: false,
  when,
});
const ORDERS: Policy = { ...ASKED, hold: 'legal', orders: [order({ played: `card:${HARM}`, on: 'me' })] };

interface Seat {
  readonly id: string;
  readonly token: string;
}

/** The table as a client sees it. */
function seen({ reader }: Client) {
  if (reader === undefined) throw new Error('nothing is seen yet');
  return reader.view as { destiny: number[]; counts: number[][] };
}
const destiny = (client: Client): number[] => seen(client).destiny;
const held = (client: Client, seat: number): number => seen(client).counts[seat][0];

/** Two at a table, the first with nothing but harm in hand, the second with nothing but what cancels it. */
async function twoSeats(url: string): Promise<readonly [Seat, Seat]> {
  const seats = [{ who: 'me', setup: { deck: many(HARM) } }, { who: 'open' }] as const;
  const { id, token = '', invite } = await create(url, { seats, common: { profile: PROFILE } } as object, game);
  const sat = await sit(url, id, { invite, setup: { deck: many(CANCEL) } } as object, game);
  return [
    { id, token },
    { id, token: sat.token },
  ];
}

const join2 = async (url: string, seats: readonly Seat[]): Promise<readonly [Client, Client]> => {
  const clients = seats.map(({ id, token }) => connect(url, { id, token, game }));
  await Promise.all(clients.map((client) => client.until(() => client.step >= 0)));
  return [clients[0], clients[1]];
};

async function answer(client: Client, option: number, others: readonly Client[]): Promise<void> {
  const reply = await client.answer(option);
  if (!reply.ok) throw new Error(`${reply.code} to ${option}`);
  await Promise.all(others.map((other) => other.until(() => other.step >= client.step)));
}

/** Answers with as little as can be, until the first seat stands in a window. */
async function untilWindow(clients: readonly [Client, Client]): Promise<void> {
  for (let n = 0; n < 200; n++) {
    const client = clients.find((one) => one.asked() !== undefined);
    if (client === undefined) throw new Error('nobody is asked');
    const asked = client.asked();
    if (client === clients[0] && asked?.decision.id === 'window.ask' && asked.options.includes(inHand(HARM))) return;
    await answer(client, asked?.decision.id === ACTION ? MEDITATE : (asked?.options[0] ?? PASS), clients);
  }
  throw new Error('it never came to a window');
}

/** The first seat plays its card on a seat, and lets what follows pass until it stands in a window of its own again. */
async function harm(clients: readonly [Client, Client], on: number): Promise<void> {
  await untilWindow(clients);
  await answer(clients[0], inHand(HARM), clients);
  if (clients[0].asked()?.decision.id === 'pickTarget.target') await answer(clients[0], on, clients);
  await untilWindow(clients);
}

test('an order is carried out by the table, known to its seat alone, and outlives pages and servers', {
  timeout: 120_000,
}, async () => {
  const file = join(scratchFolder(), 'games.sqlite');
  const first = await serverProcess(file);
  const seats = await twoSeats(first.url);
  const clients = await join2(first.url, seats);
  await untilWindow(clients);
  const wrong = { ...ORDERS, orders: [order({ played: 'card:999999' })] };
  expect(await clients[1].say('policy', { policy: wrong })).toMatchObject({
    ok: false,
    code: 'badPolicy',
    detail: 'orders[0].when.played: nothing is called so',
  });
  expect(await clients[1].say('policy', { policy: ORDERS })).toMatchObject({ ok: true, policy: ORDERS });

  const [points, cards] = [destiny(clients[1])[1], held(clients[0], 1)];
  await harm(clients, 1);
  expect(destiny(clients[1])[1]).toBe(points);
  expect(held(clients[0], 1)).toBe(cards - 1);
  // On whom else it is played: that is answered by nothing.
  const own = destiny(clients[0])[0];
  await harm(clients, 0);
  expect(destiny(clients[0])[0]).toBeLessThan(own);
  expect(held(clients[0], 1)).toBe(cards - 1);
  expect(clients[0].heard.join()).not.toContain('"when"');
  for (const client of clients) client.close();
  await first.end('SIGKILL');

  const second = await serverProcess(file);
  const again = await join2(second.url, seats);
  const { policy } = (await again[1].join()) as { policy: SeatPolicyState };
  expect(policy.policy?.orders).toEqual(ORDERS.orders);
  expect(await again[0].join()).toMatchObject({ policy: { policy: null } });
  await harm(again, 1);
  expect(destiny(again[1])[1]).toBe(points);
  expect(held(again[0], 1)).toBe(cards - 2);
  for (const client of again) client.close();
});
