/**
 * What an answer costs the disk's thread, as it is kept today and as a journal would keep it:
 * `node bench/server/disk.ts [--group 12] [--groups 2000] [--games 2000] [--active 200] [--told 420] [--head 3000]`. All ways lie in files of their own, are filled
 * alike and write the same groups by turns, each group one commit that is synced.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { insertion } from '../../packages/server/src/store/insertion.ts';
import { openStore } from '../../packages/server/src/store/open.ts';
import type { NewStep } from '../../packages/server/src/store/tables.ts';

const usual = { group: '12', groups: '2000', games: '2000', active: '200', told: '420', head: '3000' };
const options = Object.fromEntries(
  Object.entries(usual).map(([name, value]) => [name, { type: 'string', default: value } as const]),
);
const { values } = parseArgs({ options });
const figure = (name: keyof typeof usual): number => Number(values[name]);
const [GROUP, GROUPS, GAMES, ACTIVE] = [figure('group'), figure('groups'), figure('games'), figure('active')];
/** Answers that each game has before anything is measured, and those that are read of one. */
const BEFORE = 60;
const WARM_UP = Math.floor(GROUPS / 10);
const LOGGED = 100;
const TOLD = JSON.stringify(['x'.repeat(figure('told'))]);
const HEAD = 'h'.repeat(figure('head'));
const ids = Array.from({ length: GAMES }, () => randomBytes(15).toString('base64url'));

interface Way {
  readonly name: string;
  /** Changes the tables of today, which are empty, to its own. */
  readonly tables: string;
  /** The statement that writes so many steps. */
  readonly sql: (count: number) => string;
  /** Reads the steps of a game in order. */
  readonly read: string;
}

const statement = insertion(false);
const today = (count: number): string => statement(Array.from({ length: count }, (_, at) => answer(at, 1))).sql;
const WALKED = `with recursive back (seq, step, prior) as (
  select s.seq, s.step, s.prior from games g join tips t on t.no = g.no join steps s on s.seq = t.seq where g.id = ?
  union all select s.seq, s.step, s.prior from back join steps s on s.seq = back.prior)
  select s.* from back join steps s on s.seq = back.seq order by back.step`;
const JOURNAL = `drop table steps;
  alter table games add column no integer;
  create table steps (seq integer primary key, no integer, prior integer, game text not null, step integer not null, seat integer not null,
    option integer not null, at bigint not null, answer text not null, chain text not null, told text not null);
  create table tips (no integer primary key, seq integer not null);`;
/** The step before is found by the game's tip, or is nobody's affair. */
const journal = (sql: string, tip: string): string =>
  sql
    .replace(/insert into steps \(([^)]*)\)/, 'insert into steps ($1, prior, no)')
    .replace(/(from v join games g)/, ', p.seq, g.no $1')
    .replace(/join steps p on .*/, tip)
    .replace(/on conflict \(game, step\) do nothing/, '');
const BY_TIP =
  'join tips t on t.no = g.no join steps p on p.seq = t.seq and p.game = v.game and p.step = v.step - 1 and p.at = v.before';

const ways: readonly Way[] = [
  {
    name: 'today: key of game and step',
    tables: '',
    sql: today,
    read: 'select * from steps where game = ? order by step',
  },
  {
    name: 'journal, last step of each game beside it',
    tables: `${JOURNAL} create trigger tip after insert on steps begin update tips set seq = new.seq where no = new.no; end`,
    sql: (count) => journal(today(count), BY_TIP),
    read: WALKED,
  },
  {
    name: 'journal alone, which could not be read',
    tables: JOURNAL,
    sql: (count) => journal(today(count), 'join (select null as seq, null as chain) p'),
    read: '',
  },
];

function answer(game: number, step: number): NewStep {
  return {
    game: ids[game % GAMES],
    step,
    seat: step & 1,
    option: 3,
    at: step,
    answer: 'n1234567',
    told: TOLD,
    epoch: 0,
    before: step - 1,
  };
}

interface Contestant extends Way {
  readonly file: string;
  readonly db: DatabaseSync;
  readonly millis: number[];
  /** What writes an answer in each of these games, ready to be carried out. */
  readonly ready: (games: readonly number[]) => () => void;
  micros: number;
}

function begun(db: DatabaseSync): void {
  const game = db.prepare(
    `insert into games (id, game, rules, status, listed, epoch, revision, created, touched, head) values (?, 'duel', '1', 'playing', 0, 0, 1, 1, 1, ?)`,
  );
  const start = db.prepare(
    `insert into steps (game, step, seat, option, at, answer, told, chain) values (?, 0, -1, 0, 0, '', '[]', '')`,
  );
  for (const id of ids) {
    game.run(id, HEAD);
    start.run(id);
  }
}

async function contestant(way: Way, folder: string, at: number): Promise<Contestant> {
  const file = join(folder, `${at}.sqlite`);
  await (await openStore(file)).close();
  const db = new DatabaseSync(file);
  db.function('sha256hex', { deterministic: true }, (text) => createHash('sha256').update(String(text)).digest('hex'));
  db.exec(`pragma foreign_keys = on; pragma synchronous = off; begin; ${way.tables}`);
  begun(db);
  if (way.tables !== '')
    db.exec(
      `update games set no = rowid; update steps set no = (select no from games where id = game); insert into tips select no, seq from steps`,
    );
  const statements = new Map<number, StatementSync>();
  const steps = new Int32Array(GAMES);
  const of = (count: number): StatementSync => {
    const made = statements.get(count) ?? db.prepare(way.sql(count));
    statements.set(count, made);
    return made;
  };
  const ready = (games: readonly number[]): (() => void) => {
    const prepared = of(games.length);
    const parameters = statement(games.map((game) => answer(game, ++steps[game]))).parameters as SQLInputValue[];
    return () => {
      const { length } = prepared.all(...parameters);
      if (length !== games.length) throw new Error(`${way.name}: ${length} of ${games.length} were written`);
    };
  };
  // Games that are played at the same time lie side by side.
  for (let first = 0; first < GAMES; first += ACTIVE) {
    const playing = Array.from({ length: Math.min(ACTIVE, GAMES - first) }, (_, k) => first + k);
    for (let step = 0; step < BEFORE; step++)
      for (let k = 0; k < playing.length; k += 20) ready(playing.slice(k, k + 20))();
  }
  db.exec('commit; pragma synchronous = full; pragma wal_checkpoint(truncate)');
  return { ...way, file, db, millis: [], ready, micros: 0 };
}

/** Processor time of this thread. */
function micros(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

function drawn(): number[] {
  const games = new Set<number>();
  while (games.size < GROUP) games.add(GAMES - 1 - Math.floor(Math.random() * ACTIVE));
  return [...games];
}

function measure(all: readonly Contestant[]): void {
  for (let n = 0; n < GROUPS + WARM_UP; n++) {
    const games = drawn();
    for (const each of n % 2 === 0 ? all : all.toReversed()) {
      const write = each.ready(games);
      const begun = performance.now();
      const spent = micros(write);
      if (n < WARM_UP) continue;
      each.millis.push(performance.now() - begun);
      each.micros += spent;
    }
  }
}

/** Bytes of the log for each answer, and microseconds for reading a whole game. */
function besides({ db, file, ready, read }: Contestant): { logged: number; reading: number } {
  db.exec('pragma wal_checkpoint(truncate); pragma wal_autocheckpoint = 0');
  for (let n = 0; n < LOGGED; n++) ready(drawn())();
  const logged = statSync(`${file}-wal`).size / LOGGED / GROUP;
  if (read === '') return { logged, reading: 0 };
  const all = db.prepare(read);
  const spent = micros(() => {
    for (const id of ids.slice(0, LOGGED)) if (all.all(id).length <= BEFORE) throw new Error(`${id} is not whole`);
  });
  return { logged, reading: spent / LOGGED };
}

const folder = mkdtempSync(join(tmpdir(), 'kolbiste-disk-bench-'));
try {
  const all = await Promise.all(ways.map((way, at) => contestant(way, folder, at)));
  measure(all);
  for (const each of all) {
    const sorted = each.millis.toSorted((a, b) => a - b);
    const at = (share: number): string => sorted[Math.floor(sorted.length * share)].toFixed(2);
    const { logged, reading } = besides(each);
    console.log(
      `${each.name}: ${(each.micros / GROUPS / GROUP).toFixed(1)} µs of processor an answer, a group p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ` +
        `${logged.toFixed(0)} bytes of log an answer${reading === 0 ? '' : `, ${reading.toFixed(0)} µs to read ${BEFORE} answers`}`,
    );
    each.db.close();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
