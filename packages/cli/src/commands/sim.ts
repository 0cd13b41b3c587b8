/** `kolbiste sim`. */
import type { Command } from 'commander';
import type { SimOptions } from '../sim/main.ts';
import { gameHelp, withCardOptions, withLang } from '../support/args.ts';
import { newCommand } from '../support/command.ts';
import type { Context } from '../support/context.ts';
import { OPTIONS } from '../texts/common.ts';
import { say } from '../texts/language.ts';
import { SIM } from '../texts/sim.ts';

export function addSim(program: Command, context: Context): void {
  const { lang } = context;
  const command = newCommand(program, context, 'sim', SIM.says, [
    'sim scratch-wars --games 1000 --seats greedy,random --seed 1',
    'sim scratch-wars --games 100000 --seed 1 --json > result.json',
    'sim scratch-wars --games 500 --seats normal,normal --decks my-decks.json --html report.html',
    'sim scratch-wars --games 20 --seed 7 --keep replays --csv games.csv',
    'sim tmmstone --games 200 --seats greedy,greedy --format random --seed 1',
    'sim lotr --games 100 --seats normal --easy --prompts --seed 1',
    'sim scratch-wars --games 1000 --seed 1 --profile shrapnelSecond=must',
  ])
    .argument('<game>', gameHelp(lang))
    .option('--games <n>', say(lang, SIM.games))
    .option('--seats <a,b>', say(lang, SIM.seats))
    .option('--seed <text>', say(lang, OPTIONS.seed))
    .option('--workers <n>', say(lang, SIM.workers))
    .option('--json', say(lang, OPTIONS.json))
    .option('--csv <file>', say(lang, SIM.csv))
    .option('--html <file>', say(lang, SIM.html))
    .option('--keep <folder>', say(lang, SIM.keep))
    .option('--prompts', say(lang, SIM.countPrompts))
    .option('--force', say(lang, OPTIONS.force));
  withLang(withCardOptions(command, lang), lang).action(async (game: string, options: SimOptions) => {
    const { sim } = await import('../sim/main.ts');
    process.exitCode = await sim(game, options, context);
  });
}
