// All mutants of a game, and how one is known again when lines have moved: by its file and the code of its line.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rng, shuffleWith } from '@kolbiste/kernel';
import { sourcesOf } from './games.mjs';
import { weave } from './weave.mjs';

/** @typedef {import('./weave.mjs').Mutant} Mutant */
/** @typedef {{ file: string, code: string, nth?: number, column: number, after: string, why?: string }} Known */

/**
 * @param {string} root
 * @param {string} game
 * @returns {{ sources: Record<string, string>, mutants: Mutant[] }} woven sources by path; `mutants[id]`
 */
export function mutantsOf(root, game) {
  /** @type {Record<string, string>} */
  const sources = {};
  /** @type {Mutant[]} */
  const mutants = [];
  for (const file of sourcesOf(root, game)) {
    const made = weave(file, readFileSync(join(root, file), 'utf8'), mutants.length);
    sources[file] = made.woven;
    mutants.push(...made.mutants);
  }
  return { sources, mutants };
}

/**
 * A seeded sample, in the order of the sources.
 * @template T
 * @param {readonly T[]} list
 * @param {number} count
 * @param {string} seed
 */
export function sampleOf(list, count, seed) {
  const order = shuffleWith(
    rng(`mutants ${seed}`),
    list.map((_, i) => i),
  );
  return order
    .slice(0, count)
    .sort((a, b) => a - b)
    .map((i) => list[i]);
}

/** @param {Mutant | Known} each */
const keyOf = ({ file, code, nth, column, after }) => JSON.stringify([file, code, nth ?? 1, column, after]);

/** What is written down of a mutant. @param {Mutant} mutant @param {string} [why] @returns {Known} */
export function knownOf({ file, code, nth, column, after }, why) {
  return { file, code, ...(nth > 1 ? { nth } : {}), column, after, ...(why === undefined ? {} : { why }) };
}

/**
 * The mutants that a list names, and the entries that fit none any more.
 * @param {readonly Mutant[]} mutants
 * @param {readonly Known[]} list
 */
export function matched(mutants, list) {
  const byKey = new Map(mutants.map((mutant) => [keyOf(mutant), mutant]));
  /** @type {Map<number, Known>} */
  const found = new Map();
  /** @type {Known[]} */
  const stale = [];
  for (const entry of list) {
    const mutant = byKey.get(keyOf(entry));
    if (mutant === undefined) stale.push(entry);
    else found.set(mutant.id, entry);
  }
  return { found, stale };
}

/** @param {string} path @returns {Known[]} none when there is no such file */
export function readKnown(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
}

/** One entry a line. @param {readonly Known[]} list */
export function writtenKnown(list) {
  return list.length === 0 ? '[]\n' : `[\n${list.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`;
}
