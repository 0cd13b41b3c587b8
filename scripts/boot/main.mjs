// What each command of the door does, once the machine is known to be good enough.
import { join } from 'node:path';
import { plays, useBundles } from './bundles.mjs';
import { ensureClient } from './client.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode, root, thisMachine } from './platform.mjs';
import { ExpectedError, endLike, Interrupted, run } from './run.mjs';

/** @typedef {{ mode: import('./install.mjs').Mode, client?: boolean, bundles?: (args: readonly string[]) => boolean, run: string[] }} Command */

const CLI = join('packages', 'cli', 'src', 'main.ts');

/** @type {Record<string, Command>} */
const COMMANDS = {
  start: { mode: 'runtime', client: true, run: [CLI, 'serve'] },
  kolbiste: { mode: 'runtime', bundles: plays, run: [CLI] },
  test: { mode: 'full', run: [join('scripts', 'test.mjs')] },
  size: { mode: 'full', run: [join('scripts', 'size.mjs')] },
  pictures: { mode: 'full', run: [join('scripts', 'pictures.mjs')] },
  bench: { mode: 'runtime', bundles: () => true, run: [join('bench', 'main.ts')] },
  'bench:curves': { mode: 'full', run: [join('bench', 'curves', 'main.ts')] },
  'bench:page': { mode: 'full', client: true, run: [join('packages', 'web', 'e2e', 'speed', 'main.ts')] },
  'bench:attack': { mode: 'full', run: [join('bench', 'server', 'attack.ts')] },
  'bench:server': { mode: 'full', run: [join('bench', 'server', 'main.ts')] },
  dev: { mode: 'full', run: [join('scripts', 'dev.mjs')] },
  whole: { mode: 'full', run: [join('scripts', 'whole.mjs')] },
  long: { mode: 'full', run: [join('scripts', 'long-run.mjs')] },
  fuzz: { mode: 'runtime', run: [join('scripts', 'fuzz.mjs')] },
  mutate: { mode: 'full', run: [join('scripts', 'mutate.mjs')] },
  corpus: { mode: 'runtime', run: [join('scripts', 'corpus.mjs')] },
  parity: { mode: 'full', run: [join('scripts', 'parity.mjs')] },
};

/** Benchmarks of their own: what they are called as an option of `bench`. */
const APART = ['curves', 'page'];

/**
 * Sets up what the command needs, then becomes it.
 * @param {string | undefined} name
 * @param {string[]} args passed on to the command
 */
export async function main(name, args) {
  // Curves need players with sockets, the page needs a browser: serving needs neither.
  const apart = name === 'bench' ? APART.find((each) => args.includes(`--${each}`)) : undefined;
  const command = COMMANDS[apart === undefined ? (name ?? '') : `bench:${apart}`];
  if (!command) {
    throw new ExpectedError(`Expected one of: ${Object.keys(COMMANDS).join(', ')}; got ${name ?? 'nothing'}.`);
  }
  try {
    endLike(await setUpAndRun(command, apart === undefined ? args : args.filter((each) => each !== `--${apart}`)));
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    endLike({ code: null, signal: error.signal });
  }
}

/**
 * @param {Command} command
 * @param {string[]} args
 */
async function setUpAndRun(command, args) {
  const machine = thisMachine();
  await ensureInstalled(root, command.mode, machine);
  const node = findNode(machine);
  if (!node)
    throw new ExpectedError('Please install Node 24 or newer from https://nodejs.org/: no package brought it.');
  if (command.client) await ensureClient(root, node);
  if (command.bundles?.(args)) await useBundles(root, node);
  const [script = '', ...rest] = command.run;
  // Arguments are the user's, so is the folder they are relative to.
  return await run(node, [join(root, script), ...rest, ...args], { cwd: process.env['INIT_CWD'] ?? process.cwd() });
}
