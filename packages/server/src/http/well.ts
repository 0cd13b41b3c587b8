/** Whether the server is well: answers can be kept, other processes are heard, and there is room on the disk. */
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Settings } from '../settings.ts';
import type { ServerContext } from '../table/server-context.ts';

const MEGABYTE = 1_000_000;
/** Milliseconds for which one look is good: whoever asks in a loop writes nothing more. */
const FRESH = 1000;
/** Milliseconds after which a database that does not answer is taken for one that cannot be written. */
const SLOW = 5000;

/**
 * `database`: nothing can be written. `unsafe`: what is written could be lost. `processes`: others are not heard. `disk`:
 * little is free. `check`: the look itself failed.
 */
type Trouble = 'database' | 'unsafe' | 'processes' | 'disk' | 'check';

export interface Health {
  readonly troubles: readonly Trouble[];
  /** What would help, where more can be said than the name of the trouble. */
  readonly help?: string;
}

/** What the database says of itself; undefined = nothing in time. */
async function timely<T>(asked: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), SLOW);
  });
  return await Promise.race([asked.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}

/** Whether something was just written, and would stay. */
async function ofDatabase({ store, now }: ServerContext): Promise<Health> {
  const { upkeep } = store;
  const safe = upkeep.alive(now()).then(async () => ({ unsafe: await upkeep.unsafe() }));
  const found = await timely(safe);
  if (found === undefined) return { troubles: ['database'] };
  return found.unsafe === undefined ? { troubles: [] } : { troubles: ['unsafe'], help: found.unsafe };
}

/** Whether so many megabytes are free where the file lies; only of a file it can be told. */
async function roomy({ database, diskFree }: Settings): Promise<boolean> {
  if (database === ':memory:' || database.includes('://')) return true;
  const { bavail, bsize } = await statfs(dirname(database));
  return bavail * bsize >= diskFree * MEGABYTE;
}

/** @returns what ails the server; each change is logged */
export function healthOf(
  context: ServerContext,
  hub: { readonly hears: boolean },
  settings: Settings,
): () => Promise<Health> {
  let last: { at: number; found: Promise<Health> } | undefined;
  let before = '';
  const look = async (): Promise<Health> => {
    const found: Trouble[] = [];
    let said: Pick<Health, 'help'> = {};
    try {
      const { troubles, ...rest } = await ofDatabase(context);
      found.push(...troubles);
      said = rest;
      if (!hub.hears) found.push('processes');
      if (!(await roomy(settings))) found.push('disk');
    } catch {
      found.push('check');
    }
    const now = found.join(', ');
    if (now !== before) {
      if (now === '') context.log.warn('the server is well again');
      else context.log.error({ troubles: found, ...said }, 'the server is not well');
    }
    before = now;
    return { troubles: found, ...said };
  };
  return () => {
    if (last === undefined || performance.now() - last.at > FRESH) last = { at: performance.now(), found: look() };
    return last.found;
  };
}
