/** The command `kolbiste`: runs the command line of this process. */

import { codeOf, say, UserError } from '@kolbiste/gamekit/desk';
import { buildProgram } from './program.ts';
import { Finished } from './support/command.ts';
import { processContext } from './support/context.ts';
import { COMMAND_LINE } from './texts/common.ts';

/** Exit code of a fault of the program itself. */
const INTERNAL = 70;

// Whoever reads us may have read enough (`| head`): then there is nothing left to do.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (codeOf(error) === 'EPIPE') process.exit(process.exitCode ?? 0);
    throw error;
  });
}

const args = process.argv.slice(2);
const context = processContext(args);
try {
  const program = await buildProgram(context, args);
  await program.parseAsync(args, { from: 'user' });
} catch (error) {
  if (error instanceof Finished) process.exitCode = error.exitCode;
  else if (error instanceof UserError) {
    context.note(`kolbiste: ${error.message}`);
    process.exitCode = error.exitCode;
  } else {
    context.note(say(context.lang, COMMAND_LINE.internal));
    context.note(error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.exitCode = INTERNAL;
  }
}
