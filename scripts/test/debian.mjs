// Debian packages that some tests need: used where they are, installed where that is possible and allowed.
import { existsSync } from 'node:fs';
import { execute } from './exec.mjs';

/** Whether packages may be installed here without asking. */
export function mayInstall() {
  const debian = existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
  return debian && process.getuid?.() === 0 && process.env['KOLBISTE_SETUP'] !== '0';
}

/**
 * How somebody installs packages by hand.
 * @param {string[]} packages
 */
export function byHand(packages) {
  const command = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  return process.getuid?.() === 0 ? command : `sudo sh -c '${command}'`;
}

/**
 * @param {string[]} packages
 * @param {string} what what they are for
 * @param {number} deadline
 * @returns {Promise<boolean>} whether they were installed
 */
export async function install(packages, what, deadline) {
  const names = packages.join(', ');
  console.log(`Installing for ${what}, from Debian: ${names} (KOLBISTE_SETUP=0 forbids it) ...`);
  const limits = () => ({ env: { DEBIAN_FRONTEND: 'noninteractive' }, timeout: deadline - Date.now() });
  const flags = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  return (
    (await execute('apt-get', ['update', '-qq'], limits())) === 0 && (await execute('apt-get', flags, limits())) === 0
  );
}

/**
 * Brings what the server's tests need beside Node: a real PostgreSQL, which they start themselves, and strace. Tests that
 * miss them skip and say so.
 * @param {number} deadline
 */
export async function prepareServerTests(deadline) {
  const missing = [
    ...(existsSync('/usr/lib/postgresql') ? [] : ['postgresql']),
    ...(existsSync('/usr/bin/strace') ? [] : ['strace']),
  ];
  if (missing.length === 0 || process.platform !== 'linux') return;
  if (!mayInstall()) {
    console.log(`Some tests of the server will be skipped; to run them: ${byHand(missing)}`);
    return;
  }
  const done = await install(missing, 'the tests of the server', deadline);
  // The package starts a server of its own; the tests have theirs.
  const limits = { timeout: 60_000, quiet: true };
  if (done && missing.includes('postgresql')) await execute('service', ['postgresql', 'stop'], limits);
}
