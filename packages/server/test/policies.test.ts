/** Seat policies at the table: what is answered for seats is one write and one message to each, and outlives whatever ends. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { GAMES } from '@kolbiste/games';
import type { Policy, Told } from '@kolbiste/wire';
import { ASKED } from '@kolbiste/wire';
import type { Proposal, SeatPolicyState } from '@kolbiste/wire/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyGame, Client } from './client.ts';
import { create, sit } from './client.ts';
import { connect, scratchFolder, startServer } from './house.ts';
import type { Postgres } from './postgres.ts';
import { noPostgres, startPostgres } from './postgres.ts';
import { serverProcess } from './process.ts';

/** A game for four with windows at which all may pass. */
const manifest = GAMES.find(({ seats, windows }) => windows !== null && seats.includes(4));
if (manifest === undefined) throw new Error('no game for four has windows');
const { game } = await manifest.rules();
const four = game as AnyGame;
const PASS = 0;
/** Passes at the next window, and then no more. */
const ONCE = { decision: 'window.act', option: PASS, once: true };
const ALL_PASS: Policy = { ...ASKED, hold: 'stops' };
const SLOW = 120_000;

interface Seat {
  readonly id: string;
  readonly token: string;
  readonly client: Client;
}

let postgres: Postgres | undefined;
beforeAll(async () => {
  if (noPostgres === undefined) postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

/** Four at one table, from the first question on. */
async function fourSeats(url: string, countdown?: number): Promise<Seat[]> {
  const seats = [{ who: 'me' }, { who: 'open' }, { who: 'open' }, { who: 'open' }] as const;
  const order = { seats, common: { easy: true }, ...(countdown === undefined ? {} : { countdown }) };
  const { id, token = '', invite } = await create(url, order, four);
  const tokens = [token];
  for (let n = 1; n < 4; n++) tokens.push((await sit(url, id, { invite }, four)).token);
  const all = tokens.map((own) => ({ id, token: own, client: connect(url, { id, token: own, game: four }) }));
  await Promise.all(all.map(({ client }) => client.until(() => client.step >= 0)));
  return all;
}

const set = (client: Client, policy: Policy | null, forget = false) => client.say('policy', { policy, forget });
const inWindow = (client: Client): boolean => client.asked()?.decision.id === 'window.act';
const asked = (seats: readonly Seat[]): Client | undefined =>
  seats.map(({ client }) => client).find((client) => client.asked() !== undefined);
const same = (seats: readonly Seat[], step: number): Promise<unknown> =>
  Promise.all(seats.map(({ client }) => client.until(() => client.step >= step)));

/** Answers with what comes first, by hand, until something holds. */
async function playUntil(seats: readonly Seat[], holds: () => boolean): Promise<void> {
  for (let n = 0; n < 400 && !holds(); n++) {
    const client = asked(seats);
    if (client === undefined) throw new Error('nobody is asked');
    const reply = await client.answer(client.asked()?.options[0] ?? PASS);
    if (!reply.ok) throw new Error(reply.code);
    await same(seats, client.step);
  }
  if (!holds()) throw new Error('it never came to that');
}

/** The messages of a client that tell of steps, each with its steps: its own reply or what it heard. */
const messages = (client: Client): number[][] =>
  client.heard.flatMap((line) => {
    const [event, message] = JSON.parse(line) as [string, { told?: { told: Told[] } | Told[] }];
    const told = event === 'told' ? message.told : (message.told as { told?: Told[] } | undefined)?.told;
    if (event !== 'told' && event !== 'answer reply') return [];
    return Array.isArray(told) ? [told.map(({ step }) => step)] : [];
  });

test('a window that four pass is one write, and one message to each', { timeout: SLOW }, async () => {
  const server = await startServer(join(scratchFolder(), 'games.sqlite'));
  const seats = await fourSeats(server.url);
  const { steps } = server.context.store;
  const writes: number[] = [];
  const append = steps.append.bind(steps);
  steps.append = async (rows) => {
    writes.push(rows.length);
    return await append(rows);
  };
  await playUntil(seats, () => seats[0].client.step > 4 && inWindow(seats[0].client));
  for (const { client } of seats.slice(1))
    expect(await set(client, ALL_PASS)).toMatchObject({ ok: true, passing: false });
  // Nobody but the first is asked at windows now: find one in which all the others would have been.
  let run: number[] = [];
  for (let n = 0; n < 300 && run.length < 4; n++) {
    const client = asked(seats);
    if (client === undefined) break;
    const before = seats.map((each) => messages(each.client).length);
    const window = inWindow(client);
    writes.length = 0;
    const { step } = client;
    const reply = await client.answer(client.asked()?.options[0] ?? PASS);
    if (!reply.ok) throw new Error(reply.code);
    await same(seats, client.step);
    const told = seats.map((each, k) => messages(each.client).slice(before[k]));
    run = Array.from({ length: client.step - step }, (_, k) => step + k + 1);
    expect(writes).toEqual([run.length]);
    expect(told).toEqual(seats.map(() => [run]));
    if (!window) run = [];
  }
  expect(run.length).toBeGreaterThanOrEqual(4);
  // Each is an answer like any other: the record has it, given for its seat.
  const rows = await server.context.store.steps.after(seats[0].id, run[0] - 1);
  expect(new Set(rows.slice(0, 4).map(({ seat }) => seat)).size).toBe(4);
  expect(rows.slice(0, 4).map(({ option }) => option)).toEqual([PASS, PASS, PASS, PASS]);
});

test('policies outlive a connection and a server that is killed', { timeout: SLOW }, async () => {
  const file = join(scratchFolder(), 'games.sqlite');
  const first = await serverProcess(file);
  const seats = await fourSeats(first.url);
  const policy: Policy = { ...ALL_PASS, at: ['planning'], orders: [{ decision: 'a.b', option: 7, once: true }] };
  expect(await set(seats[2].client, policy)).toMatchObject({ ok: true, policy });
  // Another page of the same seat is told, and nobody else.
  const again = connect(first.url, { id: seats[2].id, token: seats[2].token, game: four }, { quiet: true });
  expect(await again.join()).toMatchObject({ policy: { policy } });
  await set(again, { ...policy, at: [] });
  await seats[2].client.until(() => seats[2].client.heard.some((line) => line.startsWith('["policy"')));
  for (const k of [0, 1, 3]) expect(seats[k].client.heard.join()).not.toContain('"policy",');
  for (const { client } of [...seats, { client: again }]) client.close();
  await first.end('SIGKILL');
  const second = await serverProcess(file);
  const back = connect(second.url, { id: seats[2].id, token: seats[2].token, game: four }, { quiet: true });
  expect(await back.join()).toMatchObject({ policy: { policy: { ...policy, at: [] } } });
  const other = connect(second.url, { id: seats[1].id, token: seats[1].token, game: four }, { quiet: true });
  expect(await other.join()).toMatchObject({ policy: { policy: null } });
  const watcher = connect(second.url, { id: seats[2].id, game: four }, { quiet: true });
  expect(await watcher.join()).toMatchObject({ policy: null });
});

test('what is no policy is refused, and says where; who watches has none', { timeout: SLOW }, async () => {
  const { url } = await startServer();
  const seats = await fourSeats(url);
  const wrong: readonly [unknown, string][] = [
    [{ ...ALL_PASS, hold: 'never' }, 'hold: one of legal, able, stops, every is wanted'],
    [{ ...ALL_PASS, at: ['noon'] }, 'at[0]: one of '],
    [{ ...ALL_PASS, at: ['planning', 'planning'] }, 'at: each window once'],
    [{ ...ALL_PASS, until: { kind: 'era', era: 0.5 } }, 'until.era: a whole number is wanted'],
    [{ ...ALL_PASS, until: { kind: 'here', era: 1 } }, 'until.era: nothing is called so'],
    [{ ...ALL_PASS, orders: Array.from({ length: 17 }, () => ({})) }, 'orders: at most 16'],
    [{ ...ALL_PASS, orders: [{ decision: 'x'.repeat(200), option: 1, once: true }] }, 'orders[0].decision: '],
    [{ ...ALL_PASS, peek: true }, 'policy.peek: nothing is called so'],
    ['pass', 'policy: a record is wanted'],
  ];
  for (const [policy, detail] of wrong) {
    const reply = await set(seats[0].client, policy as Policy);
    expect(reply).toMatchObject({ ok: false, code: 'badPolicy' });
    expect((reply as { detail: string }).detail).toContain(detail);
  }
  const watcher = connect(url, { id: seats[0].id, game: four }, { quiet: true });
  await watcher.join();
  expect(await set(watcher, ALL_PASS)).toMatchObject({ ok: false, code: 'notSeated' });
  expect(await seats[0].client.join()).toMatchObject({ policy: { policy: null } });
});

test('with a countdown a pass is shown no sooner by a policy than by hand', { timeout: SLOW }, async () => {
  const COUNTDOWN = 400;
  const server = await startServer(':memory:', {});
  const seats = await fourSeats(server.url, COUNTDOWN);
  expect(seats[0].client.table?.countdown).toBe(COUNTDOWN);
  await playUntil(seats, () => seats[0].client.step > 4 && inWindow(seats[0].client));
  await set(seats[1].client, ALL_PASS);
  await set(seats[2].client, ALL_PASS);
  const from = seats[0].client.step;
  const byHand = new Set([0, 3]);
  for (let n = 0; n < 12; n++) {
    const { step } = seats[0].client;
    const client = asked(seats.filter((_, k) => byHand.has(k)));
    if (client !== undefined) {
      const reply = await client.answer(client.asked()?.options[0] ?? PASS);
      if (!reply.ok) throw new Error(reply.code);
    } else if (asked(seats) !== undefined && !seats.some(({ client: each }) => inWindow(each))) {
      const one = asked(seats) as Client;
      await one.answer(one.asked()?.options[0] ?? PASS);
    }
    await same(seats, step + 1);
    await same(seats, Math.max(...seats.map(({ client: each }) => each.step)));
  }
  const rows = await server.context.store.steps.after(seats[0].id, from - 1);
  const waited = rows.slice(1).map(({ at, seat, option }, k) => ({ seat, option, waited: at - rows[k].at }));
  const automatic = waited.filter(({ seat }) => !byHand.has(seat));
  expect(automatic.length).toBeGreaterThan(0);
  for (const pass of automatic) expect(pass.waited).toBeGreaterThanOrEqual(COUNTDOWN);
  const first = waited.find(({ seat, option }) => byHand.has(seat) && option === PASS);
  expect(first?.waited).toBeGreaterThanOrEqual(COUNTDOWN);
});

/** All four agree to something. */
async function agreed(seats: readonly Seat[], what: Proposal): Promise<void> {
  const [{ client }, ...others] = seats;
  const reply = await client.say('propose', { what });
  const id = reply.ok ? reply.proposal?.id : undefined;
  if (id === undefined) throw new Error('nothing is proposed');
  for (const other of others)
    expect(await other.client.say('agree', { proposal: id, yes: true })).toMatchObject({ ok: true });
}

test('the countdown is agreed on; what is due is told to its seat alone, which may answer itself', {
  timeout: SLOW,
}, async () => {
  const LONG = 6000;
  const { url } = await startServer();
  const seats = await fourSeats(url);
  const [{ client }, ...others] = seats;
  await playUntil(seats, () => client.step > 4 && inWindow(client));
  expect(await client.say('propose', { what: { kind: 'countdown', millis: 0 } })).toMatchObject({ code: 'notNow' });
  await agreed(seats, { kind: 'countdown', millis: LONG });
  await client.until(() => client.table?.countdown === LONG);
  const { step } = client;
  const now = Date.now();
  const due = ((await set(client, ALL_PASS)) as SeatPolicyState).due ?? 0;
  expect(due - now).toBeGreaterThan(0);
  expect(due - now).toBeLessThanOrEqual(LONG);
  const stopped = await client.say('policy', { policy: ALL_PASS, ask: true });
  expect(stopped).toEqual({ ok: true, policy: ALL_PASS, passing: false });
  for (const other of others) expect(other.client.heard.join()).not.toContain('"policy",');
  // Without a countdown all passes at once, but what is to be answered by hand.
  await agreed(seats, { kind: 'countdown', millis: 0 });
  await client.until(() => client.table?.countdown === 0);
  expect(client.step).toBe(step);
  expect(client.asked()).toBeDefined();
  expect(await client.say('policy', { policy: ALL_PASS, ask: false })).toMatchObject({ ok: true });
  await same(seats, step + 1);
});

/** How a seat's policy stands, as a page is told that comes now. */
async function standing(url: string, { id, token }: Seat) {
  const client = connect(url, { id, token, game: four }, { quiet: true });
  const { policy } = await client.join();
  client.close();
  return policy;
}

/** A database that does not write a run, as a trigger brings it about, and what the answer is told. */
const REFUSALS = [
  ['the disk fails', "new.seat = 1 begin select raise(abort, 'no room'); end", 'unavailable'],
  ['somebody was faster', 'new.seat = 0 begin select raise(ignore); end', 'stale'],
  ['the run breaks off in the middle', 'new.seat = 1 begin select raise(ignore); end', 'failed'],
] as const;

test.each(REFUSALS)(
  'a run that is not kept takes nothing of policies along: %s',
  { timeout: SLOW },
  async (_, when, code) => {
    const file = join(scratchFolder(), 'games.sqlite');
    const { url } = await startServer(file);
    const seats = await fourSeats(url);
    const [first, second] = seats;
    await set(first.client, { ...ASKED, hold: 'legal' });
    // What may be done besides passing would be remembered as passed over.
    const several = (): boolean => (first.client.asked()?.options.length ?? 0) > 1;
    await playUntil(seats, () => first.client.step > 4 && inWindow(first.client) && several());
    const policy: Policy = { ...ASKED, orders: [ONCE] };
    await set(second.client, policy);
    const database = new DatabaseSync(file, { timeout: 5000 });
    database.exec(`create trigger refusing before insert on steps when ${when}`);
    const { step } = first.client;
    expect(await first.client.answer(PASS)).toMatchObject({ ok: false, code });
    expect(await standing(url, second)).toMatchObject({ policy });
    expect(await standing(url, first)).toMatchObject({ passing: false });
    database.exec('drop trigger refusing');
    database.close();
    await first.client.sync();
    expect(first.client.step).toBe(step);
    expect(await first.client.answer(PASS, { id: 'again' })).toMatchObject({ ok: true });
    // Both are taken now: the order is carried out, and over.
    await same(seats, step + 2);
    expect(await standing(url, second)).toMatchObject({ policy: { ...policy, orders: [] } });
    expect(await standing(url, first)).toMatchObject({ passing: true });
  },
);

test('a server that is killed right after an order was carried out once does not carry it out again', {
  timeout: SLOW,
}, async () => {
  const file = join(scratchFolder(), 'games.sqlite');
  const first = await serverProcess(file);
  const seats = await fourSeats(first.url);
  await playUntil(seats, () => seats[0].client.step > 4 && inWindow(seats[0].client));
  await set(seats[1].client, { ...ASKED, orders: [ONCE] });
  const { step } = seats[0].client;
  expect(await seats[0].client.answer(PASS)).toMatchObject({ ok: true });
  await first.end('SIGKILL');
  for (const { client } of seats) client.close();
  const second = await serverProcess(file);
  const back = connect(second.url, { id: seats[1].id, token: seats[1].token, game: four }, { quiet: true });
  expect(await back.join()).toMatchObject({ policy: { policy: { orders: [] } } });
  expect(back.step).toBe(step + 2);
});

const lacking = noPostgres === undefined ? '' : ` (skipped: ${noPostgres})`;

test.skipIf(noPostgres !== undefined)(
  `what is set at one process holds when the game is played at another${lacking}`,
  { timeout: SLOW },
  async () => {
    const place = await (postgres as Postgres).database();
    const [one, two] = await Promise.all([serverProcess(place), serverProcess(place)]);
    const seats = await fourSeats(one.url);
    await playUntil(seats, () => seats[0].client.step > 4 && inWindow(seats[0].client));
    // The second seat stays at the first process; all others go to the second one.
    const elsewhere = seats.map(({ id, token }, seat): Seat => {
      if (seat === 1) return seats[1];
      seats[seat].client.close();
      return { id, token, client: connect(two.url, { id, token, game: four }) };
    });
    await same(elsewhere, seats[1].client.step);
    const policy: Policy = { ...ASKED, orders: [ONCE] };
    expect(await set(seats[1].client, policy)).toMatchObject({ ok: true, policy });
    const [{ client }] = elsewhere;
    await client.until(() => client.asked() !== undefined);
    const { step } = client;
    expect(await client.answer(PASS)).toMatchObject({ ok: true });
    await same(elsewhere, step + 2);
    // Carried out at the second process, it is over at the first one as well, and its page is told.
    await seats[1].client.until(() => seats[1].client.heard.some((line) => line.startsWith('["policy"')));
    for (const { url } of [one, two])
      expect(await standing(url, seats[1])).toMatchObject({ policy: { ...policy, orders: [] } });
    await playUntil(elsewhere, () => seats[1].client.step > step + 2 && inWindow(seats[1].client));
  },
);
