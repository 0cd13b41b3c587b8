/** `kolbiste replay`. */

import { say } from '@kolbiste/gamekit/desk';
import type { Command } from 'commander';
import type { ReplayOptions } from '../replay/main.ts';
import { withLang } from '../support/args.ts';
import { newCommand } from '../support/command.ts';
import type { Context } from '../support/context.ts';
import { OPTIONS } from '../texts/common.ts';
import { REPLAY } from '../texts/replay.ts';

export function addReplay(program: Command, context: Context): void {
  const { lang } = context;
  const command = newCommand(program, context, 'replay', REPLAY.says, [
    'replay game.json',
    'replay game.json --verify',
    'replay game.json --verify --json',
  ])
    .argument('<file>', say(lang, REPLAY.file))
    .option('--verify', say(lang, REPLAY.verify))
    .option('--draws', say(lang, REPLAY.draws))
    .option('--json', say(lang, OPTIONS.json))
    .option('--names <set>', say(lang, OPTIONS.names));
  withLang(command, lang).action(async (file: string, options: ReplayOptions) => {
    const { replay } = await import('../replay/main.ts');
    process.exitCode = await replay(file, options, context);
  });
}
