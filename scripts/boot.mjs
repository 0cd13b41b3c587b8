// The door of the house: `npm start`, `npm test` and the like come through here, on whatever Node the user has.
//
//   node scripts/boot.mjs start          install what serving needs, build the page, serve it
//   node scripts/boot.mjs test [...]     install everything, run scripts/test.mjs
//   node scripts/boot.mjs bench [...]    install what serving needs, run bench/main.ts
//   node scripts/boot.mjs kolbiste ...   install what the command line needs, run it
//
// This file and boot/platform.mjs keep to syntax that very old Node versions read,
// so that their users are told what to install instead of seeing a syntax error.
import { complaint, thisMachine } from './boot/platform.mjs';

var problem = complaint(thisMachine());
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  import('./boot/main.mjs')
    .then(function (main) {
      return main.main(process.argv[2], process.argv.slice(3));
    })
    .catch(function (error) {
      console.error(error && error.expected ? error.message : error);
      process.exitCode = 1;
    });
}
