// Which machines can run this, and where their Node 24 is. Old syntax on purpose: see scripts/boot.mjs.
import { existsSync } from 'fs';
import { dirname, join } from 'path';
import { fileURLToPath } from 'url';

var NEEDED = 24;
var NEEDED_TO_INSTALL = 20;

/** The repository's folder. */
export var root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * What matters about a machine.
 * @typedef {{ platform: string, arch: string, version: string, glibc: boolean }} Machine
 */

/** @returns {Machine} */
export function thisMachine() {
  return {
    platform: process.platform,
    arch: process.arch,
    version: process.versions.node,
    glibc: existsSync('/lib64/ld-linux-x86-64.so.2') || existsSync('/lib/ld-linux-aarch64.so.1'),
  };
}

/**
 * Is there an npm package that brings Node 24 to this machine?
 * @param {Machine} machine
 */
export function hasPackagedNode(machine) {
  return machine.platform === 'linux' && machine.glibc && (machine.arch === 'x64' || machine.arch === 'arm64');
}

/**
 * One sentence on what to install, or '' when this machine will do.
 * @param {Machine} machine
 */
export function complaint(machine) {
  var major = Number(machine.version.split('.')[0]);
  var packaged = hasPackagedNode(machine);
  var needed = packaged ? NEEDED_TO_INSTALL : NEEDED;
  if (major >= needed) return '';
  return (
    'Kolbiste needs Node ' +
    needed +
    ' or newer on this system (' +
    machine.platform +
    ' ' +
    machine.arch +
    ', now Node ' +
    machine.version +
    '): please install ' +
    (packaged ? 'the current LTS version' : 'Node 24 LTS or newer') +
    ' from https://nodejs.org/ and run the same command again.'
  );
}

/**
 * The Node 24 (or newer) to run the project with, or undefined where there is none yet.
 * @param {Machine} machine
 * @returns {string | undefined}
 */
export function findNode(machine) {
  if (hasPackagedNode(machine)) {
    var packaged = join(root, 'node_modules', 'node-linux-' + machine.arch, 'bin', 'node');
    if (existsSync(packaged)) return packaged;
  }
  return Number(machine.version.split('.')[0]) >= NEEDED ? process.execPath : undefined;
}
