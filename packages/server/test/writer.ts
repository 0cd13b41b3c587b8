/**
 * Writes answers of a few games as the server does, and acknowledges each on its standard output once it is kept. Goes on
 * where an earlier one was ended. Arguments: file, answers to write, and `unsafe` for a database that does not sync.
 */
import { writeSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import { groupCommit } from '../src/store/group.ts';
import { migrate } from '../src/store/migrations.ts';
import { openStore } from '../src/store/open.ts';
import { sqliteDialect } from '../src/store/sqlite.ts';
import { Store } from '../src/store/store.ts';
import type { Tables } from '../src/store/tables.ts';

const GAMES = ['a', 'b', 'c'];
const [file = '', most = '40', safety] = process.argv.slice(2);

async function unsafeStore(): Promise<Store> {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file) });
  await sql`pragma synchronous = off`.execute(db);
  await migrate(db, false);
  return new Store(db, false);
}

const store = safety === 'unsafe' ? await unsafeStore() : (await openStore(file)).store;
const group = groupCommit((steps) => store.steps.append(steps), { most: 256 });
writeSync(1, 'ready\n');

async function play(game: string): Promise<void> {
  if ((await store.games.row(game)) === undefined) {
    const row = { id: game, game: 'x', rules: '1', status: 'playing', listed: 0, epoch: 0, revision: 1 };
    await store.games.create({
      ...row,
      created: 1,
      touched: 1,
      address: null,
      head: '{}',
      people: 1,
      rows: 0,
      bytes: 0,
    });
    const start = { game, step: 0, seat: -1, option: 0, at: 1, answer: '', told: '[]' };
    await store.games.change(game, () => ({ start }));
  }
  const last = (await store.steps.after(game)).at(-1)?.step ?? 0;
  for (let step = last + 1; step <= last + Number(most); step++) {
    const told = JSON.stringify(`${game} ${step} `.repeat(40));
    const kept = await group.write([
      { game, step, seat: 0, option: step, at: 1, answer: '', told, epoch: 0, before: 1 },
    ]);
    if (!kept) throw new Error(`${game} ${step} was not written`);
    writeSync(1, `ack ${game} ${step}\n`);
  }
}

await Promise.all(GAMES.map(play));
process.exit(0);
