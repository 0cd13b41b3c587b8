/** What seats show one another for a moment: it reaches the other players, says nothing hidden, and is kept nowhere. */
import { join } from 'node:path';
import type { HeardSignal, Signal } from '@kolbiste/wire/protocol';
import { LONGEST_GRACE } from '@kolbiste/wire/protocol';
import { expect, test } from 'vitest';
import type { Client } from './client.ts';
import { create } from './client.ts';
import { connect, scratchFolder, startServer } from './house.ts';
import { online, three, threeSit } from './three.ts';

const send = (client: Client, signal: Signal, step = client.step) => client.say('signal', { step, signal });
const signals = (client: Client): HeardSignal[] =>
  client.heard.flatMap((line) => {
    const [event, message] = JSON.parse(line) as [string, HeardSignal];
    return event === 'signal' ? [message] : [];
  });
/** A message to all that comes after whatever was sent before. */
async function roundTrip(seats: readonly Client[], watcher: Client): Promise<void> {
  const spoken = (client: Client): number => client.heard.filter((line) => line.startsWith('["phrase"')).length;
  const before = [...seats, watcher].map(spoken);
  await seats[0].say('phrase', { phrase: 'hello' });
  await Promise.all([...seats, watcher].map((client, k) => client.until(() => spoken(client) > before[k])));
}
const openPlace = (client: Client): string => online.places?.(client.reader?.view)[0] ?? '';
const asked = (seats: readonly Client[]): Client => {
  const found = seats.find((client) => client.asked() !== undefined);
  if (found === undefined) throw new Error('nobody is asked');
  return found;
};

test('pointing, intentions and being ready reach the other players, and nobody else', async () => {
  const { url } = await startServer();
  const { seats, watcher } = await threeSit(url);
  const place = openPlace(seats[1]);
  const sent: Signal[] = [
    { kind: 'point', place },
    { kind: 'intend', place },
    { kind: 'intend', place: null },
  ];
  for (const signal of sent) expect(await send(seats[1], signal)).toEqual({ ok: true });
  const ready = asked(seats);
  expect(await send(ready, { kind: 'ready', millis: 3000 })).toEqual({ ok: true });
  expect(await send(ready, { kind: 'ready', millis: 0 })).toEqual({ ok: true });
  await roundTrip(seats, watcher);
  const { step } = seats[1];
  const first = sent.map((signal) => ({ seat: 1, step, signal }));
  const then = [3000, 0].map((millis) => ({ seat: ready.viewer, step, signal: { kind: 'ready', millis } }));
  for (const client of seats) {
    const foreign = [...first, ...then].filter(({ seat }) => seat !== client.viewer);
    expect(signals(client)).toEqual(foreign);
  }
  expect(signals(watcher)).toEqual([]);
});

test('what not everybody sees is passed on to nobody, and the refusal is the same for all of it', async () => {
  const { url } = await startServer();
  const { seats, watcher } = await threeSit(url);
  const view = seats[0].reader?.view as { hands: readonly (readonly number[])[] } | undefined;
  const mine = view?.hands[seats[0].viewer as number]?.[0];
  expect(mine).toBeGreaterThan(0);
  for (const place of [`hand:${mine}`, 'hand:999999', 'nowhere'])
    for (const kind of ['point', 'intend'] as const)
      expect(await send(seats[0], { kind, place })).toEqual({ ok: false, code: 'notSeen' });
  await roundTrip(seats, watcher);
  for (const client of seats) expect(signals(client)).toEqual([]);
});

test('what is too long, too late or nobody’s to show is refused', async () => {
  const { url } = await startServer();
  const { seats, watcher } = await threeSit(url);
  const place = openPlace(seats[0]);
  const wrong: unknown[] = [
    { kind: 'point', place: 'x'.repeat(41) },
    { kind: 'point', place: '<b>' },
    { kind: 'point', place: null },
    { kind: 'intend' },
    { kind: 'ready', millis: LONGEST_GRACE + 1 },
    { kind: 'ready', millis: 1.5 },
    { kind: 'shout', place },
    { kind: 'point', place, text: 'hello' },
  ];
  for (const signal of wrong) expect(await send(seats[0], signal as Signal)).toMatchObject({ code: 'badMessage' });
  expect(await send(watcher, { kind: 'point', place })).toMatchObject({ code: 'notSeated' });
  expect(await send(seats[0], { kind: 'point', place }, seats[0].step + 1)).toMatchObject({ code: 'stale' });
  const idle = seats.find((client) => client.asked() === undefined);
  if (idle !== undefined) expect(await send(idle, { kind: 'ready', millis: 1000 })).toMatchObject({ code: 'notNow' });
  const client = asked(seats);
  const before = client.step;
  await client.answer(client.asked()?.options[0] ?? 0);
  await Promise.all(seats.map((each) => each.until(() => each.step > before)));
  expect(await send(client, { kind: 'point', place }, before)).toMatchObject({ code: 'stale' });
  expect(await send(client, { kind: 'intend', place: null }, before)).toEqual({ ok: true });
});

test('nothing of it is in the record, in the database, or told to who comes later', async () => {
  const server = await startServer(join(scratchFolder(), 'games.sqlite'));
  const { id, seats, watcher } = await threeSit(server.url);
  const state = async () =>
    JSON.stringify([await server.context.store.games.row(id), await server.context.store.steps.after(id, -1)]);
  const before = await state();
  for (const signal of [
    { kind: 'intend', place: openPlace(seats[0]) },
    { kind: 'ready', millis: 5000 },
  ] as const)
    await send(asked(seats), signal);
  await roundTrip(seats, watcher);
  expect(await state()).toBe(before);
  const late = connect(server.url, { ...seats[2].who }, { quiet: true });
  await late.join();
  expect(signals(late)).toEqual([]);
  expect(late.heard.join()).not.toContain('intend');
});

test('signals count as messages: who sends too many has to wait', async () => {
  const { url } = await startServer(':memory:', { limits: { perConnection: 5 } });
  const { id, token = '' } = await create(url, { seats: [{ who: 'me' }, { who: 'open' }, { who: 'open' }] }, three);
  const client = connect(url, { id, token, game: three }, { quiet: true });
  await client.join();
  const replies = await Promise.all(
    Array.from({ length: 12 }, () => send(client, { kind: 'point', place: 'player:0' }, 0)),
  );
  expect(replies.some((reply) => !reply.ok && reply.code === 'tooFast')).toBe(true);
});
