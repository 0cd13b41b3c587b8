/** Units lose their next attack. */
import * as units from '../atoms/units.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { unitsAmong } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { freeze: term.who };

export const freeze: Verb<typeof schema> = {
  name: 'freeze',
  schema,
  rule: cite('key.15', 'R87'),
  run(s, x, op) {
    for (const u of unitsAmong(s, x, op.freeze)) units.freeze(s, u);
  },
  cs: (i, s) => cs.does('zmraz', i.freeze, s),
  en: (i, s) => en.does('freeze', i.freeze, s),
};
