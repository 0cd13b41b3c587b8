/** `kolbiste rules` and `kolbiste rules coverage`. */
import type { Command } from 'commander';
import type { JsonOption } from '../rules/main.ts';
import { gameHelp, withLang } from '../support/args.ts';
import { newCommand } from '../support/command.ts';
import type { Context } from '../support/context.ts';
import { OPTIONS } from '../texts/common.ts';
import { say } from '../texts/language.ts';
import { RULES } from '../texts/rules.ts';

export function addRules(program: Command, context: Context): void {
  const { lang } = context;
  const command = newCommand(program, context, 'rules', RULES.says, [
    'rules scratch-wars 2.4.2.1',
    'rules scratch-wars R41',
    'rules tmmstone taunt',
    'rules scratch-wars 3.4',
    'rules scratch-wars prokleti zbrane',
    'rules scratch-wars shield weapon --json',
    'rules coverage scratch-wars',
  ])
    .argument('<game>', gameHelp(lang))
    .argument('[words...]', say(lang, RULES.query))
    .option('--json', say(lang, OPTIONS.json));
  withLang(command, lang).action(async (game: string, words: string[], options: JsonOption) => {
    const { rules } = await import('../rules/main.ts');
    process.exitCode = await rules(game, words, options, context);
  });
  const below = newCommand(command, context, 'coverage', RULES.coverageSays, [
    'rules coverage scratch-wars',
    'rules coverage scratch-wars --json',
  ])
    .argument('<game>', gameHelp(lang))
    .option('--json', say(lang, OPTIONS.json));
  withLang(below, lang).action(async (game: string, options: JsonOption) => {
    const { coverage } = await import('../rules/main.ts');
    process.exitCode = await coverage(game, options, context);
  });
}
