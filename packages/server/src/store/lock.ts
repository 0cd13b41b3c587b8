/**
 * One server for one SQLite file. Beside the file lies another, `FILE.lock`, an empty SQLite database: who has begun to
 * write it, and never does, holds the games. The lock is the operating system's, so it ends with the process, however
 * that ends; the games' own file stays free for whoever copies it. `FILE.pid` only says who holds it.
 */
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process serves the games of this file. */
export class DatabaseTaken extends Error {
  readonly file: string;
  /** Process that holds it and its machine, and when it began; undefined = it has not said so yet. */
  readonly holder: Holder | undefined;
  constructor(file: string, holder: Holder | undefined) {
    super(
      `${file} is served by ${holder === undefined ? 'another process' : `process ${holder.pid} on ${holder.host}`}`,
    );
    this.file = file;
    this.holder = holder;
  }
}

export interface Holder {
  readonly pid: number;
  readonly host: string;
  /** Date and time, as in ISO 8601. */
  readonly since: string;
}

/** How long a process that is just ending is waited for. */
const PATIENCE = 1000;
const BUSY = 5;

/** The same for every way to the same file. */
function trueName(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return join(realpathSync(dirname(file)), basename(file));
  }
}

const isBusy = (error: unknown): boolean => (error as { errcode?: number }).errcode === BUSY;

/** Who says to hold it; undefined = nobody yet, or nothing that can be read. */
function holderIn(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/**
 * Takes the file for this process until the function that is returned is called, or the process ends.
 * @throws DatabaseTaken when another one has it
 */
export function lockFile(file: string): () => void {
  const name = trueName(file);
  const note = `${name}.pid`;
  const lock = new DatabaseSync(`${name}.lock`, { timeout: PATIENCE });
  try {
    lock.exec('begin immediate');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new DatabaseTaken(name, holderIn(note)) : error;
  }
  const holder: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  writeFileSync(note, JSON.stringify(holder));
  return () => {
    rmSync(note, { force: true });
    lock.close();
  };
}
