/** `kolbiste strength`. */

import { say } from '@kolbiste/gamekit/desk';
import type { Command } from 'commander';
import type { GameDesk } from '../games.ts';
import type { StrengthOptions } from '../sim/strength.ts';
import { gameHelp, withCardOptions, withLang } from '../support/args.ts';
import { examplesOf, newCommand } from '../support/command.ts';
import type { Context } from '../support/context.ts';
import { OPTIONS } from '../texts/common.ts';
import { SIM, STRENGTH } from '../texts/sim.ts';

export function addStrength(program: Command, context: Context, desks: readonly GameDesk[]): void {
  const { lang } = context;
  const command = newCommand(program, context, 'strength', STRENGTH.says, examplesOf(desks, 'strength'))
    .argument('<game>', gameHelp(lang))
    .option('--seed <text>', say(lang, OPTIONS.seed))
    .option('--games <n>', say(lang, STRENGTH.games))
    .option('--levels <a,b,...>', say(lang, STRENGTH.levels))
    .option('--workers <n>', say(lang, SIM.workers))
    .option('--json', say(lang, OPTIONS.json));
  withLang(withCardOptions(command, lang, desks), lang).action(async (game: string, options: StrengthOptions) => {
    const { strength } = await import('../sim/strength.ts');
    process.exitCode = await strength(game, options, context);
  });
}
