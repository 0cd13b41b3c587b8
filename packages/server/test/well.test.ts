/** A server that cannot write, or is told to end, in the middle of everything: real processes, a real full disk. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { connect as dial } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openStore } from '../src/store/open.ts';
import { UnsafeDatabase } from '../src/store/syncs.ts';
import { create } from './client.ts';
import { playTo, scratchFolder, startServer, twoPlayers } from './house.ts';
import { noPostgres, startPostgres } from './postgres.ts';
import { serverProcess } from './process.ts';

const lacking = noPostgres === undefined ? '' : ` (skipped: ${noPostgres})`;
const health = async (url: string): Promise<string> => {
  const response = await fetch(`${url}/health`);
  return `${response.status} ${await response.text()}`;
};

/** A disk of four megabytes; undefined = it may not be made here. */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'kolbiste-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder], { stdio: 'pipe' });
  } catch {
    return undefined;
  }
  onTestFinished(() => {
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

test('a full disk turns health red, and green again; what was acknowledged stays, and the game goes on', async ({
  skip,
}) => {
  const folder = smallDisk();
  if (folder === undefined) return skip('no disk may be mounted here');
  const server = await serverProcess(join(folder, 'games.sqlite'), {
    log: 'warn',
    set: { KOLBISTE_DISK_FREE_MB: '2' },
  });
  const { clients } = await twoPlayers(server.url);
  await playTo(clients, 4);
  expect(await health(server.url)).toMatch(/^200 /);
  const filler = join(folder, 'filler');
  // First little is free, then nothing.
  writeFileSync(filler, Buffer.alloc(2_500_000));
  await vi.waitFor(async () => expect(await health(server.url)).toMatch(/^503 .*"disk"/), 5000);
  const rest = openSync(join(folder, 'rest'), 'w');
  expect(() => {
    for (;;) writeSync(rest, Buffer.alloc(4096));
  }).toThrow(/ENOSPC/);
  closeSync(rest);
  await vi.waitFor(async () => expect(await health(server.url)).toMatch(/^503 .*"database"/), 5000);
  const [a, b] = clients;
  const asked = a.asked() === undefined ? b : a;
  const { step } = asked;
  expect(await asked.answer(asked.asked()?.options[0] ?? 0, { id: 'full' })).toMatchObject({
    ok: false,
    code: 'unavailable',
  });
  rmSync(filler);
  rmSync(join(folder, 'rest'));
  await vi.waitFor(async () => expect(await health(server.url)).toMatch(/^200 /), 10_000);
  expect(await asked.answer(asked.asked()?.options[0] ?? 0, { id: 'full' })).toMatchObject({
    ok: true,
    step: step + 1,
  });
  await playTo(clients, step + 4);
  expect(server.logged()).toMatch(/the server is not well/);
  expect(server.logged()).toMatch(/the server is well again/);
});

test('a damaged file is refused at the start, with what would help', async () => {
  const file = join(scratchFolder(), 'games.sqlite');
  const server = await startServer(file);
  const { clients } = await twoPlayers(server.url);
  await playTo(clients, 10);
  await server.close();
  const damaged = openSync(file, 'r+');
  const half = Math.floor(statSync(file).size / 8192) * 4096;
  writeSync(damaged, Buffer.alloc(600, 0x5a), 0, 600, half);
  closeSync(damaged);
  await expect(openStore(file)).rejects.toThrow(UnsafeDatabase);
  await expect(openStore(file)).rejects.toThrow(/is damaged .*backup/s);
});

const UNSAFE = ['fsync', 'synchronous_commit', 'full_page_writes'];

test.skipIf(noPostgres !== undefined)(
  `PostgreSQL that no longer keeps what it says turns health red, with what would help, and green again${lacking}`,
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const place = await postgres.database();
    const server = await serverProcess(place, { log: 'warn' });
    const { clients } = await twoPlayers(server.url);
    await playTo(clients, 2);
    const set = async (what: string): Promise<void> => {
      await postgres.query(place, `alter system ${what}`);
      await postgres.query(place, 'select pg_reload_conf()');
    };
    for (const name of UNSAFE) {
      await vi.waitFor(async () => expect(await health(server.url)).toBe('200 {"ok":true}'), 20_000);
      await set(`set ${name} = off`);
      await vi.waitFor(
        async () => expect(await health(server.url)).toMatch(new RegExp(`^503 .*"unsafe".*"help":".*${name} is off`)),
        20_000,
      );
      const help = /ALTER SYSTEM (SET \w+ = on)/.exec(await health(server.url))?.[1] ?? '';
      await set(help);
    }
    await vi.waitFor(async () => expect(await health(server.url)).toBe('200 {"ok":true}'), 20_000);
    await playTo(clients, 6);
    for (const name of UNSAFE) expect(server.logged()).toContain(`"help":"PostgreSQL: ${name} is off`);
  },
);

test('SIGTERM ends it in time, whatever connections are open and whatever bots think', async () => {
  const server = await serverProcess(join(scratchFolder(), 'games.sqlite'), { log: 'warn' });
  for (let game = 0; game < 3; game++) {
    await create(server.url, {
      seats: [
        { who: 'bot', level: 'hard' },
        { who: 'bot', level: 'hard' },
      ],
    });
  }
  const texts = [
    '',
    'POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"a":',
    'GET /live/?EIO=4&transport=websocket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n',
  ];
  for (const text of texts) {
    const socket = dial(server.port, '127.0.0.1');
    socket.on('error', () => {});
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    socket.write(text);
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  const began = performance.now();
  await server.end('SIGTERM');
  expect(performance.now() - began).toBeLessThan(8000);
  expect(server.child.exitCode).toBe(0);
  expect(server.logged()).toBe('');
});
