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
import type { GameDesk } from './games.ts';
import { allGames, deskOf, GAMES } from './games.ts';
import { examplesOf, newProgram } from './support/command.ts';
import type { Context } from './support/context.ts';
import { COMMAND_LINE } from './texts/common.ts';

const SAYS = {
  cs: 'Kolbiště hraje, soudí a simuluje karetní souboje přesně podle jejich pravidel.',
  en: 'Kolbiste plays, judges and simulates card-combat games exactly by their rulebooks.',
};

const asksForHelp = (args: readonly string[]): boolean =>
  args.length === 0 || args.some((arg) => arg === '-h' || arg === '--help');

/** One example of each. */
const SHOWN = ['play', 'sim', 'judge', 'rules'] as const;

/** The games of which help speaks: the one that is named, otherwise all; and of which one command has options, its filters. */
async function spokenOf(args: readonly string[]): Promise<readonly GameDesk[]> {
  if (!asksForHelp(args)) return args.includes('cards') ? allGames() : [];
  const named = GAMES.find(({ id }) => args.includes(id));
  return named === undefined ? allGames() : [await deskOf(named)];
}

export async function buildProgram(context: Context, args: readonly string[]): Promise<Command> {
  const desks = await spokenOf(args);
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
