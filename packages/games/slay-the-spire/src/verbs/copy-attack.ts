/** The last attack of another hero in this turn, once more as one's own. */
import { copyAttack as copyOf } from '../flow/copy-attack.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { copyAttack: term.yes };

export const copyAttack: Verb<typeof schema> = {
  name: 'copyAttack',
  schema,
  rule: cite('19.5', 'R19'),
  run(s, x) {
    copyOf(s, x);
  },
  cs: () => 'vyhodnoťte poslední Útok, který v tomto tahu zahrál jiný hrdina',
  en: () => 'resolve the last attack that another hero played this turn',
};
