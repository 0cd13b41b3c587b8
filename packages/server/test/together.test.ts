/** What people at a table agree on: take-backs, pauses, stand-ins, seats, rematches. */
import { describe, expect, test } from 'vitest';
import { sit } from './client.ts';
import { all, clocked, connect, first, playTo, startServer, twoPlayers } from './house.ts';
import { threeSit } from './three.ts';

describe('together', () => {
  test('a take-back needs the other’s word; then the same answers lead to the same draws', async () => {
    const { url } = await startServer();
    const { clients } = await twoPlayers(url);
    const [a, b] = clients;
    const watcher = connect(url, { id: a.who.id });
    await playTo(clients, 14);
    const { step } = a;
    const then = JSON.stringify(a.reader?.view);
    expect(await a.say('propose', { what: { kind: 'takeBack', to: step } })).toMatchObject({ code: 'stale' });
    await a.say('propose', { what: { kind: 'takeBack', to: 6 } });
    await b.until(() => (b.table?.proposal ?? null) !== null);
    expect(a.step).toBe(step);
    expect(await b.say('propose', { what: { kind: 'pause' } })).toMatchObject({ code: 'proposalOpen' });
    await b.say('agree', { proposal: b.table?.proposal?.id ?? 0, yes: true });
    await all([a, b, watcher], (client) => client.epoch === 1 && client.step === 6);
    await playTo(clients, step);
    expect(JSON.stringify(a.reader?.view)).toBe(then);
    await all([watcher], (client) => client.step === step);
  });

  test('no is no, and a proposal can be withdrawn', async () => {
    const { url } = await startServer();
    const { clients } = await twoPlayers(url);
    const [a, b] = clients;
    await all(clients, (client) => client.table?.status === 'playing');
    await a.say('propose', { what: { kind: 'pause' } });
    await b.until(() => (b.table?.proposal ?? null) !== null);
    const id = b.table?.proposal?.id ?? 0;
    await b.say('agree', { proposal: id, yes: false });
    await a.until(() => a.table?.proposal === null);
    expect(a.table?.paused).toBe(false);
    expect(await b.say('agree', { proposal: id, yes: true })).toMatchObject({ code: 'noProposal' });
  });

  test('while the game is paused nothing is taken', async () => {
    const { url } = await startServer();
    const { clients } = await twoPlayers(url);
    const [a, b] = clients;
    const together = async (what: { kind: 'pause' } | { kind: 'resume' }, paused: boolean): Promise<void> => {
      await a.say('propose', { what });
      await b.until(() => (b.table?.proposal ?? null) !== null);
      await b.say('agree', { proposal: b.table?.proposal?.id ?? 0, yes: true });
      await all(clients, (client) => client.table?.paused === paused);
    };
    await all(clients, (client) => client.asked() !== undefined);
    await together({ kind: 'pause' }, true);
    expect(await a.answer(a.asked()?.options[0] ?? 0)).toMatchObject({ code: 'paused' });
    await together({ kind: 'resume' }, false);
    expect(await a.answer(a.asked()?.options[0] ?? 0)).toMatchObject({ ok: true, step: 1 });
  });

  test('a bot stands in for who was away for a minute, until that person is back', async () => {
    const server = await clocked();
    const { clients } = await twoPlayers(server.url);
    const [a, b] = clients;
    await playTo(clients, 4);
    b.close();
    await a.until(() => a.table?.seats[1]?.present === false);
    const standIn = { what: { kind: 'standIn', seat: 1, level: 'random' } } as const;
    expect(await a.say('propose', standIn)).toMatchObject({ code: 'notAbsent' });
    server.later(61_000);
    expect(await a.say('propose', standIn)).toMatchObject({ ok: true, proposal: null });
    await a.play(first, () => a.step >= 12);
    const again = connect(server.url, b.who);
    await again.until(() => again.table?.status === 'playing');
    expect(again.table?.seats[1]).toMatchObject({ standIn: true, who: 'person' });
    expect(await again.say('back', {})).toEqual({ ok: true });
    await a.until(() => a.table?.seats[1]?.standIn === false);
  });

  test('what is proposed about an absence falls with it: nobody is asked any more, and others may propose', async () => {
    const server = await clocked();
    const { seats } = await threeSit(server.url);
    const [a, b, c] = seats;
    c.close();
    await all([a, b], (client) => client.table?.seats[2]?.present === false);
    server.later(61_000);
    await a.say('propose', { what: { kind: 'standIn', seat: 2, level: 'random' } });
    await b.until(() => (b.table?.proposal ?? null) !== null);
    expect(b.table?.proposal?.wanted).toEqual([1]);
    const id = b.table?.proposal?.id ?? 0;
    connect(server.url, c.who);
    await all([a, b], (client) => client.table?.seats[2]?.present === true && client.table.proposal === null);
    expect(await b.say('agree', { proposal: id, yes: true })).toMatchObject({ code: 'noProposal' });
    expect(await b.say('propose', { what: { kind: 'pause' } })).toMatchObject({ ok: true });
    expect(b.table?.seats[2]).toMatchObject({ who: 'person', standIn: false });
  });

  test('the seat of who is gone can be freed and taken; the old token is worth nothing then', async () => {
    const server = await clocked();
    const { id, invite, clients } = await twoPlayers(server.url);
    const [a, b] = clients;
    await playTo(clients, 4);
    b.close();
    await a.until(() => a.table?.seats[1]?.present === false);
    server.later(61_000);
    await a.say('propose', { what: { kind: 'free', seat: 1 } });
    await a.until(() => a.table?.seats[1]?.who === 'open');
    const { token } = await sit(server.url, id, { invite, name: 'Nova' });
    await expect(connect(server.url, b.who, { quiet: true }).join()).rejects.toThrow('badToken');
    const c = connect(server.url, { id, token });
    await c.until(() => c.step === a.step);
    await playTo([a, c], 8);
  });

  test('who resigns loses; a rematch swaps the seats and keeps the tokens', async () => {
    const { url } = await startServer();
    const { clients } = await twoPlayers(url);
    const [a, b] = clients;
    await all(clients, (client) => client.table?.status === 'playing');
    expect(await a.say('propose', { what: { kind: 'rematch' } })).toMatchObject({ code: 'notOver' });
    await a.say('resign', {});
    await b.until(() => b.table?.status === 'over');
    expect(b.table?.outcome).toEqual({ how: 'resigned', winners: [1], draw: false, seat: 0 });
    await a.say('propose', { what: { kind: 'rematch' } });
    await b.until(() => (b.table?.proposal ?? null) !== null);
    await b.say('agree', { proposal: b.table?.proposal?.id ?? 0, yes: true });
    await all(clients, (client) => (client.table?.next ?? null) !== null);
    const id = a.table?.next ?? '';
    const next = clients.map(({ who }) => connect(url, { id, token: who.token ?? '' }));
    await all(next, (client) => client.table?.status === 'playing');
    expect(next.map(({ viewer }) => viewer)).toEqual([1, 0]);
  });

  test('phrases go by their id', async () => {
    const { url } = await startServer();
    const { clients } = await twoPlayers(url);
    const [a, b] = clients;
    await all(clients, (client) => client.table?.status === 'playing');
    expect(await a.say('phrase', { phrase: 'goodLuck' })).toEqual({ ok: true });
    await b.until(() => b.heard.some((line) => line === '["phrase",{"seat":0,"phrase":"goodLuck"}]'));
  });
});
