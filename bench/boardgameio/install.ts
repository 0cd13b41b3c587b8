/** boardgame.io is installed here and only when it is measured, so that nobody else pays for it. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Unavailable } from '../harness.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const lockFile = `${folder}package-lock.json`;
const stampFile = `${folder}node_modules/.installed-lock.json`;

/** Brings node_modules beside this file in line with the lock. Throws `Unavailable` when npm cannot. */
export async function install(): Promise<void> {
  const lock = readFileSync(lockFile, 'utf8');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lock) return;
  process.stderr.write('installing boardgame.io for the comparison ...\n');
  const failure = await npmCi();
  if (failure !== undefined) {
    throw new Unavailable(`boardgame.io could not be installed (npm ci in bench/boardgameio ${failure}).`);
  }
  writeFileSync(stampFile, lock);
}

/** Runs `npm ci` here, all of its output on stderr; what went wrong, if anything. */
function npmCi(): Promise<string | undefined> {
  const { npm_execpath: cli, npm_node_execpath: node = process.execPath, PATH = '' } = process.env;
  const [command, first] = cli?.endsWith('.js') && existsSync(cli) ? [node, [cli]] : ['npm', []];
  // Not with the Node that lies in the project's own node_modules: npm might not fit it.
  const path = PATH.split(delimiter).filter((each) => !each.includes('node_modules'));
  const flags = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  return new Promise((resolve) => {
    const child = spawn(command, [...first, ...flags], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', PATH: path.join(delimiter) },
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32' && first.length === 0,
    });
    child.on('error', (error) => resolve(`did not start: ${error.message}`));
    child.on('close', (code) => resolve(code === 0 ? undefined : `ended with code ${code}`));
  });
}
