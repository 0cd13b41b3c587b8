import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { scratchFolder } from '../../test/house.ts';
import type { Postgres } from '../../test/postgres.ts';
import { noPostgres, startPostgres } from '../../test/postgres.ts';
import { migrate } from './migrations.ts';
import { openStore } from './open.ts';
import { sqliteDialect } from './sqlite.ts';
import { Store } from './store.ts';
import { assertSyncs, UnsafeDatabase } from './syncs.ts';
import type { GameRow, NewStep, Tables } from './tables.ts';

let postgres: Postgres | undefined;
beforeAll(async () => {
  if (noPostgres === undefined) postgres = await startPostgres();
});
let lite: Kysely<Tables> | undefined;
afterAll(async () => {
  await lite?.destroy();
  await postgres?.stop();
});

const game = (id: string, more: Partial<GameRow> = {}): GameRow => ({
  id,
  game: 'chess',
  rules: '1',
  status: 'playing',
  listed: 0,
  epoch: 0,
  revision: 1,
  created: 1000,
  touched: 1000,
  address: 'here',
  head: '{}',
  people: 1,
  rows: 0,
  bytes: 0,
  ...more,
});

const step = (id: string, n: number, more: Partial<NewStep> = {}): NewStep => ({
  game: id,
  step: n,
  seat: n % 2,
  option: -(2 ** 31),
  at: 1_763_000_000_000 + n,
  answer: `a${n}`,
  told: JSON.stringify(['čeština', '’']),
  epoch: 0,
  before: 1_763_000_000_000 + n - 1,
  ...more,
});

const stored = ({ epoch: _, before: _before, policies: _policies, ...row }: NewStep) => row;
const start = (id: string) => stored(step(id, 0));

/** A game that has begun, its row changed once by that. */
async function begun(store: Store, id: string): Promise<void> {
  await store.games.create(game(id));
  await store.games.change(id, () => ({ start: start(id) }));
}

async function inMemoryPostgres(): Promise<Store> {
  if (lite === undefined) {
    lite = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: new PGlite() }) });
    await migrate(lite, true);
  }
  await lite.deleteFrom('games').execute();
  return new Store(lite, true);
}

async function opened(place: string): Promise<Store> {
  const { store, close } = await openStore(place);
  onTestFinished(close);
  return store;
}

const places: readonly [string, string | undefined, () => Promise<Store>][] = [
  ['SQLite', undefined, () => opened(join(scratchFolder(), 'sub', 'games.sqlite'))],
  ['SQLite in memory', undefined, () => opened(':memory:')],
  ['PostgreSQL in memory (PGlite)', undefined, inMemoryPostgres],
  ['PostgreSQL', noPostgres, async () => opened(await (postgres as Postgres).database())],
];

describe.each(places)('on %s', (_name, lacking, open) => {
  const why = lacking === undefined ? '' : ` (skipped: ${lacking})`;
  describe.skipIf(lacking !== undefined)(`the repository${why}`, () => {
    test('keeps a game and its steps as they were', async () => {
      const store = await open();
      await store.games.create(game('a'));
      expect(await store.games.row('a')).toEqual(game('a'));
      expect(await store.games.row('b')).toBeUndefined();
      await store.games.change('a', () => ({ start: start('a') }));
      expect(await store.steps.append([step('a', 1)])).toEqual([true]);
      expect(await store.steps.append([step('a', 2)])).toEqual([true]);
      expect(await store.steps.after('a', 0)).toEqual([step('a', 1), step('a', 2)].map(stored));
      expect(await store.steps.after('a', 1)).toEqual([stored(step('a', 2))]);
      await store.upkeep.alive(1);
      await store.upkeep.alive(2);
      expect(await store.upkeep.size()).toBeGreaterThan(0);
    });

    test('writes a step once, whoever comes first; the others of the batch are written', async () => {
      const store = await open();
      for (const id of ['a', 'b', 'c']) await begun(store, id);
      await store.steps.append([step('b', 1, { answer: 'first' })]);
      expect(await store.steps.append([step('a', 1), step('b', 1, { answer: 'late' }), step('c', 1)])).toEqual([
        true,
        false,
        true,
      ]);
      expect((await store.steps.after('b', 0)).map(({ answer }) => answer)).toEqual(['first']);
    });

    test('writes several steps of one game together, one upon another, beside those of others', async () => {
      const store = await open();
      for (const id of ['a', 'b', 'c']) await begun(store, id);
      await store.steps.append([step('b', 1, { answer: 'first' })]);
      const run = [step('a', 1), step('a', 2), step('b', 1), step('b', 2), step('b', 3), step('c', 1), step('a', 3)];
      expect(await store.steps.append(run)).toEqual([true, true, false, false, false, true, true]);
      const kept = await Promise.all(['a', 'b', 'c'].map((id) => store.steps.after(id, 0)));
      expect(kept.map((rows) => rows.map((row) => row.step))).toEqual([[1, 2, 3], [1], [1]]);
      await store.steps.check('a');
      // One that does not follow takes the whole transaction with it.
      await expect(store.steps.append([step('c', 2), step('c', 4)])).rejects.toThrow('step 4 does not follow');
      expect((await store.steps.after('c', 0)).map((row) => row.step)).toEqual([1]);
    });

    test('writes nothing for a game that is over, cut back or gone', async () => {
      const store = await open();
      for (const id of ['over', 'cut']) await begun(store, id);
      await store.steps.append([step('cut', 1)]);
      await store.steps.append([step('cut', 2)]);
      await store.games.change('over', () => ({ set: { status: 'over' } }));
      const cut = await store.games.change('cut', (_row, last) => ({ truncate: last - 1 }));
      expect(cut).toMatchObject({ epoch: 1, revision: 3 });
      expect(await store.steps.append([step('over', 1), step('cut', 2), step('gone', 1)])).toEqual([
        false,
        false,
        false,
      ]);
      expect(await store.steps.append([step('cut', 2, { epoch: 1 })])).toEqual([true]);
      expect((await store.steps.after('cut')).map((row) => row.step)).toEqual([0, 1, 2]);
    });

    test('changes a game as a whole or not at all', async () => {
      const store = await open();
      await store.games.create(game('a'));
      const also = game('next');
      const after = await store.games.change('a', (row, last) => ({
        set: { head: `${row.revision} ${last}` },
        start: start('a'),
        also,
      }));
      expect(after).toMatchObject({ head: '1 -1', revision: 2, epoch: 0 });
      expect(await store.steps.after('a')).toEqual([start('a')]);
      expect(await store.games.row('next')).toEqual(also);
      const failing = store.games.change('a', () => ({ set: { head: 'lost' }, also }));
      await expect(failing).rejects.toThrow();
      expect(await store.games.row('a')).toEqual(after);
      await expect(
        store.games.change('a', () => {
          throw new Error('no');
        }),
      ).rejects.toThrow('no');
      expect(await store.games.change('a', () => undefined)).toBeUndefined();
      expect(await store.games.change('nobody', () => ({}))).toBeUndefined();
      expect(await store.games.row('a')).toEqual(after);
    });

    test('changes of one game at once are all carried out, one after another', async () => {
      const store = await open();
      await store.games.create(game('a', { head: '0' }));
      await Promise.all(
        Array.from({ length: 20 }, () =>
          store.games.change('a', ({ head }) => ({ set: { head: String(Number(head) + 1) } })),
        ),
      );
      expect(await store.games.row('a')).toMatchObject({ head: '20', revision: 21 });
    });

    test('lists what is open, counts what an address has, forgets what is old', async () => {
      const store = await open();
      await store.games.create(game('old', { status: 'open', listed: 1, created: 10, touched: 10 }));
      await store.games.create(game('new', { status: 'open', listed: 1, created: 20, touched: 90 }));
      await store.games.create(game('other', { game: 'go', status: 'open', listed: 1 }));
      await store.games.create(game('hidden', { status: 'open' }));
      await store.games.create(game('over', { status: 'over', listed: 1 }));
      expect((await store.games.lobby('chess', 9)).map(({ id }) => id)).toEqual(['new', 'old']);
      expect((await store.games.lobby(undefined, 2)).map(({ id }) => id)).toEqual(['other', 'new']);
      expect(await store.games.usage('here')).toEqual({ unfinished: 4, bytes: 0, rows: 0 });
      await store.games.change('old', () => ({ start: start('old') }));
      await store.games.touch('old', 5);
      expect(await store.upkeep.sweep(11, 21)).toBe(1);
      expect(await store.games.row('old')).toBeUndefined();
      expect(await store.steps.after('old')).toEqual([]);
      expect(await store.games.row('new')).toMatchObject({ address: null });
      expect((await store.games.usage('here')).unfinished).toBe(2);
      await store.games.remove('new');
      expect(await store.games.row('new')).toBeUndefined();
    });

    test('counts what is kept, and forgets early what bots alone have played to its end', async () => {
      const store = await open();
      await store.games.create(game('a', { people: 0, status: 'over', touched: 50, bytes: 7 }));
      await store.games.create(game('b', { people: 0, touched: 50 }));
      await store.games.create(game('c', { status: 'over', touched: 50, address: 'there' }));
      await Promise.all([store.games.grew('a', 2, 100), store.games.grew('a', 3, 50), store.games.grew('c', 1, 1)]);
      // A change of the table between takes nothing off.
      await store.games.change('a', () => ({ set: { head: '1' } }));
      expect(await store.games.usage('here')).toEqual({ unfinished: 1, bytes: 157, rows: 5 });
      expect(await store.games.usage()).toEqual({ unfinished: 1, bytes: 158, rows: 6 });
      expect(await store.upkeep.sweep(10, 0, 60)).toBe(1);
      expect(await store.games.row('a')).toBeUndefined();
      expect(await store.games.usage()).toEqual({ unfinished: 1, bytes: 1, rows: 1 });
    });

    test('a record is kept once, as long as its game is there', async () => {
      const store = await open();
      await store.games.create(game('a'));
      expect(await store.records.of('a')).toBeUndefined();
      const packed = Buffer.from([31, 139, 0, 255]);
      await store.records.keep('a', packed);
      await store.records.keep('a', Buffer.from([1]));
      await store.records.keep('gone', packed);
      expect(Buffer.from((await store.records.of('a')) as Uint8Array)).toEqual(packed);
      await store.games.remove('a');
      expect(await store.records.of('a')).toBeUndefined();
    });

    test('reads a game and its steps as they were at one moment', async () => {
      const store = await open();
      await begun(store, 'a');
      await store.steps.append([step('a', 1)]);
      await store.steps.append([step('a', 2)]);
      expect(await store.steps.load('a', ({ epoch }) => epoch + 1)).toEqual({
        row: game('a', { revision: 2 }),
        steps: [stored(step('a', 2))],
        policies: [],
      });
      expect(await store.steps.load('b', () => -1)).toBeUndefined();
    });

    test('a policy changes with the steps it comes with or not at all, and never what its seat has set meanwhile', async () => {
      const store = await open();
      await begun(store, 'a');
      const row = { game: 'a', seat: 1, owner: 'o', policy: 'once' };
      const change = { ...row, policy: 'done', before: 'once' };
      const kept = async () => (await store.steps.load('a', () => -1))?.policies;
      await store.policies.put(row);
      // Upon a step that is not there nothing is written.
      expect(await store.steps.append([step('a', 2, { policies: [change] })])).toEqual([false]);
      expect(await kept()).toEqual([row]);
      await expect(store.steps.append([step('a', 1, { policies: [change] }), step('a', 3)])).rejects.toThrow(
        'step 3 does not follow',
      );
      expect(await kept()).toEqual([row]);
      expect(await store.steps.append([step('a', 1, { policies: [change] })])).toEqual([true]);
      expect(await kept()).toEqual([{ ...row, policy: 'done' }]);
      await store.policies.put({ ...row, policy: 'new' });
      expect(await store.steps.append([step('a', 2, { policies: [{ ...change, before: 'done' }] })])).toEqual([true]);
      expect(await kept()).toEqual([{ ...row, policy: 'new' }]);
    });
  });
});

test('tables are brought up to date once, however often a file is opened', async () => {
  const file = join(scratchFolder(), 'games.sqlite');
  const first = await openStore(file);
  await first.store.games.create(game('a'));
  await first.close();
  expect(await (await opened(file)).games.row('a')).toEqual(game('a'));
});

describe('a database that would lose what was acknowledged is refused', () => {
  test('SQLite that does not sync fully', async () => {
    const db = new Kysely<Tables>({ dialect: sqliteDialect(join(scratchFolder(), 'games.sqlite')) });
    onTestFinished(() => db.destroy());
    await assertSyncs(db, false);
    await sql`pragma synchronous = NORMAL`.execute(db);
    await expect(assertSyncs(db, false)).rejects.toThrow(UnsafeDatabase);
  });

  test('PostgreSQL in memory says itself that it does not sync', async () => {
    const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: new PGlite() }) });
    onTestFinished(() => db.destroy());
    await expect(assertSyncs(db, true)).rejects.toThrow(/fsync is off/);
  });

  test.skipIf(noPostgres !== undefined)('PostgreSQL with a commit that does not wait', async () => {
    const place = await (postgres as Postgres).database();
    const unsafe = openStore(`${place}&options=${encodeURIComponent('-c synchronous_commit=off')}`);
    await expect(unsafe).rejects.toThrow(/synchronous_commit is off/);
  });
});
