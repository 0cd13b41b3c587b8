/** A server with very many games that nobody plays now: what they cost, and how long one takes to wake. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StepsTable } from '../../packages/server/src/store/tables.ts';
import type { KeptRow } from '../../packages/server/src/store/whole.ts';
import { chainOf, sealOf } from '../../packages/server/src/store/whole.ts';
import type { OurTable } from '../server/our-players.ts';
import { started } from '../server/started.ts';
import type { Curve } from './plot.ts';
import { asked, seated } from './tables.ts';

const COUNTS = [100, 1000, 10_000, 50_000, 100_000];
const ANSWERS = 10;
const WOKEN = 40;
const MB = 1024 * 1024;

interface Row {
  readonly count: number;
  readonly ready: number;
  readonly bytes: number;
  readonly file: number;
  /** Milliseconds until one who comes back sees the game; the game sleeps. */
  readonly wake: number;
}

/** Copies the games that were really played until there are so many; rows and hashes as the server writes them. */
function multiply(file: string, count: number): number {
  const db = new DatabaseSync(file);
  try {
    const games = db.prepare('select * from games').all() as unknown as KeptRow[];
    const stepsOf = db.prepare('select * from steps where game = ? order by step');
    const steps = new Map(games.map(({ id }) => [id, stepsOf.all(id) as unknown as StepsTable[]]));
    const insert = (table: string, row: object): void => {
      const names = Object.keys(row);
      const holes = names.map(() => '?').join(', ');
      const columns = names.map((name) => `"${name}"`).join(', ');
      const sql = `insert into ${table} (${columns}) values (${holes})`;
      const known = statements.get(table) ?? db.prepare(sql);
      statements.set(table, known);
      known.run(...(Object.values(row) as (string | number | null)[]));
    };
    const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();
    db.exec('begin');
    for (let n = games.length; n < count; n++) {
      const of = games[n % games.length];
      const id = `${n.toString(36).padStart(6, '0')}${of.id.slice(6)}`;
      const row = { ...of, id };
      insert('games', { ...row, seal: sealOf(row) });
      let before = '';
      for (const step of steps.get(of.id) ?? []) {
        const own = { ...step, game: id };
        before = chainOf(before, own);
        insert('steps', { ...own, chain: before });
      }
    }
    db.exec('commit');
    db.exec('pragma wal_checkpoint(truncate)');
    const { size } = db
      .prepare('select page_count * page_size as size from pragma_page_count, pragma_page_size')
      .get() as {
      size: number;
    };
    return size;
  } finally {
    db.close();
  }
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1];

async function woken(tables: readonly OurTable[]): Promise<number> {
  const times: number[] = [];
  for (const table of tables) {
    const begun = performance.now();
    await table.next();
    times.push(performance.now() - begun);
  }
  return median(times);
}

/** Plays a few answers at each table, so that there is something to wake. */
async function played(table: OurTable): Promise<void> {
  await table.next();
  for (let n = 0; n < ANSWERS && table.options !== undefined; n++) {
    const [option] = table.options;
    await new Promise<void>((resolve) => table.play(option, resolve));
  }
}

async function rowAt(count: number, folder: string): Promise<Row> {
  const file = join(folder, `asleep-${count}.sqlite`);
  const env = { KOLBISTE_DATABASE: file };
  const first = await started('./ours.ts', env);
  const tables = await seated([first.url], Math.min(count, WOKEN));
  const ids = tables.map((table) => table.nextGame);
  for (const table of tables) await played(table);
  for (const table of tables) table.close();
  first.child.send('end');
  await new Promise((resolve) => first.child.once('exit', resolve));
  const size = multiply(file, count);
  const begun = performance.now();
  const { child, url } = await started('./ours.ts', env);
  const ready = performance.now() - begun;
  try {
    const { bytes } = await asked<{ bytes: number }>(child, 'memory');
    const back = tables.map((table, i) => table.elsewhere(url, ids[i]));
    const wake = await woken(back);
    for (const table of back) table.close();
    return { count, ready, bytes, file: size, wake };
  } finally {
    child.kill('SIGKILL');
  }
}

/** What games cost that sleep, against how many there are. */
export async function asleepCurves(folder: string, say: (line: string) => void): Promise<Curve[]> {
  const rows: Row[] = [];
  for (const count of COUNTS) {
    const row = await rowAt(count, folder);
    say(
      `${count} games asleep: ready after ${row.ready.toFixed(0)} ms, ${(row.bytes / MB).toFixed(1)} MB held, ` +
        `${(row.file / MB).toFixed(0)} MB on disk, awake after ${row.wake.toFixed(1)} ms`,
    );
    rows.push(row);
  }
  const of = (name: string, value: (row: Row) => number) => ({
    name,
    points: rows.map((row) => [row.count, value(row)] as const),
  });
  const x = 'games asleep';
  return [
    {
      name: 'asleep',
      title: 'What sleeping games take',
      x,
      y: 'MB',
      series: [of('memory', (r) => r.bytes / MB), of('disk', (r) => r.file / MB)],
    },
    {
      name: 'waking',
      title: 'How long a server takes',
      x,
      y: 'ms',
      series: [of('until it is ready', (r) => r.ready), of('until a game is awake', (r) => r.wake)],
    },
  ];
}
