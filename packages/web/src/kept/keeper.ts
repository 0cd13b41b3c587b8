/** A database as the pages use it: every change goes through it and is told to other tabs. */
import type { Database, Decide, Kept, Plan, Row } from './database.ts';
import { openDatabase } from './database.ts';

/** How a store stands besides its records. */
export interface Standing {
  /** False until the store has been read. */
  readonly open: boolean;
  /** Whether records outlive the page. */
  readonly lasting: boolean;
  /** What the store said when it could not write; '' = nothing. */
  readonly trouble: string;
}

export const UNREAD: Standing = { open: false, lasting: true, trouble: '' };

export interface Keeper<R> {
  /** Changes what is kept; false when the store refused, which the pages then say. */
  change(decide: Decide<R>): Promise<boolean>;
  /** Reads the store for the first time, and again whenever another tab has written. */
  begin(decide: Decide<R>): Promise<boolean>;
}

/** @param show takes what the pages are to see */
export function keeper<R extends { readonly [Store in keyof R]: readonly Row[] }>(
  plan: Plan<R>,
  show: (seen: Partial<Kept<R>> & Partial<Standing>) => void,
): Keeper<R> {
  let database: Promise<Database<R>> | undefined;
  const others = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(plan.name);
  const transact = async (decide: Decide<R>): Promise<boolean> => {
    database ??= openDatabase(plan);
    try {
      const { lasting, transact } = await database;
      const kept = await transact(decide);
      show({ ...kept, lasting, open: true, trouble: '' });
      return true;
    } catch (error) {
      show({ open: true, trouble: error instanceof Error ? error.message : String(error) } as Partial<Kept<R>> &
        Standing);
      return false;
    }
  };
  return {
    async change(decide) {
      const done = await transact(decide);
      if (done) others?.postMessage('changed');
      return done;
    },
    begin(decide) {
      others?.addEventListener('message', () => void transact(() => ({})));
      return transact(decide);
    },
  };
}
