import { createHash } from 'node:crypto';
import { boundBy, readReplay, verifyReplay } from '@kolbiste/kernel';
import { mayOpen } from '@kolbiste/wire';
import type { Lobby, Table, ToldRecord } from '@kolbiste/wire/protocol';
import { PROTOCOL } from '@kolbiste/wire/protocol';
import { describe, expect, test } from 'vitest';
import { ask, chooser, create, duel, sit } from './client.ts';
import { all, connect, first, playTo, startServer, twoPlayers } from './house.ts';

describe('sitting down', () => {
  test('the invitation opens a free seat once; the token is proof, and nothing else is', async () => {
    const { url } = await startServer();
    const { id, token, invite, seat } = await create(url);
    expect(seat).toBe(0);
    await expect(sit(url, id)).rejects.toThrow('badInvite');
    await expect(sit(url, id, { invite: token ?? '' })).rejects.toThrow('badInvite');
    await expect(sit(url, id, { invite, seat: 0 })).rejects.toThrow('seatTaken');
    const sat = await sit(url, id, { invite, name: 'Žofie' });
    expect(sat.seat).toBe(1);
    await expect(sit(url, id, { invite })).rejects.toThrow('seatTaken');
    const stranger = connect(url, { id, token: invite }, { quiet: true });
    await expect(stranger.join()).rejects.toThrow('badToken');
    const table = JSON.stringify(await ask(`${url}/api/games/${id}`, 'GET'));
    expect(table).toContain('Žofie');
    const hash = createHash('sha256').update(sat.token).digest('base64url');
    for (const secret of [token, sat.token, invite, hash]) expect(table).not.toContain(secret);
  });

  test('a bad set-up is refused with its place; a good one is what is played', async () => {
    const { url } = await startServer();
    const bad = create(url, { seats: [{ who: 'me', setup: { hero: {}, weapons: [] } }, { who: 'open' }] });
    await expect(bad).rejects.toThrow('badSetup');
    await expect(create(url, { seats: [{ who: 'me' }] })).rejects.toThrow('badSetup');
    await expect(create(url, { common: { format: 'huge' } })).rejects.toThrow('badSetup');
    await expect(create(url, { rulesVersion: '0' })).rejects.toThrow('otherRules');
    await expect(create(url, { protocol: 99 })).rejects.toThrow('otherProtocol');
    await expect(create(url, { game: 'chess' })).rejects.toThrow('unknownGame');
  });

  test('the lobby lists what is open and wants to be found', async () => {
    const { url } = await startServer();
    const { id } = await create(url, { listed: true, seats: [{ who: 'me', name: 'Ota' }, { who: 'open' }] });
    await create(url);
    const lobby = await ask<Lobby>(`${url}/api/lobby?game=${duel.id}`, 'GET');
    expect(lobby.games).toMatchObject([{ id, seats: [{ who: 'person', name: 'Ota' }, { who: 'open' }] }]);
    await sit(url, id);
    expect(await ask<Lobby>(`${url}/api/lobby`, 'GET')).toEqual({ games: [] });
  });
});

describe('chance', () => {
  test('everybody commits before anybody opens; a lost value begins a new round', async () => {
    const { url } = await startServer();
    const { id, token, invite } = await create(url);
    const sat = await sit(url, id, { invite });
    const value = '5'.repeat(64);
    const bound = (round: number): string => boundBy(id, round, 0, value);
    const commitment = bound(1);
    const a = connect(url, { id, token: token ?? '' }, { quiet: true });
    const raw = async (event: 'commit' | 'open' | 'restart', message: object) =>
      await a.say(event, message as { round: number; commitment: string; value: string; terms: string });
    await a.say('join', { protocol: PROTOCOL, game: id, token: token ?? '' });
    const terms = '0'.repeat(64);
    expect(await raw('restart', { round: 1 })).toMatchObject({ code: 'notNow' });
    expect(await raw('open', { round: 1, value, terms })).toMatchObject({ code: 'notNow' });
    expect(await raw('commit', { round: 2, commitment })).toMatchObject({ code: 'stale' });
    expect(await raw('commit', { round: 1, commitment })).toEqual({ ok: true });
    expect(await raw('commit', { round: 1, commitment })).toEqual({ ok: true });
    expect(await raw('commit', { round: 1, commitment: '0'.repeat(64) })).toMatchObject({ code: 'notNow' });
    expect(await raw('open', { round: 1, value, terms })).toMatchObject({ code: 'notNow' });
    const b = connect(url, { id, token: sat.token });
    await b.until(() => b.table?.seats[1]?.value !== '' && b.table?.seats[1]?.value !== undefined);
    expect(await raw('open', { round: 1, value: '6'.repeat(64), terms })).toMatchObject({ code: 'badValue' });
    expect(await raw('open', { round: 1, value, terms })).toMatchObject({ code: 'otherTerms' });
    const before = b.table?.chance;
    expect(before).not.toHaveProperty('secret');
    expect(await raw('restart', { round: 1 })).toEqual({ ok: true });
    await b.until(() => b.table?.chance.round === 2 && b.table.seats[1]?.commitment !== '');
    expect(b.table?.chance.commitment).not.toBe(before?.commitment);
    await raw('commit', { round: 2, commitment: bound(2) });
    await b.until(() => b.table?.seats[1]?.value !== '');
    const seen = mayOpen(b.sight, b.table as Table, 0, bound(2));
    await raw('open', { round: 2, value, terms: seen ?? '' });
    await b.until(() => b.table?.status === 'playing' && b.step === 0);
  });

  test('the secret is shown when the game is abandoned, and everything follows from it', async () => {
    const { url } = await startServer();
    const { id, clients } = await twoPlayers(url);
    const [a, b] = clients;
    await playTo(clients, 8);
    expect(a.table?.chance).not.toHaveProperty('secret');
    const early = await ask<ToldRecord>(`${url}/api/games/${id}/record`, 'GET', undefined, a.who.token);
    expect(early).toMatchObject({ format: 'kolbiste-told/2', viewer: 0 });
    expect(early.told).toHaveLength(a.step + 1);
    expect(JSON.stringify(early)).not.toMatch(/secret|seed/);
    await a.say('propose', { what: { kind: 'close' } });
    await b.until(() => (b.table?.proposal ?? null) !== null);
    await b.say('agree', { proposal: b.table?.proposal?.id ?? 0, yes: true });
    await all(clients, (client) => client.table?.status === 'closed');
    const secret = a.table?.chance.secret ?? '';
    expect(boundBy(id, 1, 'table', secret)).toBe(a.table?.chance.commitment);
    const record = readReplay(JSON.stringify(await ask(`${url}/api/games/${id}/record`, 'GET')));
    expect(record.steps).toHaveLength(a.step);
    expect(verifyReplay(duel, record)).toMatchObject({ ok: true });
    expect(await a.answer(0)).toMatchObject({ code: 'notPlaying' });
  });
});

describe('bots and clocks', () => {
  test('a person against a bot, to the end', async () => {
    const { url } = await startServer();
    const { id, token } = await create(url, { seats: [{ who: 'bot', level: 'greedy' }, { who: 'me' }] });
    const a = connect(url, { id, token: token ?? '' });
    await a.play(chooser('bot'));
    expect(a.table?.outcome).toMatchObject({ how: 'rules' });
    expect(a.viewer).toBe(1);
  });

  test('nobody waits for a bot that fails', async () => {
    const thinker = {
      choose: () => Promise.reject(new Error('broken')),
      waiting: () => ({ bots: 0, millis: 0 }),
      close: () => Promise.resolve(),
    };
    const { url } = await startServer(':memory:', { thinker });
    const { id, token } = await create(url, { seats: [{ who: 'bot', level: 'hard' }, { who: 'me' }] });
    const a = connect(url, { id, token: token ?? '' });
    await a.play(first, () => a.step >= 10);
    expect(a.step).toBeGreaterThanOrEqual(10);
  });

  test('two bots need nobody', async () => {
    const { url } = await startServer();
    const { id } = await create(url, {
      seats: [
        { who: 'bot', level: 'random' },
        { who: 'bot', level: 'greedy' },
      ],
    });
    const watcher = connect(url, { id });
    await watcher.until(() => watcher.table?.status === 'over');
    expect(watcher.viewer).toBe('public');
  });

  test('whose time runs out loses', async () => {
    const server = await startServer();
    const clock = { kind: 'chess', millis: 10_000, plus: 0 } as const;
    const { clients } = await twoPlayers(server.url, { clock });
    const [a, b] = clients;
    await all(clients, (client) => client.asked() !== undefined);
    await a.answer(a.asked()?.options[0] ?? 0);
    // Only B owes an answer now, and does not give it.
    await all(clients, (client) => client.table?.status === 'over');
    expect(b.table?.outcome).toEqual({ how: 'time', winners: [0], draw: false, seat: 1 });
  });
});

describe('deleting', () => {
  test('players may, once it is over; then it is gone', async () => {
    const { url, context } = await startServer();
    const { id, clients } = await twoPlayers(url);
    const [a, b] = clients;
    await all(clients, (client) => client.table?.status === 'playing');
    const remove = (token?: string) => ask(`${url}/api/games/${id}`, 'DELETE', undefined, token);
    await expect(remove(a.who.token)).rejects.toThrow('notOver');
    await a.say('resign', {});
    await expect(remove()).rejects.toThrow('badToken');
    await remove(b.who.token);
    await expect(ask(`${url}/api/games/${id}`, 'GET')).rejects.toThrow('noGame');
    expect(await context.store.steps.after(id)).toEqual([]);
    await a.until(() => a.heard.includes('["gone",{"code":"noGame"}]'));
  });
});
