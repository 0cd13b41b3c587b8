/** The cube goes to a slot, and stays there when all move [STS 15.5]. */
import { setCube } from '../atoms/enemies.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { cube: term.int(0, 9) };

export const cube: Verb<typeof schema> = {
  name: 'cube',
  schema,
  rule: cite('15.4', '15.5'),
  run(s, x, { cube: slot }) {
    setCube(s, -1 - x.actor, slot, cube.rule);
  },
  cs: (i) => `přesune kostičku akcí na ${i.cube + 1}. políčko`,
  en: (i) => `moves its cube to slot ${i.cube + 1}`,
};
