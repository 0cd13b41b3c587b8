// The measurement behind `npm run mutate`: a seeded sample, scenarios first, the other tests for what is left.
import { join } from 'node:path';
import { matched, mutantsOf, readKnown, sampleOf } from './mutants.mjs';
import { runMutants } from './pool.mjs';
import { runSuites } from './suite.mjs';

/** @typedef {import('./mutants.mjs').Mutant} Mutant */
/** @typedef {import('./mutants.mjs').Known} Known */

/**
 * @typedef {object} Fate
 * @property {Mutant} mutant
 * @property {string | undefined} scenario the scenario that noticed, `loading` or `time`
 * @property {string | undefined} test the other test that noticed
 * @property {boolean} tried were the other tests run against it?
 * @property {string} why what failed, or why nothing did
 */

/**
 * @typedef {object} Report
 * @property {string} game
 * @property {string} seed
 * @property {number} all how many mutants there are
 * @property {Fate[]} fates of the sample, without those known to be equivalent
 * @property {Mutant[]} equivalent those of the sample that are known to change nothing
 * @property {Mutant[]} killedEquivalent marked as equivalent, and killed all the same
 * @property {Known[]} stale entries of the list of equivalents that fit no mutant any more
 * @property {number} seconds
 */

/** The committed list of mutants that change nothing. @param {string} root @param {string} game */
export const equivalentsOf = (root, game) =>
  join(root, 'packages', 'games', game, 'test', 'mutants', 'equivalent.json');

/**
 * @param {string} root
 * @param {string} game
 * @param {{ count: number, seed: string, files: string, jobs: number, until: number, suite: boolean,
 *   tell: (text: string) => void }} options `files`: a part of the path; `until`: the other tests begin no run after it
 * @returns {Promise<Report>}
 */
export async function measure(root, game, { count, seed, files, jobs, until, suite, tell }) {
  const began = Date.now();
  const { sources, mutants } = mutantsOf(root, game);
  const { found, stale } = matched(mutants, readKnown(equivalentsOf(root, game)));
  const sample = sampleOf(
    mutants.filter(({ file }) => file.includes(files)),
    count,
    seed,
  );
  const ids = sample.map(({ id }) => id);
  const first = await runMutants(game, sources, ids, {
    jobs,
    tell: (done) => tell(`${done} of ${ids.length}: scenarios`),
  });
  const left = first.filter(({ id, killedBy }) => killedBy === undefined && !found.has(id)).map(({ id }) => id);
  const second = suite
    ? await runSuites(root, game, sources, left, {
        jobs,
        until,
        tell: (done) => tell(`${done} of ${left.length}: tests`),
      })
    : new Map();
  const fates = first.map(({ id, killedBy, why }) => ({
    mutant: mutants[id],
    scenario: killedBy,
    test: second.get(id)?.killedBy,
    tried: killedBy !== undefined || second.has(id),
    why,
  }));
  tell('');
  return {
    game,
    seed,
    all: mutants.length,
    fates: fates.filter(({ mutant }) => !found.has(mutant.id)),
    equivalent: fates.filter(({ mutant, scenario }) => found.has(mutant.id) && !scenario).map(({ mutant }) => mutant),
    killedEquivalent: fates
      .filter(({ mutant, scenario }) => found.has(mutant.id) && scenario)
      .map(({ mutant }) => mutant),
    stale,
    seconds: Math.round((Date.now() - began) / 1000),
  };
}
