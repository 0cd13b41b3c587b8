/** Runs the real command as a user would, and gives what came out of it. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/kolbiste.mjs', import.meta.url));
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface RunOptions {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Ends the command as soon as its output holds this. */
  readonly until?: { readonly text: string; readonly signal: NodeJS.Signals };
}

/** Runs `kolbiste ...` from the root of the repository, in English unless told otherwise. */
export function kolbiste(args: readonly string[], { input = '', env = {}, until }: RunOptions = {}): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BIN, ...args], {
      cwd: ROOT,
      env: { ...process.env, LANG: 'C', LC_ALL: '', LC_MESSAGES: '', NO_COLOR: '', FORCE_COLOR: '', ...env },
    });
    let out = '';
    let err = '';
    let told = false;
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      if (until === undefined || told || !out.includes(until.text)) return;
      told = true;
      child.kill(until.signal);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    // A command that ends before it has read its input closes the pipe.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

/** A folder that goes away with the test. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kolbiste-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Names of all fields of a JSON value, nested ones with dots; of lists the first entry. */
export function shapeOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.length === 0 ? [`${path}[]`] : shapeOf(value[0], `${path}[]`);
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([field, entry]) => shapeOf(entry, path === '' ? field : `${path}.${field}`));
}
