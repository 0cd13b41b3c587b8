/** The result of the die goes up or down by one, round the corner. */
import { changeDie, FACES_OF_DIE } from '../flow/die-window.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { turnDie: term.oneOf(['up', 'down']) };

export const turnDie: Verb<typeof schema> = {
  name: 'turnDie',
  schema,
  rule: cite('12.7', 'R6'),
  run(s, x, { turnDie: way }) {
    const steps = way === 'up' ? 0 : FACES_OF_DIE - 2;
    changeDie(s, x.actor, ((s.die + steps) % FACES_OF_DIE) + 1, x.program);
  },
  cs: (i) =>
    i.turnDie === 'up'
      ? 'zvyšte výsledek hodu kostkou o 1 (po 6 následuje 1)'
      : 'snižte výsledek hodu kostkou o 1 (po 1 následuje 6)',
  en: (i) =>
    i.turnDie === 'up'
      ? 'raise the result of the die by 1 (6 becomes 1)'
      : 'lower the result of the die by 1 (1 becomes 6)',
};
