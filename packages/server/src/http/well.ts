/** Whether the server is well: answers can be kept, other processes are heard, and there is room on the disk. */
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Settings } from '../settings.ts';
import type { House } from '../table/house.ts';

const MEGABYTE = 1_000_000;
/** Milliseconds for which one look is good: whoever asks in a loop writes nothing more. */
const FRESH = 1000;
/** Milliseconds after which a database that does not answer is taken for one that cannot be written. */
const SLOW = 5000;

/** `database`: nothing can be written. `processes`: others are not heard. `disk`: little is free. `check`: the look itself failed. */
type Trouble = 'database' | 'processes' | 'disk' | 'check';

async function written(house: House): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), SLOW);
  });
  const done = house.store.alive(house.now()).then(
    () => true,
    () => false,
  );
  return await Promise.race([done, late]).finally(() => clearTimeout(timer));
}

/** Whether so many megabytes are free where the file lies; only of a file it can be told. */
async function roomy({ database, diskFree }: Settings): Promise<boolean> {
  if (database === ':memory:' || database.includes('://')) return true;
  const { bavail, bsize } = await statfs(dirname(database));
  return bavail * bsize >= diskFree * MEGABYTE;
}

/** @returns what ails the server; each change is logged */
export function healthOf(
  house: House,
  hub: { readonly hears: boolean },
  settings: Settings,
): () => Promise<readonly Trouble[]> {
  let last: { at: number; found: Promise<readonly Trouble[]> } | undefined;
  let before = '';
  const look = async (): Promise<readonly Trouble[]> => {
    const found: Trouble[] = [];
    try {
      if (!(await written(house))) found.push('database');
      if (!hub.hears) found.push('processes');
      if (!(await roomy(settings))) found.push('disk');
    } catch {
      found.push('check');
    }
    const now = found.join(', ');
    if (now !== before) {
      if (now === '') house.log.warn('the server is well again');
      else house.log.error({ troubles: found }, 'the server is not well');
    }
    before = now;
    return found;
  };
  return () => {
    if (last === undefined || performance.now() - last.at > FRESH) last = { at: performance.now(), found: look() };
    return last.found;
  };
}
