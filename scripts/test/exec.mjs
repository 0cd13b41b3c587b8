// Running the tools of the stages.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @type {import('node:child_process').ChildProcess | undefined} */
let current;

for (const [signal, number] of /** @type {const} */ ([
  ['SIGINT', 2],
  ['SIGTERM', 15],
  ['SIGHUP', 1],
])) {
  process.on(signal, () => {
    current?.kill(signal);
    process.exit(128 + number);
  });
}

/** @typedef {{ root: string, deadline: number }} Place */

/**
 * Runs a program of node_modules with this Node, its output shown, until the deadline of the whole run.
 * @param {Place} place
 * @param {string[]} args the script below node_modules, then its arguments
 * @param {{ cwd?: string, env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<number | null>} the exit code
 */
export async function tool({ root, deadline }, [script = '', ...args], options = {}) {
  const file = join(root, 'node_modules', script);
  return await execute(process.execPath, [file, ...args], { cwd: root, ...options, timeout: deadline - Date.now() });
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, timeout: number, quiet?: boolean }} options
 * @returns {Promise<number | null>} the exit code; null when it was killed or could not start
 */
export function execute(command, args, { cwd, env = {}, timeout, quiet = false }) {
  /** @type {Record<string, string>} */
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...plain, ...env },
      stdio: quiet ? 'ignore' : ['ignore', 'inherit', 'inherit'],
      timeout: Math.max(1, timeout),
      killSignal: 'SIGKILL',
    });
    current = child;
    child.on('error', (error) => {
      if (!quiet) console.error(`Cannot run ${command}: ${error.message}`);
      resolve(null);
    });
    child.on('close', (code, signal) => {
      current = undefined;
      if (signal && !quiet) console.error(`Stopped by ${signal}: the whole run may take no longer.`);
      resolve(code);
    });
  });
}

/**
 * Lets a tool write a JSON report into a temporary file.
 * @param {(path: string) => Promise<number | null>} work
 * @returns {Promise<{ code: number | null, report: any }>} report: undefined when none was written
 */
export async function withReport(work) {
  const folder = mkdtempSync(join(tmpdir(), 'kolbiste-test-'));
  const path = join(folder, 'report.json');
  try {
    const code = await work(path);
    return { code, report: existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
