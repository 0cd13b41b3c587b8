/** `kolbiste rules`, `kolbiste rules coverage` and `kolbiste rules profiles`. */

import { say } from '@kolbiste/gamekit/desk';
import type { Command } from 'commander';
import type { GameDesk } from '../games.ts';
import type { JsonOption } from '../rules/main.ts';
import { gameHelp, withLang } from '../support/args.ts';
import { examplesOf, newCommand } from '../support/command.ts';
import type { Context } from '../support/context.ts';
import { OPTIONS } from '../texts/common.ts';
import { RULES } from '../texts/rules.ts';

export function addRules(program: Command, context: Context, desks: readonly GameDesk[]): void {
  const { lang } = context;
  const command = newCommand(program, context, 'rules', RULES.says, [
    ...examplesOf(desks, 'rules'),
    ...examplesOf(desks, 'coverage').slice(0, 1),
  ])
    .argument('<game>', gameHelp(lang))
    .argument('[words...]', say(lang, RULES.query))
    .option('--json', say(lang, OPTIONS.json));
  withLang(command, lang).action(async (game: string, words: string[], options: JsonOption) => {
    const { rules } = await import('../rules/main.ts');
    process.exitCode = await rules(game, words, options, context);
  });
  const below = newCommand(command, context, 'coverage', RULES.coverageSays, examplesOf(desks, 'coverage'))
    .argument('<game>', gameHelp(lang))
    .option('--json', say(lang, OPTIONS.json));
  withLang(below, lang).action(async (game: string, options: JsonOption) => {
    const { coverage } = await import('../rules/main.ts');
    process.exitCode = await coverage(game, options, context);
  });
  const beside = newCommand(command, context, 'profiles', RULES.profilesSays, examplesOf(desks, 'profiles'))
    .argument('<game>', gameHelp(lang))
    .argument('[names...]', say(lang, RULES.profileNames))
    .option('--json', say(lang, OPTIONS.json));
  withLang(beside, lang).action(async (game: string, names: string[], options: JsonOption) => {
    const { profiles } = await import('../rules/profiles.ts');
    process.exitCode = await profiles(game, names, options, context);
  });
}
