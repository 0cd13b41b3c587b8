/** `kolbiste bench`: runs the benchmarks in a process of their own. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say, UserError } from '@kolbiste/gamekit/desk';
import type { Command } from 'commander';
import { newCommand } from '../support/command.ts';
import type { Context } from '../support/context.ts';
import { inHouse } from '../support/house.ts';
import { OPTIONS } from '../texts/common.ts';
import { BENCH } from '../texts/replay.ts';

function run(args: readonly string[], context: Context): Promise<number> {
  const script = inHouse('bench/main.ts');
  if (!existsSync(script)) throw new UserError(say(context.lang, BENCH.missing, { path: 'bench/main.ts' }));
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit' });
    // A terminal tells the child by itself; what is sent to us alone is passed on.
    const forward = (signal: NodeJS.Signals): void => void child.kill(signal);
    process.once('SIGTERM', forward);
    process.once('SIGINT', () => {});
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('SIGTERM', forward);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}

export function addBench(program: Command, context: Context): void {
  const { lang } = context;
  newCommand(program, context, 'bench', BENCH.says, [
    'bench',
    'bench --json > bench.json',
    'bench --only duel.kernel --rounds 3',
  ])
    .argument('[args...]', say(lang, BENCH.args))
    .option('--json', say(lang, OPTIONS.json))
    .allowUnknownOption()
    .action(async (_args: string[], _options: unknown, command: Command) => {
      const json = command.opts()['json'] === true ? ['--json'] : [];
      process.exitCode = await run([...json, ...command.args], context);
    });
}
