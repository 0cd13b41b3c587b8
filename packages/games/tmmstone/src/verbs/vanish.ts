/** Units go to the grave and nothing follows from it. */
import * as units from '../atoms/units.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { unitsAmong } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { vanish: term.who };

export const vanish: Verb<typeof schema> = {
  name: 'vanish',
  schema,
  rule: cite('key.21', 'key.23', 'R93'),
  run(s, x, op) {
    for (const u of unitsAmong(s, x, op.vanish)) units.remove(s, u, vanish.rule);
  },
  cs: (i, s) => cs.does('zlikviduj', i.vanish, s),
  en: (i, s) => en.does('liquidate', i.vanish, s),
};
