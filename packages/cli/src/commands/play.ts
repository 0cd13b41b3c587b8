/** `kolbiste play`. */

import { say } from '@kolbiste/gamekit/desk';
import type { Command } from 'commander';
import type { GameDesk } from '../games.ts';
import type { PlayOptions } from '../play/main.ts';
import { gameHelp, withCardOptions, withGameOption, withLang } from '../support/args.ts';
import { examplesOf, newCommand } from '../support/command.ts';
import type { Context } from '../support/context.ts';
import { CHAIN } from '../texts/chain.ts';
import { OPTIONS } from '../texts/common.ts';
import { PLAY } from '../texts/play.ts';

export function addPlay(program: Command, context: Context, desks: readonly GameDesk[]): void {
  const { lang } = context;
  const command = newCommand(program, context, 'play', PLAY.says, examplesOf(desks, 'play'))
    .argument('<game>', gameHelp(lang))
    .option('--seats <a,b>', say(lang, PLAY.seats))
    .option('--seed <text>', say(lang, PLAY.seed))
    .option('--save <file>', say(lang, PLAY.save))
    .option('--force', say(lang, OPTIONS.force));
  const games = desks.filter(({ campaigns }) => campaigns);
  withGameOption(command, '--campaign <file>', CHAIN.option, { lang, games });
  withGameOption(command, '--join <words>', CHAIN.join, { lang, games });
  withLang(withCardOptions(command, lang, desks), lang).action(async (game: string, options: PlayOptions) => {
    const { play } = await import('../play/main.ts');
    process.exitCode = await play(game, options, context);
  });
}
