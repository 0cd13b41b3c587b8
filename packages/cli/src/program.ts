/** All commands of `kolbiste`. */
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
import { newProgram } from './support/command.ts';
import type { Context } from './support/context.ts';
import { COMMAND_LINE } from './texts/common.ts';
import { say } from './texts/language.ts';

const SAYS = {
  cs: 'Kolbiště hraje, soudí a simuluje karetní souboje přesně podle jejich pravidel.',
  en: 'Kolbiste plays, judges and simulates card-combat games exactly by their rulebooks.',
};

export async function buildProgram(context: Context, args: readonly string[]): Promise<Command> {
  const program = newProgram(context, SAYS, [
    'play scratch-wars',
    'sim scratch-wars --games 1000 --seats hard,greedy --seed 1',
    'judge scenarios/scratch-wars',
    'rules scratch-wars 2.4.2.1',
  ]).version(packageFile.version, '-V, --version', say(context.lang, COMMAND_LINE.version));
  for (const add of [addServe, addPlay, addSim, addStrength, addJudge, addRules]) add(program, context);
  await addCards(program, context, args.includes('cards'));
  for (const add of [addReplay, addBench]) add(program, context);
  return program;
}
