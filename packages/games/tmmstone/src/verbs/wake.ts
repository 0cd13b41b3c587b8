/** `inactive` ends. */
import * as units from '../atoms/units.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { INACTIVE } from '../vocabulary.ts';
import { unitsAmong } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { wake: term.who };

export const wake: Verb<typeof schema> = {
  name: 'wake',
  schema,
  rule: cite('word.2', 'R36'),
  run(s, x, op) {
    for (const u of unitsAmong(s, x, op.wake)) units.loseKeyword(s, u, INACTIVE, wake.rule);
  },
  cs: (i, s) => `zbav ${cs.whom(i.wake, 'acc', s)} Neaktivity`,
  en: (i, s) => `${en.whom(i.wake, s)} is no longer Inactive`,
};
