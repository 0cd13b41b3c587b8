/**
 * Databases that the first commit's server has written (docs/old-games.md), opened by today's: what runs goes on or is shown
 * with its version, what is over is shown.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { agreementOf, readReplay, verifyReplay } from '@kolbiste/kernel';
import { game as lotr } from '@kolbiste/lotr';
import { game as tmmstone } from '@kolbiste/tmmstone';
import type { Told } from '@kolbiste/wire';
import { kindOf, renumbered } from '@kolbiste/wire';
import type { Joined, ToldRecord } from '@kolbiste/wire/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyGame } from './client.ts';
import { ask, chooser, duel } from './client.ts';
import { connect, scratchFolder, startServer } from './house.ts';
import type { Postgres } from './postgres.ts';
import { noPostgres, startPostgres } from './postgres.ts';

interface OldGame {
  readonly game: string;
  readonly rulesVersion: string;
  readonly what: 'running' | 'finished' | 'resigned' | 'agreeing';
  readonly id: string;
  readonly tokens: readonly string[];
  readonly step: number;
}

const old = (name: string): URL => new URL(`old/76f4907.${name}`, import.meta.url);
const unpacked = (name: string): Buffer => brotliDecompressSync(readFileSync(old(name)));
const { sqlite, postgres: dumped } = JSON.parse(readFileSync(old('json'), 'utf8')) as Record<
  'sqlite' | 'postgres',
  readonly OldGame[]
>;

const games = [duel, lotr as unknown as AnyGame, tmmstone as unknown as AnyGame];
const rulesOf = ({ game }: OldGame): AnyGame => games.find(({ id }) => id === game) as AnyGame;
const isOfToday = (one: OldGame): boolean => rulesOf(one).rulesVersion === one.rulesVersion;

async function joined(url: string, { id, tokens, ...one }: OldGame): Promise<Joined> {
  const client = connect(url, { id, token: tokens[0], game: rulesOf({ id, tokens, ...one }) }, { quiet: true });
  return await client.join(true);
}

/** It cannot begin: its pages would play by other rules than were agreed. */
async function refused(url: string, one: OldGame): Promise<void> {
  const client = connect(url, { id: one.id, token: one.tokens[0] });
  await client.until(() => client.table !== undefined);
  expect(client.table).toMatchObject({ frozen: true, status: 'chance', rulesVersion: one.rulesVersion });
  expect(await client.say('restart', { round: 1 })).toMatchObject({ ok: false, code: 'otherRules' });
  expect(await client.say('propose', { what: { kind: 'close' } })).toMatchObject({ ok: true });
}

/** The first commit's numbers of the kinds of events in The Lord of the Rings: others than today's from one place on. */
function saidAsThen({ game, ...one }: OldGame, kinds: readonly string[] | undefined, told: readonly Told[]): void {
  const { events } = rulesOf({ game, ...one });
  if (game !== 'lotr') return expect(kinds).toBeUndefined();
  const names = (kinds ?? []).map((name) => events.indexOf(name));
  expect(names).not.toContain(-1);
  expect(kinds?.[14]).toBe('windowOpened');
  const said = told.flatMap((each) =>
    renumbered(each, kinds ?? [], events).happened.map(({ event }) => events[kindOf(event)]),
  );
  expect(said).toContain('windowOpened');
  expect(said).not.toContain('roundEnded');
  // Without it windows would be told as the end of a round.
  expect(told.flatMap(({ happened }) => happened.map(({ event }) => events[kindOf(event)]))).toContain('roundEnded');
}

/** All that a seat was told stands there, with the version it was played by, and nobody plays it on. */
async function shown(url: string, one: OldGame): Promise<void> {
  const { table, news } = await joined(url, one);
  if (one.what === 'agreeing') return await refused(url, one);
  expect(table).toMatchObject({ frozen: true, rulesVersion: one.rulesVersion });
  if (!('start' in news)) throw new Error('the past is what can be shown');
  saidAsThen(one, table.kinds, news.told);
  expect(news.told.length).toBeGreaterThan(1);
  const client = connect(url, { id: one.id, token: one.tokens[0] }, { quiet: true });
  await client.say('join', {
    protocol: (await import('@kolbiste/wire/protocol')).PROTOCOL,
    game: one.id,
    token: one.tokens[0],
  });
  const answer = { id: 'x', step: one.step, decision: '', option: 0 };
  expect(await client.say('answer', answer)).toMatchObject({ ok: false, code: 'otherRules' });
  const told = await ask<ToldRecord>(`${url}/api/games/${one.id}/record`, 'GET', undefined, one.tokens[0]);
  expect(told).toMatchObject({ format: 'kolbiste-told/2', rulesVersion: one.rulesVersion });
  // The first is the set-up itself.
  expect(told.told).toHaveLength(one.step + 1);
}

async function verified(url: string, one: OldGame): Promise<void> {
  const record = readReplay(JSON.stringify(await ask(`${url}/api/games/${one.id}/record`, 'GET')));
  expect(record.steps).toHaveLength(one.step);
  expect(verifyReplay(rulesOf(one), record)).toMatchObject({ ok: true });
  // By the protocol of then, as what it is.
  expect(agreementOf(record.chance)).toBeUndefined();
  expect(record.chance).toMatchObject({ source: 'keyed', version: 1, shares: [{ by: 'table' }, { by: 0 }, { by: 1 }] });
}

async function playedOn(url: string, { id, tokens, step, ...one }: OldGame): Promise<void> {
  const clients = tokens.map((token) => connect(url, { id, token, game: rulesOf({ id, tokens, step, ...one }) }));
  await Promise.all(clients.map((client, seat) => client.play(chooser(`on ${seat}`))));
  const [a] = clients;
  await a.until(() => a.table?.status === 'over');
  expect(a.table?.outcome).toMatchObject({ how: 'rules' });
  expect(a.step).toBeGreaterThan(step);
  const record = readReplay(JSON.stringify(await ask(`${url}/api/games/${id}/record`, 'GET')));
  expect(verifyReplay(rulesOf({ id, tokens, step, ...one }), record)).toMatchObject({ ok: true });
}

/** What becomes of a game of before. */
async function opened(url: string, one: OldGame): Promise<'played on' | 'verified' | 'shown'> {
  if (!isOfToday(one)) return shown(url, one).then(() => 'shown');
  if (one.what === 'agreeing' || one.what === 'running') return playedOn(url, one).then(() => 'played on');
  return verified(url, one).then(() => 'verified');
}

/** What has to become of it. */
function due(one: OldGame): string {
  if (!isOfToday(one)) return 'shown';
  return one.what === 'finished' || one.what === 'resigned' ? 'verified' : 'played on';
}

const titled = (list: readonly OldGame[]): [string, OldGame][] =>
  list.map((one) => [`${one.game}, rules ${one.rulesVersion}: ${one.what}`, one]);

describe('SQLite', () => {
  test.each(titled(sqlite))('%s', async (_title, one) => {
    const file = join(scratchFolder(), 'games.sqlite');
    writeFileSync(file, unpacked('sqlite.br'));
    const { url } = await startServer(file);
    expect(await opened(url, one)).toBe(due(one));
  });
});

let postgres: Postgres | undefined;
beforeAll(async () => {
  if (noPostgres === undefined) postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

const lacking = noPostgres === undefined ? '' : ` (skipped: ${noPostgres})`;
test.skipIf(noPostgres !== undefined)(`a dump of PostgreSQL: every game in it${lacking}`, async () => {
  const { database, program } = postgres as Postgres;
  const place = await database();
  program('psql', ['-q', '-v', 'ON_ERROR_STOP=1', '-d', new URL(place).pathname.slice(1)], unpacked('sql.br'));
  const { url } = await startServer(place);
  for (const one of dumped) expect(await opened(url, one)).toBe(due(one));
});
