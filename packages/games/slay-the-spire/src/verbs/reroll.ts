/** The die is rolled again. */
import { chance } from '@kolbiste/kernel';
import { changeDie, FACES_OF_DIE } from '../flow/die-window.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { reroll: term.yes };

export const reroll: Verb<typeof schema> = {
  name: 'reroll',
  schema,
  rule: cite('12.7', 'R6'),
  run(s, x) {
    changeDie(s, x.actor, chance(s, 'die', FACES_OF_DIE) + 1, x.program);
  },
  cs: () => 'hoďte kostkou znovu',
  en: () => 'roll the die again',
};
