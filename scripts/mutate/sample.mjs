// The committed sample of a game: mutants that its scenarios kill. One that lives again is a scenario lost.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { equivalentsOf } from './measure.mjs';
import { knownOf, matched, mutantsOf, readKnown, sampleOf, writtenKnown } from './mutants.mjs';
import { runMutants } from './pool.mjs';

/** How many mutants of a game the sample has. */
const SIZE = 150;
/** So many of them must still be there: a sample whose code has gone proves nothing. */
const ENOUGH = 0.7;

/** @param {string} root @param {string} game */
const pathOf = (root, game) => join(root, 'packages', 'games', game, 'test', 'mutants', 'sample.json');

/** @typedef {{ jobs: number, every?: number }} Options `every`: of so many one is tried */

/**
 * Runs the sample and says what lives.
 * @param {string} root @param {string} game @param {Options} options
 * @returns {Promise<boolean>} is all well?
 */
export async function checkSample(root, game, { jobs, every = 1 }) {
  const began = Date.now();
  const { sources, mutants } = mutantsOf(root, game);
  const list = readKnown(pathOf(root, game));
  const { found, stale } = matched(mutants, list);
  const tried = [...found.keys()].filter((_, at) => at % every === 0);
  const fates = await runMutants(game, sources, tried, { jobs });
  const alive = fates.filter(({ killedBy }) => killedBy === undefined);
  for (const { id } of alive) {
    const { file, line, before, after } = mutants[id];
    console.error(`${file}:${line}: no scenario of ${game} notices any more when ${before} is broken: ${after}`);
  }
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`${game}: ${fates.length - alive.length} of ${fates.length} mutants killed by scenarios in ${seconds} s`);
  if (stale.length > 0) console.log(`${game}: ${stale.length} of the sample are no longer in the sources`);
  const enough = found.size > 0 && found.size >= ENOUGH * list.length;
  if (!enough)
    console.error(`${game}: too little of the sample is left: npm run mutate -- --sample --game ${game} --update`);
  return alive.length === 0 && enough;
}

/**
 * Fills the sample up with mutants that scenarios kill, in place of those whose code has gone. Those that live stay.
 * @param {string} root @param {string} game @param {Options} options
 */
export async function renewSample(root, game, { jobs }) {
  const { sources, mutants } = mutantsOf(root, game);
  const kept = matched(mutants, readKnown(pathOf(root, game))).found;
  const equivalent = matched(mutants, readKnown(equivalentsOf(root, game))).found;
  const fresh = mutants.filter(({ id }) => !kept.has(id) && !equivalent.has(id));
  const drawn = sampleOf(fresh, 2 * (SIZE - kept.size), 'sample').map(({ id }) => id);
  const fates = drawn.length === 0 ? [] : await runMutants(game, sources, drawn, { jobs });
  const killed = fates.filter(({ killedBy }) => killedBy !== undefined && killedBy !== 'time').map(({ id }) => id);
  const ids = [...kept.keys(), ...sampleOf(killed, SIZE - kept.size, 'sample')].sort((a, b) => a - b);
  const path = pathOf(root, game);
  mkdirSync(dirname(path), { recursive: true });
  const entry = (/** @type {number} */ id) => knownOf(mutants[id]);
  writeFileSync(path, writtenKnown(ids.map(entry)));
  console.log(`${game}: ${kept.size} of the sample kept, ${ids.length - kept.size} new`);
}
