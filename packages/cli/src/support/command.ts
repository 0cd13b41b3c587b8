/** How commands are declared: help in the user's language, examples, and one clear message for what is wrong. */

import type { Bilingual, EXAMPLES } from '@kolbiste/gamekit/desk';
import { EXIT, say, UserError } from '@kolbiste/gamekit/desk';
import { nearest } from '@kolbiste/kernel/files';
import type { CommanderError } from 'commander';
import { Command } from 'commander';
import type { GameDesk } from '../games.ts';
import { ARGS, COMMAND_LINE } from '../texts/common.ts';
import type { Context } from './context.ts';

/** The command has said what it had to say (help, version): ends the run with this code. */
export class Finished extends Error {
  readonly exitCode: number;
  constructor(exitCode: number) {
    super('finished');
    this.exitCode = exitCode;
  }
}

const TITLES: { readonly [title: string]: Bilingual } = {
  'Usage:': COMMAND_LINE.usage,
  'Options:': COMMAND_LINE.options,
  'Commands:': COMMAND_LINE.commands,
  'Arguments:': COMMAND_LINE.arguments,
};

/** `rules coverage ` of a command below the program; '' for the program itself. */
function pathOf(command: Command): string {
  const names: string[] = [];
  for (let each: Command | null = command; each?.parent; each = each.parent) names.unshift(each.name());
  return names.map((name) => `${name} `).join('');
}

function longOptions(command: Command): string[] {
  return ['--help', ...command.options.flatMap((option) => option.long ?? [])];
}

const quotedIn = (message: string): string => /'([^']*)'/.exec(message)?.[1] ?? message.replace(/^error: /, '');

/** Turns what the reader of the command line found wrong into a message in the user's language. */
function translated(error: CommanderError, command: Command, context: Context): Error {
  if (error.exitCode === 0) return new Finished(0);
  const { lang } = context;
  const found = quotedIn(error.message);
  const didYouMean = (known: readonly string[]): string => {
    const near = nearest(found, known);
    return near === undefined ? '' : say(lang, ARGS.didYouMean, { word: near });
  };
  const values = { found, command: pathOf(command) };
  switch (error.code) {
    case 'commander.unknownOption':
      return new UserError(
        say(lang, COMMAND_LINE.unknownOption, { ...values, hint: didYouMean(longOptions(command)) }),
      );
    case 'commander.unknownCommand': {
      const known = command.commands.map((each) => each.name());
      return new UserError(
        say(lang, COMMAND_LINE.unknownCommand, { ...values, hint: didYouMean(known), known: known.join(', ') }),
      );
    }
    case 'commander.optionMissingArgument':
      return new UserError(say(lang, COMMAND_LINE.optionMissingArgument, values));
    case 'commander.missingArgument':
      return new UserError(say(lang, COMMAND_LINE.missingArgument, values));
    case 'commander.excessArguments': {
      const extra = /: ([^:]*)\.$/.exec(error.message)?.[1] ?? found;
      return new UserError(say(lang, COMMAND_LINE.excessArguments, { ...values, found: extra }));
    }
    case 'commander.help':
      return new Finished(EXIT.bad);
    default:
      return new UserError(error.message.replace(/^error: /, ''));
  }
}

/** Sets up a command's help and messages. */
function dress(command: Command, context: Context, examples: readonly string[]): Command {
  const { lang } = context;
  command
    .exitOverride((error) => {
      throw translated(error, command, context);
    })
    .configureOutput({ outputError: () => {} })
    .configureHelp({
      styleTitle: (title) => (TITLES[title] === undefined ? title : say(lang, TITLES[title])),
      sortSubcommands: false,
    })
    .helpOption('-h, --help', say(lang, COMMAND_LINE.help))
    .helpCommand(false)
    .enablePositionalOptions()
    .allowExcessArguments(false);
  if (examples.length > 0) {
    const lines = examples.map((example) => `  npx --no-install kolbiste ${example}`);
    command.addHelpText('after', `\n${say(lang, COMMAND_LINE.examples)}\n${lines.join('\n')}`);
  }
  return command;
}

/** The program itself. */
export function newProgram(context: Context, says: Bilingual, examples: readonly string[]): Command {
  return dress(new Command('kolbiste'), context, examples).description(say(context.lang, says));
}

/** What the games show as examples of a command. */
export const examplesOf = (desks: readonly GameDesk[], command: (typeof EXAMPLES)[number]): string[] =>
  desks.flatMap(({ examples }) => examples[command]);

/** A command below another one. @param usage name and arguments: `sim <game>` */
export function newCommand(
  parent: Command,
  context: Context,
  usage: string,
  says: Bilingual,
  examples: readonly string[],
): Command {
  return dress(parent.command(usage), context, examples).description(say(context.lang, says));
}
