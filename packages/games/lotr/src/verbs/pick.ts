/** Something is only chosen: what follows says "it". */
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { pick: term.target };

export const pick: Verb<typeof schema> = {
  name: 'pick',
  schema,
  rule: cite('G.5', 'G.7'),
  run() {},
  cs: (i, s) => `${cs.mood(s, 'zvol', 'zvolit')} ${cs.whom(i.pick, 'acc', s)}`,
  en: (i, s) => `choose ${en.whom(i.pick, s)}`,
};
