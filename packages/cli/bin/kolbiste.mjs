#!/usr/bin/env node
// Starts the command line with Node 24, whatever Node this file was opened with. Old syntax: see scripts/boot.mjs.
import { complaint, findNode, root, thisMachine } from '../../../scripts/boot/platform.mjs';

var machine = thisMachine();
var node = findNode(machine);

if (complaint(machine) || !node) {
  console.error(
    complaint(machine) || 'Please run `npm ci` first: the Node 24 that comes with the packages is missing.',
  );
  process.exitCode = 1;
} else if (Number(machine.version.split('.')[0]) >= 24) {
  bundles()
    .then(function () {
      return import('../src/main.ts');
    })
    .catch(fail);
} else {
  bundles()
    .then(function () {
      return import('../../../scripts/boot/run.mjs');
    })
    .then(function (tools) {
      var args = [root + '/packages/cli/src/main.ts'].concat(process.argv.slice(2));
      return tools.run(String(node), args).then(tools.endLike);
    })
    .catch(fail);
}

/** What plays a great many games plays from bundles. */
function bundles() {
  return import('../../../scripts/boot/bundles.mjs').then(function (made) {
    return made.plays(process.argv.slice(2)) ? made.useBundles(root, String(node)) : undefined;
  });
}

/** @param {unknown} error */
function fail(error) {
  console.error(error);
  process.exitCode = 1;
}
