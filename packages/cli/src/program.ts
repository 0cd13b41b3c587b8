/** All commands of `kolbiste`. */

import { say } from '@kolbiste/gamekit/desk';
import type { Command } from 'commander';
import packageFile from '../package.json' with { type: 'json' };
import { addBench } from './commands/bench.ts';
import { addCards } from './commands/cards.ts';
import { addJudge } from './commands/judge.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addRules } from './commands/rules.ts';
import { addServe } from './commands/serve.ts';
import { addSim } from './commands/sim.ts';
import { addStrength } from './commands/strength.ts';
import { allGames } from './games.ts';
import { examplesOf, newProgram } from './support/command.ts';
import type { Context } from './support/context.ts';
import { COMMAND_LINE } from './texts/common.ts';

const SAYS = {
  cs: 'Kolbiště hraje, soudí a simuluje karetní souboje přesně podle jejich pravidel.',
  en: 'Kolbiste plays, judges and simulates card-combat games exactly by their rulebooks.',
};

/** Whether a text is asked for that speaks of the games: help, or the command whose options are their filters. */
const speaksOfGames = (args: readonly string[]): boolean =>
  args.length === 0 || args.some((arg) => arg === '-h' || arg === '--help' || arg === 'cards');

/** One example of each. */
const SHOWN = ['play', 'sim', 'judge', 'rules'] as const;

export async function buildProgram(context: Context, args: readonly string[]): Promise<Command> {
  const desks = speaksOfGames(args) ? await allGames() : [];
  const examples = SHOWN.flatMap((command) => examplesOf(desks, command).slice(0, 1));
  const program = newProgram(context, SAYS, examples).version(
    packageFile.version,
    '-V, --version',
    say(context.lang, COMMAND_LINE.version),
  );
  addServe(program, context);
  for (const add of [addPlay, addSim, addStrength, addJudge, addRules, addCards]) add(program, context, desks);
  for (const add of [addReplay, addBench]) add(program, context);
  return program;
}
