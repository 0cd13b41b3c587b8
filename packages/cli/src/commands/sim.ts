/** `kolbiste sim`. */

import { say } from '@kolbiste/gamekit/desk';
import type { Command } from 'commander';
import type { GameDesk } from '../games.ts';
import type { SimOptions } from '../sim/main.ts';
import { gameHelp, withCardOptions, withGameOption, withLang } from '../support/args.ts';
import { examplesOf, newCommand } from '../support/command.ts';
import type { Context } from '../support/context.ts';
import { OPTIONS } from '../texts/common.ts';
import { SIM } from '../texts/sim.ts';

export function addSim(program: Command, context: Context, desks: readonly GameDesk[]): void {
  const { lang } = context;
  const command = newCommand(program, context, 'sim', SIM.says, examplesOf(desks, 'sim'))
    .argument('<game>', gameHelp(lang))
    .option('--games <n>', say(lang, SIM.games))
    .option('--seats <a,b>', say(lang, SIM.seats))
    .option('--seed <text>', say(lang, OPTIONS.seed))
    .option('--workers <n>', say(lang, SIM.workers))
    .option('--json', say(lang, OPTIONS.json))
    .option('--csv <file>', say(lang, SIM.csv))
    .option('--html <file>', say(lang, SIM.html))
    .option('--keep <folder>', say(lang, SIM.keep))
    .option('--force', say(lang, OPTIONS.force));
  const games = desks.filter(({ windows }) => windows !== null);
  withGameOption(command, '--prompts', SIM.countPrompts, { lang, games });
  withLang(withCardOptions(command, lang, desks), lang).action(async (game: string, options: SimOptions) => {
    const { sim } = await import('../sim/main.ts');
    process.exitCode = await sim(game, options, context);
  });
}
