/** Whether an error is the database's own trouble: what was asked may be asked again once it is over. */
import pg from 'pg';

/** What SQLite itself said. */
export class SqliteError extends Error {
  readonly code: string;
  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** Classes of SQLSTATE: connection, no memory or disk, the operator's doing, the system's, timed out or ended transactions. */
const PASSING = /^(08|53|57|58|25P|40|55P03|XX)/;
const UNREACHABLE = /^(ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|EHOST|ENET|ETIMEDOUT|ENOENT)/;
/** Errors of the driver, which bear no code. */
const DRIVER =
  /connection terminated|timeout (exceeded|expired)|not queryable|fallen silent|database is closed|read timeout/i;

export function isTrouble(error: unknown): boolean {
  if (error instanceof SqliteError) return true;
  if (error instanceof AggregateError) return error.errors.some(isTrouble);
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  if (error instanceof pg.DatabaseError) return typeof code === 'string' && (PASSING.test(code) || code === '25006');
  return (typeof code === 'string' && UNREACHABLE.test(code)) || DRIVER.test(error.message);
}

const FIRST_WAIT = 100;
const LONGEST_WAIT = 5000;

/** Milliseconds until the next try: longer each time, and not the same for all who wait. */
export const backoff = (tries: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.75 + Math.random() / 2);

export const wait = (millis: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, millis);
  });
