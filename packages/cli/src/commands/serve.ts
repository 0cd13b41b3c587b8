/** `kolbiste serve`. */

import { say } from '@kolbiste/gamekit/desk';
import type { Command } from 'commander';
import type { ServeOptions } from '../serve/main.ts';
import { withLang } from '../support/args.ts';
import { newCommand } from '../support/command.ts';
import type { Context } from '../support/context.ts';
import { SERVE } from '../texts/replay.ts';

export function addServe(program: Command, context: Context): void {
  const { lang } = context;
  const command = newCommand(program, context, 'serve', SERVE.says, [
    'serve',
    'serve --port 9000',
    'serve --host 0.0.0.0',
  ])
    .option('--port <n>', say(lang, SERVE.port))
    .option('--host <address>', say(lang, SERVE.host));
  withLang(command, lang).action(async (options: ServeOptions) => {
    const { serve } = await import('../serve/main.ts');
    process.exitCode = await serve(options, context);
  });
}
