/** Servers as processes of their own. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const SERVE = fileURLToPath(new URL('./serve.ts', import.meta.url));

export interface ServerProcess {
  readonly url: string;
  readonly port: number;
  readonly child: ChildProcess;
  /** What it has logged so far, where `log` asked for it. */
  logged(): string;
  /** Ends it with a signal, and waits until it is gone, its wrapper too. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/**
 * @param wrapper a program that starts it, such as strace with its options
 * @param log level of a log that is kept here; without it warnings go where those of the tests go
 */
export async function serverProcess(
  database: string,
  {
    port = 0,
    wrapper = [],
    log,
    set = {},
  }: { port?: number; wrapper?: readonly string[]; log?: string; set?: NodeJS.ProcessEnv } = {},
): Promise<ServerProcess> {
  const [command, ...args] = [...wrapper, process.execPath, SERVE];
  const env = { ...process.env, ...set, KOLBISTE_DATABASE: database, PORT: String(port), KOLBISTE_LOG: log ?? 'warn' };
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', log === undefined ? 'inherit' : 'pipe'] });
  let logged = '';
  child.stderr?.on('data', (text) => (logged += text));
  const gone = once(child, 'exit');
  let server = child.pid as number;
  const running = () => child.exitCode === null && child.signalCode === null;
  onTestFinished(async () => {
    if (running()) process.kill(server, 'SIGKILL');
    await gone;
  });
  const lines = createInterface({ input: child.stdout as Readable });
  const first = await Promise.race([once(lines, 'line'), gone.then(() => undefined)]);
  if (first === undefined) throw new Error('the server ended before it was ready');
  const [listening = 0, pid = server] = String(first[0]).split(' ').map(Number);
  // Under a wrapper the server is the wrapper's child.
  server = pid;
  return {
    url: `http://127.0.0.1:${listening}`,
    port: listening,
    child,
    logged: () => logged,
    async end(signal) {
      process.kill(server, signal);
      await gone;
    },
  };
}
