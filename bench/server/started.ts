/** Servers as processes of their own. */
import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

/** A server as a process of its own; its port. */
export async function started(
  script: string,
  env: NodeJS.ProcessEnv,
  args: readonly string[] = [],
): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), args, {
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error(`${script} ended before it was ready`);
    }),
  ]);
  return { child, url: `http://127.0.0.1:${(message as { port: number }).port}` };
}
