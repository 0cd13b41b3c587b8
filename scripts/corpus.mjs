// Records of today's rules for the corpus, and the hash of what is printed (docs/old-games.md):
//   npm run corpus                    adds those of versions that have none yet
//   npm run corpus -- --renew GAME    writes those of a game's present version anew: only while nobody has played it
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printedHash } from '../packages/kernel/src/index.ts';
import { root } from './boot/platform.mjs';
import { games, ids } from './games.mjs';

/** The version of rules of which no record is kept yet. */
const MADE = '0';
const CLI = join(root, 'packages', 'cli', 'src', 'main.ts');
const folder = join(root, 'corpus');
const [flag, renewed] = process.argv.slice(2);
if (flag !== undefined && (flag !== '--renew' || !ids.includes(renewed))) {
  console.error(`Expected nothing, or --renew and one of ${ids.join(', ')}.`);
  process.exit(2);
}
const commit = execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
const list = join(folder, 'printed.json');
const kinds = join(folder, 'kinds.json');
const named = existsSync(kinds) ? JSON.parse(readFileSync(kinds, 'utf8')) : {};
const printed = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};

for (const { manifest, workshop } of games) {
  const { game } = await manifest.rules();
  const version = game.rulesVersion;
  // A game that is being made changes from day to day.
  if (version === MADE) continue;
  const here = join(folder, game.id, version);
  if (renewed === game.id) {
    rmSync(here, { recursive: true, force: true });
    delete printed[game.id]?.[version];
  }
  if (printed[game.id]?.[version] !== undefined) continue;
  printed[game.id] = { ...printed[game.id], [version]: printedHash(game) };
  named[game.id] = { ...named[game.id], [version]: game.events };
  mkdirSync(here, { recursive: true });
  for (const [at, options] of workshop.corpus.entries()) {
    const file = join(here, `${commit}-${at + 1}.json`);
    const seed = `corpus ${game.id} ${version} ${at}`;
    execFileSync(process.execPath, [CLI, 'play', game.id, ...options, '--seed', seed, '--save', file, '--force'], {
      cwd: root,
    });
    console.log(file.slice(root.length + 1));
  }
}
writeFileSync(kinds, `${JSON.stringify(named, null, 1)}\n`);
writeFileSync(list, `${JSON.stringify(printed, null, 2)}\n`);
