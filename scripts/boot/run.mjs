// Child processes that behave like the program itself: same terminal, same signals, same exit code.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null }} Ending */

/**
 * @typedef {object} Extras
 * @property {boolean} [impatient] a signal kills the child at once and comes back as the ending
 * @property {(pid: number) => void} [onStart]
 */

/** @type {NodeJS.Signals[]} */
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const ANCESTORS_MS = 300;

/** A failure to be shown as its message alone, without a stack. */
export class ExpectedError extends Error {
  expected = true;
}

/** The work was told to stop by a signal. */
export class Interrupted extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`interrupted by ${signal}`);
    this.signal = signal;
  }
}

/**
 * Runs a command to its end, passing our signals on to it. A Ctrl-C in a terminal reaches the child without our
 * help; sent twice, it would look like the impatient second one.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & Extras} [options]
 * @returns {Promise<Ending & { output: string }>} output: what came on a piped stdout
 */
export function run(command, args, { impatient = false, onStart, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    if (child.pid) onStart?.(child.pid);
    /** @type {NodeJS.Signals | undefined} */
    let received;
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      received = signal;
      if (impatient) child.kill('SIGKILL');
      else if (signal !== 'SIGINT' || !inTerminal()) child.kill(signal);
    };
    const stopWatching = whenNpmIsGone(() => forward('SIGTERM'));
    const release = () => {
      stopWatching();
      for (const signal of FORWARDED) process.off(signal, forward);
    };
    for (const signal of FORWARDED) process.on(signal, forward);
    child.on('error', (error) => {
      release();
      reject(new ExpectedError(`Cannot run ${command}: ${error.message}`));
    });
    child.on('close', (code, signal) => {
      release();
      resolve(impatient && received ? { code: null, signal: received, output } : { code, signal, output });
    });
  });
}

/**
 * Ends this process the way the child ended.
 * @param {Ending} ending
 */
export function endLike({ code, signal }) {
  process.exitCode = code ?? 1;
  if (signal) process.kill(process.pid, signal);
}

/**
 * npm passes a SIGTERM to the shell between us and not to us, and a killed npm tells nobody: without this look at
 * our ancestors a server would live on and hold its port.
 * @param {() => void} react called once
 * @returns {() => void} ends the watch
 */
function whenNpmIsGone(react) {
  if (!process.env['npm_lifecycle_event'] || process.platform === 'win32') return () => {};
  const before = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(timer);
    react();
  }, ANCESTORS_MS);
  return () => clearInterval(timer);
}

/** The shell npm started us with and, where the system tells, the npm above it. */
function ancestors() {
  const parent = process.ppid;
  try {
    const status = readFileSync(`/proc/${parent}/status`, 'utf8');
    return `${parent} ${/^PPid:\s*(\d+)/m.exec(status)?.[1]}`;
  } catch {
    return `${parent}`;
  }
}

function inTerminal() {
  return process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
}
