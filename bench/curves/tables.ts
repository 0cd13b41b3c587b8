/** Many tables at one server: how long answers take, and what games cost in memory while they are awake. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Measured } from '../server/load.ts';
import { measure } from '../server/load.ts';
import { OurTable } from '../server/our-players.ts';
import { started } from '../server/started.ts';
import type { Curve } from './plot.ts';

/** Games at once; at each of them somebody answers every five seconds. */
const COUNTS = [100, 1000, 2500, 5000];
const SECONDS_APART = 5;
const SECONDS = 12;
const AT_ONCE = 24;
const MB = 1024 * 1024;

/** What the server says of itself. */
export async function asked<T>(child: ChildProcess, what: string): Promise<T> {
  child.send(what);
  return (await once(child, 'message'))[0] as T;
}

/** Does something for each, so many at once. */
async function each<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let one = list[next++]; one !== undefined; one = list[next++]) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Tables with one game each, ready to be played. */
export async function seated(urls: readonly string[], count: number, games = 1): Promise<OurTable[]> {
  const tables = Array.from({ length: count }, (_, i) => new OurTable(urls[i % urls.length]));
  await each(tables, async (table) => {
    while (table.left < games) await table.prepare();
  });
  return tables;
}

interface Row extends Measured {
  readonly count: number;
  readonly bytes: number;
}

async function rowAt(count: number, folder: string): Promise<Row> {
  const { child, url } = await started('./ours.ts', { KOLBISTE_DATABASE: join(folder, `at-${count}.sqlite`) });
  try {
    const { bytes: before } = await asked<{ bytes: number }>(child, 'memory');
    const tables = await seated([url], count);
    // All are at their tables before anything is measured.
    await each(tables, (table) => table.next());
    const found = await measure(tables, SECONDS, count / SECONDS_APART);
    const { bytes } = await asked<{ bytes: number }>(child, 'memory');
    for (const table of tables) table.close();
    return { ...found, count, bytes: bytes - before };
  } finally {
    child.kill('SIGKILL');
  }
}

/** Waiting and memory against games at once. */
export async function pacedCurves(folder: string, say: (line: string) => void): Promise<Curve[]> {
  const rows: Row[] = [];
  for (const count of COUNTS) {
    const row = await rowAt(count, folder);
    const { answersPerSecond, p50, p99, bytes } = row;
    say(
      `${count} games at once: ${answersPerSecond.toFixed(0)} answers/s, p50 ${p50.toFixed(1)} ms, ` +
        `p99 ${p99.toFixed(1)} ms, ${(bytes / MB).toFixed(0)} MB`,
    );
    rows.push(row);
  }
  const x = 'games at once, an answer every five seconds at each';
  const of = (name: string, value: (row: Row) => number) => ({
    name,
    points: rows.map((row) => [row.count, value(row)] as const),
  });
  return [
    {
      name: 'waiting',
      title: 'How long an answer takes until both have seen it',
      x,
      y: 'ms',
      series: [of('half of them', (row) => row.p50), of('99 in 100', (row) => row.p99)],
    },
    {
      name: 'memory',
      title: 'What games take while they are awake, their connections with them',
      x,
      y: 'MB',
      series: [of('held', (row) => row.bytes / MB)],
    },
  ];
}

const FILES = ['', '-wal'];
const DISK_SECONDS = 20;

/** Bytes on disk against answers, closed loop. */
export async function diskCurve(folder: string, say: (line: string) => void): Promise<Curve> {
  const database = join(folder, 'growing.sqlite');
  const { child, url } = await started('./ours.ts', { KOLBISTE_DATABASE: database });
  const points: [number, number][] = [];
  const size = (): number =>
    FILES.reduce((sum, end) => sum + (statSync(`${database}${end}`, { throwIfNoEntry: false })?.size ?? 0), 0);
  try {
    const tables = await seated([url], 100, 14);
    const from = size();
    const note = async (): Promise<void> => {
      const text = await (await fetch(`${url}/metrics`)).text();
      const answers = Number(/^kolbiste_answers_per_sync_sum (.+)$/m.exec(text)?.[1]);
      points.push([answers, (size() - from) / MB]);
    };
    await note();
    const timer = setInterval(() => void note(), 2000);
    await measure(tables, DISK_SECONDS);
    clearInterval(timer);
    await note();
    for (const table of tables) table.close();
  } finally {
    child.kill('SIGKILL');
  }
  const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [1, 0]];
  say(`on disk: ${(((last[1] - first[1]) * MB) / (last[0] - first[0])).toFixed(0)} bytes an answer`);
  const series = [{ name: 'database and its log', points }];
  return { name: 'disk', title: 'The reduced duel on disk (SQLite)', x: 'answers', y: 'MB', series };
}
