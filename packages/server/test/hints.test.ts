/** Hints at a table by link: only where all have agreed, and then the record says who asked. */
import type { ReplayRecord } from '@kolbiste/kernel';
import { readReplay, verifyReplay } from '@kolbiste/kernel';
import { expect, test } from 'vitest';
import type { Client } from './client.ts';
import { ask, duel, sit } from './client.ts';
import { all, clocked, connect, playTo, startServer, twoPlayers } from './house.ts';

const HINTS = { what: { kind: 'hints' } } as const;

const recordOf = async (url: string, id: string): Promise<ReplayRecord> =>
  readReplay(JSON.stringify(await ask(`${url}/api/games/${id}/record`, 'GET')));

/** One proposes something, the other says yes. */
async function agreed(a: Client, b: Client, what: Parameters<Client['say']>[1]): Promise<void> {
  expect(await a.say('propose', what as never)).toMatchObject({ ok: true });
  await b.until(() => (b.table?.proposal ?? null) !== null);
  expect(await b.say('agree', { proposal: b.table?.proposal?.id ?? 0, yes: true })).toMatchObject({ ok: true });
  await all([a, b], (client) => client.table?.proposal === null);
}

test('there are none before all have said yes; what is asked for stands in the record, and it verifies', async () => {
  const { url } = await startServer();
  const { clients } = await twoPlayers(url);
  const [a, b] = clients;
  await playTo(clients, 4);
  const { step } = a;
  expect(await a.say('hint', { step })).toMatchObject({ code: 'notNow' });
  expect(await a.say('propose', HINTS)).toMatchObject({ ok: true });
  expect(await a.say('hint', { step })).toMatchObject({ code: 'notNow' });
  await b.until(() => (b.table?.proposal ?? null) !== null);
  expect(b.table?.proposal?.wanted).toEqual([1]);
  await b.say('agree', { proposal: b.table?.proposal?.id ?? 0, yes: true });
  await all(clients, (client) => client.table?.hints === true);
  expect(await b.say('propose', HINTS)).toMatchObject({ code: 'notNow' });

  expect(await a.say('hint', { step: step - 1 })).toMatchObject({ code: 'stale' });
  for (const client of [b, a, a]) expect(await client.say('hint', { step })).toEqual({ ok: true });
  await playTo(clients, 8);
  expect(await b.say('hint', { step: 8 })).toEqual({ ok: true });
  // What was asked for at a step that is taken back was asked for.
  await agreed(a, b, { what: { kind: 'takeBack', to: 6 } });
  await all(clients, (client) => client.step === 6);
  await a.say('resign', {});
  await b.until(() => b.table?.status === 'over');
  const record = await recordOf(url, a.who.id);
  expect(record.hints).toEqual([
    [step, 0],
    [step, 1],
    [6, 1],
  ]);
  expect(verifyReplay(duel, record)).toMatchObject({ ok: true });

  await agreed(a, b, { what: { kind: 'rematch' } });
  const next = connect(url, { id: a.table?.next ?? '', token: a.who.token ?? '' });
  await next.until(() => next.table !== undefined);
  expect(next.table?.hints).toBeUndefined();
});

test('a game without hints has a record without them; whoever comes later has not agreed', async () => {
  const server = await clocked();
  const { id, invite, clients } = await twoPlayers(server.url);
  const [a, b] = clients;
  await playTo(clients, 2);
  await agreed(a, b, HINTS);
  expect(a.table?.hints).toBe(true);
  b.close();
  await a.until(() => a.table?.seats[1]?.present === false);
  server.later(61_000);
  await a.say('propose', { what: { kind: 'free', seat: 1 } });
  await a.until(() => a.table?.seats[1]?.who === 'open');
  expect(a.table?.hints).toBeUndefined();
  const { token } = await sit(server.url, id, { invite, name: 'Nova' });
  const c = connect(server.url, { id, token });
  await c.until(() => c.step === a.step);
  expect(await a.say('hint', { step: a.step })).toMatchObject({ code: 'notNow' });
  await a.say('resign', {});
  await c.until(() => c.table?.status === 'over');
  expect(Object.keys(await recordOf(server.url, id))).not.toContain('hints');
});

test('while a person is away nobody else can agree to hints for them', async () => {
  const server = await clocked();
  const { clients } = await twoPlayers(server.url);
  const [a, b] = clients;
  await playTo(clients, 2);
  b.close();
  await a.until(() => a.table?.seats[1]?.present === false);
  server.later(61_000);
  expect(await a.say('propose', { what: { kind: 'standIn', seat: 1, level: 'random' } })).toMatchObject({ ok: true });
  expect(await a.say('propose', HINTS)).toMatchObject({ ok: true, proposal: { wanted: [1] } });
  expect(a.table?.hints).toBeUndefined();
});
