/** Cubes of an ability, up to the most of its card. */
import { gainCubes } from '../atoms/enemies.ts';
import { cite } from '../rulebook.ts';
import { csCount, enCount } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { addCubes: term.int(1, 9) };
const CUBES = ['kostičku schopnosti', 'kostičky schopnosti', 'kostiček schopnosti'] as const;

export const addCubes: Verb<typeof schema> = {
  name: 'addCubes',
  schema,
  rule: cite('10.7'),
  run(s, x, { addCubes: n }) {
    gainCubes(s, -1 - x.actor, n, addCubes.rule);
  },
  cs: (i) => `získá ${csCount(i.addCubes, CUBES)}`,
  en: (i) => `gains ${enCount(i.addCubes, 'ability cube', 'ability cubes')}`,
};
