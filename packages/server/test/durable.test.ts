import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { often } from '../../../scripts/long.mjs';
import { chooser } from './client.ts';
import { scratchFolder, twoPlayers } from './house.ts';
import { serverProcess } from './process.ts';
import { noStrace, orderOf, watching } from './strace.ts';

const WRITER = fileURLToPath(new URL('./writer.ts', import.meta.url));
const KILLS = often(40, 200);
/** From the first write of a game's life to a hundred and more of them. */
const APART = often(5, 1);
const LANES = 2;
const TEN_MINUTES = 600_000;
const named = (lacking: string | undefined): string => (lacking === undefined ? '' : ` (skipped: ${lacking})`);

/** Steps acknowledged by a writer that is ended at its n-th write to the disk, or after so many acknowledgements. */
async function killed(file: string, n: number): Promise<string[]> {
  const run = [process.execPath, WRITER, file, '40'];
  const inject = ['strace', '-f', '-qq', '--seccomp-bpf', '-o', '/dev/null', '-e', 'trace=pwrite64'];
  const kill = [...inject, '-e', `inject=pwrite64:signal=KILL:when=${n}`];
  const [command, ...args] = noStrace === undefined ? [...kill, ...run] : run;
  const env = { ...process.env, NODE_COMPILE_CACHE: `${file}-compiled` };
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'], env });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    // Without strace the moment is as the scheduler has it.
    if (noStrace !== undefined && out.split('ack').length > n % 60) child.kill('SIGKILL');
  });
  await once(child, 'close');
  return out.split('\n').filter((line) => line.startsWith('ack '));
}

/** Everything acknowledged is there, each game without a gap, and the file is sound. */
function check(file: string, acks: readonly string[]): void {
  const db = new DatabaseSync(file);
  const rows = db.prepare('select game, step, option, told from steps where step > 0 order by game, step').all();
  const integrity = db.prepare('pragma integrity_check').all();
  db.close();
  expect(integrity).toEqual([{ integrity_check: 'ok' }]);
  const there = new Set(rows.map(({ game, step }) => `ack ${game} ${step}`));
  expect(acks.filter((ack) => !there.has(ack))).toEqual([]);
  const counts = new Map<unknown, number>();
  const wrong = rows.filter(({ game, step, option }) => {
    const next = (counts.get(game) ?? 0) + 1;
    counts.set(game, next);
    return step !== next || option !== next;
  });
  expect(wrong).toEqual([]);
}

test(`kill -9 between any two writes, ${KILLS} times: nothing acknowledged is lost`, {
  timeout: TEN_MINUTES,
}, async () => {
  const lane = async (at: number): Promise<number> => {
    const file = join(scratchFolder(), 'games.sqlite');
    await promisify(execFile)(process.execPath, [WRITER, file, '1']);
    const acks: string[] = [];
    for (let n = at + 1; n <= KILLS; n += LANES) {
      acks.push(...(await killed(file, n * APART)));
      check(file, acks);
    }
    return acks.length;
  };
  const acknowledged = await Promise.all(Array.from({ length: LANES }, (_, at) => lane(at)));
  for (const count of acknowledged) expect(count).toBeGreaterThan(KILLS);
});

describe.skipIf(noStrace !== undefined)(`strace sees${named(noStrace)}`, () => {
  test('no acknowledgement before its sync, in a whole duel over sockets', async () => {
    const folder = scratchFolder();
    const out = join(folder, 'calls');
    const server = await serverProcess(join(folder, 'games.sqlite'), { wrapper: watching(out) });
    const { clients } = await twoPlayers(server.url);
    await Promise.all(clients.map((client, seat) => client.play(chooser(`strace ${seat}`))));
    const answers = clients.flatMap(({ heard }) =>
      heard.filter((line) => line.startsWith('["answer reply",{"ok":true')),
    );
    for (const client of clients) client.close();
    await server.end('SIGTERM');
    const order = orderOf(readFileSync(out, 'utf8'), /\{\\"ok\\":true,\\"step\\":\d+[,}]/);
    expect(answers.length).toBeGreaterThan(10);
    expect(order).toMatchObject({ acks: answers.length, early: 0, empty: 0 });
    expect(order.syncs).toBeGreaterThanOrEqual(answers.length);
  });

  test('one that does not sync', async () => {
    const folder = scratchFolder();
    const out = join(folder, 'calls');
    const [command, ...args] = [
      ...watching(out),
      process.execPath,
      WRITER,
      join(folder, 'games.sqlite'),
      '5',
      'unsafe',
    ];
    const child = spawn(command, args, { stdio: 'ignore' });
    await once(child, 'close');
    const order = orderOf(readFileSync(out, 'utf8'), /write\(1<[^>]*>, "ack /);
    expect(order.acks).toBe(15);
    expect(order.early).toBe(15);
  });
});

test('the order of calls is read rightly', () => {
  const wal = '21</x/games.sqlite-wal>';
  const ack = '7 write(30<socket>, "ack 1", 5) = 5';
  const of = (...calls: string[]) => orderOf(calls.join('\n'), /ack/);
  const write = `9 pwrite64(${wal}, "..."..., 4096, 0) = 4096`;
  const sync = `9 fdatasync(${wal}) = 0`;
  expect(of(write, sync, ack)).toEqual({ acks: 1, syncs: 1, early: 0, empty: 0 });
  expect(of(write, ack, sync)).toEqual({ acks: 1, syncs: 1, early: 1, empty: 0 });
  expect(of(sync, ack)).toEqual({ acks: 1, syncs: 1, early: 0, empty: 1 });
  const begun = `9 fdatasync(${wal} <unfinished ...>`;
  const ended = '9 <... fdatasync resumed>) = 0';
  expect(of(write, begun, ended, ack)).toMatchObject({ early: 0, syncs: 1 });
  expect(of(write, begun, ack, ended)).toMatchObject({ early: 1 });
  expect(of(write, `9 fdatasync(${wal}) = -1 EIO (Input/output error)`, ack)).toMatchObject({ early: 1 });
});
