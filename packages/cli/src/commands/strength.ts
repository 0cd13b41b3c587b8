/** `kolbiste strength`. */
import type { Command } from 'commander';
import type { StrengthOptions } from '../sim/strength.ts';
import { gameHelp, withCardOptions, withLang } from '../support/args.ts';
import { newCommand } from '../support/command.ts';
import type { Context } from '../support/context.ts';
import { OPTIONS } from '../texts/common.ts';
import { say } from '../texts/language.ts';
import { SIM, STRENGTH } from '../texts/sim.ts';

export function addStrength(program: Command, context: Context): void {
  const { lang } = context;
  const command = newCommand(program, context, 'strength', STRENGTH.says, [
    'strength scratch-wars --seed 1',
    'strength scratch-wars --seed 1 --games 100 --levels greedy,random',
    'strength scratch-wars --seed 1 --levels hard,normal,easy,greedy,random --json',
    'strength lotr --easy --levels normal,greedy,random --games 40 --seed 1',
  ])
    .argument('<game>', gameHelp(lang))
    .option('--seed <text>', say(lang, OPTIONS.seed))
    .option('--games <n>', say(lang, STRENGTH.games))
    .option('--levels <a,b,...>', say(lang, STRENGTH.levels))
    .option('--workers <n>', say(lang, SIM.workers))
    .option('--json', say(lang, OPTIONS.json));
  withLang(withCardOptions(command, lang), lang).action(async (game: string, options: StrengthOptions) => {
    const { strength } = await import('../sim/strength.ts');
    process.exitCode = await strength(game, options, context);
  });
}
