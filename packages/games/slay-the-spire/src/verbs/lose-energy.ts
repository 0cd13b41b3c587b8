/** Energy goes from a hero, down to none. */
import { dropEnergy } from '../atoms/creatures.ts';
import { targetsOf } from '../effects/targets.ts';
import { cite } from '../rulebook.ts';
import { act, whom } from './kit/whom.ts';
import { csCount } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { loseEnergy: term.int(1, 6), to: term.struck };
const ENERGY = ['energii', 'energie', 'energií'] as const;

export const loseEnergy: Verb<typeof schema> = {
  name: 'loseEnergy',
  schema,
  rule: cite('24.2'),
  run(s, x, { loseEnergy: n, to }) {
    for (const on of targetsOf(s, x, to)) dropEnergy(s, on, n, loseEnergy.rule);
  },
  cs: (i, s) => `${act(s, 'vezměte', 'vezme')} ${whom(i.to, 'struck', s).dat} ${csCount(i.loseEnergy, ENERGY)}`,
  en: (i, s) => `${act(s, 'take', 'takes')} ${i.loseEnergy} energy from ${whom(i.to, 'struck', s).en}`,
};
