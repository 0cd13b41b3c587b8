// Which sources of a game decide what happens: these are broken on purpose.
import { globSync } from 'node:fs';
import { gameNamed } from '../games.mjs';

/**
 * What is mutated in the `src` of every game that has it. Not `deal.ts`: what may lie where nobody sees is guessed there,
 * never decided, and the laws of the battery judge it.
 */
const DECIDING = [
  'flow/**/*.ts',
  'verbs/**/*.ts',
  'effects/**/*.ts',
  'atoms/**/*.ts',
  'atoms.ts',
  'legal.ts',
  'legal/**/*.ts',
  'view.ts',
];

/**
 * The sources of a game that are mutated, in the order of their names, relative to the root.
 * @param {string} root
 * @param {string} game
 * @returns {string[]}
 */
export function sourcesOf(root, game) {
  const src = `packages/games/${game}/src`;
  const beside = new Set(Object.keys(gameNamed(game).workshop.besideMutation).map((file) => `${src}/${file}`));
  return globSync(
    DECIDING.map((pattern) => `${src}/${pattern}`),
    { cwd: root },
  )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.test.ts') && !beside.has(file))
    .sort();
}
