/** What is kept is not what was written: a game so damaged is set aside, told plainly, and brought back from a backup. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../src/store/open.ts';
import { DamagedGame, ROW } from '../src/store/whole.ts';
import { ask } from './client.ts';
import { connect, playTo, scratchFolder, startServer, twoPlayers } from './house.ts';
import type { Postgres } from './postgres.ts';
import { noPostgres, startPostgres } from './postgres.ts';
import { serverProcess } from './process.ts';

let postgres: Postgres | undefined;
beforeAll(async () => {
  if (noPostgres === undefined) postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

const STEPS = 8;
const health = async (url: string): Promise<unknown> => (await fetch(`${url}/health`)).json();
const metric = async (url: string, name: string): Promise<number> =>
  Number(new RegExp(`^${name} (.*)$`, 'm').exec(await (await fetch(`${url}/metrics`)).text())?.[1]);

/** Two games, closed cleanly: a file of SQLite with nothing beside it. */
async function twoGames(file: string): Promise<[Tokens, Tokens]> {
  const server = await startServer(file);
  const games = [await twoPlayers(server.url), await twoPlayers(server.url)];
  for (const { clients } of games) {
    await playTo(clients, STEPS);
    for (const client of clients) client.close();
  }
  await server.close();
  const [one, two] = games.map(({ id, clients }) => ({ id, tokens: clients.map(({ who }) => who.token as string) }));
  return [one, two];
}
interface Tokens {
  readonly id: string;
  readonly tokens: readonly string[];
}

const sqlite = (file: string, text: string): void => {
  const db = new DatabaseSync(file);
  db.exec(text);
  db.close();
};

/** Turns over one bit of a text that stands in a file of SQLite. */
function flipBit(file: string, after: string): void {
  const bytes = readFileSync(file);
  const at = bytes.indexOf(after);
  if (at < 0) throw new Error(`${after} does not stand in the file`);
  bytes[at + after.length] ^= 1;
  writeFileSync(file, bytes);
}

const KINDS: readonly [string, number, (id: string, other: string) => string][] = [
  ['an option', 3, (id) => `update steps set option = option + 1 where game = '${id}' and step = 3`],
  ['a seat', 4, (id) => `update steps set seat = 1 - seat where game = '${id}' and step = 4`],
  ['a time', 5, (id) => `update steps set at = at + 1 where game = '${id}' and step = 5`],
  ['the name of an answer', 2, (id) => `update steps set answer = answer || 'x' where game = '${id}' and step = 2`],
  [
    'what was told',
    6,
    (id) => `update steps set told = replace(told, '"step":6', '"step":7') where game = '${id}' and step = 6`,
  ],
  [
    'a hash',
    7,
    (id) => `update steps set chain = replace(chain, substr(chain, 9, 1), 'x') where game = '${id}' and step = 7`,
  ],
  ['a missing step', 5, (id) => `delete from steps where game = '${id}' and step = 4`],
  ['a missing beginning', 1, (id) => `delete from steps where game = '${id}' and step = 0`],
  ['no step at all', 0, (id) => `delete from steps where game = '${id}'`],
  [
    'two exchanged steps',
    3,
    (id) => `update steps set step = -1 where game = '${id}' and step = 3;
      update steps set step = 3 where game = '${id}' and step = 4;
      update steps set step = 4 where game = '${id}' and step = -1`,
  ],
  [
    'a step of another game',
    2,
    (id, other) => `delete from steps where game = '${id}' and step = 2;
      update steps set game = '${id}' where game = '${other}' and step = 2`,
  ],
  ['who sits', ROW, (id) => `update games set head = replace(head, 'person', 'persom') where id = '${id}'`],
  ['the status', ROW, (id) => `update games set status = 'over' where id = '${id}'`],
  ['the epoch', ROW, (id) => `update games set epoch = epoch + 1 where id = '${id}'`],
];

/** What docs/deploy.md says of bringing a game back. */
function bringBack(backup: string, game: string): string {
  const words = readFileSync(new URL('../../../docs/deploy.md', import.meta.url), 'utf8');
  const lines = /ATTACH '\/backup[\s\S]*?COMMIT;/.exec(words)?.[0] ?? '';
  return lines.replace('/backup/games.sqlite', backup).replaceAll('GAME', game);
}

/** What docs/deploy.md says of the same on PostgreSQL: what is deleted, and which two statements carry each table's rows over. */
function carryOver(game: string): { forget: string; carried: readonly (readonly [string, string])[] } {
  const words = readFileSync(new URL('../../../docs/deploy.md', import.meta.url), 'utf8').replaceAll('GAME', game);
  const forget = [...words.matchAll(/^DELETE FROM .*;$/gm)].map(([line]) => line).join('\n');
  const lines = [...words.matchAll(/^psql -c "([^"]*)" kolbiste2 \| psql -c "([^"]*)" kolbiste$/gm)];
  return { forget: `BEGIN;\n${forget}\nCOMMIT;`, carried: lines.map(([, out = '', into = '']) => [out, into]) };
}

test('every kind of damage is found when the game is opened', async () => {
  const folder = scratchFolder();
  const file = join(folder, 'games.sqlite');
  const backup = join(folder, 'backup.sqlite');
  const [one, two] = await twoGames(file);
  sqlite(file, `vacuum into '${backup}'`);
  const { store, close } = await openStore(file);
  onTestFinished(close);
  for (const [what, step, damage] of KINDS) {
    sqlite(file, damage(one.id, two.id));
    const found = await store.steps.load(one.id, () => -1).catch((error: unknown) => error);
    expect({ what, damaged: found instanceof DamagedGame, found }).toMatchObject({
      what,
      damaged: true,
      found: { game: one.id, step },
    });
    expect(await store.aside.count()).toBe(1);
    for (const { id } of [one, two]) sqlite(file, bringBack(backup, id));
    expect((await store.steps.load(one.id, () => -1))?.steps).toHaveLength(STEPS + 1);
  }
});

test('a bit turned over in a file: its game is set aside, the other goes on, and a backup brings it back', async () => {
  const folder = scratchFolder();
  const file = join(folder, 'games.sqlite');
  const backup = join(folder, 'backup.sqlite');
  const [one, two] = await twoGames(file);
  sqlite(file, `vacuum into '${backup}'`);
  flipBit(file, '"step":5,"happ');
  const server = await serverProcess(file, { log: 'warn' });
  const games = [one, two];
  await expect.poll(() => metric(server.url, 'kolbiste_games_damaged'), { timeout: 20_000 }).toBe(1);
  const [, damaged, step] = /"game":"([\w-]+)","table":"steps","step":(\d+)/.exec(server.logged()) ?? [];
  const aside = games.find(({ id }) => id === damaged) as Tokens;
  const whole = games.find(({ id }) => id !== damaged) as Tokens;
  expect(Number(step)).toBe(5);
  expect(await health(server.url)).toEqual({ ok: true, damaged: 1 });
  const page = connect(server.url, { id: aside.id, token: aside.tokens[0] }, { quiet: true });
  await expect(page.join()).rejects.toThrow('damaged');
  await expect(ask(`${server.url}/api/games/${aside.id}/record`, 'GET')).rejects.toThrow('damaged');
  const players = whole.tokens.map((token) => connect(server.url, { id: whole.id, token }));
  await playTo(players, STEPS + 4);
  await server.end('SIGTERM');

  sqlite(file, bringBack(backup, aside.id));
  const again = await serverProcess(file, { log: 'warn' });
  const back = aside.tokens.map((token) => connect(again.url, { id: aside.id, token }));
  await playTo(back, STEPS + 4);
  expect(await health(again.url)).toEqual({ ok: true });
});

test('a step is written upon the one before it alone', async () => {
  const file = join(scratchFolder(), 'games.sqlite');
  const [{ id }] = await twoGames(file);
  const { store, close } = await openStore(file);
  onTestFinished(close);
  const steps = await store.steps.after(id);
  const last = steps.at(-1) as (typeof steps)[number];
  const next = { ...last, step: last.step + 1, epoch: 0, before: last.at };
  expect(await store.steps.append([{ ...next, step: last.step + 2 }])).toEqual([false]);
  expect(await store.steps.append([{ ...next, before: last.at + 1 }])).toEqual([false]);
  expect(await store.steps.append([next])).toEqual([true]);
  await store.steps.check(id);
});

const lacking = noPostgres === undefined ? '' : ` (skipped: ${noPostgres})`;
describe.skipIf(noPostgres !== undefined)(`PostgreSQL${lacking}`, () => {
  test('a row changed while its game is played at two processes: both set it aside, others go on', async () => {
    const db = postgres as Postgres;
    const place = await db.database();
    const [one, two] = await Promise.all([startServer(place), startServer(place)]);
    const { id, clients } = await twoPlayers(one.url);
    const other = await twoPlayers(one.url);
    const watcher = connect(two.url, { id });
    await Promise.all([playTo(clients, STEPS), playTo(other.clients, STEPS)]);
    await watcher.until(() => watcher.step >= STEPS);
    await db.query(place, 'update steps set told = told || $2 where game = $1 and step = 5', [id, ' ']);
    await two.look();
    const told = ({ heard }: typeof watcher): boolean => heard.includes('["gone",{"code":"damaged"}]');
    for (const page of [...clients, watcher]) await page.until(() => told(page));
    const [a, b] = clients;
    const asked = a.asked() === undefined ? b : a;
    expect(await asked.answer(asked.asked()?.options[0] ?? 0)).toMatchObject({ ok: false, code: 'damaged' });
    await expect(connect(one.url, { id }, { quiet: true }).join()).rejects.toThrow('damaged');
    const kept = await db.query(place, 'select flaw from games where id = $1', [id]);
    expect(kept).toEqual([{ flaw: 5 }]);
    await playTo(other.clients, STEPS + 4);
    await two.look();
    expect(await health(two.url)).toEqual({ ok: true, damaged: 1 });
  });

  test('a damaged game is brought back from a dump as the docs say, the others as they stand', async () => {
    const { database, program, query } = postgres as Postgres;
    const [place, backup] = [await database(), await database()];
    const named = (address: string): string => new URL(address).pathname.slice(1);
    const server = await startServer(place);
    const games = [await twoPlayers(server.url), await twoPlayers(server.url)];
    const [one, two] = games;
    for (const { clients } of games) await playTo(clients, STEPS);
    const dump = program('pg_dump', ['--no-owner', '-Fc', named(place)]);
    program('pg_restore', ['--no-owner', '--exit-on-error', '-d', named(backup)], dump);
    await playTo(two.clients, STEPS + 4);
    for (const { clients } of games) for (const client of clients) client.close();
    await server.close();
    await query(place, 'delete from steps where game = $1 and step = 3', [one.id]);
    const broken = await startServer(place);
    await expect(connect(broken.url, { id: one.id }, { quiet: true }).join()).rejects.toThrow('damaged');
    await broken.close();

    const { forget, carried } = carryOver(one.id);
    program('psql', ['-q', '-v', 'ON_ERROR_STOP=1', '-d', named(place)], Buffer.from(forget));
    for (const [out, into] of carried) {
      const rows = program('psql', ['-c', out, '-d', named(backup)]);
      program('psql', ['-v', 'ON_ERROR_STOP=1', '-c', into, '-d', named(place)], rows);
    }
    expect(carried).toHaveLength(2);
    const again = await startServer(place);
    for (const { id, clients } of games) {
      const players = clients.map(({ who }) => connect(again.url, { ...who, id }));
      await playTo(players, STEPS + 6);
    }
    expect(await again.context.store.steps.last(two.id)).toBeGreaterThan(STEPS + 4);
    expect(await health(again.url)).toEqual({ ok: true });
  });
});
