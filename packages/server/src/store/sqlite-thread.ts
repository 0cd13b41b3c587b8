/** The thread that holds the SQLite file: a sync of the disk then never stands in the way of the table. */
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

import { cpuMillis } from '../cost/bill.ts';
import { hashOf } from './whole.ts';

export interface Asked {
  readonly id: number;
  readonly sql: string;
  readonly params: readonly unknown[];
}

export type Replied =
  | {
      readonly id: number;
      readonly rows: Record<string, unknown>[];
      readonly changes: number;
      /** Milliseconds of this thread's processor time. */
      readonly millis: number;
    }
  | { readonly id: number; readonly failed: string; readonly code: string };

/** Prepared statements kept; the texts differ by the number of rows written at once. */
const KEPT = 400;

function opened(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  db.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;',
  );
  db.function('sha256hex', { deterministic: true }, (text) => hashOf(String(text)));
  return db;
}

function answering(db: DatabaseSync): (asked: Asked) => Replied {
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string): StatementSync => {
    let made = statements.get(sql);
    if (made === undefined) {
      if (statements.size >= KEPT) statements.clear();
      made = db.prepare(sql);
      statements.set(sql, made);
    }
    return made;
  };
  return ({ id, sql, params }) => {
    const begun = cpuMillis();
    try {
      const statement = prepared(sql);
      const values = params as SQLInputValue[];
      if (statement.columns().length > 0) {
        const rows = statement.all(...values);
        return { id, rows, changes: 0, millis: cpuMillis() - begun };
      }
      const changes = Number(statement.run(...values).changes);
      return { id, rows: [], changes, millis: cpuMillis() - begun };
    } catch (error) {
      const { message, code } = error as Error & { code?: string };
      return { id, failed: message, code: code ?? '' };
    }
  };
}

if (parentPort !== null) {
  const port = parentPort;
  const db = opened((workerData as { file: string }).file);
  const answer = answering(db);
  port.on('message', (asked: Asked | 'close') => {
    if (asked === 'close') {
      db.close();
      port.close();
    } else port.postMessage(answer(asked));
  });
}
