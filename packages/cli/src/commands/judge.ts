/** `kolbiste judge`. */

import { say } from '@kolbiste/gamekit/desk';
import type { Command } from 'commander';
import type { GameDesk } from '../games.ts';
import type { JudgeOptions } from '../judge/main.ts';
import { withLang } from '../support/args.ts';
import { examplesOf, newCommand } from '../support/command.ts';
import type { Context } from '../support/context.ts';
import { OPTIONS } from '../texts/common.ts';
import { JUDGE } from '../texts/judge.ts';

export function addJudge(program: Command, context: Context, desks: readonly GameDesk[]): void {
  const { lang } = context;
  const command = newCommand(program, context, 'judge', JUDGE.says, examplesOf(desks, 'judge'))
    .argument('[paths...]', say(lang, JUDGE.paths))
    .option('--json', say(lang, OPTIONS.json))
    .option('--full', say(lang, JUDGE.full))
    .option('--cards <file>', say(lang, JUDGE.cardsFile))
    .option('--names <set>', say(lang, OPTIONS.names));
  withLang(command, lang).action(async (paths: string[], options: JudgeOptions) => {
    const { judge } = await import('../judge/main.ts');
    process.exitCode = await judge(paths, options, context);
  });
}
