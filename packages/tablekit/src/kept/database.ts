/** Where a visitor's records lie: IndexedDB, or the memory of this page where the browser keeps nothing. */
import type { Bilingual } from '@kolbiste/kernel/files';
import type { IDBPDatabase, IDBPTransaction } from 'idb';
import { openDB } from 'idb';

export interface Row {
  readonly id: string;
  /** When it came, in milliseconds; records stand in this order. */
  readonly at: number;
}

/** Something that could not be read, kept as it was. */
export interface Aside {
  readonly id: string;
  readonly what: 'card' | 'deck' | 'file';
  readonly raw: unknown;
  /** What is wrong with it, in both languages. */
  readonly faults: readonly Bilingual[];
}

/** Rows by the name of their store. */
type Tables<R> = { readonly [Store in keyof R]: readonly Row[] };

/** What a transaction changes. Records that are not named stay as they are, whoever wrote them. */
export interface Change<R> {
  readonly put?: Partial<R>;
  /** Ids of records to take out. */
  readonly drop?: { readonly [Store in keyof R]?: readonly string[] };
  readonly aside?: readonly Aside[];
  /** Ids of what was put aside and may go. */
  readonly discard?: readonly string[];
}

export type Kept<R> = R & { readonly aside: readonly Aside[] };

/** What was found in the stores: sound records, and what is none, with the key it lies under. */
export interface Sifted<R> {
  readonly sound: R;
  readonly bad: readonly { readonly store: keyof R & string; readonly key: IDBValidKey; readonly aside: Aside }[];
}

/**
 * Decides on a change by what is kept at this moment, in whatever tab it was written.
 * @param strange whether anybody else has written since this page read the last time
 */
export type Decide<R> = (now: R, strange: boolean) => Change<R>;

export interface Database<R> {
  /** False = only the memory of this page. */
  readonly lasting: boolean;
  /**
   * @param entry where the change is written down until it is here; what has come by another tab is not done again
   * @param settled entries that nobody will ask for any more
   */
  transact(decide: Decide<R>, entry?: string, settled?: readonly string[]): Promise<Kept<R>>;
  /** Entries that have come. */
  entries(): Promise<readonly string[]>;
}

/** A database of records, and how what lies in it is judged before it is used. */
export interface Plan<R> {
  readonly name: string;
  readonly version: number;
  readonly empty: R;
  sift(rows: { readonly [Store in keyof R]: readonly unknown[] }): Sifted<R>;
}

const ASIDE = 'aside';
/** One number: how many transactions have written; and which written-down changes have come, each under its entry. */
const MARKS = 'marks';
const MARK = 'revision';

const storesOf = <R extends Tables<R>>({ empty }: Plan<R>) => Object.keys(empty) as (keyof R & string)[];

async function connect<R extends Tables<R>>(plan: Plan<R>): Promise<IDBPDatabase> {
  return openDB(plan.name, plan.version, {
    upgrade(database) {
      const there = database.objectStoreNames;
      for (const store of [...storesOf(plan), ASIDE])
        if (!there.contains(store)) database.createObjectStore(store, { keyPath: 'id' });
      if (!there.contains(MARKS)) database.createObjectStore(MARKS);
    },
    blocking(_from, _to, event) {
      // A newer version of the page waits in another tab.
      (event.target as IDBDatabase).close();
    },
  });
}

/** What this page read last, and the revision it was read at. */
interface Memory<R> {
  readonly revision: number;
  readonly records: R;
}

type Write = IDBPTransaction<unknown, string[], 'readwrite'>;

/** What lies in the stores. Thousands of records are read and judged only when another page has written since. */
async function read<R extends Tables<R>>(
  plan: Plan<R>,
  transaction: Write,
  revision: number,
  memory: Memory<R> | undefined,
): Promise<Sifted<R>> {
  if (memory?.revision === revision) return { sound: memory.records, bad: [] };
  const stores = storesOf(plan);
  const all = await Promise.all(stores.map((store) => transaction.objectStore(store).getAll()));
  return plan.sift(Object.fromEntries(stores.map((store, k) => [store, all[k]])) as never);
}

/** Everything that a change, and what was found unsound, asks of the stores. */
function writes<R extends Tables<R>>(
  plan: Plan<R>,
  transaction: Write,
  change: Change<R>,
  bad: Sifted<R>['bad'],
): Promise<unknown>[] {
  const aside = transaction.objectStore(ASIDE);
  const rows = storesOf(plan).flatMap((name) => {
    const store = transaction.objectStore(name);
    return [
      ...(change.put?.[name] ?? []).map((row) => store.put(row)),
      ...(change.drop?.[name] ?? []).map((id) => store.delete(id)),
    ];
  });
  return [
    ...rows,
    ...[...bad.map((each) => each.aside), ...(change.aside ?? [])].map((each) => aside.put(each)),
    ...bad.map((each) => transaction.objectStore(each.store).delete(each.key as string)),
    ...(change.discard ?? []).map((id) => aside.delete(id)),
  ];
}

interface Transaction<R> {
  readonly decide: Decide<R>;
  readonly entry: string | undefined;
  readonly settled: readonly string[];
}

/** All in one transaction: two tabs cannot come between reading and writing. */
async function transactIn<R extends Tables<R>>(
  plan: Plan<R>,
  database: IDBPDatabase,
  memory: Memory<R> | undefined,
  { decide, entry, settled }: Transaction<R>,
): Promise<{ kept: Kept<R>; memory: Memory<R> }> {
  const transaction = database.transaction([...storesOf(plan), ASIDE, MARKS], 'readwrite', { durability: 'strict' });
  const marks = transaction.objectStore(MARKS);
  const before = ((await marks.get(MARK)) as number | undefined) ?? 0;
  const { bad, sound } = await read(plan, transaction, before, memory);
  const come = entry !== undefined && (await marks.get(entry)) !== undefined;
  const change: Change<R> = come ? {} : decide(sound, memory?.revision !== before);
  const written = writes(plan, transaction, change, bad);
  const revision = written.length === 0 ? before : before + 1;
  if (written.length > 0) {
    written.push(marks.put(revision, MARK));
    if (entry !== undefined && !come) written.push(marks.put(1, entry));
  }
  written.push(...settled.map((each) => marks.delete(each)));
  const [aside] = await Promise.all([transaction.objectStore(ASIDE).getAll(), ...written, transaction.done]);
  const records = changed(sound, change);
  return { kept: { ...records, aside }, memory: { revision, records } };
}

/** Earlier ones first. */
export const byTime = (a: Row, b: Row): number => a.at - b.at || (a.id < b.id ? -1 : 1);

/** The records after a change, in their order. */
export function changed<R extends Tables<R>>(now: R, change: Change<R>): R {
  const apply = (rows: readonly Row[], put: readonly Row[] = [], drop: readonly string[] = []) => {
    if (put.length === 0 && drop.length === 0) return rows;
    const gone = new Set([...drop, ...put.map(({ id }) => id)]);
    return [...rows.filter(({ id }) => !gone.has(id)), ...put].sort(byTime);
  };
  const stores = Object.keys(now) as (keyof R)[];
  return Object.fromEntries(
    stores.map((store) => [store, apply(now[store], change.put?.[store], change.drop?.[store])]),
  ) as unknown as R;
}

function inMemory<R extends Tables<R>>({ empty }: Plan<R>): Database<R> {
  let records = empty;
  let aside: readonly Aside[] = [];
  return {
    lasting: false,
    entries: () => Promise.resolve([]),
    async transact(decide) {
      const change = decide(records, false);
      aside = [...aside, ...(change.aside ?? [])].filter(({ id }) => !change.discard?.includes(id));
      records = changed(records, change);
      return { ...records, aside };
    },
  };
}

/** Opens the store; where the browser has none, records live as long as the page. */
export async function openDatabase<R extends Tables<R>>(plan: Plan<R>): Promise<Database<R>> {
  let database: IDBPDatabase;
  try {
    database = await connect(plan);
  } catch {
    return inMemory(plan);
  }
  let memory: Memory<R> | undefined;
  const transact = async (transaction: Transaction<R>): Promise<Kept<R>> => {
    const done = await transactIn(plan, database, memory, transaction);
    memory = done.memory;
    return done.kept;
  };
  return {
    lasting: true,
    async entries() {
      const keys = await database.getAllKeys(MARKS);
      return keys.filter((key): key is string => typeof key === 'string' && key !== MARK);
    },
    async transact(decide, entry, settled = []) {
      const transaction = { decide, entry, settled };
      try {
        return await transact(transaction);
      } catch (error) {
        if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
        // The connection was closed, by the system or for a newer version: once more with a new one.
        database = await connect(plan);
        return transact(transaction);
      }
    },
  };
}
