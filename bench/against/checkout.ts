/** A commit of this repository in a folder of its own, ready to run beside this one. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { VARIABLE } from '../../scripts/boot/bundles.mjs';

export interface Checkout {
  readonly folder: string;
  /** Leaves nothing behind, neither the folder nor what git knows of it. */
  remove(): void;
}

/** The commit cannot be had: no such commit, or no clone of git to take it from. */
export class NoCommit extends Error {}

function git(root: string, args: readonly string[]): string {
  const { error, status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (error !== undefined) throw new NoCommit(`git does not run here: ${error.message}`);
  if (status !== 0) throw new NoCommit(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.trim();
}

const JUNCTION = process.platform === 'win32' ? 'junction' : 'dir';

/** Links what is installed here; the packages of the house are those of the folder. */
export function linkModules(root: string, folder: string): void {
  const { workspaces } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { workspaces: string[] };
  const link = (to: string, from: string): void => {
    mkdirSync(dirname(from), { recursive: true });
    symlinkSync(to, from, JUNCTION);
  };
  const own = new Map<string, string>();
  for (const workspace of globSync(workspaces, { cwd: folder })) {
    const file = join(folder, workspace, 'package.json');
    if (!existsSync(file)) continue;
    const { name } = JSON.parse(readFileSync(file, 'utf8')) as { name: string };
    own.set(name, join(folder, workspace));
    const nested = join(root, workspace, 'node_modules');
    if (existsSync(nested)) link(nested, join(folder, workspace, 'node_modules'));
  }
  const scopes = new Set([...own.keys()].map((name) => name.split('/')[0]));
  const installed = join(root, 'node_modules');
  for (const name of readdirSync(installed))
    if (!name.startsWith('.') && !scopes.has(name)) link(join(installed, name), join(folder, 'node_modules', name));
  for (const [name, workspace] of own) link(workspace, join(folder, 'node_modules', name));
}

/** By what a commit measures: by bundles where we do and it knows how to make them, otherwise by its sources. */
export function sideIn(folder: string): (figure: string) => string {
  const source = join(folder, 'bench', 'registry.ts');
  const builder = join(folder, 'scripts', 'bundle.mjs');
  const bundles = join(folder, '.kolbiste', 'compared');
  if (process.env[VARIABLE] && existsSync(builder))
    spawnSync(process.execPath, [builder, bundles], { cwd: folder, stdio: ['ignore', 2, 2] });
  return (figure) => {
    const bundle = join(bundles, figure.split('.')[0] ?? '', 'bench', 'registry.mjs');
    return pathToFileURL(existsSync(bundle) ? bundle : source).href;
  };
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Does something while a commit is checked out. Nothing is left behind, whichever way it ends. */
export async function whileCheckedOut<T>(
  root: string,
  commit: string,
  body: (folder: string) => Promise<T>,
): Promise<T> {
  const { folder, remove } = checkOut(root, commit);
  const stop = (): never => process.exit(130);
  process.once('exit', remove);
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    return await body(folder);
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
    process.off('exit', remove);
    remove();
  }
}

/**
 * Checks a commit out into a temporary folder, with the packages that are installed here.
 * @throws NoCommit when there is no such commit
 */
export function checkOut(root: string, commit: string): Checkout {
  const hash = git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`]);
  const parent = mkdtempSync(join(tmpdir(), 'kolbiste-against-'));
  const folder = join(parent, hash.slice(0, 12));
  const remove = (): void => {
    rmSync(parent, { recursive: true, force: true });
    git(root, ['worktree', 'prune']);
  };
  try {
    git(root, ['worktree', 'add', '--quiet', '--detach', folder, hash]);
    linkModules(root, folder);
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}
